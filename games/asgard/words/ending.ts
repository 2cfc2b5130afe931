/** How a match ended: what each player scored for, and what happened in every world at Ragnarök. */
import { type Event, NONE, type Nth, type Seat } from '@idavoll/engine';
import { placeOf, populationOn, tileOn } from '../rules/board.ts';
import { tileIds } from '../rules/tables.ts';
import { GAINS, SIDES, SPACES, spaceOf, WORLDS } from '../rules/vocabulary.ts';
import { armName, populationName, recruitsInWords, tileName } from './names.ts';
import type { Scene } from './speech.ts';

export const ENDS = [...GAINS, 'rewards', 'glory'] as const;
type End = (typeof ENDS)[number];

interface Gained {
  readonly gain: End;
  readonly points: number;
  /** What they were scored in: by round, by tile, by world. */
  readonly parts: readonly number[];
}

/** The events that points were scored with. Battle tiles are taken in every round and scored together. */
const scoresFor = (story: readonly Event[], seat: Seat, end: End): number[] => {
  const types: Readonly<Record<string, string>> = { battles: 'battleTile', rewards: 'rewarded', glory: 'glory' };
  const type = types[end] ?? 'scored';
  return story
    .filter(event => event.type === type && event.seat === seat && (type !== 'scored' || event.gain === end))
    .map(event => Number(event.points));
};

/** What a seat scored for, from its temples to its glory. */
export const gainsOf = (story: readonly Event[], seat: Seat): Gained[] =>
  ENDS.map(gain => {
    const parts = scoresFor(story, seat, gain);
    return { gain, parts, points: parts.reduce((sum, points) => sum + points, 0) };
  }).filter(({ points }) => points > 0);

interface Share {
  readonly seat: Seat;
  readonly points: number;
  readonly isGlory: boolean;
}

interface Host {
  /** The god tile or the population, by name. */
  readonly name: string;
  readonly strength: number;
  readonly wins: boolean;
  /** Recruits beside it, what lies under it: in words. */
  readonly help: readonly string[];
}

export interface Ending {
  readonly world: (typeof WORLDS)[number];
  /** Both sides, light first; nobody where no god came. */
  readonly hosts: readonly Host[];
  readonly shares: readonly Share[];
}

const hostOf = (scene: Scene, story: readonly Event[], space: Nth<'space'>, strength: number, other: number): Host => {
  const { c, view, say } = scene;
  const tile = tileOn(view, space);
  const population = populationOn(view, space);
  const shown = (type: string) => story.filter(event => event.type === type && event.space === SPACES[space]);
  const recruits = recruitsInWords(scene, recruit => view[c.at.beside(space, recruit)]);
  const guards = shown('shownGuard').map(
    ({ ancient }) => c.content.ancientWeapons.find(({ id }) => id === ancient)?.value ?? 0,
  );
  return {
    name:
      tile === NONE
        ? populationName(scene, c.content.populations[population].id)
        : tileName(scene, tileIds(c.content)[tile]),
    strength,
    wins: strength > other,
    help: [
      ...(recruits === '' ? [] : [recruits]),
      ...guards.map(value => say('ancient', { value })),
      ...shown('shownArm').map(({ arm }) => armName(scene, String(arm))),
    ],
  };
};

/** Every world that took part in Ragnarök, in order. ASG-460 */
export const endingsOf = (scene: Scene, story: readonly Event[]): Ending[] =>
  WORLDS.flatMap((world, i): Ending[] => {
    const fought = story.find(event => event.type === 'fought' && event.world === world);
    if (!fought) {
      const wasCleared = story.some(event => event.type === 'cleared' && event.world === world);
      return wasCleared ? [{ world, hosts: [], shares: [] }] : [];
    }
    const strengths = [Number(fought.light), Number(fought.dark)];
    const hosts = SIDES.map((_, side) => hostOf(scene, story, spaceOf(side, i), strengths[side], strengths[1 - side]));
    const shares = story
      .filter(event => (event.type === 'rewarded' || event.type === 'glory') && event.world === world)
      .map(event => ({ seat: Number(event.seat), points: Number(event.points), isGlory: event.type === 'glory' }));
    return [{ world, hosts, shares }];
  });

/** What a world brought, in words: shares, or why there are none. ASG-466, ASG-467 */
export const sharesInWords = ({ say, player }: Scene, { hosts, shares }: Ending): string[] => {
  if (hosts.length === 0) return [say('result.quiet')];
  if (shares.length === 0) return [say(hosts.some(({ wins }) => wins) ? 'result.nobody' : 'result.even')];
  return shares.map(({ seat, points, isGlory }) =>
    say(isGlory ? 'result.glory' : 'result.rewarded', { name: player(seat), points }),
  );
};

/** Whom a seat with as many points is ahead of. ASG-477 */
export const tiesInWords = (scene: Scene, seat: Seat): string[] => {
  const { c, view, say, player } = scene;
  const isAhead = (rival: Seat) =>
    view[c.at.score(rival)] === view[c.at.score(seat)] && placeOf(view, seat) < placeOf(view, rival);
  return Array.from({ length: c.seats }, (_, rival) => rival)
    .filter(isAhead)
    .map(rival => say('result.tie', { name: player(rival) }));
};
