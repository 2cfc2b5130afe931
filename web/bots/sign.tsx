/** The sign of a bot at its seat: its face, and while it thinks a quiet word that can be pressed to hurry it. */
import { useEffect } from 'preact/hooks';
import type { SeatCard, TableSession } from '../play/session.ts';
import { botSign } from '../table/players.tsx';
import { say } from '../words.ts';
import { Face } from './face.tsx';
import { loadBotWords } from './words.ts';

const Thinking = ({ hurry }: { readonly hurry: () => void }) => {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) hurry();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hurry]);
  return (
    <button type="button" class="thinking" onClick={hurry} title={say('bots.hurry')}>
      {say('bots.thinks')}
    </button>
  );
};

const signOf = ({ level = 'karl' }: SeatCard, { hurry }: TableSession, thinks: boolean) => (
  <>
    <small class="bot-sign">
      <Face level={level} />
      {say(`bots.level.${level}`)}
    </small>
    {thinks && (hurry ? <Thinking hurry={hurry} /> : <span class="thinking">{say('bots.thinks')}</span>)}
  </>
);

/** From now on bots have it at every table. */
export const showSigns = async (): Promise<void> => {
  await loadBotWords();
  botSign.value = signOf;
};
