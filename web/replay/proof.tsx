/** The seed and what was said of it before the first move: checked here, with the engine's own SHA-256. */
import { commitmentTo, type Match } from '@idavoll/engine';
import { say } from '../words.ts';

export const Proof = ({ match }: { readonly match: Match }) => {
  const computed = commitmentTo(match.seed);
  const holds = computed === match.commitment;
  return (
    <details class="panel proof">
      <summary>
        <h2>{say('proof.title')}</h2>
        <span class="badge">{say(holds ? 'proof.holds' : 'proof.fails')}</span>
      </summary>
      <p>{say('proof.text')}</p>
      <dl>
        <dt>{say('proof.seed')}</dt>
        <dd>
          <code>{match.seed}</code>
        </dd>
        <dt>{say('proof.commitment')}</dt>
        <dd>
          <code>{match.commitment}</code>
        </dd>
        <dt>{say('proof.computed')}</dt>
        <dd>
          <code>{computed}</code>
        </dd>
      </dl>
    </details>
  );
};
