/** Who is away: by their own statement, until a moment they named. */
import type { Settings } from '../battle/settings.ts';

interface Now {
  readonly now: Date;
  /** By user id. */
  readonly settings: ReadonlyMap<string, Settings>;
}

export function isAway({ now, settings }: Now): (userId: string) => boolean {
  return (userId) => {
    const until = settings.get(userId)?.away?.until;
    return until !== undefined && new Date(until) > now;
  };
}
