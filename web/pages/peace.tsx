/** What one may do about somebody at a table: not read him here, block him everywhere, or report him. */
import type { ReportReason } from '@idavoll/server/protocol';
import { useState } from 'preact/hooks';
import { refusalKey } from '../online/http.ts';
import { blockAt, reportAt } from '../online/own.ts';
import { mutedAt, type Room } from '../online/room.ts';
import { Dialog } from '../parts/dialog.tsx';
import { removeStored, writeStored } from '../storage.ts';
import { type Key, say } from '../words.ts';

const REASONS: Readonly<Record<ReportReason, Key>> = {
  insults: 'peace.reason.insults',
  spam: 'peace.reason.spam',
  name: 'peace.reason.name',
  cheating: 'peace.reason.cheating',
  other: 'peace.reason.other',
};
const reasons = Object.keys(REASONS) as ReportReason[];

interface Somebody {
  readonly who: string;
  readonly name: string;
}

/** All others who sit here or have said something, each once. */
const othersAt = (room: Room): Somebody[] => {
  const seats = room.info.value?.seats ?? [];
  const own = new Set(seats.flatMap(({ mine, who }) => (mine && who ? [who] : [])));
  const seen = new Map<string, string>();
  for (const { who, name } of [...seats, ...room.chat.value])
    if (who !== undefined && name !== null && !own.has(who)) seen.set(who, name);
  return [...seen].map(([who, name]) => ({ who, name }));
};

const mute = (room: Room, who: string, isMuted: boolean): void => {
  const others = [...room.muted.value].filter(one => one !== who);
  const muted = isMuted ? [...others, who] : others;
  room.muted.value = new Set(muted);
  if (muted.length > 0) writeStored(mutedAt(room.id), muted);
  else removeStored(mutedAt(room.id));
};

interface ReportProps {
  readonly about: Somebody;
  readonly onReport: (reason: ReportReason, text: string) => void;
}

const Report = ({ about, onReport }: ReportProps) => {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const reason = reasons.find(one => one === fields.get('reason')) ?? 'other';
    onReport(reason, String(fields.get('text') ?? ''));
  };
  return (
    <form class="account" onSubmit={submit}>
      <p>{say('peace.report.text', { name: about.name })}</p>
      <label class="stacked">
        {say('peace.reason')}
        <select class="field" name="reason">
          {reasons.map(reason => (
            <option key={reason} value={reason}>
              {say(REASONS[reason])}
            </option>
          ))}
        </select>
      </label>
      <label class="stacked">
        {say('peace.words')}
        <textarea class="field" name="text" maxLength={500} rows={3} />
      </label>
      <button type="submit" class="button primary">
        {say('peace.report.send')}
      </button>
    </form>
  );
};

export const Peace = ({ room, onClose }: { readonly room: Room; readonly onClose: () => void }) => {
  const [about, setAbout] = useState<Somebody | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const others = othersAt(room);
  const tell = async (answer: ReturnType<typeof blockAt>, done: string) => {
    const it = await answer;
    setAbout(null);
    setTold(it.ok ? done : say(refusalKey(it.error.code)));
    return it.ok;
  };
  const block = async ({ who, name }: Somebody) => {
    if (await tell(blockAt(room.id, who), say('peace.blocked', { name }))) mute(room, who, true);
  };
  return (
    <Dialog title={say('peace.title')} onClose={onClose}>
      {told && (
        <p class="notice" role="status">
          {told}
        </p>
      )}
      {others.length === 0 && <p>{say('peace.nobody')}</p>}
      <ul class="people">
        {others.map(one => {
          const isMuted = room.muted.value.has(one.who);
          return (
            <li key={one.who}>
              <strong>
                <bdi>{one.name}</bdi>
              </strong>
              <p class="row">
                <button type="button" class="button small" onClick={() => mute(room, one.who, !isMuted)}>
                  {say(isMuted ? 'peace.unmute' : 'peace.mute')}
                </button>
                <button type="button" class="button small" onClick={() => block(one)}>
                  {say('peace.block')}
                </button>
                <button type="button" class="button small quiet" onClick={() => setAbout(one)}>
                  {say('peace.report')}
                </button>
              </p>
            </li>
          );
        })}
      </ul>
      {about && (
        <Report
          about={about}
          onReport={(reason, text) =>
            tell(reportAt(room.id, about.who, reason, text), say('peace.reported', { name: about.name }))
          }
        />
      )}
    </Dialog>
  );
};
