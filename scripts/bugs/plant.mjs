/**
 * Writes bugs into a source, each behind a switch, so that one build holds them all: `planted(7)` says whether the bug
 * with the number 7 is the one of this run, and notes that its place was reached.
 */

const SWITCH = 'globalThis.planted';

/** The ranges that bugs share, in the order of the source, the outer one first. */
const placesOf = bugs => {
  const places = new Map();
  for (const bug of bugs) {
    const key = `${bug.start} ${bug.end} ${bug.statement}`;
    const place = places.get(key) ?? { start: bug.start, end: bug.end, statement: bug.statement, bugs: [] };
    place.bugs.push(bug);
    places.set(key, place);
  }
  return [...places.values()].sort(
    (a, b) => a.start - b.start || b.end - a.end || Number(b.statement) - Number(a.statement),
  );
};

/** The source with these bugs, each with its `number`. With `marked` they are only noted when they are reached. */
export const plant = (source, bugs, marked = false) => {
  const places = placesOf(bugs);

  /** From here to there, with the bugs of the places that lie within, from this one on. */
  const write = (start, end, from) => {
    let text = '';
    let at = start;
    for (let i = from; i < places.length; i++) {
      const place = places[i];
      if (place.start < at || place.end > end) continue;
      if (place.start >= end) break;
      text += source.slice(at, place.start) + writePlace(place, i);
      at = place.end;
    }
    return text + source.slice(at, end);
  };
  const writePieces = ({ pieces }, i) =>
    pieces.map(piece => (typeof piece === 'string' ? piece : write(piece[0], piece[1], i + 1))).join('');
  const writePlace = (place, i) => {
    const right = write(place.start, place.end, i + 1);
    if (marked) {
      const marks = place.bugs.map(({ number }) => `${SWITCH}(${number})`).join(', ');
      return place.statement ? `{ ${marks}; ${right} }` : `(${marks}, ${right})`;
    }
    if (place.statement)
      return place.bugs.reduce((text, { number }) => `{ if (!${SWITCH}(${number})) ${text} }`, right);
    return `(${place.bugs.map(bug => `${SWITCH}(${bug.number}) ? (${writePieces(bug, i)}) : `).join('')}(${right}))`;
  };
  return write(0, source.length, 0);
};
