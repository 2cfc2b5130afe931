/** People: guests, who need nothing but a cookie, and those with an account. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
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

interface Row {
  readonly id: string;
  readonly name: string;
  readonly user_id: string | null;
}
const personOf = ({ id, name, user_id }: Row): Person => ({ id, name, guest: user_id === null });

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

  async guest(token: string): Promise<Person | undefined> {
    const row = await this.#db
      .selectFrom('person')
      .innerJoin('guest', 'guest.person', 'person.id')
      .select(['person.id', 'person.name', 'person.user_id'])
      .where('guest.token_hash', '=', hashOf(token))
      .executeTakeFirst();
    return row && personOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('person').set({ name }).where('id', '=', id).execute();
    await this.#onMoved(id, id);
  }

  /** The person of an account. A guest who has just signed up or in brings his tables along. */
  async ofUser(user: { readonly id: string; readonly name: string }, guest: Person | undefined): Promise<Person> {
    const known = await this.#db
      .selectFrom('person')
      .select(['id', 'name', 'user_id'])
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (!known && guest) return this.#promote(guest, user.id);
    const person = known ? personOf(known) : await this.#insert(user.name, user.id);
    if (guest && guest.id !== person.id) await this.#merge(guest.id, person.id);
    return person;
  }

  async #insert(name: string, user_id: string | null): Promise<Person> {
    const row = { id: this.#world.id(), name, user_id };
    await this.#db
      .insertInto('person')
      .values({ ...row, created_at: this.#world.now() })
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
      await tx.deleteFrom('person').where('id', '=', from).execute();
    });
    await this.#onMoved(from, to);
  }
}
