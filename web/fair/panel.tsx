/** Where the chance of this match comes from, in words that anybody understands, and whether all of it was true. */
import type { TableSummary } from '@idavoll/server/protocol';
import { useEffect, useState } from 'preact/hooks';
import { readRecordOf } from '../online/http.ts';
import type { OnlineTable } from '../online/online-table.ts';
import type { Room } from '../online/room.ts';
import { namesOf } from '../online/seat-cards.ts';
import { say, saySeveral } from '../words.ts';
import { Figures } from './figures.tsx';
import { partFor } from './parts.ts';
import { accuse, type Told, toldOf } from './told.ts';

type Verdict = 'open' | 'checking' | 'unread' | 'holds' | 'fails';

/** Whose lots count, whose do not, and who has none. */
const linesOf = ({ table, status, seats }: TableSummary, { shown, promises }: Told): string[] => {
  const names = namesOf(seats);
  const drawn = status !== 'drawing';
  const isOwn = (seat: number) => {
    const promise = promises?.[seat];
    return promise ? partFor(table, promise) !== undefined : false;
  };
  const those = (fits: (seat: number) => boolean) =>
    names.filter((_, seat) => !isOwn(seat) && fits(seat) && seats[seat].driver !== 'open');
  const about = (key: 'added' | 'withheld' | 'none', who: readonly string[]) =>
    who.length === 0 ? [] : [say(`fair.${key}`, { names: saySeveral(who), count: who.length })];
  const own = seats.find((_, seat) => isOwn(seat))?.lot;
  return [
    say('fair.house'),
    ...(own
      ? [say(!drawn || own.shown ? 'fair.own' : shown?.answer === 'late' ? 'fair.own.late' : 'fair.own.missed')]
      : []),
    ...about(
      'added',
      those(seat => seats[seat].lot !== undefined && (!drawn || seats[seat].lot?.shown === true)),
    ),
    ...about(
      'withheld',
      those(seat => drawn && seats[seat].lot?.shown === false),
    ),
    ...about(
      'none',
      those(seat => seats[seat].lot === undefined),
    ),
    say(seats.some(({ lot }) => lot?.shown) ? 'fair.together' : 'fair.alone'),
  ];
};

/** Reads the record once there is one, and holds it to all that this page was told and shown. */
const useVerdict = (table: OnlineTable, room: Room, over: boolean): [Verdict, () => void] => {
  const [verdict, setVerdict] = useState<Verdict>('open');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const told = room.told.value;
    if (!over || !told) return;
    const check = async () => {
      setVerdict('checking');
      const record = await readRecordOf(room.id);
      if (!record.ok) return setVerdict('unread');
      const { checkRecord } = await import('./check.ts');
      const { viewer, story } = table.sight.value;
      const lies = checkRecord(record.value, told, { module: table.loaded.module, pack: table.pack, viewer, story });
      room.told.value = accuse(room.id, toldOf(room.id) ?? told, lies);
      setVerdict(lies.length === 0 ? 'holds' : 'fails');
    };
    check().catch(() => setVerdict('unread'));
  }, [over, attempt, room.told.value === null]);
  return [verdict, () => setAttempt(attempt + 1)];
};

export const FairPanel = ({ table, room }: { readonly table: OnlineTable; readonly room: Room }) => {
  const info = room.info.value;
  const told = room.told.value;
  const over = info?.status === 'over' && table.sight.value.outcome !== null;
  const [verdict, retry] = useVerdict(table, room, over);
  if (!info || !told) return null;
  const fails = told.lies.length > 0;
  const names = namesOf(info.seats);
  const givers = names.filter((_, seat) => info.seats[seat].lot?.shown);
  return (
    <details class="panel fair" open={fails}>
      <summary>
        <div class="grow">
          <h2>{say('fair.title')}</h2>
          <small>{say('fair.line', { names: saySeveral([say('fair.line.house'), ...givers]) })}</small>
        </div>
        <span class="badge">{say(fails ? 'fair.badge.fails' : `fair.badge.${verdict}`)}</span>
      </summary>
      {linesOf(info, told).map(line => (
        <p key={line}>{line}</p>
      ))}
      {verdict === 'holds' && !fails ? (
        <p>{say('fair.checked', { own: told.shown?.answer === 'taken' ? 'yes' : 'no' })}</p>
      ) : (
        <p>{say('fair.keeps')}</p>
      )}
      {verdict === 'unread' && (
        <p class="row">
          {say('fair.unread')}
          <button type="button" class="button small" onClick={retry}>
            {say('action.retry')}
          </button>
        </p>
      )}
      <Figures commitment={told.commitment} promises={told.promises ?? []} names={names} />
    </details>
  );
};
