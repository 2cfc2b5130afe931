/** What the log keeps of what the others took. */
import { AUDIENCE, type Event } from '@idavoll/engine';
import { describe, expect, it } from 'vitest';
import { playedOut } from '../../test/random-play.ts';
import { table as board } from '../index.tsx';

const NAMES = ['Sigrun', 'Astrid', 'Ulf'];
/** Words that show every value they were given. */
const say = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`;

describe('MIM-384: the log', () => {
  it.each([true, false])('with the public record %j', publicRecord => {
    const table = playedOut({ seats: 3, options: { publicRecord } }, 384);
    const { agreement, pack } = table.match;
    const held = table.events().filter(({ type }) => type === 'took' || type === 'tookArtefact');
    const others = (viewer: number) => held.filter(({ seat }) => seat !== viewer);
    const id = ({ treasure, artefact }: Event) => String(treasure ?? artefact);
    for (const viewer of [0, 1, 2, AUDIENCE]) {
      const props = { agreement, content: pack.content, viewer, names: NAMES, say };
      const own = held.filter(({ seat }) => seat === viewer);
      expect(others(viewer).length).toBeGreaterThan(8);
      for (const event of own) expect(board.recall(event, props)).toEqual(board.tell(event, props));
      for (const event of others(viewer)) {
        expect(board.tell(event, props)?.about).toContain(id(event));
        const line = board.recall(event, props);
        if (publicRecord) expect(line).toEqual(board.tell(event, props));
        else {
          expect(line?.about).not.toContain(id(event));
          expect(line?.text).toMatch(/"(treasure|artefact)":"hidden"/);
        }
      }
    }
  });

  it('names things by the content that is played with', () => {
    const table = playedOut({ seats: 3 }, 1);
    const { agreement, pack } = table.match;
    const content = pack.content as { readonly realms: readonly { readonly id: string; readonly name: string }[] };
    const other = {
      ...content,
      realms: content.realms.map(realm => ({ ...realm, id: `${realm.id}-2`, name: 'Útgard' })),
    };
    const props = { agreement, content: other, viewer: 0, names: NAMES, say };
    const event = { type: 'declined', seat: 1, realm: `${content.realms[0].id}-2` };
    expect(board.tell(event, props)?.text).toContain('Útgard');
  });
});
