/** What a plain officer of each arm writes for a unit: the first of these things that it can do. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { zoneOf } from '../position/ahead.ts';
import { isSquare } from '../position/body.ts';
import { afterDoing } from '../clock/finish.ts';
import { isAtLeast, isFormed } from '../position/formed.ts';
import type { Act, Formation } from '../order.ts';
import { chargesFor } from '../sheet/proposals.ts';
import { courseOf, type State, type Unit } from '../state.ts';
import { RIGHTS } from '../values.ts';
import { mayWrite } from '../sheet/within.ts';
import { marchOn } from './marches.ts';
import { chargeReach, enemiesAbout, type Seen, threateningCavalry } from './sense.ts';

/** What is thought of, and why: `pe-idea-charge`. */
export interface Thought {
  readonly acts: readonly Act[];
  readonly why: 'charge' | 'square' | 'reform' | 'form' | 'evade' | 'unlimber' | 'limber' | 'march';
}

/** An enemy so near is reason enough to stand and fire. */
const FIRE: Length = 20 * CENTIMETRE;
const GUNS: Length = 50 * CENTIMETRE;
const GUNS_MOVE: Length = 70 * CENTIMETRE;
/** Nobody reforms with an enemy so near. */
const CLEAR: Length = 10 * CENTIMETRE;
/** A square takes a half to form: cavalry nearer than this would be there before. */
const TOO_LATE: Length = 25 * CENTIMETRE;
/** Of its reach, how much a charge trusts to. */
const SURE = 0.85;
const DEPLOYS: Length = 40 * CENTIMETRE;

export function thoughtOf(now: State, unit: Unit): Thought | undefined {
  const seen = enemiesAbout(now, unit);
  const near = seen[0]?.far ?? Infinity;
  if (unit.arm === 'artillery') return guns(now, unit, seen, near);
  if (unit.condition !== 'formed' || unit.turned !== 0)
    return near > CLEAR ? one(now, unit, 'reform', { do: 'reform' }) : undefined;
  if (unit.formation === 'skirmish') return screen(now, unit, seen, near);
  const charge = chargeOf(now, unit, seen);
  if (charge) return { acts: [charge], why: 'charge' };
  return unit.arm === 'infantry' ? foot(now, unit, seen, near) : goesOn(now, unit, seen);
}

function one(now: State, unit: Unit, why: Thought['why'], act: Act): Thought | undefined {
  return mayWrite(now, unit, [act]) ? { acts: [act], why } : undefined;
}

/** PE-CHG, PE-CTG. The best of those in reach: in flank or rear, guns and whoever is not formed first. */
function chargeOf(now: State, unit: Unit, seen: readonly Seen[]): Act | undefined {
  const sure = SURE * chargeReach(now, unit);
  const targets = chargesFor(now, unit).flatMap(({ order: { line } }) => {
    const [act] = line.acts;
    const target = act?.do === 'charge' ? seen.find(({ enemy }) => enemy.id === act.target) : undefined;
    if (!act || !target || target.far > sure || isVain(unit, target.enemy)) return [];
    return [{ act, worth: worthOf(now, unit, target) }];
  });
  return targets.toSorted((a, b) => b.worth - a.worth)[0]?.act;
}

/** PE-RAL-09, PE-EVA-03. Cavalry breaks on a square, and infantry does not catch skirmishers. */
function isVain(unit: Unit, enemy: Unit): boolean {
  return unit.arm === 'cavalry' ? isSquare(enemy) : enemy.formation === 'skirmish';
}

function worthOf(now: State, unit: Unit, { enemy, far }: Seen): number {
  const isAside = !isSquare(enemy) && zoneOf(enemy, unit) !== 'front';
  const isWeak = enemy.arm === 'artillery' || !isFormed(now, enemy);
  return (isAside ? 2 : 0) + (isWeak ? 1 : 0) - far / (20 * CENTIMETRE);
}

/** PE-GAP-17. A square before cavalry that has it straight ahead; else on, or in line where it is to hold. */
function foot(now: State, unit: Unit, seen: readonly Seen[], near: Length): Thought | undefined {
  const cavalry = threateningCavalry(now, unit, seen);
  if (isSquare(unit)) return cavalry.length > 0 ? undefined : formed(now, unit, wantedFormation(unit));
  if (cavalry.some(({ far }) => far > TOO_LATE)) return formed(now, unit, 'square', 'square');
  if (cavalry.length > 0) return undefined;
  if (!goesForward(unit)) return near <= DEPLOYS ? formed(now, unit, 'line') : undefined;
  return goesOn(now, unit, seen) ?? formed(now, unit, near > DEPLOYS ? 'marchColumn' : 'line');
}

/** PE-GEO-28. Where there is room for it as others stand now. */
function formed(now: State, unit: Unit, formation: Formation, why: 'form' | 'square' = 'form'): Thought | undefined {
  const act: Act = { do: 'form', formation };
  const isOpen = typeof afterDoing(now, { ...unit, acts: [act] }, { kind: 'form', left: 1 }) !== 'string';
  return unit.formation === formation || !isOpen ? undefined : one(now, unit, why, act);
}

function wantedFormation(unit: Unit): Formation {
  return goesForward(unit) ? 'marchColumn' : 'line';
}

function goesForward({ posture }: Unit): boolean {
  return posture !== 'unknown' && (RIGHTS[posture].charge || posture === 'march' || posture === 'harass');
}

function goesOn(now: State, unit: Unit, seen: readonly Seen[]): Thought | undefined {
  const acts = goesForward(unit) ? marchOn(now, unit, seen) : [];
  return acts.length > 0 ? { acts, why: 'march' } : undefined;
}

/** PE-EVA-02. Skirmishers keep an enemy under fire, and do not wait for one that charges. */
function screen(now: State, unit: Unit, seen: readonly Seen[], near: Length): Thought | undefined {
  const isCharged = seen.some(({ enemy, far }) => courseOf(enemy, 'charge') && far <= 2 * FIRE);
  const isPressed = seen.some(
    ({ enemy, far }) => enemy.formation !== 'skirmish' && enemy.arm !== 'artillery' && far <= CLEAR,
  );
  if (isCharged || isPressed) return one(now, unit, 'evade', { do: 'evade' });
  return near <= FIRE ? undefined : goesOn(now, unit, seen);
}

/** PE-ART, PE-UNL. Guns unlimber where they have an enemy before them, and stand as long as they have. */
function guns(now: State, unit: Unit, seen: readonly Seen[], near: Length): Thought | undefined {
  if (isAtLeast(unit.condition, 'disorganised')) return undefined;
  const inFront = seen.find(({ enemy }) => zoneOf(unit, enemy) === 'front');
  if (unit.formation === 'deployed')
    return (inFront?.far ?? Infinity) > GUNS_MOVE ? one(now, unit, 'limber', { do: 'limber' }) : undefined;
  if (inFront && inFront.far <= GUNS) return one(now, unit, 'unlimber', { do: 'unlimber' });
  const acts = near > FIRE ? marchOn(now, unit, seen) : [];
  return acts.length > 0 ? { acts, why: 'march' } : undefined;
}
