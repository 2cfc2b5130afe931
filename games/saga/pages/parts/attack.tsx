/** Attackers in their order against one figure: what each attack does, and what they do together. */
import type { PageProps } from '@idavoll/board';
import { useState } from 'preact/hooks';
import { figureName, sentence, type Voice } from '../../words/names.ts';
import { attackLines } from './attacks.ts';
import { type Figure, sayChance } from './figures.ts';
import { FigurePicker, figuresIn, NumberPicker } from './pickers.tsx';

/** No team has more figures, but several teams may fall upon one. */
const MOST_ATTACKERS = 9;

interface Attacker {
  readonly figure: Figure;
  readonly hit: number;
}

const attackerOf = (figure: Figure): Attacker => ({ figure, hit: figure.hit });

const Attackers = (props: {
  readonly voice: Voice;
  readonly attackers: readonly Attacker[];
  readonly onChange: (attackers: readonly Attacker[]) => void;
}) => {
  const { voice, attackers, onChange } = props;
  const { say } = voice;
  const put = (i: number, attacker: Attacker) => onChange(attackers.with(i, attacker));
  return (
    <>
      <ol class="saga-attackers">
        {attackers.map((attacker, i) => (
          <li key={i} class="row">
            <FigurePicker
              voice={voice}
              label={say('pages.odds.attacker', { number: attackers.length === 1 ? 0 : i + 1 })}
              value={attacker.figure.id}
              onChange={figure => put(i, attackerOf(figure))}
            />
            <NumberPicker
              voice={voice}
              name="hit"
              value={attacker.hit}
              onChange={hit => put(i, { ...attacker, hit })}
            />
            {attackers.length > 1 && (
              <button
                type="button"
                class="button quiet"
                aria-label={say('pages.odds.remove.label', { number: i + 1 })}
                onClick={() => onChange(attackers.toSpliced(i, 1))}
              >
                {say('pages.odds.remove')}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p>
        <button
          type="button"
          class="button"
          disabled={attackers.length === MOST_ATTACKERS}
          onClick={() => onChange([...attackers, attackers[attackers.length - 1]])}
        >
          {say('pages.odds.add')}
        </button>
      </p>
    </>
  );
};

const Lines = ({ voice, attackers, parry }: { voice: Voice; attackers: readonly Attacker[]; parry: number }) => {
  const { say } = voice;
  const lines = attackLines(
    attackers.map(({ hit }) => hit),
    parry,
  );
  return (
    <>
      <p class="saga-verdict" role="status">
        {say('pages.odds.falls', { count: lines.length, chance: sayChance(say, lines[lines.length - 1].falls) })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('pages.odds.attack')}</th>
            <th scope="col">{say('pages.odds.hits')}</th>
            <th scope="col">{say('pages.odds.parried')}</th>
            <th scope="col">{say('pages.odds.strikes')}</th>
            <th scope="col">{say('pages.odds.so-far')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ hits, parries, strikes, falls }, i) => (
            <tr key={i}>
              <th scope="row">
                {i + 1}. {sentence(figureName(voice, attackers[i].figure.id))}
              </th>
              {[hits, parries, strikes].map((chance, column) => (
                <td key={column}>{sayChance(say, chance)}</td>
              ))}
              <td class="saga-roll" style={{ '--chance': falls }}>
                <b>{sayChance(say, falls)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

export const Attack = ({ voice, to }: { readonly voice: Voice; readonly to: PageProps['to'] }) => {
  const { say, content } = voice;
  const all = figuresIn(voice);
  const [attackers, setAttackers] = useState<readonly Attacker[]>([attackerOf(all[0])]);
  const [target, setTarget] = useState(content.teams[1].figures[0]);
  const [parry, setParry] = useState(target.parry);
  const shooter = attackers.find(({ figure }) => figure.range > 0)?.figure;
  return (
    <section class="panel saga-card" aria-labelledby="attack">
      <h2 id="attack">{say('pages.odds.fight')}</h2>
      <Attackers voice={voice} attackers={attackers} onChange={setAttackers} />
      <div class="row">
        <FigurePicker
          voice={voice}
          label={say('pages.odds.target')}
          value={target.id}
          onChange={figure => {
            setTarget(figure);
            setParry(figure.parry);
          }}
        />
        <NumberPicker voice={voice} name="parry" value={parry} onChange={setParry} />
      </div>
      <Lines voice={voice} attackers={attackers} parry={parry} />
      {shooter && (
        <p>
          {say('pages.odds.range', { figure: figureName(voice, shooter.id), range: shooter.range })}{' '}
          <a class="rule-link" href={to.rule('SAGA-250')}>
            SAGA-250
          </a>
        </p>
      )}
    </section>
  );
};
