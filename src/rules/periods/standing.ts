/** What is said in advance, besides a sheet: planned orders, and standing answers in the words of a line (section 10). */
import { fixedStanding } from '../../kernel/fixed-standing.ts';
import { phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { Danger } from '../../kernel/ruleset.ts';
import type { Language } from '../../kernel/shown.ts';
import { plansOf } from '../../march/plans.ts';
import { isStraightAhead } from './position/ahead.ts';
import { whyNoCharge } from './charge/may.ts';
import { show } from './cards.ts';
import { isInContact } from './position/contacts.ts';
import { itemText } from './language/table.ts';
import type { Answers } from './order.ts';
import { writingOf } from './sheet/proposals.ts';
import {
  BARRED,
  CHARGED,
  COVER,
  DRAWN,
  EVADES,
  FIRST,
  FLANKED,
  FOLLOW,
  PASS,
  PUSH_PAST,
  SPLIT,
  SQUADRONS,
} from './questions.ts';
import { courseOf, type State, type Unit } from './state.ts';

/** Contact. The reach of a charge would be a measurement (PE-GAP-12). */
export const plans = plansOf<Unit, State>({ begun: writingOf, isEngaged: isInContact });

/** Each question's own part of a line. */
const QUESTIONS: Readonly<Record<string, { readonly key: keyof Answers; readonly parse: (text: string) => unknown }>> =
  {
    [CHARGED.kind]: { key: 'charged', parse: CHARGED.choice.parse },
    [EVADES.kind]: { key: 'evades', parse: EVADES.choice.parse },
    [BARRED.kind]: { key: 'barred', parse: BARRED.choice.parse },
    [SQUADRONS.kind]: { key: 'squadrons', parse: SQUADRONS.choice.parse },
    [PUSH_PAST.kind]: { key: 'pushPast', parse: PUSH_PAST.choice.parse },
    [FOLLOW.kind]: { key: 'follow', parse: FOLLOW.choice.parse },
    [PASS.kind]: { key: 'pass', parse: PASS.choice.parse },
    [FLANKED.kind]: { key: 'flanked', parse: FLANKED.choice.parse },
    [COVER.kind]: { key: 'cover', parse: COVER.choice.parse },
    [DRAWN.kind]: { key: 'drawn', parse: DRAWN.choice.parse },
    [SPLIT.kind]: { key: 'split', parse: SPLIT.choice.parse },
    [FIRST.kind]: { key: 'fireFirst', parse: FIRST.choice.parse },
  };

/** `if charged stand`: as a line says it, since `stand` alone would answer several questions. */
function inLine(kind: string, text: string, language: Language): string {
  const question = QUESTIONS[kind];
  const value = question?.parse(text);
  if (!question || value === undefined) return text;
  return itemText({ is: 'answer', answer: { [question.key]: value } }, language);
}

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  [CHARGED.kind]: ['go on', 'stand', 'fire', 'countercharge', 'square', 'line', 'column'],
  [EVADES.kind]: ['go on', 'stop'],
  [BARRED.kind]: ['go on', 'contact', 'halt'],
  [SQUADRONS.kind]: ['halt', 'go on'],
  [PUSH_PAST.kind]: ['push past', 'no'],
  [FOLLOW.kind]: ['follow', 'no'],
  [PASS.kind]: ['left', 'right'],
  [FLANKED.kind]: ['turn', 'no'],
  [COVER.kind]: ['stand', 'evade'],
  [DRAWN.kind]: ['stay', 'rally'],
  [SPLIT.kind]: ['split', 'no'],
  [FIRST.kind]: ['fire first', 'go on'],
};

/** The answer alone, where it answers no other question. */
function alone(kind: string, text: string): readonly string[] {
  const all = Object.values(ANSWERS).flat();
  if (all.filter((each) => each === text).length > 1) return [];
  return (['en', 'fr'] as const).map((language) => show(kind, text, language));
}

export const standing = fixedStanding<State>({
  answers: ANSWERS,
  also: alone,
  show: inLine,
  mayBeAsked,
  dangers,
});

const CAVALRY: readonly string[] = [SQUADRONS.kind, PUSH_PAST.kind, FOLLOW.kind, PASS.kind, DRAWN.kind];

/** By its arm: cavalry follows, passes and splits into squadrons, infantry evades. */
function mayBeAsked(now: State, id: string, kind: string): boolean {
  const arm = now.units.find((unit) => unit.id === id)?.arm;
  if (CAVALRY.includes(kind)) return arm === 'cavalry';
  if (kind === COVER.kind || kind === SPLIT.kind) return arm === 'infantry';
  return kind === EVADES.kind || kind === BARRED.kind ? arm !== 'artillery' : true;
}

/** PE-Q-06, PE-GAP-12. The units straight ahead of an enemy in view, however far: what they would be asked if it charged. */
function dangers(now: State, side: Side): Danger[] {
  const own = now.units.filter((unit) => unit.side === side);
  const enemies = now.units.filter((unit) => unit.side !== side);
  return own.flatMap((unit): Danger[] => {
    const enemy = enemies.find((each) => mayCome(now, each, unit));
    if (!enemy) return [];
    const says = phrase('pe-danger', { unit: unit.name, by: enemy.name });
    return [{ unit: unit.id, says, kinds: [CHARGED.kind, FIRST.kind, COVER.kind, FLANKED.kind] }];
  });
}

function mayCome(now: State, enemy: Unit, unit: Unit): boolean {
  const isFree = !isInContact(now, enemy) && courseOf(enemy, 'evade') === undefined;
  return isFree && whyNoCharge(enemy, unit) === undefined && isStraightAhead(now, enemy, unit);
}
