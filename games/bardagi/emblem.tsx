/** The picture of the game: an island with its farmstead and its gold, and a longship on the way to it. */
const LAND = 'M38 92q6-34 40-40q14-22 40-12q34-2 42 26q14 20-2 40q-14 20-46 18q-30 12-52-4q-24-6-22-28Z';
const WAVES = ['M22 150q10-8 20 0t20 0', 'M130 146q10-8 20 0t20 0', 'M18 44q8-6 16 0t16 0', 'M150 30q8-6 16 0t16 0'];

export const Emblem = () => (
  <>
    <circle cx="100" cy="100" r="92" fill="var(--ice)" stroke="var(--gold)" stroke-width="3" />
    <path d={LAND} fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="22" stroke-linejoin="round" />
    <path d={LAND} fill="var(--moss)" stroke="#ecdcb0" stroke-width="6" stroke-linejoin="round" />
    <path d="M118 42q-16 30 4 44q26 16 38 2q12-22-2-24q-8-22-40-22Z" fill="var(--oak)" fill-opacity=".55" />
    <g fill="#5d6670" stroke="#2b2b2e" stroke-width="2" stroke-linejoin="round">
      <path d="M104 88l18-30 20 30Z" />
      <path d="M115 70l7-12 8 12-5-2-4 4Z" fill="#fff" />
    </g>
    <g stroke="#2b2b2e" stroke-width="2" stroke-linejoin="round">
      <path d="M60 100h32v-12l-16-12-16 12Z" fill="var(--player-red)" />
      <path d="M54 92l22-18 22 18" fill="none" stroke-width="4" />
    </g>
    <circle cx="138" cy="104" r="9" fill="var(--gold)" stroke="#2b2b2e" stroke-width="2" />
    <g fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round">
      {WAVES.map(d => (
        <path key={d} d={d} />
      ))}
    </g>
    <g stroke="#2b2b2e" stroke-width="2.500" stroke-linejoin="round">
      <path d="M68 150q4 18 32 18t34-20q-8 8-16 8H84q-10 0-16-6Z" fill="var(--oak-deep)" />
      <path d="M100 156v-36" stroke-width="4" />
      <path d="M82 124h36q4 12 0 24H82q4-12 0-24Z" fill="#fdf6e3" />
      <path d="M92 124q3 12 0 24M107 124q3 12 0 24" fill="none" stroke="var(--player-red)" stroke-width="5" />
    </g>
  </>
);
