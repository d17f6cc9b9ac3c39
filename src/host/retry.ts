/** Retries a decision if another process changed its basis first. */

/** The number of attempts before it gives up and says so. */
const TRIES = 5;

/** Tries again while the result is `stale`. */
export async function tried<T>(attempt: () => Promise<T | 'stale'>): Promise<T | 'stale'> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await attempt();
    if (done !== 'stale') return done;
  }
  return 'stale';
}
