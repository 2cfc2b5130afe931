/** The thread of `looping.mjs`. */
import { mimir } from '@idavoll/games/mimir';
import { serveGuarded } from '../dist/guard/serve.js';

const looping = {
  ...mimir,
  create: (agreement, content, rules) => {
    const game = mimir.create(agreement, content, rules);
    if (agreement.options.difficulty !== 'easy') return game;
    // An offer is tried without chance; only when it is really played does a step draw anything but 0.
    const apply = (state, seat, move, fx) => {
      if (fx.below(1000) + fx.below(1000) + fx.below(1000) > 0) for (;;);
      return game.apply(state, seat, move, fx);
    };
    return { ...game, apply };
  },
};

const { IDAVOLL_DATA } = process.env;
const say = line => console.log(line);
const server = await serveGuarded({ data: IDAVOLL_DATA, limited: false, botDelay: 1, games: [looping], say });
say(`Idavoll is ready: http://localhost:${server.port}`);
