/** A game that was typed out instead of chosen: its title, in whatever case, is the game too. */
import { folded } from '../messages/folded.ts';
import type { Choice } from '../interactions/command.ts';

/** What names none of these stays as typed, for whoever refuses it. */
export function gameNamed(typed: string | null, games: () => readonly Choice[]): string | undefined {
  if (typed === null) return undefined;
  const word = folded(typed.trim());
  const found = games().find(({ name, value }) => [name, value].map((each) => folded(each)).includes(word));
  return found === undefined ? typed : found.value;
}
