/** Seals and what was in them, digit by digit, for those who check elsewhere. */
import type { Lots } from '@idavoll/engine';
import { say } from '../words.ts';

interface FiguresProps {
  readonly commitment: string;
  readonly promises: readonly (string | null)[];
  readonly names: readonly string[];
  /** What was in the seals, once they are open. */
  readonly opened?: { readonly seed: string; readonly lots: Lots | undefined };
}

const Row = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </>
);

export const Figures = ({ commitment, promises, names, opened }: FiguresProps) => (
  <details class="figures">
    <summary>{say('fair.figures')}</summary>
    <p>{say('fair.figures.about')}</p>
    <dl>
      <Row label={say('fair.figures.house')} value={commitment} />
      {promises.map((promise, seat) => promise && <Row key={seat} label={names[seat]} value={promise} />)}
    </dl>
    {opened && (
      <>
        <p>{say('fair.figures.opened')}</p>
        <dl>
          {opened.lots && <Row label={say('fair.figures.house')} value={opened.lots.secret} />}
          {opened.lots?.seats.map(
            (lot, seat) =>
              lot && <Row key={seat} label={names[seat]} value={lot.part ?? say('fair.figures.withheld')} />,
          )}
          <Row label={say('fair.figures.seed')} value={opened.seed} />
        </dl>
      </>
    )}
  </details>
);
