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

/** Each question, its own part of a line, and what may be answered beforehand. */
const QUESTIONS = [
  [CHARGED, 'charged', ['go on', 'stand', 'fire', 'countercharge', 'square', 'line', 'column']],
  [EVADES, 'evades', ['go on', 'stop']],
  [BARRED, 'barred', ['go on', 'contact', 'halt']],
  [SQUADRONS, 'squadrons', ['halt', 'go on']],
  [PUSH_PAST, 'pushPast', ['push past', 'no']],
  [FOLLOW, 'follow', ['follow', 'no']],
  [PASS, 'pass', ['left', 'right']],
  [FLANKED, 'flanked', ['turn', 'no']],
  [COVER, 'cover', ['stand', 'evade']],
  [DRAWN, 'drawn', ['stay', 'rally']],
  [SPLIT, 'split', ['split', 'no']],
  [FIRST, 'fireFirst', ['fire first', 'go on']],
] as const;

/** `if charged stand`: as a line says it, since `stand` alone would answer several questions. */
function inLine(kind: string, text: string, language: Language): string {
  const [question, key] = QUESTIONS.find(([each]) => each.kind === kind) ?? [];
  const value = question?.choice.parse(text);
  return key === undefined || value === undefined
    ? text
    : itemText({ is: 'answer', answer: { [key]: value } }, language);
}

const ANSWERS = Object.fromEntries(QUESTIONS.map(([{ kind }, , answers]) => [kind, answers]));

/** The answer alone, where it answers no other question. */
function alone(kind: string, text: string): readonly string[] {
  const all: readonly string[] = Object.values(ANSWERS).flat();
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
