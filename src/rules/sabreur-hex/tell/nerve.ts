/** Morale: tests, their results, flight and the end of units. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, type Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { questionOf } from '../questions/index.ts';
import { NERVE } from '../questions/nerve.ts';
import { REACTION } from '../questions/reaction.ts';
import { RUN } from '../questions/run.ts';
import { hasSkill, isArtillery, isPanicked } from '../state.ts';
import { isMatterOfCourse, isUntold } from './answers.ts';
import { tellSupportTest } from './countercharges.ts';
import { crossedLine, moraleLine, otherPart, routPart, shortClauses, textIn } from './dice.ts';
import { isGuns, ranksOf } from './ranks.ts';
import { sayRallyTest } from './rally.ts';
import { tellLateTest } from './late.ts';
import { formed } from './moves.ts';
import { sideName } from './turn.ts';
import {
  factAt,
  line,
  more,
  nameIn,
  type Page,
  rollAt,
  say,
  type Story,
  strengthAtLine,
  unitAtLine,
  variantFor,
} from './story.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** SH-MORALE-06. A test and its result. */
export function tellMoraleRoll(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  const unit = roll.unit ?? '';
  const small = moraleLine(story, roll, got);
  switch (textIn(roll.about, 'reason')) {
    case 'losses':
      sayAftermath(story, at + 1, unit, page);
      return line(page, small);
    case 'formation':
      sayFormation(story, at, unit, page);
      return line(page, small);
    case 'rally':
      sayRallyTest(story, at, unit, page);
      return line(page, small);
    case 'restraint':
    case 'initiative':
      return tellLateTest(story, at, roll, got, page);
    case 'support':
      return tellSupportTest(story, at, roll, got, page);
    case 'reaction':
      return isAnswered(story, at) ? more(page, small) : line(page, small);
    default:
      return line(page, small);
  }
}

/** A reaction to a charge and its test share a line. */
function isAnswered(story: Story, at: number): boolean {
  const entry = story.entries[at - 2];
  return entry !== undefined && 'ask' in entry && entry.ask.kind === REACTION.kind && !isUntold(entry);
}

function sayFormation(story: Story, at: number, unit: string, page: Page): void {
  const fact = factAt(story, at + 2);
  if (fact?.type === 'formed' && fact.unit === unit) return say(page, formed(story, fact));
  say(page, phrase('tell-form-failed', { unit: nameIn(story, unit), variant: variantFor(story, unit) }));
}

/**
 * SH-MORALE-20. What a unit does after failing a test for a charge; or that a panicked unit fails without dice
 * (SH-MORALE-22).
 */
export function tellFailed(story: Story, at: number, fact: Told<'failed'>, page: Page): void {
  const roll = rollAt(story, at - 1);
  const rolled = roll?.why === 'morale' && roll.unit === fact.unit;
  const reason = rolled ? textIn(roll.about, 'reason') : 'no-dice';
  if (!['reaction', 'losses', 'no-dice'].includes(reason)) return;
  if (reason !== 'losses') sayAftermath(story, at, fact.unit, page);
  if (!rolled) line(page, phrase('tell-part-no-dice', { clause: shortClauses(['SH-MORALE-22']) }));
  else if (isHarassing(story, at, fact.unit)) {
    more(page, phrase('tell-part-harassing', { clause: shortClauses(['SH-MORALE-24']) }));
  }
}

/** SH-MORALE-24. */
function isHarassing(story: Story, at: number, id: string): boolean {
  const unit = unitAtLine(story, at, id);
  return unit !== undefined && hasSkill(unit, 'harassing');
}

/** `at` is the line of the result. */
function sayAftermath(story: Story, at: number, unit: string, page: Page): void {
  const after = aftermathAt(story, at, unit);
  if (after === 'none') return;
  if (after === 'flees') return tellFlight(story, at, unit, page);
  const how = mannerOf(story, at, unit, after);
  say(page, phrase(`tell-test-${after}${how}`, { unit: nameIn(story, unit), variant: variantFor(story, unit) }));
}

/** Guns have crews instead of ranks; a unit that has stayed at a price once may do so again. */
function mannerOf(story: Story, at: number, unit: string, after: Aftermath): '' | '-guns' | '-again' {
  if (after === 'stays' && hasStayed(story, at, unit)) return '-again';
  return (after === 'stays' || after === 'holds') && isGuns(story, at, unit) ? '-guns' : '';
}

/** SH-MORALE-20, -23. It failed an earlier test in this story, and lost strength instead of fleeing. */
function hasStayed(story: Story, before: number, unit: string): boolean {
  const own = story.entries.slice(0, before).flatMap((entry) => {
    return 'fact' in entry && 'unit' in entry.fact && entry.fact.unit === unit ? [entry.fact.type] : [];
  });
  return own.some((type, index) => type === 'failed' && own[index + 1] === 'lost');
}

/** SH-MORALE-20. The choice after a failed test, if the story resumes with it. */
export function tellChoice(story: Story, at: number, unit: string, page: Page): void {
  if (page.drafts.length === 0) sayAftermath(story, at - 1, unit, page);
}

/** `falls`: it stays, and the price is all its strength. */
type Aftermath = 'holds' | 'stays' | 'falls' | 'flees' | 'awaited' | 'none';

function aftermathAt(story: Story, at: number, unit: string): Aftermath {
  if (factAt(story, at)?.type === 'passed') return 'holds';
  let chosen: Aftermath | undefined;
  for (let next = at + 1; next < story.entries.length; next++) {
    const entry = story.entries[next]!;
    if (rollAt(story, next)?.why === 'pick') return 'flees';
    if ('ask' in entry && entry.ask.kind === NERVE.kind) {
      chosen = NERVE.choice.parse(entry.got)?.say === 'stay' ? 'stays' : 'flees';
    }
    if (chosen === 'flees') return chosen;
    const fact = factAt(story, next);
    if (!fact) continue;
    if (!('unit' in fact) || fact.unit !== unit) return chosen ?? 'none';
    if (fact.type === 'lost') return fact.strength < strengthAtLine(story, next, unit) ? 'stays' : 'falls';
    if (fact.type === 'panicked' || fact.type === 'turned' || fact.type === 'fled') return 'flees';
    return chosen ?? 'none';
  }
  const artillery = isArtillery(unitAtLine(story, at, unit) ?? { type: 'regimentalGun' });
  return chosen ?? (artillery ? 'none' : 'awaited');
}

/** A flight is reported once, whatever caused it. */
function sayOnce(page: Page, unit: string, says: Phrase): void {
  if (page.drafts.at(-1)?.flight !== unit) say(page, says, unit);
}

/** A unit that was already running runs on; if a card has told of the flight, only its end is new. */
export function tellFlight(story: Story, at: number, id: string, page: Page): void {
  if (goesOn(story, id)) return;
  const unit = unitAtLine(story, at, id);
  const says = phrase(unit && isPanicked(unit) ? 'tell-runs-on' : 'tell-test-flees', {
    unit: nameIn(story, id),
    variant: variantFor(story, id),
  });
  sayOnce(page, id, says);
}

/** ASK-11, ASK-12. The story begins with the answer to a question about this flight. */
function goesOn({ entries: [first] }: Story, id: string): boolean {
  if (first === undefined || !('ask' in first) || first.ask.unit !== id) return false;
  return questionOf(first.ask.kind)?.report.of === 'flight';
}

/** SH-ROUT-06. */
export function tellRoutRoll(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  tellFlight(story, at, roll.unit ?? '', page);
  more(page, routPart(roll, got));
}

/** SH-ROUT-02. */
export function tellPickRoll(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  tellFlight(story, at, roll.unit ?? '', page);
  more(page, otherPart(roll, got));
}

/** SH-ROUT-04. The end of the flight, unless its player has just chosen it. */
export function tellFled(story: Story, at: number, fact: Told<'fled'>, page: Page): void {
  const choice = story.entries[at - 1];
  const isChosen = choice && 'ask' in choice && choice.ask.kind === RUN.kind && !isMatterOfCourse(choice);
  if (goesOn(story, fact.unit)) {
    // Whoever has chosen the way off the map has said so in the answer.
    if (!isChosen || !fact.offMap) tellArrival(story, fact, page);
    return;
  }
  tellFlight(story, at, fact.unit, page);
  if (isChosen) return;
  const to = fact.path.at(-1);
  if (fact.offMap) more(page, phrase('tell-part-off-map'));
  else if (to !== undefined) more(page, phrase('tell-part-fled', { to }));
  else more(page, phrase('tell-part-blocked', { clause: shortClauses(['SH-ROUT-07']) }));
}

/** SH-ROUT-04, -07. The end of a flight already reported; if it leaves the map, that is reported with the unit. */
function tellArrival(story: Story, fact: Told<'fled'>, page: Page): void {
  const to = fact.path.at(-1);
  if (fact.offMap) return more(page, phrase('tell-part-off-map'));
  const unit = nameIn(story, fact.unit);
  const variant = variantFor(story, fact.unit);
  if (to !== undefined) return say(page, phrase('tell-flight-ends', { unit, to, variant }), fact.unit);
  say(page, phrase('tell-flight-blocked', { unit }), fact.unit);
  line(page, phrase('tell-part-blocked', { clause: shortClauses(['SH-ROUT-07']) }));
}

/** SH-ROUT-09. Running through friends is reported as part of the flight. */
export function tellCrossed(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  const [by, unit] = [textIn(roll.about, 'by'), roll.unit ?? ''];
  const ranks = ranksOf(story, at, unit, 'plain');
  const args = { by: nameIn(story, by), ranks, variant: variantFor(story, by, unit) };
  say(page, phrase('tell-crossed', args), by);
  line(page, crossedLine(story, roll, got));
}

/** SH-LOSS-05, SH-ROUT-08, -13, -14. */
export function tellEliminated(story: Story, at: number, fact: Told<'eliminated'>, page: Page): void {
  const unit = nameIn(story, fact.unit);
  const own = unitAtLine(story, at, fact.unit)!;
  // SH-SKIRMPASS-06. Skirmishers without room were already reported; so were the last men of a unit.
  const isTold = factAt(story, at - 1)?.type === 'displaced' || (own.strength <= 0 && hasFallen(page));
  if (!isTold) {
    say(page, phrase(`tell-eliminated-${causeOf(story, at, fact)}`, { unit, variant: variantFor(story, fact.unit) }));
  }
  line(page, pointsFor(story, at, fact));
}

/** SH-GAP-02, SH-VICTORY-02. Victory points go to the enemy of an eliminated unit. */
export function pointsFor(story: Story, at: number, fact: Told<'eliminated'>): Phrase {
  const side = sideName(enemyOf(unitAtLine(story, at, fact.unit)!.side));
  const told = { unit: nameIn(story, fact.unit), points: fact.victoryPoints, side };
  if (!fact.offMap) return phrase('tell-part-eliminated', told);
  return phrase('tell-part-eliminated-off', { ...told, clause: shortClauses(['SH-VICTORY-02']) });
}

/** The loss of its last men has just been reported. */
function hasFallen({ drafts }: Page): boolean {
  return /^tell-(test-falls|[a-z]+-last)$/.test(drafts.at(-1)?.says.id ?? '');
}

/** `guns`: abandoned by their crews; `silenced`: no crew is left. */
type Cause = 'destroyed' | 'off-map' | 'crowded' | 'guns' | 'silenced';

function causeOf(story: Story, at: number, fact: Told<'eliminated'>): Cause {
  if (fact.offMap) return 'off-map';
  const isBattery = isGuns(story, at, fact.unit);
  if ((unitAtLine(story, at, fact.unit)?.strength ?? 0) <= 0) return isBattery ? 'silenced' : 'destroyed';
  return isBattery ? 'guns' : 'crowded';
}
