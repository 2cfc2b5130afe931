/** The players, each with what everybody may know of them. */
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { PlayerMark } from '../parts/player-mark.tsx';
import type { SeatCard, TableSession } from '../play/session.ts';
import { say } from '../words.ts';

/** Where the players stand in a row that scrolls, the keyboard must reach it. */
const scrolls = () => matchMedia('(max-width: 63.99rem)').matches;

/** What is shown at the seat of a bot, once that has come: no first move waits for it. */
export const botSign = signal<((seat: SeatCard, table: TableSession, thinks: boolean) => VNode) | undefined>(undefined);

export const Players = ({ table }: { readonly table: TableSession }) => {
  const { loaded, game, agreement, content } = table;
  const { view, awaiting, viewer, outcome } = table.sight.value;
  const props = { game, agreement, content, view, say: loaded.say };
  return (
    <ul class="players" aria-label={say('players.label')} tabindex={scrolls() ? 0 : undefined}>
      {table.seats.value.map((card, seat) => {
        const { name, driver, online } = card;
        const { colour } = agreement.traits[seat];
        const asked = (awaiting & (1 << seat)) !== 0;
        const mark = `mark.${colour}`;
        const notes = [
          ...(seat === viewer ? [say('players.you')] : []),
          ...(driver === 'bot' && !botSign.value ? [say('driver.bot')] : []),
          ...(online === false ? [say('players.away')] : []),
        ];
        return (
          <li key={seat} class="player" data-asked={asked || undefined} data-me={seat === viewer || undefined}>
            <PlayerMark colour={colour} seat={seat} {...(loaded.knows(mark) && { letter: loaded.say(mark) })} />
            <div>
              <p class="player-name">
                <strong>{name}</strong> {notes.length > 0 && <small>{notes.join(' · ')}</small>}
                {driver === 'bot' && botSign.value?.(card, table, asked)}
              </p>
              <p class="facts">{loaded.table.facts(props, seat).join(' · ')}</p>
            </div>
            {outcome && <span class="score">{outcome.scores[seat]}</span>}
            {asked && <span class="turn-mark">{say('players.asked')}</span>}
          </li>
        );
      })}
    </ul>
  );
};
