/** From any page about a game to the others: its rules, what further pages it brings, and its content packs. */
import { type GameWords, pagesOf } from '../play/games.ts';
import { pathTo, type Route } from '../router.ts';
import { say } from '../words.ts';

interface LinksProps {
  readonly game: string;
  readonly words: Pick<GameWords, 'say'>;
  /** Opens them beside the table, not in its place. */
  readonly beside?: boolean;
  readonly here?: Route;
}

export const GameLinks = ({ game, words, here, beside = false }: LinksProps) => {
  const current = here && pathTo(here);
  const links: readonly [Route, string][] = [
    [{ page: 'rules', game }, say('nav.rules')],
    ...pagesOf(game).map((name): [Route, string] => [{ page: 'extra', game, name }, words.say(`pages.${name}.title`)]),
    [{ page: 'packs', game }, say('nav.packs')],
  ];
  return (
    <nav class="game-links" aria-label={say('nav.game')}>
      {links.map(([to, title]) => (
        <a
          key={pathTo(to)}
          href={pathTo(to)}
          aria-current={pathTo(to) === current ? 'page' : undefined}
          {...(beside && { target: '_blank', rel: 'noopener' })}
        >
          {title}
        </a>
      ))}
    </nav>
  );
};
