/** The clans: glory now and what the round would bring, land, disks, and who is to decide. */
import { pictured } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import { countAreas } from '../rules/board.ts';
import { BUILDINGS, PHASES } from '../rules/vocabulary.ts';
import { factsInWords } from '../words/speech.ts';
import { Disk, IconText, Inline } from './pieces.tsx';
import { range, type Sight } from './sight.ts';
import { gloryPerRound } from './yield-lines.ts';

const COURSE = ['plan', 'turn', 'build', 'claim'] as const;
const stageOf = (phase: string): number => {
  const nth = PHASES.indexOf(phase as (typeof PHASES)[number]);
  if (nth < PHASES.indexOf('turn')) return 0;
  if (nth < PHASES.indexOf('build')) return 1;
  return phase === 'build' ? 2 : 3;
};

export const Course = ({ sight }: { readonly sight: Sight }) => {
  const { c, say, round, phase } = sight;
  const rounds = c.tables.rounds;
  return (
    <div class="bar-course">
      <span class="bar-rounds" {...pictured(say('board.round', { round, rounds }))}>
        {say('board.round', { round, rounds })}{' '}
        {range(rounds).map(i => (
          <i key={i} class={i + 1 < round ? 'past' : i + 1 === round ? 'now' : undefined} />
        ))}
      </span>
      <span class="bar-stages">
        {COURSE.map((name, i) => (
          <span key={name} aria-current={stageOf(phase) === i ? 'step' : undefined}>
            {say(`table.stage.${name}`)}
          </span>
        ))}
      </span>
    </div>
  );
};

const isAsked = ({ s, at, phase }: Sight, seat: Seat): boolean => {
  if (phase === 'over') return false;
  if (phase === 'plan') return s[at.planned(seat)] === 0;
  return phase === 'claim' || phase === 'muster' ? s[at.progress(seat)] !== 2 : s[at.active] === seat;
};

/** What the seat does just now. */
const statusOf = ({ s, at, say, phase, actor }: Sight, seat: Seat): string => {
  if (phase === 'over') return '';
  if (phase === 'plan') return say(s[at.planned(seat)] ? 'table.ready' : 'table.planning');
  if (phase === 'claim' || phase === 'muster')
    return say(s[at.progress(seat)] === 2 ? 'table.ready' : 'table.choosing');
  return actor === seat || s[at.active] === seat ? say('table.atWork') : '';
};

interface ClansProps {
  readonly sight: Sight;
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
}

export const Clans = ({ sight, shown, show }: ClansProps) => {
  const { c, s, at, names, seats, colourOf, markOf, viewer, scene } = sight;
  const most = Math.max(...seats.map(seat => s[at.glory(seat)]), 1);
  return (
    <ul class="bar-clans">
      {seats.map(seat => {
        const status = statusOf(sight, seat);
        const disks = BUILDINGS.map((_, building) => s[at.disks(seat, building)]).join('/');
        return (
          <li key={seat} data-asked={isAsked(sight, seat) || undefined} class={seat === viewer ? 'bar-me' : undefined}>
            <button
              type="button"
              class="bar-clan"
              aria-pressed={seat === shown}
              aria-label={[names[seat], status, ...factsInWords(scene, seat)].filter(Boolean).join(', ')}
              title={factsInWords(scene, seat).join(' · ')}
              onClick={() => show(seat)}
            >
              <Inline class="bar-clan-mark">
                <g transform="scale(1.25)">
                  <Disk colour={colourOf(seat)} text={markOf(seat)} />
                </g>
              </Inline>
              <span class="bar-clan-name">{names[seat]}</span>
              <span class="bar-glory">
                <b>{s[at.glory(seat)]}</b>
                <small>+{gloryPerRound(sight, seat)}</small>
                <i style={{ width: `${(100 * s[at.glory(seat)]) / most}%` }} />
              </span>
              <span class="bar-clan-facts">
                <IconText icon="village">{countAreas(c, s, seat)}</IconText>
                <IconText icon="berserkur">{disks}</IconText>
                <IconText icon="rune">{s[at.heldCount(seat)]}</IconText>
              </span>
              <span class="bar-status">{status}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
