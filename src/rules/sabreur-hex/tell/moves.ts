/** Marches, turns, formations, and charges up to the target's reaction. */
import { frontHexes } from '../../../hex/facing.ts';
import { line, put, putBefore } from '../../../kernel/page.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { facingPhrase, formationPhrase } from '../noun.ts';
import { isPanicked } from '../state.ts';
import { movementFactor } from '../tables.ts';
import { cited } from './dice.ts';
import { placeFormed, placePhrase, tellWheel } from './halves.ts';
import {
  armAtLine,
  deedBy,
  deedOf,
  factAt,
  factsOf,
  type Here,
  lineFrom,
  nameIn,
  rollAt,
  say,
  type Story,
  strengthAtLine,
  type Told,
  told,
  type Tellers,
  unitAtLine,
  unitHere,
  variantFor,
} from './story.ts';

export const MOVES = {
  /** A turn on its own; one before a march is part of its sentence, one before a flight is left out. */
  turned(fact, here) {
    const unit = unitHere(here, fact.unit);
    if (!unit || isPanicked(unit) || deedBy(here, 1, unit.id, 'moved')) return;
    if (isRide(here, unit.id) || hasReacted(here, unit.id)) return;
    if (fact.also !== undefined) tellWheel(here, unit, fact);
    else say(here, 'tell-turn', { unit: unit.id }, { facing: facingPhrase(fact.facing) });
  },
  moved(fact, here) {
    const { unit, path } = fact;
    if (isRide(here, unit) || deedBy(here, -1, unit, 'countercharged')) return;
    const args = { to: placePhrase(path.at(-1) ?? '', fact.also), hexes: path.length };
    const turn = deedBy(here, -1, unit, 'turned');
    if (turn) say(here, 'tell-turn-march', { unit }, { ...args, facing: facingPhrase(turn.facing) });
    else say(here, `tell-${gaitOf(here, fact)}`, { unit }, args);
  },
  /** A reaction to a charge is part of the charge's sentence. */
  evaded({ unit, path }, here) {
    if (!hasReacted(here, unit)) say(here, 'tell-evade', { unit }, { to: path.at(-1) ?? '', hexes: path.length });
  },
  /** SH-SKIRMPASS-06. Skirmishers that made way, before a charge's sentence, below which its reaction is written. */
  displaced({ unit, by, to }, here) {
    if (to === undefined) return say(here, 'tell-displaced-nowhere', { unit, by });
    const isCharge = /^tell-(charge|assault)-/.test(here.page.drafts.at(-1)?.says.id ?? '');
    (isCharge ? putBefore : put)(here, told(here, 'tell-displaced', { unit, by }, { to }));
  },
  /** One in reaction to a charge is reported there, and one that needed a test with the test. */
  formed(fact, here) {
    const isTested = rollAt(here, here.at - 2)?.about['reason'] === 'formation';
    if (!isTested && !hasReacted(here, fact.unit)) put(here, formed(here, fact));
  },
  charged: tellCharged,
  assaulted: tellCharged,
  /** A reaction to a charge reported earlier: the story resumes after a question. */
  reacted(fact, here) {
    if (factsOf(here).some(({ type }) => type === 'charged' || type === 'assaulted')) return;
    const { answer, flees } = reactionOf(here, here.at, fact, 'name');
    put(here, phrase('tell-answered', { answer }), flees ? fact.unit : undefined);
  },
  /** SH-CHARGE-09, SH-ASSAULT-04. The attack was broken off at the cost of a point. */
  brokeOff: ({ unit, target }, here) => say(here, 'tell-broke-off', { unit, target }),
  /** SH-CHARGE-17, -21. The charger stops short. */
  declined: ({ unit, target }, here) => say(here, 'tell-declined', { unit, target }),
} satisfies Tellers;

/** Whether there are only turns and moves of this unit between its attack and this line. */
function isRide(here: Here, unit: string): boolean {
  const fact = deedBy(here, -1, unit, 'turned', 'moved', 'charged', 'assaulted');
  if (fact?.type === 'turned' || fact?.type === 'moved') return isRide(lineFrom(here, -1), unit);
  return fact !== undefined;
}

function hasReacted({ entries, at }: Here, unit: string): boolean {
  return deedOf(factsOf({ entries: entries.slice(0, at) }), unit, 'reacted') !== undefined;
}

/** SH-OBLIQUE-01, SH-FORCED-01. A step to the side or back is oblique; a path longer than any march, forced. */
function gaitOf(here: Here, { unit: id, path }: Told<'moved'>): 'march' | 'oblique' | 'forced-march' {
  const unit = unitHere(here, id);
  const [first] = path;
  if (!unit || first === undefined) return 'march';
  if (!frontHexes(unit.at, unit.facing).includes(first)) return 'oblique';
  return path.length > movementFactor(unit) ? 'forced-march' : 'march';
}

export function formed(story: Story, fact: Told<'formed'>): Phrase {
  const placed = placeFormed(story, fact);
  if (placed) return placed;
  return phrase('tell-form', { unit: nameIn(story, fact.unit), formation: formationPhrase(fact.formation) });
}

/** SH-CHARGE-13, SH-ASSAULT-06. The charge or assault with the target's reaction, and its path. */
function tellCharged({ type, unit, target, distance }: Told<'charged' | 'assaulted'>, here: Here): void {
  const [how, clause] = type === 'charged' ? ['charge', 'SH-CHARGE-08'] : ['assault', 'SH-ASSAULT-03'];
  const { answer, flees } = answerTo(here, target);
  const [strength, against] = [unit, target].map((id) => strengthAtLine(here, here.at, id));
  const args = { strength: strength!, against: against!, distance, answer };
  say(here, `tell-${how}-${armAtLine(here, here.at, unit)}`, { unit, target }, args, flees ? target : undefined);
  const ride = rideFrom(lineFrom(here, 1), unit);
  if (ride) line(here, cited('tell-line-ride', { path: ride.join(' ') }, clause!), { closed: true });
}

function rideFrom(here: Here, unit: string): readonly string[] | undefined {
  if (!isRide(here, unit) || here.at >= here.entries.length) return undefined;
  return deedBy(here, 0, unit, 'moved')?.path ?? rideFrom(lineFrom(here, 1), unit);
}

/** The reactions with texts of their own. */
const REACTIONS = ['hold', 'square', 'closed', 'fire', 'flee', 'turn', 'counter', 'evade'];

interface Reaction {
  readonly answer: Phrase;
  readonly flees: boolean;
}

function answerTo(here: Here, target: string): Reaction {
  const ahead = here.entries.findIndex((_, line) => {
    return line > here.at && deedOf([factAt(here, line)], target, 'reacted');
  });
  const fact = factAt(here, ahead);
  if (fact?.type === 'reacted') return reactionOf(here, ahead, fact, 'latter');
  return { answer: phrase('tell-reacts-open', subject(here, target, 'latter')), flees: false };
}

/** `as`: as “the latter” after the charge, by its name, or in a title. */
type As = 'latter' | 'name' | 'id';

export function reactionOf(story: Story, at: number, { unit: id, reaction }: Told<'reacted'>, as: As): Reaction {
  const word = reaction.split(' ')[0]!;
  const unit = unitAtLine(story, at, id);
  const args = { ...subject(story, id, as), arm: armAtLine(story, at, id) };
  const plainly = (how: string) => ({ answer: phrase(`tell-reacts-${how}`, args), flees: false });
  if (unit && isPanicked(unit) && word === 'hold') return plainly('helpless');
  if (!REACTIONS.includes(word)) return plainly('other');
  const more = { test: resultAfter(story, at, id), variant: variantFor(story, id, word) };
  return { answer: phrase(`tell-reacts-${word}`, { ...args, ...more }), flees: word === 'flee' };
}

/** The charged unit as the subject: named in full, or as the unit mentioned last. */
function subject(story: Story, id: string, as: As) {
  const name = nameIn(story, id);
  // A short name is singular in English, whatever it is short for.
  const unit = as === 'id' ? { ...name, en: { ...name.en, plural: false } } : name;
  return { unit, subject: phrase(`tell-subject-${as}`, { unit }) };
}

function resultAfter(story: Story, at: number, unit: string): 'passed' | 'failed' | 'untested' {
  const roll = rollAt(story, at + 1);
  const isTest = roll?.why === 'morale' && roll.unit === unit;
  const result = factAt(story, isTest ? at + 2 : at + 1);
  return deedOf([result], unit, 'passed', 'failed')?.type ?? 'untested';
}
