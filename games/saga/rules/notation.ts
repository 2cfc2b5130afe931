/** Every move of the game and how it is written. */
import { type Move, moves, type Seat } from '@idavoll/engine';
import { type State, sorts } from './state.ts';

export const moveTable = moves(
  {
    team: { text: 'team {team}', of: { team: 'team' } },
    area: { text: 'area {area}', of: { area: 'area' } },
    place: { text: '{figure}>{field}', of: { figure: 'kind', field: 'field' } },
    done: { text: 'done' },
    turn: { text: 'turn' },
    move: { text: 'move {figure}', of: { figure: 'figure' } },
    step: { text: 'step {field}', of: { field: 'field' } },
    stop: { text: 'stop' },
    attack: { text: 'with {figure}', of: { figure: 'figure' } },
    target: { text: 'against {figure}', of: { figure: 'figure' } },
    end: { text: 'end' },
  },
  sorts,
);

export const { make } = moveTable;

/** What is legal where there is no choice. */
export const only = (move: Move) => (_c: unknown, _s: State, _seat: Seat, into: Int32Array) => {
  into[0] = move;
  return 1;
};
