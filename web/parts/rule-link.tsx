/** The quiet link from what is asked to the rule that asks it. */
import { say } from '../words.ts';

export const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }) => (
  <a
    class="rule-link"
    href={`/rules/${game}#${rule}`}
    target="_blank"
    rel="noopener"
    title={say('rule.read', { rule })}
  >
    {rule}
  </a>
);
