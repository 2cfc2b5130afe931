/** Leaving fields next to enemies: the chance to come through so many rolls. */
import type { PageProps } from '@idavoll/board';
import { useState } from 'preact/hooks';
import type { Voice } from '../../words/names.ts';
import { dodgeChances } from './attacks.ts';
import { sayChance } from './figures.ts';
import { FigurePicker, figuresIn, NumberPicker } from './pickers.tsx';

export const Dodge = ({ voice, to }: { readonly voice: Voice; readonly to: PageProps['to'] }) => {
  const { say } = voice;
  const [figure, setFigure] = useState(figuresIn(voice)[0]);
  const [dodge, setDodge] = useState(figure.dodge);
  return (
    <section class="panel saga-card" aria-labelledby="dodge">
      <h2 id="dodge">{say('pages.odds.dodging')}</h2>
      <div class="row">
        <FigurePicker
          voice={voice}
          label={say('pages.odds.who')}
          value={figure.id}
          onChange={one => {
            setFigure(one);
            setDodge(one.dodge);
          }}
        />
        <NumberPicker voice={voice} name="dodge" value={dodge} onChange={setDodge} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('pages.odds.rolls')}</th>
            <th scope="col">{say('pages.odds.through')}</th>
          </tr>
        </thead>
        <tbody>
          {/* A figure makes no more rolls than it has steps. */}
          {dodgeChances(dodge, figure.move).map((chance, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td class="saga-roll" style={{ '--chance': chance }}>
                <b>{sayChance(say, chance)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say('pages.odds.dodge.about')}{' '}
        <a class="rule-link" href={to.rule('SAGA-160')}>
          SAGA-160
        </a>
      </p>
    </section>
  );
};
