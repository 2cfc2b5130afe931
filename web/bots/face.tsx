/** The faces of the levels: heads cut as into wood, with a few lines each. */
import type { LevelName } from '@idavoll/bots';

/** What each wears on the same head: shorn hair, a cap, a helmet, a hood with three stars of fate. */
const WORN: Readonly<Record<LevelName, string>> = {
  thrall: 'M8 9.500c.6-2.600 2-3.800 4-3.800s3.400 1.200 4 3.800M6.800 19.500c1.600 1 8.800 1 10.400 0',
  karl: 'M7 10C7 6 9 4 12 4s5 2 5 6ZM6 10.200h12M8.500 15.500c1 3.500 6 3.500 7 0',
  jarl: 'M6.500 11C6.500 6.500 8.800 4 12 4s5.500 2.500 5.500 7M12 4v10M6 11h12M6.500 8C4.500 7 4 5 4.300 3M17.500 8c2-1 2.500-3 2.200-5M8.200 16c1 4.500 6.600 4.500 7.600 0',
  norn: 'M12 2.500c-5 0-7.500 4-7.500 9.500 0 4 .8 7 2.500 9.500h10c1.700-2.500 2.500-5.500 2.500-9.500 0-5.500-2.500-9.500-7.500-9.500ZM12 4.500v2M9.500 5.800l.8 1.200M14.500 5.800l-.8 1.200',
};

export const Face = ({ level }: { readonly level: LevelName }) => (
  <svg class="bot-face" viewBox="0 0 24 24" aria-hidden="true">
    <path
      class="head"
      d="M7.500 10.500c0-3 2-4.500 4.500-4.500s4.500 1.500 4.500 4.500-.5 8-4.500 8-4.500-5-4.500-8Z"
    />
    <path d={WORN[level]} />
    <path d="M10 12.200v.6M14 12.200v.6M10.800 16.200h2.400" />
  </svg>
);
