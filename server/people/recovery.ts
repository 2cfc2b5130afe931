/** Codes for one who has forgotten a password, since no mail is ever sent: shown once, kept as hashes, each good for once. */
import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

type Db = Kysely<Schema>;

const CODES = 10;
/** Letters that nobody takes for another: 80 bits in 16 of them. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;

/** As it was meant, whatever blanks and dashes it was typed with. */
const bare = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** Nobody can try all codes: a quick hash does. */
const hashOf = (user: string, code: string) =>
  createHash('sha256')
    .update(`${user} ${bare(code)}`)
    .digest('base64url');

const drawGroup = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const drawCode = () => Array.from({ length: GROUPS }, drawGroup).join('-');

/** New codes; those of before are good for nothing from here on. */
export const makeCodes = async (db: Db, user: string): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, drawCode);
  await db.transaction().execute(async tx => {
    await tx.deleteFrom('recovery_code').where('user_id', '=', user).execute();
    await tx
      .insertInto('recovery_code')
      .values(codes.map(code => ({ hash: hashOf(user, code), user_id: user })))
      .execute();
  });
  return codes;
};

export const codesLeft = async (db: Db, user: string): Promise<number> =>
  (await db.selectFrom('recovery_code').select('hash').where('user_id', '=', user).execute()).length;

/** Whether it was one; it is none any more. */
export const useCode = async (tx: Db, user: string, code: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('hash', '=', hashOf(user, code))
    .where('user_id', '=', user)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
