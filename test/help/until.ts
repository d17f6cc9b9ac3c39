/** Waiting for what a test expects. */
import { expect } from 'vitest';

/** As long as a test may take at all. */
const PATIENCE_MS = 600_000;

/** Looks again and again until it is so; an error in looking is the test's. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  let wrong: { readonly error: unknown } | undefined;
  const look = async (): Promise<boolean> => {
    try {
      return await isSo();
    } catch (error) {
      wrong = { error };
      return true;
    }
  };
  await expect.poll(look, { timeout: PATIENCE_MS, interval: 30 }).toBe(true);
  if (wrong) throw wrong.error;
}
