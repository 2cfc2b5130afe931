/** Choosing a figure of any team, and a number: that of the figure, or any other that its card says. */
import { useId } from 'preact/hooks';
import { chanceOf } from '../../rules/odds.ts';
import { DIE_FACES } from '../../rules/vocabulary.ts';
import { figureName, sentence, teamName, type Voice } from '../../words/names.ts';
import { type Figure, sayChance } from './figures.ts';

export const figuresIn = ({ content }: Voice): readonly Figure[] => content.teams.flatMap(({ figures }) => figures);

interface FigureProps {
  readonly voice: Voice;
  readonly label: string;
  readonly value: string;
  readonly onChange: (figure: Figure) => void;
}

export const FigurePicker = ({ voice, label, value, onChange }: FigureProps) => {
  const id = useId();
  const all = figuresIn(voice);
  return (
    <div class="saga-pick grow">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field"
        value={value}
        onChange={event => {
          const figure = all.find(one => one.id === event.currentTarget.value);
          if (figure) onChange(figure);
        }}
      >
        {voice.content.teams.map(team => (
          <optgroup key={team.id} label={teamName(voice, team.id)}>
            {team.figures.map(figure => (
              <option key={figure.id} value={figure.id}>
                {sentence(figureName(voice, figure.id))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
};

interface NumberProps {
  readonly voice: Voice;
  readonly name: 'hit' | 'parry' | 'dodge';
  readonly value: number;
  readonly onChange: (number: number) => void;
}

export const NumberPicker = ({ voice: { say }, name, value, onChange }: NumberProps) => {
  const id = useId();
  return (
    <div class="saga-pick">
      <label for={id}>{sentence(say(`number.${name}`))}</label>
      <select id={id} class="field" value={value} onChange={event => onChange(Number(event.currentTarget.value))}>
        {Array.from({ length: DIE_FACES }, (_, number) => (
          <option key={number} value={number}>
            {say('pages.odds.number', { number, chance: sayChance(say, chanceOf(number)) })}
          </option>
        ))}
      </select>
    </div>
  );
};
