/** People: guests, who need nothing but a cookie, and those with an account. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { mergeBlocks } from '../peace/blocks.ts';
import { mergeReports } from '../peace/reports.ts';
import type { Person } from '../protocol.ts';
import type { World } from '../world.ts';

const GUEST_NAMES = ['Alvis', 'Astrid', 'Bragi', 'Dagny', 'Eir', 'Embla', 'Frida', 'Gunnar', 'Hild', 'Idunn', 'Ivar'];
const MORE_NAMES = [
  'Kari',
  'Leif',
  'Magni',
  'Nanna',
  'Orm',
  'Ragna',
  'Sigrun',
  'Snorri',
  'Svala',
  'Tyra',
  'Ulf',
  'Yrsa',
];
const NAMES = [...GUEST_NAMES, ...MORE_NAMES];

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Stands for one whom the host of the server has banned: no door opens. */
export const BANNED = Symbol('banned');
export type Known = Person | typeof BANNED;

/** How exactly it is kept when somebody was last here, in milliseconds. */
const SEEN_EVERY = 24 * 60 * 60 * 1000;

const COLUMNS = ['person.id', 'person.name', 'person.user_id', 'person.banned_at', 'person.seen_at'] as const;
interface Row {
  readonly id: string;
  readonly name: string;
  readonly user_id: string | null;
  readonly banned_at: Date | null;
  readonly seen_at: Date;
}
const personOf = ({ id, name, user_id }: Pick<Row, 'id' | 'name' | 'user_id'>): Person => ({
  id,
  name,
  guest: user_id === null,
});

export class People {
  readonly #db: Kysely<Schema>;
  readonly #world: World;
  readonly #onMoved: (from: string, to: string) => Promise<void>;

  /** `onMoved` is told when a guest's seats have become an account's, or a name has changed. */
  constructor(db: Kysely<Schema>, world: World, onMoved: (from: string, to: string) => Promise<void>) {
    this.#db = db;
    this.#world = world;
    this.#onMoved = onMoved;
  }

  async createGuest(name = NAMES[randomInt(NAMES.length)]): Promise<{ person: Person; token: string }> {
    const person = await this.#insert(name, null);
    const token = randomBytes(24).toString('base64url');
    await this.#db
      .insertInto('guest')
      .values({ token_hash: hashOf(token), person: person.id })
      .execute();
    return { person, token };
  }

  async guest(token: string): Promise<Known | undefined> {
    const row = await this.#db
      .selectFrom('person')
      .innerJoin('guest', 'guest.person', 'person.id')
      .select(COLUMNS)
      .where('guest.token_hash', '=', hashOf(token))
      .executeTakeFirst();
    return row && this.#meet(row);
  }

  /** Notes now and then that somebody is here: guests who never come back are forgotten. */
  async #meet(row: Row): Promise<Known> {
    if (row.banned_at !== null) return BANNED;
    const now = this.#world.now();
    if (now.getTime() - row.seen_at.getTime() > SEEN_EVERY)
      await this.#db.updateTable('person').set({ seen_at: now }).where('id', '=', row.id).execute();
    return personOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('person').set({ name }).where('id', '=', id).execute();
    await this.#onMoved(id, id);
  }

  /** The person of an account. A guest who has just signed up or in brings his tables along. */
  async ofUser(user: { readonly id: string; readonly name: string }, guest: Person | undefined): Promise<Known> {
    const known = await this.#db.selectFrom('person').select(COLUMNS).where('user_id', '=', user.id).executeTakeFirst();
    if (!known && guest) return this.#promote(guest, user.id);
    const person = known ? await this.#meet(known) : await this.#insert(user.name, user.id);
    if (person !== BANNED && guest && guest.id !== person.id) await this.#merge(guest.id, person.id);
    return person;
  }

  async #insert(name: string, user_id: string | null): Promise<Person> {
    const row = { id: this.#world.id(), name, user_id };
    await this.#db
      .insertInto('person')
      .values({ ...row, created_at: this.#world.now(), seen_at: this.#world.now() })
      .execute();
    return personOf(row);
  }

  /** The guest becomes the account's person; his cookie alone opens nothing from here on. */
  async #promote(guest: Person, user_id: string): Promise<Person> {
    await this.#db.transaction().execute(async tx => {
      await tx.updateTable('person').set({ user_id }).where('id', '=', guest.id).execute();
      await tx.deleteFrom('guest').where('person', '=', guest.id).execute();
    });
    return { ...guest, guest: false };
  }

  async #merge(from: string, to: string): Promise<void> {
    await this.#db.transaction().execute(async tx => {
      await tx.updateTable('seat').set({ person: to }).where('person', '=', from).execute();
      await tx.updateTable('game_table').set({ host: to }).where('host', '=', from).execute();
      await tx.updateTable('chat').set({ person: to }).where('person', '=', from).execute();
      await tx.updateTable('record').set({ person: to }).where('person', '=', from).execute();
      await mergeReports(tx, from, to);
      await mergeBlocks(tx, from, to);
      await tx.deleteFrom('person').where('id', '=', from).execute();
    });
    await this.#onMoved(from, to);
  }
}
