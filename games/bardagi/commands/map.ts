/** `idavoll map`: what an owner's map looks like, and what is wrong with it. */
import { type CommandCall, fail, type GameCommand, ok, type Result, readPack } from '@idavoll/engine';
import { flawsOf, LEAST_ROOM } from '../map/flaws.ts';
import { type BardagiContent, type BoardMap, SIDES } from '../rules/content.ts';
import { drawMap } from './draw.ts';
import sentences from './words/en.json' with { type: 'json' };

/** A file may hold a whole pack, or nothing but a map. */
const asPack = (text: string): string => {
  try {
    const json: unknown = JSON.parse(text);
    const isMap = typeof json === 'object' && json !== null && 'areas' in json && !('game' in json);
    return isMap ? JSON.stringify({ game: 'bardagi', name: 'map', version: 1, maps: [json] }) : text;
  } catch {
    return text;
  }
};

type Refused = readonly [end: 'failed' | 'misused', sentence: string];

const contentIn = ({ module, words: [file], read, say }: CommandCall): Result<BardagiContent, Refused> => {
  const own = module.base.content as BardagiContent;
  if (file === undefined) return ok(own);
  const text = read(file);
  if (!text.ok) return fail(['misused', text.error]);
  const pack = readPack(module, file, asPack(text.value));
  if (!pack.ok) return fail(['failed', say('refused', { message: pack.error.message })]);
  return ok(pack.value.content as BardagiContent);
};

/** The side that was asked for, or the first that is not the game's own. */
const mapIn = ({ module, text }: CommandCall, { maps }: BardagiContent): BoardMap | undefined => {
  const side = text('side');
  if (side !== undefined) return maps.find(({ id }) => id === side);
  const own = module.readContent('base', module.base.content) as BardagiContent;
  return maps.find((map, i) => JSON.stringify(map) !== JSON.stringify(own.maps[i])) ?? maps[0];
};

export const map: GameCommand = {
  name: 'map',
  takes: '[file] [--side summer|winter] [--out file]',
  most: 1,
  sentences,
  flags: { side: { value: SIDES.join('|') }, out: { value: 'file' } },
  async run(call) {
    const { say, print, complain, write } = call;
    const refuse = ([end, sentence]: Refused) => {
      complain(sentence);
      return end;
    };
    const content = contentIn(call);
    if (!content.ok) return refuse(content.error);
    const found = mapIn(call, content.value);
    if (!found) return refuse(['misused', say('no-side', { side: call.text('side') ?? '' })]);
    const { growMap } = await import('../map/grow.ts');
    const land = growMap(found);
    const picture = drawMap(found, land);
    const out = call.text('out');
    const written = out === undefined ? ok(print(picture)) : write(out, picture);
    if (!written.ok) return refuse(['misused', written.error]);
    const { id: side, areas, edges, bridges, harbours } = found;
    const counts = { areas: areas.length, links: edges.length, bridges: bridges.length, harbours: harbours.length };
    complain(say('drawn', { side, ...counts, islands: land.islands.length }));
    const flaws = flawsOf(found, land);
    if (flaws.length === 0) return 'done';
    complain(say('flaws'));
    for (const { flaw, ...values } of flaws) complain(say(`flaw.${flaw}`, { ...values, wanted: LEAST_ROOM }));
    return 'failed';
  },
};
