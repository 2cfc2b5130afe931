/** Laws of whole matches. */
import { readRecord } from '../read-record.ts';
import { writeRecord } from '../record.ts';
import { replayRecord } from '../replay-record.ts';
import { demand, type Law, nameOf, same } from './law.ts';

export const endLaws: readonly Law[] = [
  {
    id: 'replay',
    title: 'a record replays to the same state, events and result',
    end: ({ match, viewers }) => {
      const record = readRecord(writeRecord(match));
      demand(record.ok, record.ok ? '' : JSON.stringify(record.error));
      if (!record.ok) return 0;
      // A module of its own makes a game of its own, which can remember nothing of this match.
      const again = replayRecord({ ...match.module }, record.value, match.pack);
      demand(again.ok, again.ok ? '' : JSON.stringify(again.error));
      if (!again.ok) return 0;
      demand(same(again.value.state, match.state), 'another state');
      for (const viewer of viewers)
        demand(
          JSON.stringify(again.value.events(viewer)) === JSON.stringify(match.events(viewer)),
          `other events for ${nameOf(viewer)}`,
        );
      return 1;
    },
  },
  {
    id: 'placed',
    title: 'somebody is first, and places count those who are ahead',
    end: ({ match }) => {
      const places = Array.from(match.outcome()?.places ?? []);
      demand(places.includes(1), 'nobody is first');
      for (const place of places)
        demand(place === 1 + places.filter(other => other < place).length, `places ${places.join(' ')} do not add up`);
      return 1;
    },
  },
  {
    id: 'unsure',
    title: 'every viewer is really unsure of every secret that is not his own',
    whole: unsure => unsure.check(),
  },
];
