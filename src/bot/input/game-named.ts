/** A game typed out instead of chosen from the list: its title is understood too, in upper or lower case. */
import { folded } from '../messages/folded.ts';
import type { Choice } from '../interactions/command.ts';

/** Text that names no game is returned as typed and refused later. */
export function gameNamed(typed: string | null, games: readonly Choice[]): string | undefined {
  if (typed === null) return undefined;
  const word = folded(typed);
  const found = games.find(({ name, value }) => folded(name) === word || folded(value) === word);
  return found?.value ?? typed;
}
