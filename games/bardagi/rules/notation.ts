/** Every move of the game and how it is written. */
import { moves } from '@idavoll/engine';
import { sorts } from './state.ts';
import { CARDS_OF_UNIT, MOST_ON_BUILDING, MOST_STORED } from './vocabulary.ts';

const cards = CARDS_OF_UNIT + 1;
const stored = MOST_STORED + 1;
const disks = MOST_ON_BUILDING + 1;
/** More camps than any map has. */
const camps = 9;

export const moveTable = moves(
  {
    clan: { text: 'clan {colour}', of: { colour: 'colour' } },
    starter: { text: 'first {seat}', of: { seat: 'seat' } },
    plan: {
      text: 'plan {berserkur}-{godi}-{kaupmadur}-{knerrir}',
      of: { berserkur: cards, godi: cards, kaupmadur: cards, knerrir: cards },
    },

    move: { text: '{figure}>{area}', of: { figure: 'figure', area: 'area' } },
    step: { text: 'on>{area}', of: { area: 'area' } },
    board: { text: '{figure} boards {area}', of: { figure: 'figure', area: 'area' } },
    stepAboard: { text: 'on board {area}', of: { area: 'area' } },
    land: { text: 'land {figure}', of: { figure: 'figure' } },
    sail: { text: 'sail {sea}', of: { sea: 'sea' } },
    call: { text: 'call {area}', of: { area: 'area' } },
    sailOn: { text: 'sail on {sea}', of: { sea: 'sea' } },
    callOn: { text: 'call on {area}', of: { area: 'area' } },

    attack: { text: 'attack' },
    duel: { text: 'duel {seat}', of: { seat: 'seat' } },
    flee: { text: 'flee {area}', of: { area: 'area' } },
    press: { text: 'press on' },
    stay: { text: 'stay' },
    retreat: { text: 'retreat' },
    reinforce: { text: 'reinforce {disks}', of: { disks } },
    rearrange: { text: 'rearrange' },
    lift: { text: 'lift {area}', of: { area: 'area' } },
    liftVirki: { text: 'lift virki' },
    put: { text: 'put {area}', of: { area: 'area' } },
    putTown: { text: 'put town' },

    convert: { text: 'convert' },
    cast: { text: 'cast' },
    castOn: { text: '{rune}>{area}', of: { rune: 'areaRune', area: 'area' } },
    castShip: { text: 'seaMove>ship' },
    remove: { text: 'remove {rune}', of: { rune: 'areaRune' } },
    buyRunes: { text: '{figure} buys runes', of: { figure: 'figure' } },
    buyLand: { text: 'buy land' },
    buyLandFor: { text: 'buy land for {good}', of: { good: 'good' } },
    refill: { text: 'refill {building}', of: { building: 'building' } },

    trade: { text: 'trade' },
    home: { text: 'home' },
    swap: { text: '{given} for {taken}', of: { given: 'good', taken: 'good' } },
    forge: { text: '{first}+{second} for {mine}', of: { first: 'basic', second: 'basic', mine: 'mine' } },
    split: { text: '{mine} for {first}+{second}', of: { mine: 'mine', first: 'basic', second: 'basic' } },
    sell: {
      text: 'sell {timber}-{hide}-{wool}-{meat}',
      of: { timber: stored, hide: stored, wool: stored, meat: stored },
    },
    sellMine: { text: 'sell {iron}-{stone}', of: { iron: 5, stone: 5 } },
    buy: { text: 'gold for {first}+{second}', of: { first: 'basic', second: 'basic' } },
    buyMine: { text: 'gold for {mine}', of: { mine: 'mine' } },
    tan: { text: 'hide for gold' },
    bargain: { text: 'bargain' },
    give: { text: 'give {good}', of: { good: 'good' } },
    giveGold: { text: 'give gold' },
    want: { text: 'ask {good}', of: { good: 'good' } },
    wantGold: { text: 'ask gold' },
    offer: { text: 'offer' },
    accept: { text: 'accept' },
    refuse: { text: 'refuse' },

    exchange: {
      text: 'exchange {first}+{second} for {taken}',
      of: { first: 'unit', second: 'unit', taken: 'unit' },
    },
    council: { text: 'council {unit}', of: { unit: 'unit' } },
    seer: { text: 'seer' },
    steward: { text: 'steward' },
    done: { text: 'done' },
    end: { text: 'end' },

    build: { text: 'build {upgrade}', of: { upgrade: 'upgrade' } },
    replace: { text: 'replace {old} by {upgrade}', of: { old: 'upgrade', upgrade: 'upgrade' } },
    pass: { text: 'pass' },
    claim: { text: 'claim {wool}-{hide}-{axes}', of: { wool: stored, hide: stored, axes: camps } },
    station: { text: 'station {virki}-{hof}-{verslun}', of: { virki: disks, hof: disks, verslun: disks } },
    axe: { text: 'axe {area}', of: { area: 'area' } },
  },
  sorts,
);

export const { make } = moveTable;
