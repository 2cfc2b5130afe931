/** The teams as their cards would show them: every number of every figure, and the chance that it gives. */
import './pages.css';
import { Icon, type PageProps } from '@idavoll/board';
import { chanceOf } from '../rules/odds.ts';
import { EMBLEMS } from '../table/emblems.ts';
import { basisOf, figureName, sentence, teamName, type Voice } from '../words/names.ts';
import { type Figure, sayChance, type Team, voiceOf } from './parts/figures.ts';

const ROLLS = ['hit', 'parry', 'dodge'] as const;
const NUMBERS = ['move', ...ROLLS, 'range'] as const;

const Row = ({ figure, voice }: { readonly figure: Figure; readonly voice: Voice }) => (
  <tr>
    <th scope="row">
      {figure.count > 1 && <span class="saga-count">{figure.count} × </span>}
      {sentence(figureName(voice, figure.id))}
      {figure.leader && <span class="badge">{voice.say('leader')}</span>}
    </th>
    <td>
      <b>{figure.move}</b>
    </td>
    {ROLLS.map(name => (
      <td key={name} class="saga-roll" style={{ '--chance': chanceOf(figure[name]) }}>
        <b>{figure[name]}</b> <small>{sayChance(voice.say, chanceOf(figure[name]))}</small>
      </td>
    ))}
    <td>
      {figure.range > 0 ? (
        <b>{figure.range}</b>
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <span class="sr">{voice.say('pages.teams.no-shot')}</span>
        </>
      )}
    </td>
  </tr>
);

const Card = ({ team, voice }: { readonly team: Team; readonly voice: Voice }) => {
  const { say } = voice;
  const basis = basisOf(team.basis);
  return (
    <section class="saga-team panel" aria-labelledby={`team-${team.id}`}>
      <header class="row">
        <h2 id={`team-${team.id}`} class="grow">
          <Icon body={EMBLEMS[team.id]} /> {teamName(voice, team.id)}
        </h2>
        <span class="badge" data-basis={basis}>
          {say(`basis.${basis}`)}
        </span>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('pages.teams.figure')}</th>
            {NUMBERS.map(name => (
              <th key={name} scope="col">
                {say(`number.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {team.figures.map(figure => (
            <Row key={figure.id} figure={figure} voice={voice} />
          ))}
        </tbody>
      </table>
      {basis === 'invented' && <p>{say('pages.teams.why.invented')}</p>}
    </section>
  );
};

export const page = (props: PageProps) => {
  const { to } = props;
  const voice = voiceOf(props);
  const { say, content } = voice;
  const isGuessed = content.teams.some(({ basis }) => basisOf(basis) === 'reconstructed');
  return (
    <>
      <p class="lead">
        {say('pages.teams.lead')}{' '}
        <a class="rule-link" href={to.rule('SAGA-012')}>
          SAGA-012
        </a>
      </p>
      <div class="notice">
        <p>{say(isGuessed ? 'pages.teams.why.reconstructed' : 'pages.teams.why.stated')}</p>
        <p class="row">
          <a class="button" href={to.packs}>
            {say('pages.teams.own')}
          </a>
          <a class="button quiet" href={to.page('odds')}>
            {say('pages.odds.title')}
          </a>
        </p>
      </div>
      <div class="saga-teams">
        {content.teams.map(team => (
          <Card key={team.id} team={team} voice={voice} />
        ))}
      </div>
      <dl class="saga-legend">
        {NUMBERS.map(name => (
          <div key={name}>
            <dt>{say(`number.${name}`)}</dt>
            <dd>{say(`number.${name}.about`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
