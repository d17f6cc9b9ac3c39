/** How far each place has been read on this machine, whoever one is at the time. */
import type { State } from './state.ts';
import type { Place } from './wire.ts';

const key = ({ id }: Place) => `seen ${id}`;

/** The last message that was seen in a place; undefined where nobody has been. */
export function seenIn(place: Place): string | undefined {
  return localStorage.getItem(key(place)) ?? undefined;
}

export function keepSeen({ here, messages, since }: State): void {
  const last = messages.at(-1);
  if (here && last && since === undefined) localStorage.setItem(key(here), last.id);
}
