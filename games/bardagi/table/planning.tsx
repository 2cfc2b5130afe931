/** Planning: four stacks of six cards, and as many slots as cards are played this round. BAR-150 to BAR-154 */
import { useState } from 'preact/hooks';
import { cardsOf } from '../rules/board.ts';
import { CARDS_OF_UNIT, UNITS } from '../rules/vocabulary.ts';
import { unitName } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { Inline, Pawn, Ship, Sign } from './pieces.tsx';
import { range, type Sight } from './sight.ts';

type Unit = (typeof UNITS)[number];

/** The face of a card: its unit in the clan's colour. */
export const CardFace = ({ sight, unit, seat }: { sight: Sight; unit: Unit; seat: number }) => {
  const colour = sight.colourOf(seat);
  return (
    <Inline class="bar-card-face">
      {unit === 'knerrir' ? <Ship colour={colour} /> : <Pawn colour={colour} kind={unit} />}
    </Inline>
  );
};

/** What a unit can do with a card, in a few words. */
const Slots = ({
  sight,
  planned,
  all,
  drop,
}: {
  sight: Sight;
  planned: readonly Unit[];
  all: number;
  drop?: (unit: Unit) => void;
}) => (
  <div class="bar-slots">
    {range(all).map(slot => {
      const unit = planned[slot];
      if (unit === undefined) return <span key={slot} class="bar-slot" />;
      const name = unitName(sight.voice, unit);
      return drop ? (
        <button
          key={slot}
          type="button"
          class="bar-slot bar-slot-full"
          data-pick={`${unit}-`}
          aria-label={sight.say('table.less', { name })}
          onClick={() => drop(unit)}
        >
          <CardFace sight={sight} unit={unit} seat={sight.viewer} />
        </button>
      ) : (
        <span key={slot} class="bar-slot bar-slot-full" title={name}>
          <CardFace sight={sight} unit={unit} seat={sight.viewer} />
        </span>
      );
    })}
  </div>
);

export const Planning = ({ desk }: { readonly desk: Desk }) => {
  const { sight, isOffered, press } = desk;
  const { c, s, say, voice, viewer } = sight;
  const [counts, setCounts] = useState(() => UNITS.map(() => 0));
  const all = cardsOf(c, s);
  const sum = counts.reduce((a, b) => a + b, 0);
  const move = `plan ${counts.join('-')}`;
  const change = (unit: number, by: number) => setCounts(now => now.with(unit, now[unit] + by));
  const planned = UNITS.flatMap((unit, i) => Array<Unit>(counts[i]).fill(unit));
  return (
    <div class="bar-planning">
      <div class="bar-stacks">
        {UNITS.map((unit, i) => {
          const isOpen = sum < all && counts[i] < CARDS_OF_UNIT;
          return (
            <button
              key={unit}
              type="button"
              class="bar-card bar-stack"
              disabled={!isOpen}
              data-pick={isOpen ? `${unit}+` : undefined}
              aria-label={say('table.planOne', { unit: unitName(voice, unit), left: CARDS_OF_UNIT - counts[i] })}
              onClick={() => change(i, 1)}
            >
              <CardFace sight={sight} unit={unit} seat={viewer} />
              <span>{unitName(voice, unit)}</span>
              <small>{CARDS_OF_UNIT - counts[i]}</small>
            </button>
          );
        })}
      </div>
      <Slots sight={sight} planned={planned} all={all} drop={unit => change(UNITS.indexOf(unit), -1)} />
      <p class="bar-quiet">{say('table.planHelp')}</p>
      {isOffered(move) ? (
        <button class="bar-answer bar-first" {...press(move)} type="button">
          {say('table.plan')}
        </button>
      ) : (
        <p class="bar-wanting">{say('table.planMore', { count: all - sum })}</p>
      )}
    </div>
  );
};

/** What the viewer has planned, while others still do. */
export const Planned = ({ sight }: { readonly sight: Sight }) => {
  const { c, s, at, viewer, say } = sight;
  const planned = UNITS.flatMap((unit, i) => Array<Unit>(Math.max(0, s[at.plan(viewer, i)])).fill(unit));
  return (
    <div class="bar-planning">
      <Slots sight={sight} planned={planned} all={cardsOf(c, s)} />
      <p class="bar-quiet">{say('table.planned')}</p>
    </div>
  );
};

/** The unused cards of whose turn it is; the viewer's own can be picked. */
export const Hand = ({ desk }: { readonly desk: Desk }) => {
  const { sight, picks, picked, pick } = desk;
  const { s, at, say, voice, actor } = sight;
  const isEmpty = picks.length === 0 && UNITS.every((_, i) => s[at.hand(i)] === 0);
  return (
    <div class="bar-hand">
      {isEmpty && <p class="bar-quiet">{say('table.noCards')}</p>}
      {UNITS.flatMap((unit, i) => {
        const count = s[at.hand(i)];
        return [unit, `${unit} new`].flatMap(key => {
          const canPick = picks.includes(key);
          if (!canPick && (key !== unit || count === 0)) return [];
          const isNew = key !== unit;
          const isOpen = s[at.moving] === i && !isNew;
          const label = [
            unitName(voice, unit),
            ...(isOpen ? [say('table.stepsLeft', { count: s[at.steps] })] : []),
            ...(isNew ? [say('table.newCard')] : []),
          ].join(', ');
          const inside = (
            <>
              <CardFace sight={sight} unit={unit} seat={actor} />
              <span>{isNew ? say('table.newCard') : unitName(voice, unit)}</span>
              <small>{isOpen ? say('table.stepsLeft', { count: s[at.steps] }) : say('table.times', { count })}</small>
            </>
          );
          return canPick ? (
            <button
              key={key}
              type="button"
              class={`bar-card${picked === key ? ' bar-picked' : ''}`}
              data-pick={key}
              aria-pressed={picked === key}
              aria-label={label}
              onClick={() => pick(key)}
            >
              {inside}
            </button>
          ) : (
            <span key={key} class="bar-card bar-card-quiet" title={label}>
              {inside}
            </span>
          );
        });
      })}
      {picks.includes('exchange') && (
        <button
          type="button"
          class={`bar-card${picked === 'exchange' ? ' bar-picked' : ''}`}
          data-pick="exchange"
          aria-pressed={picked === 'exchange'}
          onClick={() => pick('exchange')}
        >
          <Inline class="bar-card-face">
            <Sign icon="exchange" size={0.26} />
          </Inline>
          <span>{say('table.exchange')}</span>
          <small>{say('table.twoForOne')}</small>
        </button>
      )}
    </div>
  );
};
