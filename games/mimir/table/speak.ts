/** Moves, questions, events and public facts in words. */
import type { GameTable, Say } from '@idavoll/board';
import {
  type After,
  AUDIENCE,
  type Decoded,
  type Event,
  type EventOf,
  type KindOf,
  NONE,
  type Seat,
} from '@idavoll/engine';
import { mimir } from '../index.ts';
import type { moveTable } from '../rules/notation.ts';
import { type eventTable, recalled } from '../rules/story.ts';
import { ELITES, type PhaseName } from '../rules/vocabulary.ts';
import { type Material, type Sight, sightOf } from './sight.ts';

type Key = keyof typeof import('../words/en.json');
export type Words = (key: Key, values?: Parameters<Say>[1]) => string;
type Told = Event<EventOf<typeof eventTable>>;
type Offered = Decoded<KindOf<typeof moveTable>>;

const { realms, artefacts } = mimir.base.content;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Content of others may hold things that have no words here: those carry a name of their own. */
const isIn = <Id extends string>(known: readonly Named[], entry: Named): entry is Named & { readonly id: Id } =>
  known.some(({ id }) => id === entry.id);

export const realmName = (say: Words, realm: Named): string =>
  isIn<After<'realm', Key>>(realms, realm) ? say(`realm.${realm.id}`) : realm.name;
export const artefactName = (say: Words, artefact: Named): string =>
  isIn<After<'artefact', Key>>(artefacts, artefact) ? say(`artefact.${artefact.id}`) : artefact.name;
export const treasureName = (say: Words, { material, points }: { material: Material; points: number }): string =>
  say('treasure', { material: say(`material.${material}`), points });

type TokenName = After<'tokens', Key>;
type Content = typeof mimir.base.content;

const find = <T extends { readonly id: string }>(entries: readonly T[], id: string): T | undefined =>
  entries.find(entry => entry.id === id);

/** The words for the fields of a move or an event. */
const valuesOf = (fields: Event | Decoded, say: Words, nameOf: (seat: Seat) => string, content: Content) => {
  const word = (field: string, value: string | number | null): string | number => {
    if (value === '?') return 'hidden';
    if (value === null) return 'none';
    if (field === 'seat' || field === 'owner') return nameOf(Number(value));
    if (typeof value === 'number') return value;
    if (field === 'realm') return realmName(say, find(content.realms, value) ?? { id: value, name: value });
    if (field === 'artefact' || field === 'leaf')
      return artefactName(say, find(content.artefacts, value) ?? { id: value, name: value });
    if (field === 'token' || field === 'elite') return say(`tokens.${value as TokenName}`, { count: 1 });
    if (field === 'material') return say(`material.${value as Material}`);
    const treasure = field === 'treasure' ? find(content.treasures, value) : undefined;
    return treasure ? treasureName(say, treasure) : value;
  };
  return {
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, word(field, value)])),
    ...(typeof fields.count === 'number' && {
      tokens: say(`tokens.${fields.token as TokenName}`, { count: fields.count }),
    }),
  };
};

export const describe: GameTable['describe'] = (move, { game, content, names, say }) => {
  const found = game.moves.find(move);
  if (found === undefined) return move;
  const fields = game.moves.decode(found) as Offered;
  const words: Words = say;
  return words(
    `move.${fields.kind}`,
    valuesOf(fields, words, seat => names[seat], content as Content),
  );
};

export const prompt: GameTable['prompt'] = (ask, props) => {
  const { c, here, say, view } = sightOf(props);
  const treasure = view[ask === 'flight' ? c.at.carried : c.at.taken];
  const elite = view[c.at.elite];
  return say(`ask.${ask as After<'ask', Key>}`, {
    left: ask === 'placement' ? view[c.at.tokensLeft] : 2 - view[c.at.moved],
    realm: here === NONE ? '' : realmName(say, c.content.realms[here]),
    elite: elite === NONE ? '' : say(`kind.${ELITES[elite]}`),
    treasure: treasure === NONE ? '' : treasureName(say, c.content.treasures[treasure]),
  });
};

/** The board shows these better than a line could. */
const UNTOLD: ReadonlySet<string> = new Set(['laidOut', 'displayed', 'chose']);

export const tell: GameTable['tell'] = (event, { content, names, say }) => {
  const words: Words = say;
  const { type } = event as Told;
  if (UNTOLD.has(type)) return undefined;
  const about = ['realm', 'treasure', 'artefact', 'leaf'].flatMap(field => {
    const id = event[field];
    return typeof id === 'string' && id !== '?' ? [id] : [];
  });
  const values = valuesOf(event, words, seat => names[seat], content as Content);
  return {
    text: words(`event.${type}`, values),
    about,
    ...(typeof event.seat === 'number' && { seat: event.seat }),
  };
};

export const recall: GameTable['recall'] = (event, props) =>
  tell(recalled(event, props.agreement, props.viewer), props);

export const facts: GameTable['facts'] = ({ game, agreement, view, say: untyped }, seat) => {
  const sight = sightOf({ game, agreement, view, say: untyped, viewer: AUDIENCE, names: [] });
  const { c, say } = sight;
  const held = sight.treasuresOf(seat);
  const points = held.reduce((sum, t) => sum + c.tables.points[t], 0);
  const shown = sight.shownCardsOf(seat).map(card => artefactName(say, c.content.artefacts[card]));
  const count = say('board.treasures', { count: held.length });
  const cards = say('board.cards', { count: sight.cardCount(seat) });
  const listed = sight.listsTreasuresOf(seat) && held.length > 0;
  return [
    say('board.tokens', { count: sight.behindScreen(seat) }),
    listed ? `${count} (${say('result.points', { points })})` : count,
    shown.length > 0 ? `${cards} (${shown.join(', ')})` : cards,
    ...(sight.hasPassed(seat) ? [say('table.passed')] : []),
  ];
};

export const phaseKey = (phase: PhaseName): Key => `phase.${phase}`;

/** A realm and what lies there, for those who cannot see it. */
export const summaryOf = (sight: Sight, realm: number): string => {
  const { say, c, names } = sight;
  const { essence } = c.content.realms[realm];
  const treasures = sight.treasuresIn(realm).map(t => treasureName(say, c.content.treasures[t]));
  const tokens = sight.pilesIn(realm).map(({ seat, kind, down, count }) => {
    const what = kind ? say(`tokens.${kind}`, { count }) : say('board.tokens', { count });
    return `${names[seat]} ${what}${down ? ` (${say('table.faceDown')})` : ''}`;
  });
  const start = sight.view[c.at.startRealm] === realm ? [say('board.start')] : [];
  const head = `${realmName(say, c.content.realms[realm])}, ${say(`essence.${essence}`)}`;
  return [head, ...start, ...treasures, ...tokens].join('; ');
};
