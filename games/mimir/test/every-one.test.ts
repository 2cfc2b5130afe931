/** The first and the last of a list count like any other: realms, cards, treasures, seats. */
import { AUDIENCE, HIDDEN } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { BLUE, GREEN, PURPLE, Table } from './table.ts';

const acting = (realms: Record<string, Record<number, string> & { treasures?: string[] }>) =>
  new Table({ seats: 3, phase: 'action', realms: realms as never });

describe('what is seen', () => {
  test('MIM-166: own face-down tokens in every realm, by nobody else', () => {
    const t = new Table({ fresh: { seats: 2, options: { firstPlayer: 'chosen' } } });
    const { at } = t.c;
    for (const realm of t.ring) {
      const u = new Table({ fresh: { seats: 2, options: { firstPlayer: 'chosen' } } }).play(PURPLE, `wyrm>${realm}`);
      const cell = at.faceDown(u.state[at.ring(u.ring.indexOf(realm))], PURPLE, 4);
      expect([u.seen(PURPLE, cell), u.seen(BLUE, cell), u.seen(AUDIENCE, cell)]).toEqual([1, undefined, undefined]);
    }
  });

  test('MIM-167: whatever lies open is seen by everybody, to the last cell', () => {
    const t = new Table({ fresh: { seats: 3 } });
    for (const viewer of [PURPLE, GREEN, AUDIENCE]) {
      const view = t.match.view(viewer);
      for (const { name, secret, cells } of t.match.game.layout.fields)
        if (secret === undefined)
          expect([name, cells.map(cell => view[cell])]).toEqual([name, cells.map(cell => t.state[cell])]);
    }
    expect(Array.from(t.match.view(AUDIENCE))).toContain(HIDDEN);
  });
});

describe('the deal of a round', () => {
  test.each([0, 1, 3, 6])('MIM-120, MIM-123: of a pile with only %i treasures no other is laid out', left => {
    const second = mimir.base.content.treasures.filter(({ round }) => round === 2).map(({ id }) => id);
    const screens = { 0: second.slice(left) };
    const t = new Table({ seats: 4, phase: 'resolution', screens });
    t.playUntil(({ round }) => round === 2);
    expect(t.told('laidOut').map(({ treasure }) => treasure)).toHaveLength(left);
    expect([t.treasuresOf(0), t.ring.flatMap(realm => t.treasuresIn(realm)).toSorted()]).toEqual([
      second.slice(left),
      second.slice(0, left).toSorted(),
    ]);
  });
});

describe('placement', () => {
  test('MIM-153: who runs out of tokens places no more, and the turn is over', () => {
    const all = '18 viking, double, raven, valkyrie, wyrm';
    const t = new Table({
      seats: 2,
      order: [1, 0],
      realms: { asgard: { 0: all }, midgard: { 1: all.replace('18', '17') } },
    }).play(1, 'viking>midgard');
    expect([t.phase, t.state[t.c.at.tokensLeft], t.tokens('midgard', 1)]).toEqual(['action', 0, all]);
  });
});

describe('elites', () => {
  test('MIM-182: it is told which elite was chosen, and where', () => {
    for (const elite of ['raven', 'valkyrie', 'wyrm']) {
      const t = acting({ midgard: { [PURPLE]: elite, [BLUE]: 'viking' } }).play(PURPLE, `choose ${elite}`);
      expect(t.told('chose')).toEqual([{ type: 'chose', seat: PURPLE, token: elite, realm: 'midgard' }]);
    }
  });

  test('MIM-241: the raven flies to every other realm, wherever it is', () => {
    const ring = new Table({ seats: 3, phase: 'action' }).ring;
    for (const realm of ring) {
      const t = acting({ [realm]: { [PURPLE]: 'raven', treasures: ['gem-1-1'] } as never });
      t.play(PURPLE, 'choose raven', 'carry gem-1-1');
      expect(new Set(t.offers(PURPLE))).toEqual(new Set(ring.filter(to => to !== realm).map(to => `fly ${to}`)));
    }
  });
});

describe('questions', () => {
  test('MIM-260 MIM-280: each elite is asked where it stands by its own rule', () => {
    const asks = (elite: string) => {
      const t = acting({ midgard: { [PURPLE]: elite, [BLUE]: 'viking' } }).play(PURPLE, `choose ${elite}`);
      return t.match.game.ask(t.state, PURPLE).rule;
    };
    expect([asks('valkyrie'), asks('wyrm')]).toEqual(['MIM-260', 'MIM-280']);
  });

  test.each(['hringhorni', 'mjolnir', 'andvaranaut'])(
    'MIM-465: nobody is asked whose only card, %s, lies open',
    card => {
      const hands = { 0: [card], 1: ['tyrfing'] };
      const options = { essenceVariant: true };
      const closed = new Table({ seats: 2, options, hands }).play(PURPLE, 'viking>asgard');
      const open = new Table({ seats: 2, options, hands, open: [card] }).play(PURPLE, 'viking>asgard');
      expect([closed.phase, open.phase]).toEqual(['essence', 'placement']);
    },
  );
});

describe('essences', () => {
  test.each(['hringhorni', 'andvaranaut'])(
    'MIM-451: %s is offered where it fits, as the first and last of all cards',
    card => {
      const offered = ['asgard', 'niflheim', 'midgard'].map(realm => {
        const t = new Table({ seats: 2, options: { essenceVariant: true }, hands: { 0: [card], 1: ['tyrfing'] } });
        return t.play(PURPLE, `viking>${realm}`).offers(PURPLE).includes(`lay ${card}`);
      });
      expect(offered.filter(Boolean)).toHaveLength(1);
    },
  );
});

describe('resolution', () => {
  const DISPLAY = ['dromi', 'andvaranaut', 'hringhorni', 'naglfar'];

  test('MIM-327: nobody is said to tie for treasures that are gone', () => {
    const t = new Table({
      seats: 3,
      phase: 'resolution',
      display: DISPLAY,
      realms: { asgard: { [PURPLE]: '2 viking', [BLUE]: 'viking', [GREEN]: 'viking', treasures: ['gem-1-1'] } },
    }).play(PURPLE, 'take gem-1-1');
    expect([t.phase, t.told('tied')]).toEqual(['artefact', []]);
  });

  test.each([2, 3, 4])('MIM-301, MIM-323: once all of %i are served, what is left stays in the realm', seats => {
    const treasures = ['gem-1-1', 'gem-1-2', 'gem-1-3', 'wood-1-1', 'wood-1-2'];
    const vikings = Object.fromEntries([4, 3, 2, 1].slice(0, seats).map((count, seat) => [seat, `${count} viking`]));
    const t = new Table({
      seats,
      phase: 'resolution',
      display: DISPLAY,
      realms: { asgard: { ...vikings, treasures } },
    });
    t.playUntil(({ phase }) => phase === 'artefact');
    expect(t.told('took').map(({ seat }) => seat)).toEqual([0, 1, 2, 3].slice(0, seats));
    expect(t.treasuresIn('asgard')).toHaveLength(treasures.length - seats);
  });

  test('MIM-373: each takes one artefact and no more, also when some are left', () => {
    const t = new Table({ seats: 3, phase: 'resolution', display: DISPLAY });
    for (const seat of [PURPLE, BLUE, GREEN]) {
      expect([t.phase, t.active]).toEqual(['artefact', seat]);
      t.play(seat, t.offers(seat)[0]);
    }
    expect([t.round, t.phase]).toEqual([2, 'placement']);
    expect([PURPLE, BLUE, GREEN].map(seat => t.cardsOf(seat).length)).toEqual([1, 1, 1]);
  });
});

describe('scoring', () => {
  const MANUAL = { scoringAssignment: 'manual' };

  test('MIM-401: the last treasure and the last card can be assigned, and the first of each', () => {
    const t = new Table({
      seats: 4,
      phase: 'scoring',
      options: MANUAL,
      screens: { 0: ['gem-3-4', 'skin-1-1'] },
      hands: { 0: ['andvaranaut', 'hringhorni'] },
    });
    expect(t.offers(PURPLE)).toEqual(
      expect.arrayContaining(['use gem-3-4 for andvaranaut', 'use skin-1-1 for hringhorni']),
    );
  });

  test('MIM-400: what a seat scored is told treasure by treasure and card by card, its own alone', () => {
    const t = new Table({
      seats: 3,
      phase: 'scoring',
      screens: { 0: ['gem-1-1', 'wood-1-2'], 1: ['gem-1-2', 'skin-1-1'] },
      hands: { 0: ['singasteinn', 'naglfar'], 1: ['brisingamen'] },
    });
    const own = t.breakdown(0);
    expect(own.treasures.map(({ points }) => points)).toEqual([2, 1]);
    // The leaf of one card serves the other, and only that one.
    const used = own.artefacts.flatMap(({ leaves }) => leaves);
    expect(used.length).toBe(own.artefacts.filter(({ flipped }) => flipped).length);
    expect(own.artefacts.filter(({ leaves }) => leaves.length > 0).every(({ points }) => points > 0)).toBe(true);
    expect([own.total, t.breakdown(1).total]).toEqual([t.scores[0], t.scores[1]]);
    expect(t.breakdown(1).treasures).toHaveLength(2);
  });

  test('MIM-401: all cards lie open from now on, the first and the last, those of the first seat too', () => {
    const { artefacts } = mimir.base.content;
    for (const { id } of artefacts)
      for (const seat of [PURPLE, BLUE]) {
        const t = new Table({ seats: 2, phase: 'scoring', options: MANUAL, hands: { [seat]: [id] } });
        expect([id, t.face(id)]).toEqual([id, 'seen']);
      }
  });

  test('MIM-401, MIM-415: every treasure serves a card that needs it', () => {
    const { artefacts, treasures } = mimir.base.content;
    for (const { id, material } of treasures) {
      const card = artefacts.find(({ requires }) => material in requires);
      // This treasure, and what else the card needs, of other treasures.
      const rest = Object.entries(card?.requires ?? {}).flatMap(([needed, count]) =>
        treasures
          .filter(other => other.material === needed && other.id !== id)
          .slice(0, needed === material ? count - 1 : count),
      );
      const screens = { 0: [id, ...rest.map(other => other.id)] };
      const t = new Table({ seats: 4, phase: 'scoring', screens, hands: { 0: [card?.id ?? ''] } });
      expect([id, t.breakdown(0).artefacts.map(({ points }) => points)]).toEqual([id, [card?.points]]);
      expect(t.told('used')).toHaveLength(screens[0].length);
    }
  });
});
