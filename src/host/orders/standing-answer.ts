/**
 * What the standing orders of a side answer to a question: those for one unit before those for all, the newest first.
 */
import { type Question, Refusal, type Side } from '../../kernel/play.ts';
import { asked, type Given } from '../../kernel/run.ts';
import { commanders, ownerOf, type Seated } from '../seats/commanders.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { Standing } from '../store/store.ts';

export interface Filed extends Seated {
  readonly rules: AnyRuleset;
  readonly standing: readonly Standing[];
}

/** An answer; or the order that applies to this but cannot be obeyed now. */
type Says = { readonly given: Given } | { readonly disobeyed: Standing } | undefined;

/**
 * `seq`: the number of the last entry before the order that asks; later standing orders do not apply to it. `scope`:
 * only those for one unit, or only those for all.
 */
export function standingSays(
  filed: Filed,
  seq: number,
  question: Question,
  now: unknown,
  scope?: 'unit' | 'all',
): Says {
  const { rules } = filed;
  if (!rules.standing) return undefined;
  for (const row of inTurn(filed, seq, question)) {
    if (scope && (row.unit === undefined) !== (scope === 'all')) continue;
    const mine = (unit: string) => ownerOf(filed, row.side, unit)?.id === row.userId;
    const texts = rules.standing.answers(row.text, asked(question), now, mine);
    const text = texts.find((each) => !(question.read(each) instanceof Refusal));
    if (text !== undefined) return { given: { text, by: { who: 'standing', at: dayOf(row) } } };
    if (texts.length > 0) return { disobeyed: row };
  }
  return undefined;
}

/** Those of the commander of the unit asked; for a question to the whole side, everyone's, the chief's first. */
function inTurn(filed: Filed, seq: number, { to, unit }: Question): readonly Standing[] {
  const people = unit === undefined ? commanders(filed, to) : [ownerOf(filed, to, unit)];
  const newest = filed.standing.toReversed();
  const open = newest.filter(({ side, afterSeq }) => side === to && afterSeq <= seq);
  const found = people.flatMap((person) => open.filter(({ userId }) => userId === person?.id));
  return [...found.filter((row) => isForUnit(filed, row)), ...found.filter((row) => row.unit === undefined)];
}

/** One for a unit applies as long as the person commands it. */
function isForUnit(filed: Seated, { side, unit, userId }: Standing): boolean {
  return unit !== undefined && ownerOf(filed, side, unit)?.id === userId;
}

/** The day on which it was given, as `2026-11-20`. */
function dayOf({ at }: Standing): string {
  return at.toISOString().slice(0, 10);
}

/** The standing orders of one person for a side, the oldest first. */
export function standingOf({ standing }: Pick<Filed, 'standing'>, userId: string, side: Side): readonly Standing[] {
  return standing.filter((row) => row.userId === userId && row.side === side);
}
