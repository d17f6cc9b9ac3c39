/** The orders queued after one that is under way: from the same person, or from other commanders of the side. */
import type { Side } from '../../kernel/play.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { AnyEntry } from '../ruleset.ts';
import type { Queued, Waiting } from '../store/store.ts';

/** An order, who gave it, and the number of the last entry at that time. */
export interface InLine {
  readonly text: string;
  readonly userId: string | undefined;
  readonly afterSeq?: number | undefined;
}

/** Who gives the order (undefined: automatic), and the orders that come after it. */
export interface Giver {
  readonly userId: string | undefined;
  readonly rest: readonly Queued[];
  /** The number of the last entry when it was given, if that was not just now. */
  readonly afterSeq?: number | undefined;
  /** The other commanders of its units have agreed to it. */
  readonly agreed?: boolean;
}

/** The state of an order so far. */
export interface OrderSoFar {
  readonly state: unknown;
  readonly transcript: readonly AnyEntry[];
}

type Known = Pick<LoadedBattle, 'holders'>;
type Underway = Pick<Waiting, 'userId' | 'rest' | 'afterSeq'>;

export function textsOf(rest: readonly Queued[]): string[] {
  return rest.map((each) => (typeof each === 'string' ? each : each.text));
}

/** The orders queued after another, each with its giver; after an automatic order, the chief's by default. */
export function lineOf({ holders }: Known, side: Side, { userId, rest, afterSeq }: Underway): InLine[] {
  const usual = { userId: userId ?? holders[side]?.id, afterSeq };
  return rest.map((each) =>
    typeof each === 'string' ? { text: each, ...usual } : { ...each, afterSeq: each.afterSeq ?? afterSeq },
  );
}

/** As stored after an order of `userId` given after the entry `afterSeq`. */
export function restOf(
  { holders }: Known,
  side: Side,
  userId: string | undefined,
  line: readonly InLine[],
  afterSeq?: number,
): Queued[] {
  const usual = userId ?? holders[side]?.id;
  return line.map((each) => {
    const giver = each.userId ?? usual;
    const isSince = (each.afterSeq ?? afterSeq) === afterSeq;
    if (giver === undefined || (giver === usual && isSince)) return each.text;
    return { text: each.text, userId: giver, ...(!isSince && { afterSeq: each.afterSeq }) };
  });
}

/** All queued orders of a side: the order itself, unless it waits at a question, and those after it. */
export function notBegun(loaded: Known, { side, text, userId, rest, afterSeq, question }: Waiting): InLine[] {
  const line = lineOf(loaded, side, { userId, rest, afterSeq });
  return question ? line : [{ text, userId, afterSeq }, ...line];
}
