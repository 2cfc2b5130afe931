import { describe, expect, test } from 'vitest';
import { all, namesItsRules, type Row } from '../../test/why.ts';
import { ledger } from './ledger-tables.ts';
import { FAR } from './scenes.ts';
import { A, B, Table } from './table.ts';

const choosing = () => new Table({ fresh: { seats: 3, options: { teams: 'chosen' } } }).play(A, 'team orcs');
const opening = (saga: 'fight' | 'duel' | 'treasure' = 'fight') =>
  new Table({ saga, figures: ['', ''], teams: ['humans', 'orcs'], tiles: { '3,3': 'T03 turned 1' }, phase: 'area' });
const settled = () => new Table({ saga: 'duel', figures: ['', ''], teams: ['humans', 'orcs'], phase: 'area' });
const three = () => {
  const t = new Table({ figures: ['', '', ''], teams: ['humans', 'elves', 'undead'], phase: 'area', turn: B });
  return t.play(B, 'area 3,3').playUntil(({ phase }) => phase === 'area');
};
/** swordsman-1 is boxed in, swordsman-2 has moved, swordsman-3 has fallen. */
const boxed = {
  figures: ['captain 3,0 swordsman 0,0 swordsman 1,0 crossbowman -1,0', `goblin ${FAR}`],
  terrain: 'tree 0,1 tree -1,1 stone 0,-1 house 1,-1',
  moved: 'swordsman-2',
};
const walking = () =>
  new Table({ saga: 'crown', figures: ['captain 1,0 swordsman 2,0', 'goblin 5,-5'], terrain: 'tree 0,1' }).play(
    A,
    'move captain',
  );
/** The captain has attacked, swordsman-1 and crossbowman cannot. */
const attacking = (goblin: string, terrain = '') =>
  new Table({
    figures: ['captain 0,0 swordsman 3,0 crossbowman 2,-3 swordsman 1,-1', `goblin 1,0 goblin ${goblin}`],
    terrain,
    phase: 'attacker',
    attacked: 'captain',
  });
const aiming = (figure: string) =>
  new Table({
    figures: [`${figure} 0,0 swordsman 0,-1`, 'goblin 1,0 goblin 0,1 goblin 2,0 warlord 8,-4'],
    phase: 'attacker',
  }).play(A, `with ${figure}`);
/** As `boxed`, and everybody else has moved. */
const moved = () => new Table({ ...boxed, moved: 'captain swordsman-2 crossbowman', phase: 'passOn' });

const ROWS: Readonly<Record<string, Row<Table>>> = {
  team: ['SAGA-037', choosing, B, { 'team orcs': 'SAGA-032', 'team dwarves': 'SAGA-009', end: 'SAGA-037' }],
  area: ['SAGA-062', () => three(), 2, { 'area 3,3': 'SAGA-064', done: 'SAGA-062' }],
  placing: [
    'SAGA-066',
    () => opening().play(A, 'area 3,3', 'captain>3,3'),
    A,
    {
      'area -3,-3': 'SAGA-062',
      done: 'SAGA-062',
      'goblin>3,3': 'SAGA-033',
      'captain>4,3': 'SAGA-033',
      'swordsman>-3,-3': 'SAGA-065',
      'swordsman>3,3': 'SAGA-066',
      'swordsman>3,4': 'SAGA-066',
      end: 'SAGA-066',
    },
  ],
  'placing in the duel': [
    'SAGA-066',
    () => opening('duel').play(A, 'area 3,3'),
    A,
    { 'swordsman>3,3': 'SAGA-370', 'warlord>3,3': 'SAGA-033' },
  ],
  'placing among chests': ['SAGA-066', () => opening('treasure').play(A, 'area 3,3'), A, { 'captain>3,3': 'SAGA-391' }],
  confirm: [
    'SAGA-062',
    () => settled().play(A, 'area 3,3', 'captain>3,3'),
    A,
    { 'captain>4,4': 'SAGA-033', 'area -3,-3': 'SAGA-062' },
  ],
  figure: [
    'SAGA-140',
    () => new Table(boxed),
    A,
    {
      'move swordsman-1': 'SAGA-148',
      'move swordsman-2': 'SAGA-147',
      'move swordsman-3': 'SAGA-199',
      'move goblin-1': 'SAGA-140',
      'with captain': 'SAGA-123',
      'against goblin-1': 'SAGA-123',
      'step 4,0': 'SAGA-140',
    },
  ],
  'figure in the duel': [
    'SAGA-140',
    () => new Table({ saga: 'duel', figures: ['captain 0,0', 'warlord 5,-5'] }),
    A,
    { 'move swordsman-1': 'SAGA-370' },
  ],
  step: [
    'SAGA-145',
    walking,
    A,
    {
      'move swordsman-1': 'SAGA-147',
      end: 'SAGA-147',
      'with captain': 'SAGA-123',
      'step 2,0': 'SAGA-104',
      'step 0,1': 'SAGA-104',
      'step 0,0': 'SAGA-441',
      'step 3,0': 'SAGA-145',
      'step 1,0': 'SAGA-145',
    },
  ],
  attacker: [
    'SAGA-190',
    () => attacking('2,-5', 'tree 2,-4'),
    A,
    {
      'with captain': 'SAGA-190',
      'with swordsman-1': 'SAGA-192',
      'with swordsman-3': 'SAGA-199',
      'with goblin-1': 'SAGA-190',
      'move swordsman-1': 'SAGA-123',
      'step 0,1': 'SAGA-123',
      stop: 'SAGA-190',
    },
  ],
  'target of the captain': [
    'SAGA-193',
    () => aiming('captain'),
    A,
    {
      'against goblin-3': 'SAGA-192',
      'against swordsman-1': 'SAGA-203',
      'against swordsman-2': 'SAGA-203',
      'against orc-warrior-1': 'SAGA-199',
      'against skeleton-1': 'SAGA-032',
      'with swordsman-1': 'SAGA-193',
      end: 'SAGA-193',
      'step 0,1': 'SAGA-123',
    },
  ],
  'target of a shooter': [
    'SAGA-193',
    () => aiming('crossbowman'),
    A,
    { 'against goblin-3': 'SAGA-260', 'against warlord': 'SAGA-225', 'against swordsman-1': 'SAGA-203' },
  ],
  passOn: [
    'SAGA-125',
    moved,
    A,
    {
      'move captain': 'SAGA-147',
      'move swordsman-1': 'SAGA-148',
      'move swordsman-3': 'SAGA-199',
      'step 4,0': 'SAGA-147',
      'with captain': 'SAGA-192',
      'with crossbowman': 'SAGA-225',
      stop: 'SAGA-125',
    },
  ],
};

describe('the rule that is named', () => {
  namesItsRules(ROWS, ledger);

  test('of a shooter without a target says whether somebody is near but hidden', () => {
    const near = attacking('2,0', 'tree 2,-2 tree 2,-1 tree 1,-2 tree 3,-3');
    expect(near.refused(A, 'with crossbowman')).toBe('SAGA-260');
    const far = new Table({ figures: ['captain 0,0 crossbowman 5,-8', `goblin 1,0 goblin ${FAR}`], phase: 'attacker' });
    expect(far.refused(A, 'with crossbowman')).toBe('SAGA-225');
  });
});

describe('refusals that no rule makes', () => {
  test('a seat that is not awaited, whatever it asks for', () => {
    const t = new Table(boxed);
    const before = all(t);
    for (const text of ['end', 'move goblin-1', 'dance']) expect(t.refused(B, text)).toBe('not-awaited');
    expect(all(t)).toEqual(before);
  });

  test('a text that is no move', () => {
    const t = walking();
    const texts = [
      '',
      'dance',
      'STOP',
      'stop ',
      'step',
      'step 1',
      'step 9,9',
      'move swordsman',
      'with goblin',
      'turn over',
    ];
    for (const text of texts) expect([text, t.refused(A, text)]).toEqual([text, 'unknown-move']);
  });

  test('a match that is over', () => {
    const t = new Table({ figures: ['captain 0,0', 'goblin 1,0'], phase: 'attacker' });
    t.rolls(9, 0).attack(A, 'captain', 'goblin-1');
    for (const seat of [A, B]) expect(t.refused(seat, 'end')).toBe('over');
  });
});
