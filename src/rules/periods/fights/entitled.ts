/** PE-UMP-02, PE-GAP-17. Who may fire at whom at the end of a half, and what it is worth: for the desk, and for the stand-in. */
import { gap } from '../../../field/gap.ts';
import { opposite } from '../../../field/heading.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { isBefore } from '../position/ahead.ts';
import { byNumber, figuresOf, groundOf, isSquare, squareSide, turnedAbout } from '../position/body.ts';
import { contactsOf, isInContact } from '../position/contacts.ts';
import { fireQuarters } from '../clock/fire.ts';
import { isFormed } from '../position/formed.ts';
import { isBehindSolid } from '../position/ground.ts';
import type { State, Unit } from '../state.ts';
import { MUSKET_RANGE } from '../values.ts';
import { visibleEnemies } from '../position/view.ts';

/** PE-GAP-17. Ours: how far guns fire in the stand-in, and from where on a deep target is easier to hit. */
const GUN_RANGE: Length = 60 * CENTIMETRE;
const CLOSE: Length = 10 * CENTIMETRE;

/** One unit's fire of a half. */
export interface Shot {
  readonly unit: string;
  readonly target: string;
  readonly quarters: number;
  readonly dice: number;
  readonly needs: number;
  /** Nothing counts but what a second die lets through. */
  readonly covered: boolean;
}

/** PE-Q-42. Units that were entitled to fire in this half, as they fired, whether or not their arms reach anybody. */
export function entitledUnits(now: State): Unit[] {
  return now.units
    .filter((unit) => fireQuarters(now, unit) > 0)
    .map(asItFired)
    .toSorted(byNumber);
}

export function shotsOf(now: State): Shot[] {
  return entitledUnits(now).flatMap((unit) => shotOf(now, unit) ?? []);
}

/**
 * PE-GAP-16, PE-GEO-26. As it stood when it was entitled: guns that have limbered since were deployed, where they stand now. A
 * limbered battery is never entitled.
 */
function asItFired(unit: Unit): Unit {
  if (unit.formation !== 'limbered') return unit;
  return { ...unit, formation: 'deployed', pose: turnedAbout(unit, opposite(unit.pose.heading)) };
}

/** PE-GAP-17. A die for each three figures of the front rank, three for a gun, for each quarter. */
function shotOf(now: State, unit: Unit): Shot | undefined {
  const target = targetOf(now, unit);
  if (!target) return undefined;
  const quarters = fireQuarters(now, unit);
  const isDeep = gap(groundOf(unit), groundOf(target)) <= CLOSE && isDeepTarget(target);
  return {
    unit: unit.id,
    target: target.id,
    quarters,
    dice: quarters * diceOf(unit),
    needs: (isDeep ? 5 : 6) + (isFormed(now, unit) ? 0 : 1),
    covered: isBehindSolid(now, target),
  };
}

function diceOf(unit: Unit): number {
  if (unit.arm === 'artillery') return Math.min(3, figuresOf(unit));
  return Math.max(1, Math.floor(frontOf(unit) / 3));
}

/** The figures of its front rank; of a square, those of one face. */
function frontOf(unit: Unit): number {
  return squareSide(unit.formation, figuresOf(unit)) ?? unit.ranks[0]!;
}

function isDeepTarget(target: Unit): boolean {
  const isColumn = target.formation === 'marchColumn' || target.formation === 'divisionColumn';
  return isColumn || isSquare(target) || target.arm === 'artillery';
}

/** Who has struck it in this half; else the nearest enemy before it, in sight and in range, who is in no melee. */
function targetOf(now: State, unit: Unit): Unit | undefined {
  const range = unit.arm === 'infantry' ? MUSKET_RANGE : unit.formation === 'deployed' ? GUN_RANGE : 0;
  if (range === 0) return undefined;
  const [contact] = contactsOf(now, unit);
  if (contact) return now.units.find(({ id }) => id === (contact.by === unit.id ? contact.target : contact.by));
  return visibleEnemies(now, unit).find(
    (enemy) =>
      !isInContact(now, enemy) &&
      gap(groundOf(unit), groundOf(enemy)) <= range &&
      (isSquare(unit) || isBefore(now, unit, enemy)),
  );
}
