/** A hex as text. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { State } from '../state.ts';
import { isOnRoad } from '../moves/terrain.ts';

/** Its contents, whether it is a hill, whether it has a road. */
export function groundOf({ map }: State, at: string): Phrase {
  const { terrain = 'clear', hill = 0 } = map.hexes[at] ?? {};
  const ground = phrase(`terrain-${terrain}`);
  const high = hill > 0 ? phrase('look-on-hill', { terrain: ground }) : ground;
  return isOnRoad(map, at) ? phrase('pa-on-road', { terrain: high }) : high;
}
