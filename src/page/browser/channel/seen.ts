/** How far each place has been read in this browser, whichever person was chosen. */
import type { State } from './state.ts';
import type { Place } from './wire.ts';

const key = ({ id }: Place) => `seen ${id}`;

/** The last message seen in a place. Undefined if it was never visited. */
export function seenIn(place: Place): string | undefined {
  return localStorage.getItem(key(place)) ?? undefined;
}

export function keepSeen({ here, messages, since }: State): void {
  const last = messages.at(-1);
  if (here && last && since === undefined) localStorage.setItem(key(here), last.id);
}
