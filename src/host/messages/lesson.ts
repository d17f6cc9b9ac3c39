/**
 * A lesson: its learner's progress, derived from the ledger alone. An order counts for the current step, and for later
 * ones except the very next; a step that is no longer possible, or takes too many turns, is skipped.
 */
import type { Lesson } from '../../kernel/lesson.ts';
import { givesOrders, sidesToAct } from '../../kernel/open.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../kernel/play.ts';
import { entryAt, readUndo } from '../orders/journal.ts';
import { aloneFor } from '../orders/sheet.ts';
import type { Deps } from '../battle/deps.ts';
import { fromPast } from './past-passages.ts';
import { afterFacts } from './tale.ts';
import type { Passage } from '../battle/passage.ts';
import { isLesson } from '../seats/bot-seat.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { Battle, Entry } from '../store/store.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/** The most turns of the learner for one step. */
const TURNS = 3;

type AnyLesson = Lesson<unknown, unknown>;

export interface Progress {
  /** The number of the current step, from 0; after the last one, all is done. */
  readonly step: number;
  /** The learner's turns that have begun since this step began. */
  readonly turns: number;
  /** Later steps that are already done. */
  readonly met: readonly number[];
  /** What the learner has learned while the table plays on by itself; posted below the report of that. */
  readonly untold: readonly Phrase[];
}

const BEGINNING: Progress = { step: 0, turns: 0, met: [], untold: [] };

/** The lesson of a battle, if it is one. */
export function lessonOf(
  battle: Pick<Battle, 'options'>,
  { lesson }: Pick<AnyRuleset, 'lesson'>,
): AnyLesson | undefined {
  return isLesson(battle) ? lesson : undefined;
}

export function isOver({ steps }: AnyLesson, { step }: Progress): boolean {
  return step >= steps.length;
}

/** A learner's progress after a passage; `told`: what was done, and what had to be skipped. */
export function progressAfter(
  rules: ShownRuleset,
  lesson: AnyLesson,
  before: Progress,
  passage: Passage,
): { readonly now: Progress; readonly told: readonly Phrase[] } {
  const { steps } = lesson;
  const done = steps[before.step]?.isDone(passage.transcript, passage.by) ?? false;
  const later = steps.flatMap((step, no) =>
    no > before.step + 1 && step.isDone(passage.transcript, passage.by) ? [no] : [],
  );
  let now: Progress = { ...before, met: [...before.met, ...later] };
  if (done) now = after(now);
  const passedOver: number[] = [];
  if (turnBegins(rules, lesson.side, passage)) {
    now = { ...now, turns: now.turns + 1 };
    while (
      !isOver(lesson, now) &&
      (now.turns > TURNS || steps[now.step]!.ideas(aloneFor(rules, passage.after, lesson.side)).length === 0)
    ) {
      passedOver.push(now.step);
      now = after(now);
    }
  }
  const told = [
    ...before.untold,
    ...(done ? [steps[before.step]!.explains(passage)] : []),
    ...passedOver.map((no) => phrase('lesson-passed-over', { step: steps[no]!.title })),
  ];
  const playsOn = rules.next(passage.after).kind === 'auto';
  return { now: { ...now, untold: playsOn ? told : [] }, told: playsOn ? [] : told };
}

/** The next step that is not done yet. */
function after(before: Progress): Progress {
  let step = before.step + 1;
  while (before.met.includes(step)) step += 1;
  return { ...before, step, turns: 0 };
}

export function turnBegins(
  rules: ShownRuleset,
  side: Side,
  { before, after: now }: Pick<Passage, 'before' | 'after'>,
): boolean {
  return isToOrder(rules, side, now) && !isToOrder(rules, side, before);
}

export function isToOrder(rules: ShownRuleset, side: Side, state: unknown): boolean {
  const next = rules.next(state);
  return givesOrders(next) && sidesToAct(next).includes(side);
}

/** Their progress by the last entry. Lessons are short, so it is recalculated. */
export async function progressOf(
  deps: Deps,
  battle: Battle,
  rules: ShownRuleset,
  lesson: AnyLesson,
): Promise<Progress> {
  if (battle.seq === 0) return BEGINNING;
  const entries = await deps.store.entries(battle.id, 1, battle.seq);
  const first = await entryAt(deps.store, battle, 1);
  const steps: { readonly state: unknown; readonly progress: Progress }[] = [];
  for (const entry of entries) {
    const last = steps.at(-1) ?? { state: rules.restore(first.state), progress: BEGINNING };
    const back = readUndo(entry);
    // Back to an earlier position: what was learned meanwhile stays learned.
    const next = back
      ? { ...last, state: steps[back.to - 1]?.state ?? last.state }
      : await fromPast(deps, { battle, rules }, entry, () => played(rules, lesson, last, entry));
    steps.push(next ?? { ...last, state: rules.restore((await entryAt(deps.store, battle, entry.seq)).state) });
  }
  return steps.at(-1)?.progress ?? BEGINNING;
}

function played(
  rules: ShownRuleset,
  lesson: AnyLesson,
  last: { readonly state: unknown; readonly progress: Progress },
  { side, transcript }: Pick<Entry, 'side' | 'transcript'>,
) {
  const state = afterFacts(rules, last.state, transcript);
  if (!side) return { state, progress: last.progress };
  const { now } = progressAfter(rules, lesson, last.progress, {
    before: last.state,
    after: state,
    by: side,
    transcript,
  });
  return { state, progress: now };
}

/** What the learner's enemy does: what the step needs, otherwise nothing. Undefined: the lesson is over. */
export function enemyOrders(
  lesson: AnyLesson,
  progress: Progress,
  rules: ShownRuleset,
  state: unknown,
): readonly string[] | undefined {
  if (isOver(lesson, progress)) return undefined;
  return lesson.steps[progress.step]!.foe(rules.view(state, enemyOf(lesson.side)));
}
