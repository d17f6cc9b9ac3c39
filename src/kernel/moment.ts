/** Moments as Discord shows them: to each reader in his own time. */

export function momentShown(at: Date | string): string {
  return `<t:${secondsOf(at)}:f>`;
}

/** With how far away it is. */
export function momentAhead(at: Date): string {
  return `${momentShown(at)} (${momentDistance(at)})`;
}

/** How far away it is alone. */
export function momentDistance(at: Date): string {
  return `<t:${secondsOf(at)}:R>`;
}

function secondsOf(at: Date | string): number {
  return Math.floor(new Date(at).getTime() / 1000);
}
