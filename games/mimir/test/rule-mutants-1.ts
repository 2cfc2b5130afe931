/** Planted bugs in set-up, round set-up, placement and the essence variant: each must fail a test that names its rule. */
interface RuleMutant {
  readonly rule: string;
  /** Relative to the game's folder. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

const setUp = 'rules/set-up.ts';
const placement = 'rules/phases/placement.ts';

export const RULE_MUTANTS: readonly RuleMutant[] = [
  {
    rule: 'MIM-045',
    file: setUp,
    from: 'pick(REALM_COUNT, ringSize, fx)',
    to: 'pick(ringSize, ringSize, fx)',
    why: 'the same realms are used in every match',
  },
  {
    rule: 'MIM-049',
    file: setUp,
    from: 's[at.ring(fx.below(ringSize))]',
    to: 's[at.ring(0)]',
    why: 'the marker starts at a fixed place',
  },
  {
    rule: 'MIM-055',
    file: setUp,
    from: 'if (seats === 4) return;',
    to: 'if (seats > 4) return;',
    why: 'a material is removed with 4 players too',
  },
  {
    rule: 'MIM-056',
    file: setUp,
    from: 'let skip = fx.below(left);',
    to: 'let skip = fx.below(1);',
    why: 'the deck is not shuffled',
  },
  {
    rule: 'MIM-082',
    file: 'rules/tables.ts',
    from: 'mode.removedTokens.includes(kind) ? 0 :',
    to: 'mode.removedTokens.length > 9 ? 0 :',
    why: 'the raven stays in the easy game',
  },
  {
    rule: 'MIM-084',
    file: setUp,
    from: '(first + i) % seats',
    to: '(first + seats - i) % seats',
    why: 'the first order runs against the clock',
  },
  {
    rule: 'MIM-085',
    file: setUp,
    from: 'pick(seats, seats, fx)',
    to: 'pick(seats, 1, fx)',
    why: 'only the first place of the first column is drawn',
  },
  {
    rule: 'MIM-120',
    file: setUp,
    from: 'tables.pileRound[t] === s[at.round]',
    to: 'tables.pileRound[t] >= s[at.round]',
    why: 'treasures of later rounds are dealt early',
  },
  {
    rule: 'MIM-122',
    file: setUp,
    from: 'c.around(s, s[at.startRealm], step)',
    to: 'c.around(s, s[at.startRealm], step + 1)',
    why: 'the deal begins one realm after the marker',
  },
  {
    rule: 'MIM-126',
    file: setUp,
    from: 's[at.treasure(scratch[next++])] = GONE',
    to: 's[at.treasure(scratch[next++])] = PILE',
    why: 'what is left over with 2 players stays in its pile',
  },
  {
    rule: 'MIM-058',
    file: 'rules/story.ts',
    from: 'dealt: { seat: number, artefact: own(artefact) }',
    to: 'dealt: { seat: number, artefact }',
    why: 'everybody is told the dealt cards',
  },
  {
    rule: 'MIM-160',
    file: 'rules/story.ts',
    from: 'token: own(KINDS)',
    to: 'token: KINDS',
    why: 'everybody is told the kind of a placed token',
  },
  {
    rule: 'MIM-166',
    file: 'rules/view.ts',
    from: "'faceUp',",
    to: "'faceUp', 'faceDown',",
    why: 'everybody sees the kinds of face-down tokens',
  },
  {
    rule: 'MIM-458',
    file: 'rules/view.ts',
    from: 's[at.face(card)] !== CLOSED',
    to: 's[at.face(card)] === CLOSED + 1',
    why: 'a card laid open is hidden from the others again',
  },
  {
    rule: 'MIM-170',
    file: 'rules/game.ts',
    from: 'FIRST_OPEN = PHASE.action',
    to: 'FIRST_OPEN = PHASE.placement',
    why: 'a forced choice of kind is skipped for all to see',
  },
  {
    rule: 'MIM-152',
    file: placement,
    from: 's[at.order(s[at.turn])]',
    to: 's[at.turn]',
    why: 'players place by seat instead of by the turn-order board',
  },
  {
    rule: 'MIM-163',
    file: placement,
    from: 'turns[s[at.placementTurn]]',
    to: 'turns[0]',
    why: 'every turn has as many tokens as the first',
  },
  {
    rule: 'MIM-457',
    file: placement,
    from: '!c.chain || ',
    to: '',
    why: 'an extra token always allows a further card',
  },
  {
    rule: 'MIM-459',
    file: placement,
    from: 's[at.face(card)] !== OPEN &&',
    to: '',
    why: 'an open card can be used again',
  },
  {
    rule: 'MIM-465',
    file: placement,
    from: 'if (!holdsClosedCard(s, seat)) return false;',
    to: 's[at.essenceRealm] = realm;\n    if (!tables.cardEssence.some((_, card) => fits(s, seat, card))) return false;',
    why: 'only those are asked who hold a fitting card',
  },
];
