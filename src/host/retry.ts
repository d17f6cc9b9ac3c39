/** Whoever decides on what is there, and finds that somebody else was faster, decides again on what is there then. */

/** So many times; after that he hears that it was in vain. */
const TRIES = 5;

/** Tries again for as long as it is `stale`. */
export async function tried<T>(attempt: () => Promise<T | 'stale'>): Promise<T | 'stale'> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await attempt();
    if (done !== 'stale') return done;
  }
  return 'stale';
}
