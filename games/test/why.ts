/** Every refusal names the rule that forbids the move, and changes nothing that anybody is sent. */
import { AUDIENCE, readLedger, type Seat } from '@idavoll/engine';
import { expect, test } from 'vitest';
import { sent } from './random-play.ts';
import type { TableInWords } from './table.ts';

type Refusing = Pick<TableInWords<never, never, never>, 'match' | 'seats' | 'refused' | 'state'>;

/** The rule that asks, the position, who is asked, and every move that is tried with the rule that forbids it. */
export type Row<Table> = readonly [
  asks: string,
  position: () => Table,
  seat: Seat,
  refused: Readonly<Record<string, string>>,
];

/** Everything that anybody is sent, and what counts moves. */
export const all = (t: Pick<Refusing, 'match' | 'seats'>) => [
  ...[...t.seats, AUDIENCE].map(viewer => sent(t, viewer)),
  ...t.seats.map(seat => t.match.nth(seat)),
];

/** Rows by the question, and more words where one question has several rows. */
export const namesItsRules = <Table extends Refusing>(
  rows: Readonly<Record<string, Row<Table>>>,
  ledger: string,
): void => {
  test.each(Object.entries(rows))('%s', (name, [asks, position, seat, refused]) => {
    const t = position();
    expect(t.match.game.ask(t.state, seat)).toEqual({ ask: name.split(' ')[0], rule: asks });
    const before = all(t);
    for (const [text, rule] of Object.entries(refused)) expect([text, t.refused(seat, text)]).toEqual([text, rule]);
    expect(all(t)).toEqual(before);
  });

  test('is always one of the ledger', () => {
    const ids = new Set(readLedger(ledger).rules.map(({ id }) => id));
    const named = Object.values(rows).flatMap(([asks, , , refused]) => [asks, ...Object.values(refused)]);
    expect(named.filter(id => !ids.has(id))).toEqual([]);
  });
};
