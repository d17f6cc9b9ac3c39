/** The distance and direction between units. */
import type { Phrase } from '../../../kernel/phrase.ts';
import { awayPhrase } from '../../../survey/hex/spoken.ts';
import { distanceBetween, nearestHexes, type Place } from '../field/place.ts';

/** SH-DIST-05, SH-Q-06. Between their nearest hexes. */
export function awayFrom(from: Place, to: Place): Phrase {
  const [here, there] = [nearestHexes(from, to)[0]!, nearestHexes(to, from)[0]!];
  return awayPhrase(here, there, distanceBetween(from, to));
}
