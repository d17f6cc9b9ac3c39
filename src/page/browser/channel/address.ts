/** The address says who one is and where: `?as=Bruno&channel=1100000000000000101`. */
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

/** Writes the address; where one was before stays behind the button "back", unless nothing has changed. */
export function writeAddress(as: string, channel: string | undefined): void {
  const next = addressTo(as, channel);
  if (next === location.search) return;
  if (location.search === '') history.replaceState(null, '', next);
  else history.pushState(null, '', next);
}
