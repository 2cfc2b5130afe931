/** Sitting down with a part of one's own: drawn and kept first, promised to everybody, and shown when it is asked for. */
import { ok, type Result } from '@idavoll/engine';
import type { NewTable, TableSummary } from '@idavoll/server/protocol';
import { type Answer, createTable, type HttpRefusal, joinTable, rematch } from '../online/http.ts';
import { newPromise } from './new-part.ts';
import { bindPart, dropPart } from './parts.ts';
import { attend } from './witness.ts';

/** A table of an earlier release asks for no promises. Elsewhere `isTaken` says whether this one was to be taken. */
const seated = async (
  answer: Result<TableSummary, HttpRefusal>,
  promise: string,
  isTaken: (info: TableSummary) => boolean,
): Answer<TableSummary> => {
  if (!answer.ok) {
    // Whatever became of a question without an answer, the part may be asked for.
    if (answer.error.code !== 'offline') dropPart(promise);
    return answer;
  }
  if (answer.value.commitment !== null && isTaken(answer.value)) bindPart(promise, answer.value.table);
  else dropPart(promise);
  return ok(await attend(answer.value));
};

const isThere = (promise: string) => (info: TableSummary) => info.seats.some(({ lot }) => lot?.promise === promise);

export const openTable = async (wishes: NewTable): Answer<TableSummary> => {
  const promise = newPromise(null);
  return seated(await createTable({ ...wishes, promise }), promise, () => true);
};

export const sitDown = async (table: string, seat: number): Answer<TableSummary> => {
  const promise = newPromise(table);
  return seated(await joinTable(table, seat, promise), promise, () => true);
};

/** Whoever asks second is led to a table that is set already. */
export const playAgain = async (table: string): Answer<TableSummary> => {
  const promise = newPromise(null);
  return seated(await rematch(table, promise), promise, isThere(promise));
};
