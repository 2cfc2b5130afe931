/** The middle of the star: the round and the phase, on a carved disc that breathes. */

import { pictured, unspoken } from '@idavoll/board';
import { ROUNDS } from '../rules/vocabulary.ts';
import { HUB } from './geometry.ts';
import { range, type Sight } from './sight.ts';

const NUMERALS = ['I', 'II', 'III'];
/** Longer names of phases are set smaller. */
const ROOMY = 11;

export const Hub = ({ sight }: { sight: Sight }) => {
  const { say, round, phase } = sight;
  const name = say(`phase.${phase}`);
  return (
    <g transform="translate(500 500)" {...pictured(`${say('board.round', { round, rounds: ROUNDS })}, ${name}`)}>
      <circle class="mim-breath" r={HUB + 26} fill="url(#mim-ember)" />
      <circle r={HUB} fill="#1a0f07" />
      <circle r={HUB - 5} fill="url(#mim-hub)" />
      <circle r={HUB - 5} fill="url(#mim-grain)" />
      <circle r={HUB - 12} fill="none" stroke="#e3bd62" stroke-width="2.5" />
      <g class="mim-carving">
        {range(8).map(i => (
          <path key={i} d="M0 -84C16 -64 16 -44 0 -26C-16 -44 -16 -64 0 -84Z" transform={`rotate(${i * 45})`} />
        ))}
      </g>
      {range(ROUNDS).map(i => (
        <text key={i} class={i + 1 === round ? 'mim-round mim-now' : 'mim-round'} x={(i - 1) * 56} y="-4" {...unspoken}>
          {NUMERALS[i]}
        </text>
      ))}
      <text class="mim-phase" y="36" style={{ fontSize: name.length > ROOMY ? '25px' : '32px' }} {...unspoken}>
        {name}
      </text>
    </g>
  );
};
