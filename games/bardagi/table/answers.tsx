/** Answers without a place on the map: each as a button that says what it brings, the refusing one last. */
import type { Choice } from '@idavoll/board';
import type { Decoded } from '@idavoll/engine';
import type { IconName } from './art.ts';
import type { Desk } from './desk.ts';
import { Inline, Sign } from './pieces.tsx';

const PLAIN = new Set(['end', 'done', 'pass', 'refuse', 'stay', 'retreat', 'putTown']);
const FIRST = new Set(['attack', 'press', 'convert', 'buyLand', 'buyLandFor', 'offer', 'accept', 'land', 'cast']);

const SIGNS: Readonly<Record<string, IconName>> = {
  attack: 'axe',
  press: 'axe',
  duel: 'berserkur',
  rearrange: 'recruit',
  convert: 'godi',
  cast: 'rune',
  castShip: 'rune',
  remove: 'rune',
  buyRunes: 'rune',
  buyLand: 'gold',
  buyLandFor: 'gold',
  refill: 'recruit',
  trade: 'exchange',
  home: 'home',
  bargain: 'exchange',
  exchange: 'exchange',
  land: 'knerrir',
  council: 'berserkur',
  seer: 'godi',
  steward: 'kaupmadur',
  lift: 'recruit',
  liftVirki: 'recruit',
};

const rankOf = ({ kind }: Decoded) => (PLAIN.has(kind) ? 2 : FIRST.has(kind) ? 0 : 1);

export const Answer = ({ desk, choice }: { readonly desk: Desk; readonly choice: Choice }) => {
  const { move, fields } = choice;
  const { 'aria-label': label, ...press } = desk.press(move);
  const icon = SIGNS[fields.kind];
  const text = label.charAt(0).toLocaleUpperCase() + label.slice(1);
  return (
    <button
      class={`bar-answer${FIRST.has(fields.kind) ? ' bar-first' : ''}${PLAIN.has(fields.kind) ? ' bar-plain' : ''}`}
      aria-label={label}
      {...press}
      type="button"
    >
      {icon && (
        <Inline>
          <Sign icon={icon} size={0.3} />
        </Inline>
      )}
      <span>{text}</span>
    </button>
  );
};

const isAtFoot = ({ fields }: Choice) => PLAIN.has(fields.kind) || FIRST.has(fields.kind);

/** In the body of the dock: all but what stands at its foot. */
export const Answers = ({ desk, but = [] }: { readonly desk: Desk; readonly but?: readonly string[] }) => {
  const shown = desk.direct.filter(choice => !isAtFoot(choice) && !but.includes(choice.fields.kind));
  return shown.length === 0 ? null : (
    <div class="bar-answers">
      {shown.map(choice => (
        <Answer key={choice.move} desk={desk} choice={choice} />
      ))}
    </div>
  );
};

/** At the foot of the dock, always in sight: what is done most, then ending, passing, refusing. */
export const FootAnswers = ({ desk }: { readonly desk: Desk }) => (
  <>
    {desk.direct
      .filter(isAtFoot)
      .toSorted((a, b) => rankOf(a.fields) - rankOf(b.fields))
      .map(choice => (
        <Answer key={choice.move} desk={desk} choice={choice} />
      ))}
  </>
);
