/** The page's address holds the person and the place: `?as=Bruno&channel=1100000000000000101`. */
export interface Whereabouts {
  readonly as: string | undefined;
  readonly channel: string | undefined;
}

export function readAddress(): Whereabouts {
  const query = new URLSearchParams(location.search);
  return { as: query.get('as') ?? undefined, channel: query.get('channel') ?? undefined };
}

export function addressTo(as: string, channel: string | undefined): string {
  return `?${new URLSearchParams({ as, ...(channel !== undefined && { channel }) })}`;
}

/** Updates the address. The browser's back button returns to the former place, unless nothing has changed. */
export function writeAddress(as: string, channel: string | undefined): void {
  const next = addressTo(as, channel);
  if (next === location.search) return;
  if (location.search === '') history.replaceState(null, '', next);
  else history.pushState(null, '', next);
}
