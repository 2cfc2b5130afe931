/** What the terminal shows of a table, for the tests of every game's text. */
import { AUDIENCE, type TextModule, type Viewer } from '@idavoll/engine';
import { composed } from '../../cli/texts.ts';
import type { TableInWords } from './table.ts';

type Any = TableInWords<never, never, never>;

export const inText = (text: TextModule) => {
  const textOf = ({ match }: Pick<Any, 'match'>) => composed(text, match);
  return {
    textOf,
    boardOf: (t: Pick<Any, 'match'>, viewer: Viewer) => textOf(t).board(t.match.view(viewer), viewer),
    askOf: (t: Pick<Any, 'match'>, seat: number) => textOf(t).ask(t.match.view(seat), seat),
    offersOf: (t: Pick<Any, 'match'>, seat: number) => {
      const { game } = t.match;
      return t.match.legal(seat).map(move => textOf(t).offer(game.moves.decode(move), t.match.view(seat)));
    },
    toldOf: (t: Pick<Any, 'match' | 'events'>, viewer: Viewer = AUDIENCE) => textOf(t).tell(t.events(viewer)),
    recalledOf: (t: Pick<Any, 'match' | 'events'>, viewer: Viewer = AUDIENCE) =>
      textOf(t).recall(t.events(viewer), viewer),
    resultOf: (t: Pick<Any, 'match' | 'events'>) => {
      const outcome = t.match.outcome();
      if (!outcome) throw new Error('the match is not over');
      return textOf(t).result(t.match.state, outcome, t.events());
    },
  };
};
