/** Morale: tests and their results, rallies, and what impetuous or enterprising units do when the orders end. */
import { line, lineAhead, more, put } from '../../../kernel/page.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import { NERVE } from '../questions/nerve.ts';
import { REACTION } from '../questions/reaction.ts';
import { facingPhrase, formationPhrase } from '../noun.ts';
import { hasSkill, isArtillery } from '../state.ts';
import { isUntold } from './answers.ts';
import { cited, moraleLine, textIn } from './dice.ts';
import { tellFlight } from './flight.ts';
import { formed } from './moves.ts';
import {
  deedBy,
  deedOf,
  factAt,
  factsOf,
  type Here,
  isGuns,
  lineFrom,
  nameIn,
  rollAt,
  say,
  shortNames,
  strengthAtLine,
  type Tellers,
  unitHere,
} from './story.ts';

export const NERVES = {
  /** SH-MORALE-20. What it does after failing a test for a charge; or that it fails without dice (SH-MORALE-22). */
  failed(fact, here) {
    const roll = rollAt(here, here.at - 1);
    const rolled = roll?.why === 'morale' && roll.unit === fact.unit;
    const reason = rolled ? textIn(roll.about, 'reason') : 'no-dice';
    if (!['reaction', 'losses', 'no-dice'].includes(reason)) return;
    if (reason !== 'losses') tellAftermath(here, fact.unit);
    const unit = unitHere(here, fact.unit);
    if (!rolled) line(here, cited('tell-part-no-dice', {}, 'SH-MORALE-22'));
    else if (unit && hasSkill(unit, 'harassing')) more(here, cited('tell-part-harassing', {}, 'SH-MORALE-24'));
  },
  /** SH-RALLY-01. Two points recovered, or as many as were missing. */
  recovered({ unit, strength }, here) {
    tellUntested(here, unit);
    const from = unitHere(here, unit)?.strength ?? 0;
    more(here, phrase('tell-part-loss', { unit: nameIn(here, unit), from, to: from + strength }));
  },
  /** SH-RALLY-06. */
  rallied(fact, here) {
    tellUntested(here, fact.unit);
    const stands = { formation: formationPhrase(fact.formation), facing: facingPhrase(fact.facing) };
    more(here, cited('tell-part-rallied', stands, 'SH-RALLY-06'));
  },
  /** SH-ORDERS-20. No unit was tested: the side chose not to. */
  passedOver({ units }, here) {
    if (factAt(here, here.at - 1)?.type === 'failed') return;
    put(here, phrase('tell-passed-over', { units: shortNames(here, units) }));
  },
  barred: ({ unit }, here) => say(here, 'tell-barred', { unit }),
} satisfies Tellers;

/** SH-MORALE-06. A test and its result. */
export function tellMoraleRoll(roll: Roll, got: readonly number[], here: Here): void {
  const unit = roll.unit ?? '';
  const small = moraleLine(here, roll, got);
  const reason = textIn(roll.about, 'reason');
  if (reason === 'losses') tellAftermath(lineFrom(here, 1), unit);
  if (reason === 'formation') tellFormation(here, unit);
  if (reason === 'rally') tellRallyTest(here, unit);
  if (reason === 'restraint' || reason === 'initiative') tellLateTest(here, unit, reason);
  if (reason === 'support' && isSupportingFire(here)) lineAhead(here, small);
  else if (reason === 'reaction' && isAnswered(here)) more(here, small);
  else line(here, small);
}

/** A reaction to a charge and its test share a line. */
function isAnswered({ entries, at }: Here): boolean {
  const entry = entries[at - 2];
  return entry !== undefined && 'ask' in entry && entry.ask.kind === REACTION.kind && !isUntold(entry);
}

/** SH-DEFFIRE-06. Its test comes above the sentence of the shot that follows. */
function isSupportingFire(here: Here): boolean {
  const fact = factAt(here, here.at - 1);
  return fact?.type === 'volunteered' && fact.how === 'fire' && factAt(here, here.at + 1)?.type === 'passed';
}

function tellFormation(here: Here, unit: string): void {
  const fact = deedBy(here, 2, unit, 'formed');
  if (fact) put(here, formed(here, fact));
  else say(here, 'tell-form-failed', { unit });
}

/** SH-RALLY-07. A passed test is reported by its effect. */
function tellRallyTest(here: Here, unit: string): void {
  const isHorde = unitHere(here, unit)?.formation === 'horde';
  if (factAt(here, here.at + 1)?.type !== 'failed') tellRally(here, unit);
  else say(here, isHorde ? 'tell-rally-failed' : 'tell-recovery-failed', { unit });
}

function tellRally(here: Here, unit: string): void {
  say(here, unitHere(here, unit)?.formation === 'horde' ? 'tell-rallied' : 'tell-recovered', { unit });
}

/** SH-RALLY-05. A rally without a test. */
function tellUntested(here: Here, unit: string): void {
  const isTest = (roll: Roll | undefined) => roll?.unit === unit && roll.about['reason'] === 'rally';
  if (here.entries.slice(0, here.at).some((_, at) => isTest(rollAt(here, at)))) return;
  tellRally(here, unit);
  line(here, cited('tell-part-rally-untested', {}, 'SH-RALLY-05'));
}

/** SH-ORDERS-19, -20. A test to hold back an Impetuous unit, or of a unit with Tactical Sense, and its result. */
function tellLateTest(here: Here, unit: string, reason: 'restraint' | 'initiative'): void {
  const result = factAt(here, here.at + 1);
  if (result) say(here, `tell-${reason}-${result.type === 'passed' ? 'passed' : 'failed'}`, { unit });
}

/** SH-MORALE-20. The choice after a failed test, if the story resumes with it. */
export function tellChoice(here: Here, unit: string): void {
  if (here.page.drafts.length === 0) tellAftermath(lineFrom(here, -1), unit);
}

/** The consequence of the result at this line. */
function tellAftermath(here: Here, unit: string): void {
  const after = aftermathOf(here, unit);
  if (after === 'none') return;
  if (after === 'flees') return tellFlight(here, unit);
  say(here, `tell-test-${after}${suffixOf(here, unit, after)}`, { unit });
}

/** Guns have crews instead of ranks; a unit that has stayed at a price once may do so again. */
function suffixOf(here: Here, unit: string, after: Aftermath): '' | '-guns' | '-again' {
  if (after === 'stays' && hasStayed(here, unit)) return '-again';
  return (after === 'stays' || after === 'holds') && isGuns(here, here.at, unit) ? '-guns' : '';
}

/** SH-MORALE-20, -23. It failed an earlier test in this story, and lost strength instead of fleeing. */
function hasStayed({ entries, at }: Here, unit: string): boolean {
  const own = factsOf({ entries: entries.slice(0, at) }).filter((fact) => 'unit' in fact && fact.unit === unit);
  return own.some(({ type }, index) => type === 'failed' && own[index + 1]?.type === 'lost');
}

/** `falls`: it stays, and the price is all its strength. */
type Aftermath = 'holds' | 'stays' | 'falls' | 'flees' | 'awaited' | 'none';

function aftermathOf(here: Here, unit: string): Aftermath {
  if (factAt(here, here.at)?.type === 'passed') return 'holds';
  let chosen: Aftermath | undefined;
  for (let next = here.at + 1; next < here.entries.length; next++) {
    const entry = here.entries[next]!;
    if ('ask' in entry && entry.ask.kind === NERVE.kind) {
      chosen = NERVE.choice.parse(entry.got)?.say === 'stay' ? 'stays' : 'flees';
    }
    if (chosen === 'flees' || ('roll' in entry && entry.roll.why === 'pick')) return 'flees';
    if ('fact' in entry) {
      const own = deedOf([entry.fact], unit, 'lost', 'panicked', 'turned', 'fled');
      if (own?.type === 'lost') return own.strength < strengthAtLine(here, next, unit) ? 'stays' : 'falls';
      return own ? 'flees' : (chosen ?? 'none');
    }
  }
  const artillery = isArtillery(unitHere(here, unit) ?? { type: 'regimentalGun' });
  return chosen ?? (artillery ? 'none' : 'awaited');
}
