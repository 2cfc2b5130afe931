/** The picture of the game: an island with its farmstead and its gold, and a longship on the way to it. */
const LAND = 'M38 92q6-34 40-40q14-22 40-12q34-2 42 26q14 20-2 40q-14 20-46 18q-30 12-52-4q-24-6-22-28Z';

export const Emblem = () => (
  <>
    <circle cx="100" cy="100" r="92" fill="var(--ice)" stroke="var(--gold)" stroke-width="3" />
    <path d={LAND} fill="var(--moss)" stroke="#ecdcb0" stroke-width="7" />
    <g stroke="#2b2b2e" stroke-width="2.500" stroke-linejoin="round">
      <path d="M104 90l20-34 22 34Z" fill="var(--iron)" />
      <path d="M54 104V88l22-18 22 18v16Z" fill="var(--player-red)" />
      <circle cx="136" cy="104" r="9" fill="var(--gold)" />
      <path d="M66 150q6 20 34 20t36-22q-8 8-18 8H84q-10 0-18-6Z" fill="var(--oak-deep)" />
      <path d="M100 156v-34M82 124h36q4 12 0 24H82q4-12 0-24Z" fill="#fdf6e3" />
    </g>
  </>
);
