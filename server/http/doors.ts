/** Every door of the HTTP interface but those of accounts, in the order in which the docs list them. */

import { fail, ok, readRecord, replayRecord } from '@idavoll/engine';
import type { Peace } from '../peace/peace.ts';
import type { OwnAccount } from '../people/own-account.ts';
import type { People } from '../people/people.ts';
import {
  Blocking,
  BotChoice,
  NewGuest,
  NewRecord,
  NewReport,
  NewTable,
  Rename,
  Reveal,
  SeatChoice,
  Sitting,
} from '../protocol.ts';
import type { House } from '../tables/house.ts';
import { Lobby } from '../tables/lobby.ts';
import { checkPack, keepPack, readPackText } from '../tables/packs.ts';
import { refuse } from '../tables/refusal.ts';
import { reopen } from '../tables/reopen.ts';
import { type Door, door, doorWith, ownDoor } from './door.ts';
import { GUEST_COOKIE } from './identity.ts';
import { ownDoors } from './own-doors.ts';

const YEAR = 60 * 60 * 24 * 365;

const peopleDoors = (people: People, secure: boolean): Door[] => [
  doorWith('POST /api/guest', 'Become a guest with a name; a cookie remembers it.', NewGuest, async call => {
    if (call.me) return ok(call.me);
    const { person, token } = await people.createGuest(call.body.name);
    call.reply.setCookie(GUEST_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: secure || call.request.protocol === 'https',
      maxAge: YEAR,
    });
    return ok(person);
  }),
  door('GET /api/me', 'Who I am: a guest, an account, or null.', async ({ me }) => ok(me)),
  ownDoor('POST /api/me/name', 'Take another name.', Rename, async ({ me, body }) => {
    await people.rename(me.id, body.name);
    return ok({ ...me, name: body.name });
  }),
];

const tableDoors = (house: House, lobby: Lobby): Door[] => [
  ownDoor('POST /api/tables', 'Set a table. It starts at once where nobody has to be waited for.', NewTable, call =>
    lobby.create(call.me, call.body),
  ),
  door('GET /api/tables', 'Public tables with a seat to take.', async ({ me }) => ok(await house.open(me?.id ?? null))),
  ownDoor('GET /api/tables/mine', 'My tables, those where it is my turn first.', undefined, async ({ me }) =>
    ok(await house.mine(me.id)),
  ),
  door('GET /api/tables/:id', 'One table, for whoever has its link.', async ({ me, id }) => {
    const table = await house.table(id);
    return table ? ok(table.summary(me?.id ?? null)) : refuse('no-such-table');
  }),
  ownDoor('POST /api/tables/:id/join', 'Take a seat: this one, or the first that is open.', Sitting, call =>
    lobby.join(call.id, call.me, call.body),
  ),
  ownDoor('POST /api/tables/:id/leave', 'Leave one’s seat; during a match a bot stands in.', SeatChoice, call =>
    lobby.leave(call.id, call.me, call.body.seat),
  ),
  ownDoor('POST /api/tables/:id/start', 'Start the match: the host’s to do, once no seat is open.', SeatChoice, call =>
    lobby.start(call.id, call.me),
  ),
  ownDoor('POST /api/tables/:id/reveal', 'Show what one’s seat promised to add to the chance.', Reveal, call =>
    lobby.reveal(call.id, call.me, call.body),
  ),
  ownDoor(
    'POST /api/tables/:id/reopen',
    'Let a match go on that was closed because its game failed.',
    SeatChoice,
    call => reopen(house, call.id, call.me),
  ),
  ownDoor('POST /api/tables/:id/resign', 'Give up: a bot plays on, for good.', SeatChoice, call =>
    lobby.resign(call.id, call.me, call.body.seat),
  ),
  ownDoor(
    'POST /api/tables/:id/bot',
    'Hand one’s seat to a bot, of a level one chooses; before the match the host an open one.',
    BotChoice,
    call => lobby.bot(call.id, call.me, call.body),
  ),
  ownDoor('POST /api/tables/:id/takeback', 'Take one’s seat back from the bot.', SeatChoice, call =>
    lobby.takeBack(call.id, call.me, call.body.seat),
  ),
  ownDoor('POST /api/tables/:id/rematch', 'The same people at a new table.', Sitting, call =>
    lobby.rematch(call.id, call.me, call.body.promise),
  ),
];

const peaceDoors = (peace: Peace): Door[] => [
  ownDoor('POST /api/tables/:id/block', 'Hear no more of somebody, here and elsewhere.', Blocking, call =>
    peace.block(call.id, call.me, call.body.who),
  ),
  ownDoor('POST /api/tables/:id/report', 'Tell those who look after the server of somebody.', NewReport, call =>
    peace.report(call.id, call.me, call.body),
  ),
];

const recordDoors = (house: House): Door[] => [
  door('GET /api/tables/:id/record', 'The record of a match that is over, seed included.', async ({ me, id }) => {
    const table = await house.table(id);
    if (!table) return refuse('no-such-table');
    const { host, seats } = table.summary(me?.id ?? null);
    // A match that was closed may go on as long as nobody knows its seed: that is not for passers-by to end.
    if (table.row.status === 'closed' && !host && !seats.some(({ mine }) => mine)) return refuse('not-your-seat');
    return table.record();
  }),
  door('GET /api/tables/:id/story', 'What the audience of a match was told, and how it ended.', async ({ me, id }) => {
    const table = await house.table(id);
    return table ? table.story(me?.id ?? null) : refuse('no-such-table');
  }),
  door('GET /api/tables/:id/pack', 'The content pack that a table plays with, if it brought one.', async ({ id }) => {
    const table = await house.table(id);
    if (!table) return refuse('no-such-table');
    return table.row.pack ? ok(await readPackText(house.parts.db, table.row.pack.id)) : refuse('no-such-pack');
  }),
  ownDoor(
    'POST /api/records',
    'Share a record, with the pack of its match if it had one. It is played again first, and refused if anything differs.',
    NewRecord,
    async call => {
      const record = readRecord(call.body.record);
      if (!record.ok) return record;
      const module = house.parts.games.get(record.value.game);
      if (!module) return refuse('no-such-game');
      const { db, world, contain } = house.parts;
      const pack = call.body.pack === undefined ? undefined : checkPack(house.parts, module, call.body.pack);
      if (pack?.ok === false) return pack;
      const replayed = contain('replay of a record', () => replayRecord(module, record.value, pack?.value));
      if (!replayed.ok) return fail(replayed.error);
      const stored = pack && (await keepPack(db, module, pack.value));
      const row = { id: world.id(), game: module.id, text: call.body.record, person: call.me.id };
      await db
        .insertInto('record')
        .values({ ...row, created_at: world.now(), pack: stored?.id ?? null })
        .execute();
      return ok({ id: row.id });
    },
  ),
  door('GET /api/records/:id', 'A shared record.', async ({ id }) => {
    const row = await house.parts.db.selectFrom('record').select('text').where('id', '=', id).executeTakeFirst();
    return row ? ok(row.text) : refuse('no-such-record');
  }),
  door('GET /api/records/:id/pack', 'The content pack of a shared record, if its match had one.', async ({ id }) => {
    const { db } = house.parts;
    const row = await db.selectFrom('record').select('pack').where('id', '=', id).executeTakeFirst();
    if (!row) return refuse('no-such-record');
    return row.pack === null ? refuse('no-such-pack') : ok(await readPackText(db, row.pack));
  }),
];

export interface Rooms {
  readonly house: House;
  readonly people: People;
  readonly account: OwnAccount;
  readonly peace: Peace;
  /** Whether people come by https alone. */
  readonly secure: boolean;
}

export const doorsOf = ({ house, people, account, peace, secure }: Rooms): Door[] => [
  ...peopleDoors(people, secure),
  ...ownDoors(house.parts, account),
  ...tableDoors(house, new Lobby(house)),
  ...peaceDoors(peace),
  ...recordDoors(house),
];
