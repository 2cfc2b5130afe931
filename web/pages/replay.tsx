/** Any finished match, from this browser, from the server, from a link or from a file. */
import { useState } from 'preact/hooks';
import { readRecordOf, readShared, refusalKey } from '../online/http.ts';
import { Page, setTitle } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { readMatch } from '../play/saved.ts';
import { unpackRecord } from '../replay/link.ts';
import { type OpenedRecord, openRecord } from '../replay/open.ts';
import { ReplayPlayer } from '../replay/player.tsx';
import type { Route } from '../router.ts';
import { language, say } from '../words.ts';

type ReplayRoute = Extract<Route, { page: 'replay' }>;
type Found =
  | { readonly opened: OpenedRecord; readonly names: readonly string[] }
  | { readonly code: string; readonly line?: number }
  | 'none';

/** Where nobody's name is known, the seats go by their colours. */
const namesOf = ({ loaded, match }: OpenedRecord): string[] =>
  match.agreement.traits.map(({ colour }, seat) =>
    loaded.knows(`player.${colour}`) ? loaded.say(`player.${colour}`) : say('create.seat', { seat: seat + 1 }),
  );

const read = async (text: string, names?: readonly string[]): Promise<Found> => {
  const opened = await openRecord(text);
  if (!opened.ok) return { code: opened.error.code, ...('line' in opened.error && { line: opened.error.line }) };
  return { opened: opened.value, names: names ?? namesOf(opened.value) };
};

const find = async ({ source, id }: Pick<ReplayRoute, 'source' | 'id'>): Promise<Found> => {
  if (source === 'local') {
    const saved = readMatch(id);
    if (!saved) return { code: 'no-such-table' };
    return read(
      saved.record,
      saved.seats.map(({ name }) => name),
    );
  }
  if (source !== 'file') {
    const record = await (source === 'table' ? readRecordOf(id) : readShared(id));
    return record.ok ? read(record.value) : record.error;
  }
  const packed = /^#r=(.+)$/.exec(location.hash)?.[1];
  if (!packed) return 'none';
  const text = await unpackRecord(packed);
  return text === undefined ? { code: 'not-a-record' } : read(text);
};

const Upload = ({ onText }: { readonly onText: (text: string) => void }) => (
  <label class="drop">
    <span>{say('replay.upload')}</span>
    <input
      type="file"
      accept=".record,text/plain"
      onChange={async event => {
        const text = await event.currentTarget.files?.[0]?.text();
        if (text !== undefined) onText(text);
      }}
    />
  </label>
);

export const Replay = ({ source, id }: ReplayRoute) => {
  const [given, setGiven] = useState<string | null>(null);
  const state = useLoad<Found>(
    () => (given === null ? find({ source, id }) : read(given)),
    [source, id, given, language()],
  );
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'here' && state.value !== 'none' && 'opened' in state.value) {
    const { opened, names } = state.value;
    setTitle(say('replay.title'));
    return (
      <>
        <h1 class="sr">{say('replay.title')}</h1>
        <ReplayPlayer key={opened.text} {...opened} names={names} />
      </>
    );
  }
  const trouble = state.at === 'here' && state.value !== 'none' && 'code' in state.value ? state.value : undefined;
  return (
    <Page title={say('replay.title')} narrow>
      <p class="lead">{say('replay.lead')}</p>
      {(trouble || state.at === 'failed') && (
        <p class="notice" role="alert">
          {trouble ? say(refusalKey(trouble.code), { line: trouble.line ?? 0 }) : say('trouble.page')}
        </p>
      )}
      <Upload onText={setGiven} />
    </Page>
  );
};
