/** The picture of the game: a well among realms. */
const TURN = 2 * Math.PI;
const at = (angle: number, radius: number) =>
  `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
const SKIES = ['var(--sky-ice)', 'var(--sky-earth)', 'var(--sky-fire)'] as const;

/** One realm of the ring, seen from above: wide outside, narrow at the well. */
const petal = (i: number, count: number): string => {
  const gap = 0.035;
  const from = (TURN * (i - 0.5)) / count + gap;
  const to = (TURN * (i + 0.5)) / count - gap;
  const middle = (from + to) / 2;
  return `M${at(from + gap, 44)}L${at(from, 80)}Q${at(middle, 104)} ${at(to, 80)}L${at(to - gap, 44)}Q${at(middle, 47)} ${at(from + gap, 44)}Z`;
};

/** Mimir's well among the realms; at its bottom the eye that Odin paid with. */
export const Emblem = () => (
  <>
    {Array.from({ length: 8 }, (_, i) => (
      <path key={i} d={petal(i, 8)} fill={SKIES[i % SKIES.length]} stroke="var(--gold)" stroke-width="1.6" />
    ))}
    <circle cx="100" cy="100" r="38" fill="var(--oak-deep)" stroke="var(--gold)" stroke-width="2" />
    {Array.from({ length: 12 }, (_, i) => (
      <path
        key={i}
        d={`M${at((TURN * i) / 12, 29)}L${at((TURN * i) / 12, 37)}`}
        stroke="var(--gold)"
        stroke-width="1.2"
        opacity="0.7"
      />
    ))}
    <circle cx="100" cy="100" r="28" fill="var(--well)" />
    <path d="M78 100Q100 80 122 100Q100 120 78 100Z" fill="none" stroke="#efe6d2" stroke-width="2.4" />
    <circle cx="100" cy="100" r="8.5" fill="var(--ice)" />
    <circle cx="100" cy="100" r="3.4" fill="#0e1821" />
    <path d="M84 116Q100 122 116 116M88 84Q100 79 112 84" fill="none" stroke="var(--ice)" opacity="0.55" />
  </>
);
