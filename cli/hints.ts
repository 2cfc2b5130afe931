/** What was probably meant by a move that was refused, and what of it is not to be had. */
import type { Match, Seat } from '@idavoll/engine';
import { nearest } from './nearest.ts';
import { or, say } from './words.ts';

const MOST_LISTED = 12;

/** Capitals and blanks are never meant: `VIKING > asgard` is `viking>asgard`. */
const bare = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** The offer that is written almost like this. */
const meantBy = (text: string, offers: readonly string[]): string | undefined =>
  offers.find(offer => bare(offer) === bare(text)) ?? nearest(text, offers);

/** What of a known move no offer of its kind has: the realm that is not in the ring, the token that is used up. */
const whatIsOut = ({ game, legal }: Pick<Match, 'game' | 'legal'>, seat: Seat, text: string): string | undefined => {
  const { moves } = game;
  const known = moves.find(text) ?? moves.all().find(move => bare(moves.notate(move)) === bare(text));
  if (known === undefined) return undefined;
  const { kind, ...fields } = moves.decode(known);
  const offered = legal(seat)
    .map(move => moves.decode(move))
    .filter(move => move.kind === kind);
  if (offered.length === 0) return undefined;
  const out = Object.entries(fields).find(([name, value]) => offered.every(move => move[name] !== value));
  if (out === undefined) return undefined;
  const [field, value] = out;
  const allowed = [...new Set(offered.map(move => move[field]))];
  return allowed.length > MOST_LISTED
    ? say('hint.out', { field, value })
    : say('hint.out-of', { field, value, allowed: or(allowed) });
};

/** Sentences that help, if any do. */
export const hintsFor = (match: Match, seat: Seat, text: string): string[] => {
  const out = whatIsOut({ game: match.game, legal: of => match.legal(of) }, seat, text);
  const meant = meantBy(text, match.notations(seat));
  return [
    ...(out === undefined ? [] : [out]),
    ...(meant === undefined || meant === text ? [] : [say('play.meant', { move: meant })]),
  ];
};
