/** The orders behind one that is under way: of the same person, or of others who command on his side. */
import type { Side } from '../../kernel/play.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import type { AnyEntry } from '../ruleset.ts';
import type { Queued, Waiting } from '../store/store.ts';

/** An order, who gave it, and the number of the last entry when he did. */
export interface InLine {
  readonly text: string;
  readonly userId: string | undefined;
  readonly afterSeq?: number | undefined;
}

/** Who gives the order (nobody: the table), and the orders that come after it. */
export interface Giver {
  readonly userId: string | undefined;
  readonly rest: readonly Queued[];
  /** The number of the last entry when he gave it, where that was not just now. */
  readonly afterSeq?: number | undefined;
  /** Whoever else has a unit in it has agreed to it. */
  readonly agreed?: boolean;
}

/** What an order has led to so far. */
export interface Played {
  readonly state: unknown;
  readonly transcript: readonly AnyEntry[];
}

type Known = Pick<Loaded, 'holders'>;
type Underway = Pick<Waiting, 'userId' | 'rest' | 'afterSeq'>;

export function textsOf(rest: readonly Queued[]): string[] {
  return rest.map((each) => (typeof each === 'string' ? each : each.text));
}

/** Those behind an order, each with its giver; behind the table's own order, the chief's unless it says otherwise. */
export function lineOf({ holders }: Known, side: Side, { userId, rest, afterSeq }: Underway): InLine[] {
  const usual = { userId: userId ?? holders[side]?.id, afterSeq };
  return rest.map((each) =>
    typeof each === 'string' ? { text: each, ...usual } : { ...each, afterSeq: each.afterSeq ?? afterSeq },
  );
}

/** The same as it is kept behind an order of `userId` that was given after the entry `afterSeq`. */
export function restOf(
  { holders }: Known,
  side: Side,
  userId: string | undefined,
  line: readonly InLine[],
  afterSeq?: number,
): Queued[] {
  const usual = userId ?? holders[side]?.id;
  return line.map((each) => {
    const his = each.userId ?? usual;
    const isSince = (each.afterSeq ?? afterSeq) === afterSeq;
    if (his === undefined || (his === usual && isSince)) return each.text;
    return { text: each.text, userId: his, ...(!isSince && { afterSeq: each.afterSeq }) };
  });
}

/** Everything that waits on a side: the order itself, unless it stands at a question, and those behind it. */
export function notBegun(loaded: Known, { side, text, userId, rest, afterSeq, question }: Waiting): InLine[] {
  const line = lineOf(loaded, side, { userId, rest, afterSeq });
  return question ? line : [{ text, userId, afterSeq }, ...line];
}
