/** The rulebook: every rule with its id, so that a prompt can point at it, and with what it rests on. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Emblem } from '../parts/emblem.tsx';
import { GameLinks } from '../parts/game-links.tsx';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { titleOf } from '../play/cards.ts';
import { loadLedger, loadWords } from '../play/games.ts';
import { type Basis, type BookRule, type Chapter, readBook, searchBook } from '../rulebook/book.ts';
import { language, say } from '../words.ts';
import { Lost } from './lost.tsx';

const anchor = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** What stands in the printed rulebook needs no mark. */
const MARKED: readonly Basis[] = ['ruling', 'reconstructed', 'invented'];

const Rule = ({ id, rule, basis, basisWord }: BookRule) => (
  <li id={id} class="rule">
    <a class="rule-id" href={`#${id}`}>
      {id}
    </a>
    <p>
      {rule}{' '}
      {basisWord && MARKED.includes(basisWord) && (
        <span class="badge" data-basis={basisWord}>
          {say(`basis.${basisWord}`)}
        </span>
      )}
      <small class="basis">{basis}</small>
    </p>
  </li>
);

const Book = ({ book }: { readonly book: readonly Chapter[] }) => {
  const [words, setWords] = useState('');
  const shown = useMemo(() => searchBook(book, words), [book, words]);
  // The browser looked for the rule before the book was here.
  useEffect(() => {
    const find = () => {
      const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (const old of document.querySelectorAll('.rule.pointed')) old.classList.remove('pointed');
      rule?.classList.add('pointed');
      rule?.scrollIntoView({ block: 'center' });
    };
    find();
    addEventListener('hashchange', find);
    return () => removeEventListener('hashchange', find);
  }, []);
  return (
    <>
      <label class="search">
        <span>{say('rules.search')}</span>
        <input type="search" class="field grow" value={words} onInput={event => setWords(event.currentTarget.value)} />
      </label>
      <nav class="contents" aria-label={say('rules.contents')}>
        {book.map(({ title }) => (
          <a key={title} href={`#${anchor(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      {shown.length === 0 && <p class="empty">{say('rules.none')}</p>}
      {shown.map(({ title, sections }) => (
        <section key={title} id={anchor(title)}>
          <h2>{title}</h2>
          {sections.map(section => (
            <div key={section.title}>
              {section.title && <h3>{section.title}</h3>}
              <ol class="rules">
                {section.rules.map(rule => (
                  <Rule key={rule.id} {...rule} />
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
    </>
  );
};

export const Rules = ({ game }: { readonly game: string }) => {
  const state = useLoad(async () => {
    const [ledger, words] = await Promise.all([loadLedger(game), loadWords(game)]);
    return ledger === undefined ? undefined : { book: readBook(ledger), words };
  }, [game, language()]);
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'failed') return <p class="notice">{say('trouble.page')}</p>;
  if (!state.value) return <Lost />;
  const { book, words } = state.value;
  return (
    <Page title={say('rules.title', { game: titleOf(game) })} narrow>
      <div class="rules-head">
        <Emblem game={game} />
        <p class="lead">{say('rules.lead')}</p>
      </div>
      <GameLinks game={game} words={words} here={{ page: 'rules', game }} />
      {MARKED.filter(basis => words.knows(`note.${basis}`)).map(basis => (
        <p key={basis} class="notice">
          {words.say(`note.${basis}`)}{' '}
          <span class="badge" data-basis={basis}>
            {say(`basis.${basis}`)}
          </span>
        </p>
      ))}
      <Book book={book} />
    </Page>
  );
};
