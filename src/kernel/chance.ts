/**
 * Seeded randomness for everything invented: the fuzzer's games, random armies and terrain, battles of the bot against
 * itself. The same seed always gives the same results. Players' dice come from elsewhere (`src/host/orders/dice.ts`).
 */
export interface Chance {
  /** A whole number from 0 to `n` - 1. */
  readonly below: (n: number) => number;
  readonly between: (least: number, most: number) => number;
  /** True with a chance of one in `n`. */
  readonly oneIn: (n: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
  readonly dice: (dice: number, sides: number) => number[];
}

export function chanceFrom(seed: string): Chance {
  const next = mulberry(hash(seed));
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    oneIn: (n) => below(n) === 0,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[below(list.length)]!;
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
    dice: (dice, sides) => Array.from({ length: dice }, () => 1 + below(sides)),
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
  return sum >>> 0;
}

/** Mulberry32. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
