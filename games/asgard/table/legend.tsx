/** What the gods, the populations and the spells do: to be looked up. Most of it is reconstructed, and says so. */
import { BONUSES, GODS, SIDES, sideOf } from '../rules/vocabulary.ts';
import { effectInWords, powerInWords, spellName } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { Emblem, Sign } from './pieces.tsx';
import { BonusSign } from './tiles.tsx';

export const Legend = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { say, c, voice } = sight;
  const { boosts, sagaPoints, populations, spells } = c.content;
  const kinds = BONUSES.map(bonus => populations.findIndex(population => population.bonus === bonus));
  return (
    <details class="asg-panel asg-legend">
      <summary>
        <h2>{say('table.legend')}</h2>
      </summary>
      <p class="asg-note">{say('note.reconstructed')}</p>
      <dl>
        {GODS.map((god, i) => (
          <div key={god} class={`asg-side-${SIDES[sideOf(i)]}`}>
            <dt>
              <Emblem god={god} /> {sight.godName(i)}
            </dt>
            <dd>{powerInWords(voice, god)}</dd>
          </div>
        ))}
      </dl>
      <dl>
        {kinds.map((n, i) =>
          n < 0 ? null : (
            <div key={n}>
              <dt>
                <BonusSign sight={sight} n={n} /> {say(`bonus.${BONUSES[i]}`)}
              </dt>
              <dd>{say(`bonus.${BONUSES[i]}.about`, { levy: boosts.levy, points: sagaPoints })}</dd>
            </div>
          ),
        )}
        {spells.map(spell => (
          <div key={spell.id}>
            <dt>
              <Sign of="spell" /> {spellName(voice, spell)}
            </dt>
            <dd>{effectInWords(voice, spell.id)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
