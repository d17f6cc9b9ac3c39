/** What ends by itself when its time is up. */
import type { Parts } from '../parts.ts';
import { sweep } from './lapse.ts';
import { endIdle } from './live.ts';

/** Every battle is tried, even if another one fails. */
export async function expire(parts: Parts): Promise<void> {
  const faults: unknown[] = [];
  for (const id of await parts.store.moved()) {
    const work = parts.lock(id, async () => {
      await endIdle(parts, id);
      await sweep(parts, id);
    });
    await work.catch((error: unknown) => (parts.failed ? parts.failed(id, error) : faults.push(error)));
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} battles cannot go on`);
}
