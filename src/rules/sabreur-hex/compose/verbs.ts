/** What a unit can do, what it cannot do now and why, and why it can do nothing. */
import { type Press, spokenVerb } from '../../../kernel/compose.ts';
import type { Branch } from '../../../kernel/grammar/branch.ts';
import { type Draft, press, type Scope } from '../../../kernel/grammar/panel-step.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { mover } from '../candidates/mover.ts';
import { shownWord } from '../language/vocabulary.ts';
import { conditionLines, standingLine, strengthLine } from '../look/condition.ts';
import { isAnyOpen, ordersTried } from '../look/orders-open.ts';
import { isPanicked, type State, unitOf } from '../state.ts';
import { draftOf, wordsOf } from './draft.ts';
import { costLine, needsActivation } from './group.ts';
import { facedText, facingsOf, isMarching } from './march.ts';

/**
 * Clauses that always forbid something to an arm, or without a skill, and so need not be repeated. The last one is for
 * panicked units.
 */
const FOR_EVER = [
  'SH-FORM-02',
  'SH-FORM-03',
  'SH-FORM-04',
  'SH-FORM-05',
  'SH-FORM-06',
  'SH-FORM-10',
  'SH-FORM-20',
  'SH-FIRE-01',
  'SH-TURN-09',
];

export function about(scope: Scope<State>, draft: Draft): Phrase[] {
  const { now } = scope;
  const unit = unitOf(now, draft.id);
  return [
    strengthLine(unit),
    standingLine(now, unit),
    ...conditionLines(now, unit),
    ...(needsActivation(now, draft) ? [costLine(scope, [unit])] : []),
  ];
}

export function verbs({ now, whyNot }: Scope<State>, { text, id }: Draft): Press[] {
  const unit = unitOf(now, id);
  const actor = { opening: text.slice(0, -id.length), unit };
  const who = mover(now, unit);
  return ordersTried(now, unit, (order) => whyNot(actor.opening + order)).flatMap((each): Press[] => {
    const { verb } = each;
    const says = spokenVerb(wordsOf(verb));
    if ('why' in each) {
      return FOR_EVER.includes(each.why.clause) ? [] : [press(draftOf(actor, shownWord(verb, 'en')), says, each.why)];
    }
    // If there is only one facing to march with, it is not asked for.
    const [facing, ...others] = isMarching(verb) ? facingsOf(who, verb) : [];
    const isOnly = facing !== undefined && others.length === 0 && isMarching(verb);
    return [{ text: draftOf(actor, isOnly ? facedText(verb, facing) : shownWord(verb, 'en')), says }];
  });
}

/** A unit that can turn about, as most can, needs no further trying. */
export function whyIdle({ now, whyNot }: Scope<State>, { grown }: Branch): Refusal | undefined {
  const unit = unitOf(now, grown.canonical);
  const fixed = whyNot(`${unit.id} ${shownWord('turnAbout', 'en')}`);
  if (!fixed) return undefined;
  const needsWaking = !now.group.includes(unit.id) && !isPanicked(unit) && !unit.activated;
  const asleep = needsWaking ? whyNot(`${unit.id}:`) : undefined;
  if (asleep) return asleep;
  return !unit.acted && isAnyOpen(now, unit, whyNot) ? undefined : fixed;
}
