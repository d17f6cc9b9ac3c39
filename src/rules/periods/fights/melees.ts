/** PE-UMP-03, PE-GAP-17, PE-CCB, PE-PSH, PE-FOM. Who fights whom at the end of a half, and with what: for the desk, and for the stand-in. */
import { seenFrom } from '../../../field/point.ts';
import { type Side } from '../../../kernel/play.ts';
import { byNumber, figuresOf, groundOf, isSquare, shapeOf, squareSide } from '../position/body.ts';
import { contactsOf } from '../position/contacts.ts';
import { escapeOf } from '../escape/walk.ts';
import { isFormed } from '../position/formed.ts';
import { clockOf, type Contact, type State, type Unit, unitOf } from '../state.ts';
import { BASES, combatOf } from '../values.ts';

/** One unit in a melee. */
export interface Fighter {
  readonly unit: string;
  readonly side: Side;
  readonly enemies: readonly string[];
  /** Figures that touch an enemy; all of them behind a rally that is followed (PE-FOM-02). */
  readonly touching: number;
  readonly formed: boolean;
  /** Those that it has made, and those that it has suffered. */
  readonly contacts: readonly Contact[];
  /** What the stand-in adds to its dice. */
  readonly bonus: number;
  /** PE-CCB-01, PE-PSH-01. Its combat value with what its charge adds, where the source has one. */
  readonly value?: number;
}

/** All who are connected by contacts, in the order of ids. */
export type Melee = readonly Fighter[];

/** PE-GAP-17, PE-Q-27, PE-FOM-01. A rally that still turns is not fought; whoever is followed, only at the end of the period. */
export function meleesOf(now: State): Melee[] {
  const left = new Set(
    now.units
      .filter((unit) => contactsOf(now, unit).some((each) => isFought(now, each)))
      .toSorted(byNumber)
      .map(({ id }) => id),
  );
  const found: Melee[] = [];
  for (const first of left) {
    const all = [first];
    for (const id of all) for (const other of enemiesIn(now, id)) if (!all.includes(other)) all.push(other);
    for (const id of all) left.delete(id);
    found.push(all.map((id) => fighterOf(now, unitOf(now, id))));
  }
  return found;
}

/** Whom a unit fights now. */
function enemiesIn(now: State, id: string): string[] {
  const fought = contactsOf(now, { id }).filter((each) => isFought(now, each));
  return [...new Set(fought.map(({ by, target }) => (by === id ? target : by)))];
}

function isFought(now: State, { by, target }: Contact): boolean {
  const leader = [by, target].map((id) => unitOf(now, id)).find(escapeOf);
  return !leader || (!leader.doing && escapeOf(leader)!.walked > 0 && now.quarter === 4);
}

function fighterOf(now: State, unit: Unit): Fighter {
  const contacts = contactsOf(now, unit).filter((each) => isFought(now, each));
  const enemies = enemiesIn(now, unit.id).map((id) => unitOf(now, id));
  const isPursuit = [unit, ...enemies].some(escapeOf);
  const touching = enemies.reduce((sum, enemy) => sum + figuresTouching(now, unit, enemy), 0);
  // PE-EVC-04. Those who have rejoined it in this period do not count.
  const figures = Math.max(1, figuresOf(unit) - (unit.fresh ?? 0));
  return {
    unit: unit.id,
    side: unit.side,
    enemies: enemies.map(({ id }) => id),
    touching: isPursuit ? figures : Math.min(touching, figures),
    formed: isFormed(now, unit),
    contacts,
    bonus: bonusesOf(now, unit, contacts),
    ...valueIn(unit, contacts),
  };
}

/** PE-CCB-01, PE-EX-30 to -32. What the table of losses adds for a mixed front rank is the desk's (PE-CCB-03, PE-Q-26). */
function valueIn(unit: Unit, contacts: readonly Contact[]): Pick<Fighter, 'value'> {
  const { value, charge = 0 } = combatOf(unit);
  const earned = contacts.find(({ by, bonus }) => by === unit.id && bonus);
  return value === undefined ? {} : { value: value + (earned ? charge + earned.push : 0) };
}

/** PE-Q-38. Who strikes does it with its front; who is struck, is on the side that was contacted. */
function sideToward(now: State, unit: Unit, enemy: Unit): Contact['zone'] {
  const suffered = now.contacts.find(({ by, target }) => by === enemy.id && target === unit.id);
  return suffered?.zone ?? 'front';
}

/** PE-GEO-23. The figures of the side that faces the enemy, as far as his ground reaches along it; one at least. */
function figuresTouching(now: State, unit: Unit, enemy: Unit): number {
  const { wide, deep } = shapeOf(unit);
  const zone = sideToward(now, unit, enemy);
  const isFlank = zone === 'left' || zone === 'right';
  const seen = groundOf(enemy).corners.map((corner) => seenFrom(unit.pose, corner));
  const along = seen.map(({ x, y }) => (isFlank ? y : x));
  const [low, high] = isFlank ? [-deep, 0] : [-wide / 2, wide / 2];
  const shared = Math.min(high, Math.max(...along)) - Math.max(low, Math.min(...along));
  const most = isFlank ? unit.ranks.length : (squareSide(unit.formation, figuresOf(unit)) ?? Math.max(...unit.ranks));
  if (unit.arm === 'artillery') return figuresOf(unit);
  return Math.max(1, Math.min(most, Math.round(shared / BASES[unit.arm])));
}

/** PE-GAP-17. In the half of the contact: the run-up, the distance bonus, each rank that pushes; and whoever is taken in flank or rear gives one. */
function bonusesOf(now: State, unit: Unit, contacts: readonly Contact[]): number {
  const follows = unit.course?.kind === 'follow' ? 1 : 0;
  return contacts
    .filter(({ by }) => by === unit.id)
    .reduce((sum, { target, zone, bonus, reached, push, at }) => {
      const isNew = at >= clockOf(now) - 1;
      const isAside = zone !== 'front' && !isSquare(unitOf(now, target));
      const charged = isNew && bonus ? 1 + (reached === 'bonus' ? 1 : 0) + push : 0;
      return sum + charged + (isAside ? 1 : 0);
    }, follows);
}
