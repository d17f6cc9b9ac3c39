/** Dice for the chat, from the system's random bytes by rejection sampling, so every side is equally likely. */
import { randomFillSync } from 'node:crypto';

/** A number from 1 to `sides`. */
export type Die = (sides: number) => number;

export function createDie(fill: (bytes: Uint16Array) => void = (bytes) => void randomFillSync(bytes)): Die {
  const pool = new Uint16Array(512);
  let next = pool.length;
  const draw = (): number => {
    if (next === pool.length) {
      fill(pool);
      next = 0;
    }
    const value = pool[next]!;
    pool[next] = 0;
    next += 1;
    return value;
  };
  return (sides) => {
    const fair = 65_536 - (65_536 % sides);
    let value = draw();
    while (value >= fair) value = draw();
    return 1 + (value % sides);
  };
}
