/** Every move of the game and how it is written. */
import { moves } from '@idavoll/engine';
import type { Battlefield } from './battlefield.ts';
import type { SagaContent } from './content.ts';
import { areaNames, fieldNames, figuresOf, kindsOf } from './tables.ts';
import { TEAMS } from './vocabulary.ts';

export const moveTable = (battlefield: Battlefield, content: SagaContent) => {
  const field = fieldNames(battlefield);
  const figure = figuresOf(content).map(({ name }) => name);
  const kind = kindsOf(content).map(({ id }) => id);
  return moves({
    team: { text: 'team {team}', of: { team: TEAMS } },
    area: { text: 'area {area}', of: { area: areaNames(battlefield) } },
    place: { text: '{figure}>{field}', of: { figure: kind, field } },
    done: { text: 'done' },
    turn: { text: 'turn' },
    move: { text: 'move {figure}', of: { figure } },
    step: { text: 'step {field}', of: { field } },
    stop: { text: 'stop' },
    attack: { text: 'with {figure}', of: { figure } },
    target: { text: 'against {figure}', of: { figure } },
    end: { text: 'end' },
  });
};
