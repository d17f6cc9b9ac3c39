/** Legal orders in canonical text: all there are, and some of every kind. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { State } from '../state.ts';
import { type Branch, isLegal, type May } from './branch.ts';
import { sown } from './grown.ts';

/** The position after orders, or why they may not be given: see `may.ts`. */
export type After = (text: string, now: State, by: Side) => State | Refusal;

/** How many things are suggested of each kind. */
const EACH = 4;

/** Every legal order of a side; without `via`, which makes nothing legal that would not be so without it. */
export function everyOrder(now: State, by: Side, after: After): string[] {
  return legalAmong(sown(now, by), mayIn(now, by, after), Infinity);
}

/** A few for each unit, spread over what it may do. */
export function suggest(now: State, by: Side, after: After): readonly string[] {
  return sown(now, by).flatMap((each) => legalAmong([each], mayIn(now, by, after), EACH));
}

function mayIn(now: State, by: Side, after: After): May {
  return (text) => !(after(text, now, by) instanceof Refusal);
}

/** The orders among these branches and their branches, following so many of each. */
function legalAmong(branches: readonly Branch[], may: May, most: number): string[] {
  const followed = branches.filter(({ isAside }) => !isAside);
  return spread(followed, most).flatMap((each) => [
    ...(isLegal(each, may) ? [each.grown.canonical] : []),
    ...legalAmong(each.grown.branches(), may, most),
  ]);
}

/** Some of a list: first, last, and evenly between. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * (list.length - 1)) / (most - 1))]!);
}
