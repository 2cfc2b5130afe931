/** The skies of the three essences, for a petal that points up from the origin: land near the hub, sky beyond. */
const stars = [
  [-92, -350, 2.4],
  [-40, -378, 1.8],
  [22, -352, 2.6],
  [70, -376, 1.8],
  [112, -338, 2.2],
  [-130, -372, 1.6],
  [-62, -300, 1.8],
  [54, -292, 2],
  [150, -384, 2],
  [-176, -344, 2],
  [190, -350, 1.6],
] as const;

const Stars = ({ colour }: { colour: string }) => (
  <g fill={colour}>
    {stars.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
  </g>
);

const Ground = ({ id, inner, middle, outer }: { id: string; inner: string; middle: string; outer: string }) => (
  <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="440">
    <stop offset="0.28" stop-color={inner} />
    <stop offset="0.6" stop-color={middle} />
    <stop offset="1" stop-color={outer} />
  </radialGradient>
);

const Ice = () => (
  <g id="mim-sky-ice">
    <rect x="-330" y="-500" width="660" height="440" fill="url(#mim-ground-ice)" />
    <Stars colour="#e9f8ff" />
    <g fill="none" stroke-linecap="round">
      <path
        d="M-300 -330C-190 -390 -120 -290 0 -350S190 -320 300 -390"
        stroke="#8ff0cf"
        stroke-width="26"
        opacity="0.22"
      />
      <path
        d="M-300 -300C-180 -350 -90 -262 20 -312S200 -290 300 -350"
        stroke="#b7c8ff"
        stroke-width="16"
        opacity="0.26"
      />
    </g>
    <path
      d="M-260 -60V-176L-204 -212L-168 -176L-130 -252L-94 -186L-60 -234L-24 -180L14 -250L48 -184L88 -238L126 -182L166 -252L206 -178L260 -204V-60Z"
      fill="#4f87a5"
      opacity="0.75"
    />
    <path
      d="M-144 -224L-130 -252L-115 -225L-124 -231L-131 -220ZM-71 -219L-60 -234L-48 -216L-57 -222ZM1 -226L14 -250L27 -225L18 -231L9 -220ZM76 -221L88 -238L100 -220L90 -225ZM152 -225L166 -252L180 -226L168 -231Z"
      fill="#f2fbff"
      opacity="0.9"
    />
    <path
      d="M-260 -60V-150C-180 -190 -120 -150 -60 -170S60 -190 120 -160S220 -180 260 -150V-60Z"
      fill="#d5ecf5"
      opacity="0.85"
    />
    <path
      d="M-120 -132C-70 -150 -30 -136 10 -146S80 -150 120 -134"
      fill="none"
      stroke="#7fb0c8"
      stroke-width="3"
      opacity="0.7"
    />
  </g>
);

const PINE = 'l9 15h-5l9 14h-6l10 16h-34l10 -16h-6l9 -14h-5z';

const Earth = () => (
  <g id="mim-sky-earth">
    <rect x="-330" y="-500" width="660" height="440" fill="url(#mim-ground-earth)" />
    <circle cx="58" cy="-318" r="30" fill="#fff3c0" opacity="0.55" />
    <g fill="none" stroke="#f6f3d6" stroke-linecap="round" opacity="0.22">
      <path d="M-230 -352C-170 -372 -120 -340 -66 -356" stroke-width="12" />
      <path d="M-40 -382C20 -398 60 -374 120 -388M96 -352C150 -366 190 -346 250 -360" stroke-width="9" />
    </g>
    <path
      d="M-260 -60V-190C-190 -262 -130 -246 -70 -204S50 -256 110 -222S210 -250 260 -200V-60Z"
      fill="#4f7440"
      opacity="0.9"
    />
    <path
      d={[-150, -112, -58, -30, 44, 84, 128, 160].map((x, i) => `M${x} ${-238 + ((i * 37) % 26)}${PINE}`).join('')}
      fill="#1e3a1f"
      opacity="0.85"
    />
    <path d="M-260 -60V-150C-180 -196 -90 -160 -20 -176S120 -196 260 -150V-60Z" fill="#86a659" />
    <path
      d="M-26 -60C-34 -100 24 -120 6 -150S-18 -172 -8 -184"
      fill="none"
      stroke="#e8dca0"
      stroke-width="6"
      opacity="0.55"
    />
  </g>
);

const Fire = () => (
  <g id="mim-sky-fire">
    <rect x="-330" y="-500" width="660" height="440" fill="url(#mim-ground-fire)" />
    <g fill="none" stroke="#2a0d08" stroke-linecap="round" opacity="0.3">
      <path d="M-4 -252C-40 -288 34 -310 -6 -350S30 -396 10 -420" stroke-width="24" />
      <path d="M-240 -350C-170 -380 -130 -340 -70 -366M90 -380C150 -400 190 -360 260 -384" stroke-width="12" />
    </g>
    <circle cy="-232" r="34" fill="#ffb347" opacity="0.35" />
    <path
      d="M-300 -60V-156C-250 -190 -220 -200 -190 -206C-170 -180 -150 -166 -116 -160C-60 -164 -26 -186 -16 -238L-5 -230L5 -231L16 -238C26 -186 60 -164 116 -160C150 -166 170 -180 190 -206C220 -200 250 -190 300 -156V-60Z"
      fill="#5e2014"
    />
    <path
      d="M-12 -234L-5 -229L5 -229L12 -234L8 -222L10 -206L2 -190L4 -160L-6 -160L-4 -192L-10 -208L-8 -222Z"
      fill="#ffb347"
    />
    <path d="M-300 -60V-140C-180 -170 -110 -144 -50 -160S80 -170 140 -150S220 -160 300 -140V-60Z" fill="#a63f18" />
    <path
      d="M-110 -132C-70 -146 -40 -128 -4 -140S70 -144 110 -126"
      fill="none"
      stroke="#ffcf6b"
      stroke-width="4"
      opacity="0.8"
    />
    <g fill="#ffcf6b">
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x * 0.8} cy={y + 46} r={r} opacity="0.8" />
      ))}
    </g>
  </g>
);

export const Skies = () => (
  <>
    <Ground id="mim-ground-ice" inner="#a9d3e6" middle="#4e8fb4" outer="#173a5c" />
    <Ground id="mim-ground-earth" inner="#c9d39a" middle="#7ea56a" outer="#2b5a4a" />
    <Ground id="mim-ground-fire" inner="#f6b25c" middle="#c9572a" outer="#571a19" />
    <Ice />
    <Earth />
    <Fire />
  </>
);
