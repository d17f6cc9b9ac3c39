/**
 * Dice that no one can steer or predict, and anyone can recompute once the secret is known. Every roll is read from a
 * stream of its own: HMAC-SHA256 under the battle's secret of the canonical JSON of
 *
 *     [salts, position, order, roll, block]
 *
 * salts of the two sides, number of the position the order is given from, its canonical text, the roll's index in the
 * order, and 0, 1, 2, ... for as many blocks of 32 bytes as the roll needs. A number that would favour low faces is
 * skipped.
 */
import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { canonical } from '../../kernel/canonical.ts';

/** Each side's addition, Red first. Empty until a side gives one. */
export type Salts = readonly [string, string];

export function saltsOf({ salts }: { readonly salts: { readonly red: string; readonly blue: string } }): Salts {
  return [salts.red, salts.blue];
}

export interface Source {
  readonly key: KeyObject;
  readonly salts: Salts;
  readonly position: number;
  readonly order: string;
}

/** The secret as a KeyObject: with a Buffer as key Node 24 is five times slower. */
export function keyOf(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'hex'));
}

/** What is published before the first die. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
}

/** The number of values of four bytes. */
export const MOST_SIDES = 4_294_967_296;

export function fairDice(source: Source, roll: number, dice: number, sides: number): number[] {
  const got: number[] = [];
  for (const number of numbers(source, roll, sides <= 256 ? 1 : 4)) {
    if (got.length === dice) break;
    if (number.value < number.range - (number.range % sides)) got.push((number.value % sides) + 1);
  }
  return got;
}

/** The hash input for further bytes of a roll. */
export function inputOf({ salts, position, order }: Omit<Source, 'key'>, roll: number, block: number): string {
  return canonical([salts, position, order, roll, block]);
}

/** An endless stream of big-endian unsigned numbers of one width. */
function* numbers(source: Source, roll: number, width: 1 | 4): Generator<{ value: number; range: number }> {
  const range = width === 1 ? 256 : MOST_SIDES;
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', source.key)
      .update(inputOf(source, roll, block))
      .digest();
    for (let at = 0; at < bytes.length; at += width) yield { value: bytes.readUIntBE(at, width), range };
  }
}

/**
 * Scripted dice, for tutorials and tests: the battle's first dice come from a list. A number above the die's sides
 * wraps round (an 8 on a D6 is a 2).
 */
export function scriptedDice(list: readonly number[], used: number, dice: number, sides: number): number[] {
  return list.slice(used, used + dice).map((value) => ((value - 1) % sides) + 1);
}
