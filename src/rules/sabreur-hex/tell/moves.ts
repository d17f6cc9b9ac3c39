/** Marches, turns, formations, and charges up to the target's reaction. */
import { frontHexes } from '../../../hex/facing.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { isCavalry, isPanicked } from '../state.ts';
import { movementFactor } from '../tables.ts';
import { isCountercharge } from './countercharges.ts';
import { shortClauses } from './dice.ts';
import { placeFormed, placePhrase, tellWheel } from './halves.ts';
import {
  factAt,
  factsOf,
  lineAlone,
  nameIn,
  type Page,
  rollAt,
  say,
  sayBefore,
  type Story,
  strengthAtLine,
  unitAtLine,
  variantFor,
} from './story.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** Whether this line is part of a charge's move, or of an assault's: only turns and moves since the declaration. */
function isRide(story: Story, at: number, unit: string): boolean {
  let before = at - 1;
  let fact = factAt(story, before);
  while (fact && (fact.type === 'turned' || fact.type === 'moved') && fact.unit === unit) {
    before -= 1;
    fact = factAt(story, before);
  }
  return (fact?.type === 'charged' || fact?.type === 'assaulted') && fact.unit === unit;
}

function hasReacted(story: Story, at: number, unit: string): boolean {
  return story.entries.slice(0, at).some((_, i) => {
    const fact = factAt(story, i);
    return fact?.type === 'reacted' && fact.unit === unit;
  });
}

/** A turn on its own; one before a march is part of its sentence, one before a flight is left out. */
export function tellTurned(story: Story, at: number, fact: Told<'turned'>, page: Page): void {
  const next = factAt(story, at + 1);
  if (next?.type === 'moved' && next.unit === fact.unit) return;
  const unit = unitAtLine(story, at, fact.unit);
  if (!unit || isPanicked(unit) || isRide(story, at, fact.unit) || hasReacted(story, at, fact.unit)) return;
  if (fact.also !== undefined) return tellWheel(story, unit, fact, page);
  const args = { unit: nameIn(story, fact.unit), facing: phrase(`facing-${fact.facing}`) };
  say(page, phrase('tell-turn', { ...args, variant: variantFor(story, fact.unit) }));
}

export function tellMoved(story: Story, at: number, fact: Told<'moved'>, page: Page): void {
  if (isRide(story, at, fact.unit) || isCountercharge(story, at, fact.unit)) return;
  const to = placePhrase(fact.path.at(-1) ?? '', fact.also);
  const args = { unit: nameIn(story, fact.unit), to, hexes: fact.path.length };
  const turn = factAt(story, at - 1);
  if (turn?.type === 'turned' && turn.unit === fact.unit) {
    const facing = phrase(`facing-${turn.facing}`);
    say(page, phrase('tell-turn-march', { ...args, facing, variant: variantFor(story, fact.unit) }));
  } else say(page, phrase(`tell-${gaitOf(story, at, fact)}`, { ...args, variant: variantFor(story, fact.unit) }));
}

/**
 * SH-OBLIQUE-01, SH-FORCED-01. A step to the side or back is not a frontal march, and neither is a path longer than any
 * march.
 */
function gaitOf(story: Story, at: number, { unit: id, path }: Told<'moved'>): 'march' | 'oblique' | 'forced-march' {
  const unit = unitAtLine(story, at, id);
  const [first] = path;
  if (!unit || first === undefined) return 'march';
  if (!frontHexes(unit.at, unit.facing).includes(first)) return 'oblique';
  return path.length > movementFactor(unit) ? 'forced-march' : 'march';
}

/** A reaction to a charge is part of the charge's sentence. */
export function tellEvaded(story: Story, at: number, fact: Told<'evaded'>, page: Page): void {
  if (hasReacted(story, at, fact.unit)) return;
  const args = { unit: nameIn(story, fact.unit), to: fact.path.at(-1) ?? '', hexes: fact.path.length };
  say(page, phrase('tell-evade', { ...args, variant: variantFor(story, fact.unit) }));
}

/**
 * SH-SKIRMPASS-06. Skirmishers that made way; those without room are also reported lost. In a charge they come first,
 * because the charge's reaction is written below it.
 */
export function tellDisplaced(story: Story, fact: Told<'displaced'>, page: Page): void {
  const args = { unit: nameIn(story, fact.unit), by: nameIn(story, fact.by) };
  if (fact.to === undefined) return say(page, phrase('tell-displaced-nowhere', args));
  const says = phrase('tell-displaced', { ...args, to: fact.to, variant: variantFor(story, fact.unit, fact.by) });
  const isCharge = /^tell-(charge|assault)-/.test(page.drafts.at(-1)?.says.id ?? '');
  if (isCharge) sayBefore(page, says);
  else say(page, says);
}

/**
 * A voluntary formation change; one in reaction to a charge is reported there, and one that needed a test with the
 * test.
 */
export function tellFormed(story: Story, at: number, fact: Told<'formed'>, page: Page): void {
  if (hasReacted(story, at, fact.unit) || rollAt(story, at - 2)?.about['reason'] === 'formation') return;
  say(page, formed(story, fact));
}

export function formed(story: Story, fact: Told<'formed'>): Phrase {
  const placed = placeFormed(story, fact);
  if (placed) return placed;
  return phrase('tell-form', { unit: nameIn(story, fact.unit), formation: phrase(`formation-${fact.formation}`) });
}

/** SH-CHARGE-13, SH-ASSAULT-06. The charge or assault with the target's reaction, and its path. */
export function tellCharged(story: Story, at: number, fact: Told<'charged' | 'assaulted'>, page: Page): void {
  const unit = unitAtLine(story, at, fact.unit);
  const [how, clause] = fact.type === 'charged' ? ['charge', 'SH-CHARGE-08'] : ['assault', 'SH-ASSAULT-03'];
  const { answer, flees } = answerTo(story, at, fact.target);
  const says = phrase(`tell-${how}-${unit && isCavalry(unit) ? 'cavalry' : 'infantry'}`, {
    unit: nameIn(story, fact.unit),
    strength: strengthAtLine(story, at, fact.unit),
    target: nameIn(story, fact.target),
    against: strengthAtLine(story, at, fact.target),
    distance: fact.distance,
    answer,
    variant: variantFor(story, fact.unit, fact.target),
  });
  say(page, says, flees ? fact.target : undefined);
  const ride = rideFrom(story, at, fact.unit);
  if (ride.length > 0) {
    lineAlone(page, phrase('tell-line-ride', { path: ride.join(' '), clause: shortClauses([clause!]) }));
  }
}

function rideFrom(story: Story, at: number, unit: string): readonly string[] {
  for (let next = at + 1; isRide(story, next, unit); next++) {
    const fact = factAt(story, next);
    if (fact?.type === 'moved' && fact.unit === unit) return fact.path;
    if (fact === undefined) break;
  }
  return [];
}

/** The reactions with texts of their own. */
const REACTIONS = ['hold', 'square', 'closed', 'fire', 'flee', 'turn', 'counter', 'evade'];

interface Reaction {
  readonly answer: Phrase;
  readonly flees: boolean;
}

function answerTo(story: Story, at: number, target: string): Reaction {
  for (let next = at + 1; next < story.entries.length; next++) {
    const fact = factAt(story, next);
    if (fact?.type === 'reacted' && fact.unit === target) return reactionOf(story, next, fact, 'latter');
  }
  return { answer: phrase('tell-reacts-awaited', subject(story, target, 'latter')), flees: false };
}

/** `as`: as “the latter” after the charge, by its name, or in a title. */
type As = 'latter' | 'name' | 'id';

export function reactionOf(story: Story, at: number, fact: Told<'reacted'>, as: As): Reaction {
  const word = fact.reaction.split(' ')[0]!;
  const unit = unitAtLine(story, at, fact.unit);
  const args = { ...subject(story, fact.unit, as), arm: unit && isCavalry(unit) ? 'cavalry' : 'infantry' };
  if (unit && isPanicked(unit) && word === 'hold')
    return { answer: phrase('tell-reacts-helpless', args), flees: false };
  if (!REACTIONS.includes(word)) return { answer: phrase('tell-reacts-other', args), flees: false };
  const test = resultAfter(story, at, fact.unit);
  const variant = variantFor(story, fact.unit, word);
  return { answer: phrase(`tell-reacts-${word}`, { ...args, test, variant }), flees: word === 'flee' };
}

/** The charged unit as the subject: named in full, or as the unit mentioned last. */
function subject(story: Story, id: string, as: As) {
  const name = nameIn(story, id);
  // A short name is singular in English, whatever it is short for.
  const unit = as === 'id' ? { ...name, en: { ...name.en, plural: false } } : name;
  return { unit, subject: phrase(`tell-subject-${as}`, { unit }) };
}

/** A reaction to a charge reported earlier: the story resumes after a question. */
export function tellReacted(story: Story, at: number, fact: Told<'reacted'>, page: Page): void {
  if (factsOf(story).some((each) => each.type === 'charged' || each.type === 'assaulted')) return;
  const { answer, flees } = reactionOf(story, at, fact, 'name');
  say(page, phrase('tell-answered', { answer }), flees ? fact.unit : undefined);
}

/** The result of the test for a reaction. */
function resultAfter(story: Story, at: number, unit: string): 'passed' | 'failed' | 'untested' {
  const roll = rollAt(story, at + 1);
  const isTest = roll?.why === 'morale' && roll.unit === unit;
  const result = factAt(story, isTest ? at + 2 : at + 1);
  if ((result?.type === 'passed' || result?.type === 'failed') && result.unit === unit) return result.type;
  return 'untested';
}

/** SH-CHARGE-09, SH-ASSAULT-04. The attack was broken off at the cost of a point. */
export function tellBrokeOff(story: Story, fact: Told<'brokeOff'>, page: Page): void {
  const args = { unit: nameIn(story, fact.unit), target: nameIn(story, fact.target) };
  say(page, phrase('tell-broke-off', { ...args, variant: variantFor(story, fact.unit, fact.target) }));
}

/** SH-CHARGE-17, -21. The charger stops short. */
export function tellDeclined(story: Story, fact: Told<'declined'>, page: Page): void {
  const args = { unit: nameIn(story, fact.unit), target: nameIn(story, fact.target) };
  say(page, phrase('tell-declined', { ...args, variant: variantFor(story, fact.unit, fact.target) }));
}
