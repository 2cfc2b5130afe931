/** The doors to what is one's own: the data that the server keeps, the account, and those one has blocked. */
import { ok } from '@idavoll/engine';
import { listBlocks, unblock } from '../peace/blocks.ts';
import type { OwnAccount } from '../people/own-account.ts';
import { ownData } from '../people/own-data.ts';
import { Farewell, Password, Recovery, Unblock } from '../protocol.ts';
import type { Parts } from '../tables/parts.ts';
import { type Door, doorWith, ownDoor, rarely } from './door.ts';
import { GUEST_COOKIE } from './identity.ts';

export const ownDoors = ({ db, world }: Pick<Parts, 'db' | 'world'>, account: OwnAccount): Door[] => [
  rarely(
    ownDoor(
      'GET /api/me/data',
      'Everything that is kept of me, as one JSON file.',
      undefined,
      async ({ me, reply }) => {
        reply.header('content-disposition', 'attachment; filename="idavoll-data.json"');
        return ok(ownData(db, me.id, world.now()));
      },
    ),
  ),
  rarely(
    ownDoor('POST /api/me/delete', 'Go for good: only moves at tables of others stay.', Farewell, async call => {
      const done = await account.end(call.me, call.body.password ?? '');
      if (done.ok) call.reply.clearCookie(GUEST_COOKIE, { path: '/' });
      return done;
    }),
  ),
  ownDoor('GET /api/me/recovery', 'How many recovery codes are left.', undefined, async ({ me }) =>
    ok({ left: await account.codesLeft(me) }),
  ),
  rarely(
    ownDoor('POST /api/me/recovery', 'New recovery codes, shown this once.', Password, ({ me, body }) =>
      account.makeCodes(me, body.password),
    ),
  ),
  rarely(
    doorWith('POST /api/recover', 'Set a new password by a recovery code.', Recovery, ({ body }) =>
      account.recover(body),
    ),
  ),
  ownDoor('GET /api/me/blocks', 'Those whom I have blocked.', undefined, async ({ me }) =>
    ok(await listBlocks(db, me.id)),
  ),
  ownDoor('POST /api/me/unblock', 'Let somebody near me again.', Unblock, async ({ me, body }) => {
    await unblock(db, me.id, body.block);
    return ok(null);
  }),
];
