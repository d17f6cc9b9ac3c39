/** The clock's public statements: each is a line of the table ledger. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import { type Decision, type TableLine, together } from '../battle/decision.ts';
import { noticeLine } from './notice-line.ts';

export interface ClockSaid {
  /** As its line names it. */
  readonly what: string;
  readonly says: Phrase;
  readonly userId?: string;
  readonly calls?: readonly string[];
  /** Only for the ledger, readable by this side: its cause is not public yet. */
  readonly quietFor?: Side;
}

/** The line of the ledger; `others` go to the same people in the same post. */
function saying([first, ...others]: readonly [ClockSaid, ...ClockSaid[]]): TableLine {
  const { userId, calls = [], quietFor } = first;
  const all = [first, ...others];
  const line = { kind: 'clock', userId, data: { lines: all.map(({ what }) => what), calls: [...calls] } };
  if (quietFor) return { ...line, readers: quietFor };
  return noticeLine(
    line,
    all.map(({ says }) => says),
    calls,
  );
}

/** Statements before a decision, all stored together. A person called for several things is called once. */
export function after(said: readonly ClockSaid[], decision: Decision): Decision {
  const before = [...Map.groupBy(said, postOf).values()].map(([first, ...others]) => saying([first!, ...others]));
  return together({ table: before }, decision);
}

/** Statements that call the same people share a post; all others have one each. */
function postOf(said: ClockSaid): unknown {
  const { calls = [], quietFor } = said;
  return quietFor || calls.length === 0 ? said : calls.join(' ');
}
