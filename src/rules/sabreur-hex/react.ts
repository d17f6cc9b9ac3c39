/** SH-REACT, SH-DEFFIRE. What a charged unit may answer, the test it takes, and how the answer is carried out. */
import { type Ledger, total } from '../../kernel/ledger.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ask, happen, type Option, type Play, type Reading, Refusal, type Table } from '../../kernel/play.ts';
import type { Declared, Reaction } from './attack.ts';
import { isOutflanked } from './engage.ts';
import { sufferFailure } from './failure.ts';
import type { Fact } from './facts.ts';
import { mayTarget, shoot } from './fire.ts';
import { mayFormSquare } from './form.ts';
import { chanceOf, firingModifiers, moraleDice, moraleModifiers, moraleTest } from './morale.ts';
import {
  hasSkill,
  isArtillery,
  isCavalry,
  isInfantry,
  isPanicked,
  isSquare,
  type State,
  type Unit,
  unitOf,
} from './state.ts';
import { rout } from './rout.ts';
import { inCover } from './terrain.ts';

export type ReactionName = 'hold' | 'square' | 'fire' | 'flee';

const STANDS: Reaction = {
  goesOn: true,
  target: 'stands',
  formedSquare: false,
  countercharged: false,
  lostByTarget: 0,
};
const LEFT: Reaction = { ...STANDS, target: 'left' };

/** SH-CHARGE-13 step 3, SH-REACT-12 to -14. The target declares, tests, and carries out its reaction if it passed. */
export function* targetReacts(table: Table<State>, declared: Declared): Play<Fact, Reaction> {
  const nerve = nerveOf(table.now, declared);
  const reaction = yield* askReaction(table.now, declared, nerve);
  yield* happen<Fact>({ type: 'reacted', unit: declared.target, reaction });
  if (reaction === 'flee') {
    yield* rout(table, declared.target, declared.attacker);
    return LEFT;
  }
  if (nerve) {
    const failure = yield* testNerve(table, declared, nerve, reaction);
    if (failure) return failure;
  }
  return yield* carryOut(table, declared, reaction);
}

/**
 * SH-REACT-13, SH-MORALE-08. What weighs on the target's test, whatever its reaction; undefined where it takes none: in
 * square, or in cover, when cavalry charges.
 */
function nerveOf(now: State, declared: Declared): Ledger | undefined {
  const charger = unitOf(now, declared.attacker);
  const target = unitOf(now, declared.target);
  if (isCavalry(charger) && (declared.wasSquare || inCover(now.map, target, charger))) return undefined;
  return moraleModifiers(now, target, 'reaction', { attack: declared });
}

/** SH-MORALE-16. The same for the reaction it has chosen, or might choose. */
function nerveFor(now: State, declared: Declared, nerve: Ledger, reaction: ReactionName): Ledger {
  if (reaction !== 'fire') return nerve;
  return [...nerve, ...firingModifiers(now, unitOf(now, declared.target), declared)];
}

/** SH-REACT-12, -14. The test; a failure loses the reaction and costs men or the field. Undefined when it passed. */
function* testNerve(
  table: Table<State>,
  declared: Declared,
  nerve: Ledger,
  reaction: ReactionName,
): Play<Fact, Reaction | undefined> {
  const id = declared.target;
  const before = unitOf(table.now, id).strength;
  const modifiers = nerveFor(table.now, declared, nerve, reaction);
  const test = yield* moraleTest(table, id, 'reaction', { modifiers });
  if (test.passed) return undefined;
  const after = yield* sufferFailure(table, id, test, declared.attacker);
  const target = table.now.units.find((unit) => unit.id === id);
  if (after === 'fled' || !target) return LEFT;
  return { ...STANDS, lostByTarget: before - target.strength };
}

/** SH-REACT-14. What the target declared, now that it may. */
function* carryOut(table: Table<State>, declared: Declared, reaction: ReactionName): Play<Fact, Reaction> {
  const id = declared.target;
  switch (reaction) {
    case 'square':
      yield* happen<Fact>({ type: 'formed', unit: id, formation: 'square', facing: unitOf(table.now, id).facing });
      return { ...STANDS, formedSquare: true };
    case 'fire':
      return { ...STANDS, goesOn: yield* fireDefensively(table, declared) };
    case 'hold':
    case 'flee':
      return STANDS;
  }
}

/**
 * SH-DEFFIRE-01, -03, -08, -09, SH-CHARGE-19. Fire into the charge; a charger that fails the test it causes attacks
 * nobody.
 */
function* fireDefensively(table: Table<State>, declared: Declared): Play<Fact, boolean> {
  const shot = yield* shoot(table, declared.target, declared.attacker, 'defensive', { attack: declared });
  const charger = table.now.units.find((unit) => unit.id === declared.attacker);
  return charger !== undefined && !shot.failed;
}

/**
 * ASK-06, SH-REACT-01, -02. One reaction, of those that are legal; asked only where there is more than one. A panicked
 * target that must test would fail and flee whatever it declared (SH-REACT-17).
 */
function* askReaction(now: State, declared: Declared, nerve: Ledger | undefined): Play<Fact, ReactionName> {
  const target = unitOf(now, declared.target);
  const names = legalReactions(now, declared);
  if (isPanicked(target) && nerve) return 'flee';
  if (names.length === 1) return names[0]!;
  return yield* ask<ReactionName>({
    kind: 'ASK-06',
    to: target.side,
    unit: target.id,
    about: { charger: declared.attacker, distance: declared.distance },
    options: reactionOptions(now, declared, nerve, names),
    fallback: 'hold',
    read: (text): Reading<ReactionName> => {
      const name = names.find((each) => each === text);
      if (name) return { value: name, text };
      return new Refusal('SH-REACT-02', phrase('refuse-answer', { given: text }), names);
    },
  });
}

/** SH-REACT-03 to -10, -17. The reactions open to the target. */
export function legalReactions(now: State, declared: Declared): ReactionName[] {
  const target = unitOf(now, declared.target);
  const free = !declared.targetBusy && !isPanicked(target);
  const names: ReactionName[] = ['hold'];
  if (free && maySquare(now, declared, target)) names.push('square');
  if (free && mayFireDefensively(now, declared, target)) names.push('fire');
  if (!isArtillery(target)) names.push('flee');
  return names;
}

/** SH-REACT-04, -08. Infantry charged by cavalry from three hexes or more. */
function maySquare(now: State, declared: Declared, target: Unit): boolean {
  const byCavalry = isCavalry(unitOf(now, declared.attacker));
  return isInfantry(target) && byCavalry && declared.distance >= 3 && !mayFormSquare(now, target);
}

/**
 * SH-REACT-05, SH-DEFFIRE-10 to -12, SH-FIRE-03, SH-Q-56, SH-SKILL-BOMBARD-01, -OBSOLETEFIREARM-02. Infantry or
 * artillery with the charger in its arc.
 */
function mayFireDefensively(now: State, declared: Declared, target: Unit): boolean {
  if (isCavalry(target) || isOutflanked(now, target)) return false;
  if (hasSkill(target, 'bombard') || hasSkill(target, 'obsoleteFirearm') || hasSkill(target, 'warrior')) return false;
  if (isSquare(target) && target.squareFired) return false;
  return !mayTarget(now, target, unitOf(now, declared.attacker));
}

/** What the card says of each reaction: the total it needs and its chance, or that it takes no test. */
function reactionOptions(
  now: State,
  declared: Declared,
  nerve: Ledger | undefined,
  names: readonly ReactionName[],
): Option[] {
  const target = unitOf(now, declared.target);
  const dice = moraleDice(now, target, 'reaction');
  return names.map((text) => {
    if (text === 'flee' || !nerve) return { text, about: { noTest: true } };
    const needs = total(target.command, nerveFor(now, declared, nerve, text));
    return { text, about: { needs, chance: chanceOf(needs, dice) } };
  });
}
