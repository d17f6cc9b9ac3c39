/** Dice from bytes as good as the system's, but the same in every run. */
import { createCipheriv } from 'node:crypto';
import { createDie, type Die } from '../../src/dice/die.ts';

export function steadyDie(seed: number): Die {
  const stream = createCipheriv('aes-256-ctr', Buffer.alloc(32, seed), Buffer.alloc(16));
  return createDie((words) => {
    const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
    bytes.set(stream.update(new Uint8Array(bytes.length)));
  });
}
