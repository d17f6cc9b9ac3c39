/** Closes what a test has opened, last first; `hooks.ts` runs this for every test file. */
const closing: (() => void | Promise<void>)[] = [];

export function closeLater(close: () => void | Promise<void>): void {
  closing.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close();
}
