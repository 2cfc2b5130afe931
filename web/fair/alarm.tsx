/** Hears all that is said at a table, and raises the alarm where it does not fit together. */
import type { TableSummary } from '@idavoll/server/protocol';
import { useEffect } from 'preact/hooks';
import { refusalKey } from '../online/http.ts';
import type { Room } from '../online/room.ts';
import { namesOf } from '../online/seat-cards.ts';
import { say } from '../words.ts';
import { type Lie, toldOf } from './told.ts';
import { attend } from './witness.ts';

const sayLie = (lie: Lie, names: readonly string[]): string => {
  if (lie.code === 'promise') return say('fair.lie.promise', { name: names[lie.seat] ?? '' });
  if (lie.code === 'false') return say('fair.lie.false', { why: say(refusalKey(lie.why), { line: lie.line }) });
  return say(`fair.lie.${lie.code}`);
};

export const Alarm = ({ lies, names }: { readonly lies: readonly Lie[]; readonly names: readonly string[] }) => (
  <div class={lies.length > 0 ? 'notice alarm' : undefined} role="alert">
    {lies.length > 0 && (
      <>
        <p>
          <strong>{say('fair.alarm')}</strong>
        </p>
        {lies.map((lie, i) => (
          <p key={i}>{sayLie(lie, names)}</p>
        ))}
        <p>{say('fair.alarm.advice')}</p>
      </>
    )}
  </div>
);

/** `first` is what the page was told before there was a socket. */
export const Witness = ({ room, first }: { readonly room: Room; readonly first: TableSummary }) => {
  const info = room.info.value ?? first;
  const hear = (one: TableSummary) => {
    const tell = () => {
      room.told.value = toldOf(room.id) ?? null;
    };
    attend(one).then(tell);
    tell();
  };
  useEffect(() => hear(first), [room, first]);
  useEffect(() => hear(info), [room, info]);
  const lies = room.told.value?.lies ?? [];
  return <Alarm lies={lies} names={namesOf(info.seats)} />;
};
