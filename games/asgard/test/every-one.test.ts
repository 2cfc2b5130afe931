/** The first and the last of a list count like any other: players, gods, recruits, stones, tiles, worlds. */
import { describe, expect, test } from 'vitest';
import { GODS, RECRUITS, STONES, WORLDS } from '../rules/vocabulary.ts';
import { nextRound } from './starts.ts';
import { agreed, type PositionWords, PURPLE, RED, Table, YELLOW } from './table.ts';

/** One player lifts this disc, the only one; another waits with two in Asgard. */
const lifting = (slot: string, words: Partial<PositionWords> = {}, actor = YELLOW): Table =>
  new Table({
    seats: 4,
    round: 4,
    turn: actor,
    slots: { [slot]: actor },
    inAsgard: actor === RED ? [2] : [0, 2],
    ...words,
  });
const { content } = new Table({ fresh: agreed({ seats: 4 }) }).c;

describe('powers', () => {
  const places = [...GODS, 'seat0', 'seat3'];

  test.each(places)('ASG-234, ASG-235: a lone recruit of any kind is found, that of %s too', place => {
    const actors = [YELLOW, PURPLE].filter(seat => place !== `seat${seat}`);
    for (const actor of actors)
      for (const recruit of RECRUITS) {
        const words = place.startsWith('seat')
          ? { reserve: [0, 1, 2, 3].map(seat => (place === `seat${seat}` ? `${recruit} 1` : '')) }
          : { onGod: { [place]: `${recruit} 1` } };
        const lured = lifting('loki.a', words, actor).play(actor, 'accept');
        expect(lured.offers(actor)).toEqual([`lure ${recruit} of ${place}`, 'decline']);
        expect(lured.play(actor, `lure ${recruit} of ${place}`).has(recruit, actor)).toBe(1);
        const reaped = lifting('hel.a', words, actor).play(actor, 'accept');
        expect(reaped.offers(actor)).toEqual([`reap ${recruit} of ${place}`, 'decline']);
        expect(reaped.play(actor, `reap ${recruit} of ${place}`).active).toBe(RED);
      }
  });

  test.each([YELLOW, PURPLE])('ASG-234: own recruits are nothing to lure, also for seat %i', actor => {
    const reserve = [0, 1, 2, 3].map(seat => (seat === actor ? 'giant 1 whiteWarrior 1 orangeWarrior 1' : ''));
    const t = lifting('loki.a', { reserve }, actor).play(actor, 'accept');
    expect([t.active, t.told('declined')]).toEqual([RED, []]);
  });

  test.each(RECRUITS)('ASG-235: a second one may fall, also where both are %s', recruit => {
    const t = lifting('hel.a', { onGod: { freyja: `${recruit} 3` } }).play(YELLOW, 'accept');
    t.play(YELLOW, `reap ${recruit} of freyja`);
    expect(t.offers()).toEqual([`reap ${recruit} of freyja`, 'stop']);
    expect([t.play(YELLOW, `reap ${recruit} of freyja`).active, t.recruits('freyja')]).toEqual([RED, `${recruit} 1`]);
  });

  test('ASG-237: a lone tile that is face up is found, whichever it is', () => {
    for (const { id } of content.populations) {
      const on: Record<string, string> = {};
      for (const side of ['light', 'dark'])
        for (const [i, tile] of content.populations.filter(one => one.side === side).entries())
          on[`${side}-${[...WORLDS, 'underworld'][i]}`] = tile.id === id ? id : `turned ${tile.id}`;
      expect(lifting('surtr.a', { on }).offers()).toEqual([`scorch ${id}`, 'decline']);
    }
  });
});

describe('stones', () => {
  /** Mímir's power, at a table of two: 3 stones of each colour and 1 white one. */
  const swapping = (reserve: string) => lifting('mimir.a', { seats: 2, reserve: [reserve] }).play(YELLOW, 'accept');
  const allOf = (stone: string) => `${stone} ${stone === 'white' ? 1 : 3}`;

  test.each(STONES)('ASG-328: a lone %s stone can be given for any other', given => {
    const t = swapping(`${given} 1`);
    const others = STONES.filter(stone => stone !== given);
    expect([t.phase, t.offers()]).toEqual(['swap', [...others.map(taken => `swap ${given} for ${taken}`), 'decline']]);
  });

  test.each(STONES)('ASG-329: where only %s stones are left, they can be taken for any other', taken => {
    const others = STONES.filter(stone => stone !== taken);
    const t = swapping(others.map(allOf).join(' '));
    expect([t.phase, t.offers()]).toEqual(['swap', [...others.map(given => `swap ${given} for ${taken}`), 'decline']]);
  });

  test.each(STONES.filter(stone => stone !== 'white'))(
    'ASG-262: the fourth stone may be %s, if none of the three is',
    fourth => {
      for (const { id, stones, further } of content.temples) {
        if (further === 0 || stones.includes(fourth)) continue;
        const reserve = `${[...stones, fourth].map(stone => `${stone} 1`).join(' ')} giant 1 whiteWarrior 1 orangeWarrior 1`;
        const t = lifting('odin.temple', { reserve: [reserve], templesUp: [id] });
        expect(t.offers()).toContain(`build ${id}`);
        t.play(YELLOW, `build ${id}`);
        expect([...stones, fourth].map(stone => t.has(stone as 'pink', YELLOW))).toEqual([0, 0, 0, 0]);
      }
    },
  );

  test('ASG-261: of every temple the printed stones are paid, each back to its supply, and no other', () => {
    for (const { id, stones, further } of content.temples) {
      if (further > 0) continue;
      const reserve = `${STONES.map(stone => `${stone} 1`).join(' ')} giant 1`;
      const t = lifting('loki.temple', { reserve: [reserve], templesUp: [id] }).play(YELLOW, `build ${id}`);
      expect([id, STONES.filter(stone => t.has(stone, YELLOW) === 0)]).toEqual([
        id,
        STONES.filter(stone => (stones as readonly string[]).includes(stone)),
      ]);
    }
  });

  test.each(STONES)('ASG-303: a joker pays for a %s stone that is missing', stone => {
    const temple = content.temples.find(({ stones }) => (stones as readonly string[]).includes(stone));
    const owned = [...(temple?.stones ?? []), 'blue', 'red'].filter(other => other !== stone);
    const t = lifting('loki.temple', {
      reserve: [`${[...new Set(owned)].map(other => `${other} 1`).join(' ')} giant 1`],
      templesUp: [temple?.id ?? ''],
      populations: [['dark-joker-stone']],
    });
    t.play(YELLOW, `build ${temple?.id}`);
    while (t.phase === 'fourth' || t.phase === 'payment') t.play(YELLOW, t.offers()[0]);
    expect([t.where(temple?.id ?? ''), t.where('dark-joker-stone'), t.has(stone, YELLOW)]).toEqual(['seat0', 'out', 0]);
  });
});

describe('recruits', () => {
  test.each(RECRUITS)('ASG-334: where only %s can be had, that is offered', recruit => {
    const away = RECRUITS.filter(other => other !== recruit);
    const onGod = { hel: away.map(other => `${other} ${other === 'giant' ? 10 : 12}`).join(' ') };
    const t = lifting('odin.a', {
      slots: {},
      inAsgard: [1, 2],
      onGod,
      reserve: ['lightSeal 1 darkSeal 1'],
      flipped: ['asgard-1', 'asgard-2', 'asgard-3'],
    }).play(YELLOW, 'act');
    expect([t.phase, t.offers()]).toEqual(['hire', [`buy ${recruit}`, 'done']]);
  });

  test.each(GODS)('ASG-266, ASG-270: %s takes what its next support slot shows, and demands one of them', god => {
    const { upper, lower } = content.gods.find(({ id }) => id === god) ?? {};
    for (const [accepted, support] of [
      [upper, {}],
      [lower, { [god]: [RED] }],
    ] as const)
      for (const recruit of RECRUITS) {
        const t = lifting(`${god}.temple`, {
          support: support as NonNullable<PositionWords['support']>,
          reserve: [`pink 1 ${recruit} 1`],
          templesUp: ['temple-1-1'],
          inAsgard: [1, 2],
        });
        t.play(YELLOW, `lift ${god}.temple`);
        const takes = (accepted as readonly string[]).includes(recruit);
        const builds = takes || god === 'fenrir';
        expect(t.offers().includes('build temple-1-1'), recruit).toBe(builds);
        if (!builds) continue;
        t.play(YELLOW, 'build temple-1-1');
        expect([recruit, t.recruits(god)]).toEqual([recruit, takes ? `${recruit} 1` : '']);
      }
  });
});

describe('worlds', () => {
  test.each(WORLDS)('ASG-353: a disc of the centre finds the last free slot, that of %s', world => {
    const others = WORLDS.filter(other => other !== world);
    const battle = Object.fromEntries(others.map(other => [other === 'world7' ? 'world7-dark' : other, RED]));
    const t = lifting('odin.a', {
      slots: {},
      inAsgard: [1, 2],
      centre: [1],
      battle,
      flipped: ['asgard-1', 'asgard-2', 'asgard-3'],
    }).play(YELLOW, 'act');
    const free = world === 'world7' ? ['stand world7-light', 'stand world7-dark'] : [];
    expect(t.phase === 'centre' ? t.offers() : [t.disc(world)]).toEqual(free.length > 0 ? free : [YELLOW]);
  });

  test.each(['light', 'dark'] as const)(
    'ASG-273: the last population of the %s side is found, wherever it lies',
    side => {
      const god = side === 'light' ? 'odin' : 'loki';
      const spaces = [...WORLDS, 'underworld'].map(world => `${side}-${world}`);
      for (const last of spaces) {
        const tiles = (side === 'light' ? ['freyja', 'baldr'] : ['hel', 'surtr']).flatMap(id =>
          [1, 2, 3, 4].map(value => `${id}-${value}`),
        );
        const on = Object.fromEntries(spaces.filter(space => space !== last).map((space, i) => [space, tiles[i]]));
        const reserve = ['pink 1 giant 1 whiteWarrior 1 orangeWarrior 1'];
        const t = lifting(`${god}.temple`, { on, reserve, templesUp: ['temple-1-1'] }).play(YELLOW, 'build temple-1-1');
        t.playUntil(({ phase }) => phase !== 'gift');
        expect([last, t.on(last)]).toEqual([last, `${god}-1`]);
      }
    },
  );

  test('ASG-395: a disc in any victory zone counts for a battle tile', () => {
    for (const world of WORLDS) {
      const t = nextRound({ seats: 4, victory: { [world]: [YELLOW] } });
      expect([world, t.told('battleTile')]).toEqual([world, [{ type: 'battleTile', seat: YELLOW, points: 3 }]]);
    }
  });

  test('ASG-126: a disc can be taken back from every god, and from every victory zone', () => {
    const short = { seats: 4, round: 4, front: [0, 3, 3, 3], centre: [2] };
    for (const god of GODS) {
      const t = nextRound({ ...short, support: { [god]: [YELLOW, null] } });
      expect(t.offers()).toEqual([`retrieve ${god}`, 'retrieve centre']);
    }
    for (const world of WORLDS) {
      const t = nextRound({ ...short, victory: { [world]: [YELLOW] } });
      expect(t.offers()).toEqual([`retrieve ${world}`, 'retrieve centre']);
    }
  });
});

describe('Ragnarök', () => {
  test.each(WORLDS)('ASG-431, ASG-439: warriors and arms can be laid with a god in %s', world => {
    for (const [side, god] of [
      ['light', 'odin'],
      ['dark', 'loki'],
    ]) {
      const t = new Table({
        seats: 4,
        round: 5,
        phase: 'valhalla',
        turn: PURPLE,
        on: { [`${side}-${world}`]: `${god}-1` },
        support: { [god]: [PURPLE] },
        valhalla: 'orangeWarrior 1',
        arms: [[], [], [], ['weapon-1', 'rout']],
        front: [3, 3, 3, 3],
      });
      if (side === 'light') {
        expect(t.offers()).toEqual([`raise orangeWarrior>light-${world}`, 'pass']);
        t.play(PURPLE, 'pass');
      }
      expect([t.phase, t.offers()]).toEqual(['arms', [`weapon-1>${side}-${world}`, `rout>${side}-${world}`]]);
    }
  });
});

describe('temples and tiles', () => {
  test('ASG-371: every temple scores its value, whoever built it', () => {
    for (const [i, { id, value }] of content.temples.entries()) {
      const seat = i % 4;
      const t = nextRound({ seats: 4, temples: [0, 1, 2, 3].map(other => (other === seat ? [id] : [])) });
      expect([id, t.score]).toEqual([id, [0, 1, 2, 3].map(other => (other === seat ? value : 0))]);
    }
  });

  test.each([0, 1, 2, 3])('ASG-343, ASG-501: what seat %i holds is missing in the pile', owner => {
    const all = content.weapons.map(({ id }) => id);
    const arms = [0, 1, 2, 3].map(seat => (seat === owner ? all : []));
    const t = lifting('fenrir.a', { arms }).play(YELLOW, 'accept', 'stand world5');
    expect([t.disc('world5'), t.active, t.told('browsed')]).toEqual([YELLOW, RED, []]);
    const kept = arms.map(held => held.filter(id => id !== all[owner]));
    const one = lifting('fenrir.a', { arms: kept }).play(YELLOW, 'accept', 'stand world5');
    expect([one.phase, one.offers()]).toEqual(['pick', [`pick ${all[owner]}`]]);
  });
});
