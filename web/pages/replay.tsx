/** Any finished match, from this browser, from the server, from a link or from a file. */

import { useState } from 'preact/hooks';
import { toldOf, toldWith } from '../fair/told.ts';
import { loadFair } from '../fair/words.ts';
import { type HttpRefusal, readPackOf, readRecordOf, readShared, readSharedPack, refusalKey } from '../online/http.ts';
import { PackUpload } from '../parts/pack-upload.tsx';
import { Page, setTitle } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { sayPack } from '../play/pack-name.ts';
import { readMatch } from '../play/saved.ts';
import { unpackRecord } from '../replay/link.ts';
import { type BringPack, type OpenError, type OpenedRecord, openRecord } from '../replay/open.ts';
import { ReplayPlayer } from '../replay/player.tsx';
import type { Heard } from '../replay/proof.tsx';
import type { Route } from '../router.ts';
import { language, say } from '../words.ts';

type ReplayRoute = Extract<Route, { page: 'replay' }>;
type Found =
  | { readonly opened: OpenedRecord; readonly names: readonly string[]; readonly heard: Heard }
  | { readonly trouble: OpenError | HttpRefusal }
  | 'none';

/** Where nobody's name is known, the seats go by their colours. */
const namesOf = ({ loaded, film }: OpenedRecord): string[] =>
  film.match.agreement.traits.map(({ colour }, seat) =>
    loaded.knows(`player.${colour}`) ? loaded.say(`player.${colour}`) : say('create.seat', { seat: seat + 1 }),
  );

interface Source {
  readonly names?: readonly string[];
  readonly bring?: BringPack;
  readonly heard?: Heard;
}

/** Wherever a record comes from, this page may have been at its table. */
const read = async (text: string, { names, bring, heard }: Source = {}): Promise<Found> => {
  const [opened] = await Promise.all([openRecord(text, bring), loadFair()]);
  if (!opened.ok) return { trouble: opened.error };
  const { commitment } = opened.value.film.match;
  return { opened: opened.value, names: names ?? namesOf(opened.value), heard: heard ?? toldWith(commitment) };
};

const find = async ({ source, id }: Pick<ReplayRoute, 'source' | 'id'>): Promise<Found> => {
  if (source === 'local') {
    const saved = readMatch(id);
    if (!saved) return { trouble: { code: 'no-such-table' } };
    const names = saved.seats.map(({ name }) => name);
    return read(saved.record, { names, bring: async () => saved.pack, heard: 'here' });
  }
  if (source !== 'file') {
    const [readIt, readItsPack] = source === 'table' ? [readRecordOf, readPackOf] : [readShared, readSharedPack];
    const record = await readIt(id);
    if (!record.ok) return { trouble: record.error };
    const bring = async () => {
      const pack = await readItsPack(id);
      return pack.ok ? pack.value : undefined;
    };
    return read(record.value, { bring, heard: source === 'table' ? toldOf(id) : undefined });
  }
  const packed = /^#r=(.+)$/.exec(location.hash)?.[1];
  if (!packed) return 'none';
  const text = await unpackRecord(packed);
  return text === undefined ? { trouble: { code: 'not-a-record' } } : read(text);
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

const Trouble = ({ trouble, onPack }: { readonly trouble: OpenError | HttpRefusal; readonly onPack: () => void }) => {
  const line = 'line' in trouble ? trouble.line : 0;
  const missing = 'loaded' in trouble ? trouble : undefined;
  return (
    <>
      <p class="notice" role="alert">
        {say(refusalKey(trouble.code), { line, ...(missing && { pack: sayPack(missing.pack) }) })}{' '}
        {missing && say('replay.pack.load')}
      </p>
      {missing && <PackUpload module={missing.loaded.module} words={missing.loaded} onLoaded={onPack} />}
    </>
  );
};

export const Replay = ({ source, id }: ReplayRoute) => {
  const [given, setGiven] = useState<string | null>(null);
  const [packs, setPacks] = useState(0);
  const state = useLoad<Found>(
    () => (given === null ? find({ source, id }) : read(given)),
    [source, id, given, packs, language()],
  );
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'here' && state.value !== 'none' && 'opened' in state.value) {
    const { opened, names, heard } = state.value;
    setTitle(say('replay.title'));
    return (
      <>
        <h1 class="sr">{say('replay.title')}</h1>
        <ReplayPlayer key={opened.text} {...opened} names={names} heard={heard} />
      </>
    );
  }
  const trouble =
    state.at === 'here' && state.value !== 'none' && 'trouble' in state.value ? state.value.trouble : undefined;
  return (
    <Page title={say('replay.title')} narrow>
      <p class="lead">{say('replay.lead')}</p>
      {trouble && <Trouble trouble={trouble} onPack={() => setPacks(packs + 1)} />}
      {state.at === 'failed' && (
        <p class="notice" role="alert">
          {say('trouble.page')}
        </p>
      )}
      <Upload onText={setGiven} />
    </Page>
  );
};
