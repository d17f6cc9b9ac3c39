/** What a test has opened is closed after it, the last first; `hooks.ts` sees to it in every file of tests. */
const closing: (() => void | Promise<void>)[] = [];

export function closeLater(close: () => void | Promise<void>): void {
  closing.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close();
}
