/** What one may do with one's own account beyond signing in: recovery codes, a new password by one of them, and an end. */
import { ok } from '@idavoll/engine';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Person } from '../protocol.ts';
import { type Answer, refuse } from '../tables/refusal.ts';
import { forget } from './forget.ts';
import { leaveTables } from './leave.ts';
import { LockOut } from './lock-out.ts';
import { isEasyToGuess } from './passwords.ts';
import { codesLeft, makeCodes, useCode } from './recovery.ts';

export interface OwnAccountOptions {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  /** The same that counts wrong passwords at the door of accounts. */
  readonly lockOut: LockOut;
  /** Told once nothing of a person is left but moves. */
  readonly onGone: (person: string) => Promise<void>;
}

interface Recovering {
  readonly username: string;
  readonly code: string;
  readonly password: string;
}

export class OwnAccount {
  readonly #options: OwnAccountOptions;
  /** Whoever guesses at codes does not shut out those who know the password. */
  readonly #codeLockOut = new LockOut();

  constructor(options: OwnAccountOptions) {
    this.#options = options;
  }

  /** The account of a person who says its password. */
  async #open(person: Person, password: string): Promise<Answer<string>> {
    const { db, now, lockOut } = this.#options;
    const user = await db
      .selectFrom('users')
      .innerJoin('person', 'person.user_id', 'users.id')
      .innerJoin('credentials', 'credentials.userId', 'users.id')
      .select(['users.id', 'users.username', 'credentials.password as hash'])
      .where('person.id', '=', person.id)
      .where('credentials.providerId', '=', 'credential')
      .executeTakeFirst();
    if (!user?.username || !user.hash) return refuse('no-account');
    if (!lockOut.mayTry(user.username, now().getTime())) return refuse('account-locked');
    if (!(await verifyPassword({ hash: user.hash, password }))) return refuse('wrong-password');
    lockOut.wasRight(user.username);
    return ok(user.id);
  }

  async codesLeft(person: Person): Promise<number> {
    const { db } = this.#options;
    const known = await db.selectFrom('person').select('user_id').where('id', '=', person.id).executeTakeFirst();
    return known?.user_id ? codesLeft(db, known.user_id) : 0;
  }

  async makeCodes(person: Person, password: string): Promise<Answer<{ readonly codes: readonly string[] }>> {
    const user = await this.#open(person, password);
    return user.ok ? ok({ codes: await makeCodes(this.#options.db, user.value) }) : user;
  }

  /** A new password, by a code. Whoever was signed in is not any more. */
  async recover({ username, code, password }: Recovering): Promise<Answer<null>> {
    const { db, now, lockOut } = this.#options;
    const name = username.toLowerCase();
    if (isEasyToGuess(password, name)) return refuse('weak-password');
    if (!this.#codeLockOut.mayTry(name, now().getTime())) return refuse('account-locked');
    const user = await db.selectFrom('users').select('id').where('username', '=', name).executeTakeFirst();
    const isRight =
      user !== undefined &&
      (await db.transaction().execute(async tx => {
        if (!(await useCode(tx, user.id, code))) return false;
        // Which takes a while: only for one who has a code.
        await tx
          .updateTable('credentials')
          .set({ password: await hashPassword(password) })
          .where('userId', '=', user.id)
          .where('providerId', '=', 'credential')
          .execute();
        await tx.deleteFrom('sessions').where('userId', '=', user.id).execute();
        return true;
      }));
    if (!isRight) return refuse('wrong-code');
    this.#codeLockOut.wasRight(name);
    lockOut.wasRight(name);
    return ok(null);
  }

  /** For good. A guest has no password: the cookie is all that a guest has. */
  async end(person: Person, password: string): Promise<Answer<null>> {
    const user = person.guest ? undefined : await this.#open(person, password);
    if (user?.ok === false) return user;
    await this.#options.db.transaction().execute(async tx => {
      await leaveTables(tx, person.id, true);
      if (user) await tx.deleteFrom('users').where('id', '=', user.value).execute();
      await forget(tx, [person.id]);
    });
    await this.#options.onGone(person.id);
    return ok(null);
  }
}
