/** The rules as the ledger words them, quoted by id; its number is enough. */
import type { Ledger } from '@idavoll/engine';
import { say } from '../words.ts';

export type Rulebook = (id: string) => string;

export const rulebook = ({ rules }: Ledger): Rulebook => {
  return id => {
    const found = rules.find(rule => rule.id === id || rule.id.endsWith(`-${id.padStart(3, '0')}`));
    return found ? say('play.rule', { id: found.id, rule: found.rule }) : say('play.no-rule', { id: id || 'none' });
  };
};
