/** Questions, offered moves and the facts of a player in words, as a position has them. */
import { type After, NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { areNeighbours, carriedBy, endOf, enemyOn, figuresLeft, firstOf, lyingOn } from '../rules/figures.ts';
import { chanceOf, stepChance, strikeChance } from '../rules/odds.ts';
import { areEnemies, mayAttack, mayMove, reaches } from '../rules/reach.ts';
import { gainAtEnd, isAtCrown, isInGoal, pointsOnField } from '../rules/score.ts';
import type { Cells } from '../rules/state.ts';
import { fieldNames, figuresOf } from '../rules/tables.ts';
import { GAIN, PHASE, SAGA, SIDES } from '../rules/vocabulary.ts';
import { figureName, type Key, type Offered, sentence, teamName, tileName, type Voice, valuesOf } from './names.ts';

/** A position in the eyes of somebody. Nothing of it is secret, so a view is all of the state. SAGA-036 */
export interface Scene extends Voice {
  readonly c: Context;
  readonly view: Cells;
}

const tablesOf = (c: Context) => ({
  figures: figuresOf(c.content).map(({ name }) => name),
  fields: fieldNames(c.battlefield),
});
const known = new WeakMap<Context, ReturnType<typeof tablesOf>>();
const tables = (c: Context) => {
  const made = known.get(c) ?? tablesOf(c);
  known.set(c, made);
  return made;
};

const percent = ({ say }: Voice, chance: number) => say('chance', { percent: Math.round(100 * chance) });
const numberOf = (names: readonly string[], name: string | number) => names.indexOf(String(name));
const upTo = (from: number, end: number) => Array.from({ length: end - from }, (_, i) => from + i);

/** The figures of a seat that take part. SAGA-370 */
export const figuresIn = (c: Context, s: Cells, seat: Seat): Nth<'figure'>[] =>
  s[c.at.team(seat)] === NONE
    ? []
    : upTo(firstOf(c, s, seat), endOf(c, s, seat)).filter(
        figure => s[c.at.saga] !== SAGA.duel || c.cards.leader[figure] === 1,
      );

/** What lies on a field, or what a figure carries. */
export const chestsAt = ({ at, battlefield }: Context, s: Cells, where: Nth<'spot'>): number =>
  upTo(0, battlefield.places).filter(place => s[at.chest(place)] === where).length;

const dodgeWords = (scene: Scene, figure: Nth<'figure'>): string[] => {
  const chance = stepChance(scene.c, scene.view, figure);
  return chance === 1 ? [] : [scene.say('with.dodge', { chance: percent(scene, chance) })];
};

const moveWords = (scene: Scene, figure: Nth<'figure'>): string[] => {
  const { c, view, say } = scene;
  const count = chestsAt(c, view, carriedBy(c, figure));
  return [...dodgeWords(scene, figure), ...(count > 0 ? [say('with.carried', { count })] : [])];
};

/** What a step leads to: the roll before it, and what there is on the field. */
const stepWords = (scene: Scene, field: Nth<'field'>): string[] => {
  const { c, view: s, say } = scene;
  const { figures } = tables(c);
  const figure = s[c.at.current];
  const around = Array.from(c.battlefield.neighbour.subarray(field * SIDES, (field + 1) * SIDES));
  const enemies = around.map(next => enemyOn(c, s, next, c.cards.team[figure])).filter(enemy => enemy !== NONE);
  const count = chestsAt(c, s, lyingOn(field));
  return [
    ...dodgeWords(scene, figure),
    ...(s[c.at.saga] === SAGA.treasure && count > 0 ? [say('with.chests', { count })] : []),
    ...(s[c.at.saga] === SAGA.mist && isInGoal(c, s, s[c.at.active], field) ? [say('with.goal')] : []),
    ...(s[c.at.saga] === SAGA.crown && isAtCrown(c, field) ? [say('with.crown')] : []),
    ...(enemies.length > 0
      ? [say('with.enemies', { figures: enemies.map(enemy => figureName(scene, figures[enemy])).join(', ') })]
      : []),
  ];
};

/** An attack or a shot, and the chance that it strikes the target down. */
const attackWords = (scene: Scene, figure: Nth<'figure'>, target: Nth<'figure'>): string => {
  const { c, view: s, say } = scene;
  const isClose = areNeighbours(c, s[c.at.stands(figure)], s[c.at.stands(target)]);
  return say(isClose ? 'move.target' : 'move.target.shot', {
    figure: figureName(scene, tables(c).figures[target]),
    chance: percent(scene, strikeChance(c.cards.hit[figure], c.cards.parry[target])),
  });
};

const targetWords = (scene: Scene, figure: Nth<'figure'>): string[] => {
  const { c, view } = scene;
  return upTo(0, c.figureCount)
    .filter(target => areEnemies(c, view, figure, target) && reaches(c, view, figure, target))
    .map(target => attackWords(scene, figure, target));
};

/** The figures of a team with how many there are of each kind. */
const teamWords = (scene: Scene, id: string): string =>
  (scene.content.teams.find(team => team.id === id)?.figures ?? [])
    .map(({ id: kind, count }) => scene.say('figures', { figure: figureName(scene, kind), count }))
    .join(', ');

/** What is to be known of an offered move besides the move itself. */
const detailsOf = (scene: Scene, { kind, area, figure, field }: Offered): string[] => {
  const { c } = scene;
  const { figures, fields } = tables(c);
  switch (kind) {
    case 'area': {
      const place = c.battlefield.centre.indexOf(numberOf(fields, area));
      return [tileName(scene, c.content.tiles[scene.view[c.at.tile(place)]].id)];
    }
    case 'move':
      return moveWords(scene, numberOf(figures, figure));
    case 'step':
      return stepWords(scene, numberOf(fields, field));
    case 'attack':
      return targetWords(scene, numberOf(figures, figure));
    default:
      return [];
  }
};

/** An offered move, with what the dice may make of it. */
export const moveInWords = (scene: Scene, move: Offered): string => {
  const { c, view: s, say } = scene;
  switch (move.kind) {
    case 'team':
      return say('move.team', { ...valuesOf(scene, move), figures: teamWords(scene, String(move.team)) });
    case 'target':
      return attackWords(scene, s[c.at.current], numberOf(tables(c).figures, move.figure));
    case 'end':
      return say(s[c.at.phase] === PHASE.figure ? 'move.end.moves' : 'move.end');
    default:
      return [say(`move.${move.kind}`, valuesOf(scene, move)), ...detailsOf(scene, move)].join('; ');
  }
};

export type Asked = After<'ask', Key>;

/** What is asked of the seat that decides. */
export const questionInWords = (scene: Scene, ask: Asked): string => {
  const { c, view: s, say } = scene;
  const { at, cards } = c;
  const { figures } = tables(c);
  const own = figuresIn(c, s, s[at.active]);
  const left: Partial<Record<Asked, () => number>> = {
    placing: () => own.filter(figure => s[at.stands(figure)] === NONE).length,
    figure: () => own.filter(figure => mayMove(c, s, figure)).length,
    step: () => s[at.stepsLeft],
    attacker: () => own.filter(figure => mayAttack(c, s, figure)).length,
  };
  const current = s[at.current];
  const dodges = current !== NONE && stepChance(c, s, current) < 1;
  return sentence(
    say(`ask.${ask}`, {
      left: left[ask]?.() ?? 0,
      figure: current === NONE ? '' : figureName(scene, figures[current]),
      danger: dodges ? 'yes' : 'no',
      number: dodges ? cards.dodge[current] : 0,
      chance: dodges ? percent(scene, chanceOf(cards.dodge[current])) : '',
    }),
  );
};

/** What is counted on the battlefield at the end of a saga. */
const COUNTED = ['chests', 'goal', 'crown'] as const;

/** What everybody sees of a player: the team, who is left, and what the saga has brought so far. */
export const factsInWords = (scene: Scene, seat: Seat): string[] => {
  const { c, view: s, say } = scene;
  const { at } = c;
  if (s[at.team(seat)] === NONE) return [];
  const team = teamName(scene, c.content.teams[s[at.team(seat)]].id);
  const hasBegun = s[at.startPlayer] !== NONE;
  const gain = COUNTED.find(counted => GAIN[counted] === gainAtEnd(s[at.saga]));
  const count = pointsOnField(c, s, seat);
  const left = figuresLeft(c, s, seat);
  return [
    team,
    ...(hasBegun ? [say('fact.figures', { left, all: figuresIn(c, s, seat).length })] : []),
    ...(hasBegun && gain ? [say(`fact.${gain}`, { count })] : []),
    ...(gain === undefined ? [say('fact.points', { points: s[at.points(seat)] })] : []),
    ...(s[at.master] === seat ? [say('fact.master')] : []),
    ...(hasBegun && left === 0 ? [say('fact.out')] : []),
  ];
};
