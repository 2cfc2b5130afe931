/** Loads a pack from a file into this browser, and says in words what is wrong with one that cannot be used. */
import { type ContentError, type GameModule, MOST_PACK } from '@idavoll/engine';
import { useState } from 'preact/hooks';
import type { GameWords } from '../play/games.ts';
import { sayPack } from '../play/pack-name.ts';
import { keepPack, type OpenPack, openPack } from '../play/packs.ts';
import { say, sayIfKnown } from '../words.ts';

/** What the shell has words for, or the game; else as the check itself says it. */
const sayProblem = ({ code, values, problem }: ContentError, words: GameWords): string => {
  const own = `pages.pack.${code}`;
  return sayIfKnown(`packs.problem.${code}`, values) ?? (words.knows(own) ? words.say(own, values) : problem);
};

const Refusal = ({ error, words }: { readonly error: ContentError; readonly words: GameWords }) => (
  <div class="notice" role="alert">
    <p>
      <strong>{say('packs.refused', { file: error.file })}</strong>
    </p>
    <p>
      {error.path === '' ? say('packs.whole') : <code>{error.path.replaceAll('.', ' › ')}</code>}
      {': '}
      {sayProblem(error, words)}
    </p>
    <p>{say('packs.refused.next')}</p>
  </div>
);

interface UploadProps {
  readonly module: GameModule;
  readonly words: GameWords;
  readonly onLoaded: (pack: OpenPack) => void;
}

export const PackUpload = ({ module, words, onLoaded }: UploadProps) => {
  const [error, setError] = useState<ContentError | null>(null);
  const [told, tell] = useState('');
  const load = async (file: File) => {
    // No more of it than shows that it is too long; a letter takes four bytes at most.
    const pack = openPack(module, await file.slice(0, 4 * MOST_PACK + 1).text(), file.name);
    setError(pack.ok ? null : pack.error);
    if (!pack.ok) return tell('');
    const isKept = keepPack(module, pack.value);
    tell(isKept ? say('packs.loaded', { pack: sayPack(pack.value) }) : say('refusal.not-kept'));
    if (isKept) onLoaded(pack.value);
  };
  return (
    <>
      <label class="drop">
        <span>{say('packs.load')}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={async ({ currentTarget: input }) => {
            if (input.files?.[0]) await load(input.files[0]);
            // The same file may come again, corrected.
            input.value = '';
          }}
        />
      </label>
      {error && <Refusal error={error} words={words} />}
      <p role="status">{told}</p>
    </>
  );
};
