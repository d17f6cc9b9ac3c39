/** Legal orders in canonical text: all there are, and some of every kind. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { State } from '../state.ts';
import type { Branch } from './branch.ts';
import { type After, sown } from './grown.ts';

/** How many orders are suggested for a unit. */
const EACH = 6;

/** Every legal order of a side; without `via`, which makes nothing legal that would not be so without it. */
export function everyOrder(now: State, by: Side, after: After): string[] {
  return all(now, by, after).flatMap((each) => wholeAmong([each]));
}

/** A few for each unit, spread over what it may do. */
export function suggest(now: State, by: Side, after: After): readonly string[] {
  return all(now, by, after).flatMap((each) => spread(wholeAmong([each]), EACH));
}

function all(now: State, by: Side, after: After): Branch[] {
  return sown(now, by, (text) => !(after(text, now, by) instanceof Refusal));
}

function wholeAmong(branches: readonly Branch[]): string[] {
  return branches
    .filter(({ isAside }) => !isAside)
    .flatMap(({ grown, isWhole }) => [...(isWhole ? [grown.canonical] : []), ...wholeAmong(grown.branches())]);
}

/** Some of a list: first, last, and evenly between. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * (list.length - 1)) / (most - 1))]!);
}
