/** What it is worth to stand somewhere: whom a unit shoots at, whom it can charge next turn, who can do that to it, and the ground. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { gapBetween } from '../../../field/several.ts';
import { groundOf } from '../../../march/victory.ts';
import { distanceOf } from '../position/distance.ts';
import { shotAt } from '../fights/shooting.ts';
import { enemiesOf, friendsOf, groundsOf, isEngaged } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { shotNeeds, shotReach } from '../values.ts';
import { meetingOutcome, shotWorth } from './worth.ts';

/** How much the gains of next turn count. */
const LATER = 0.5;
/** How likely an enemy is to do one of the several things that it can. */
const SHARE = 0.4;
/** FB-GAP-12. Near enough to hold it. */
const NEAR: Length = 5 * CENTIMETRE;
/** Within this distance ground and enemies draw a unit, the nearer the more. */
const FAR: Length = 120 * CENTIMETRE;
/** A unit that is to meet an enemy some day moves nearer. */
const DRAWN = 0.5;

export function standing(now: State, unit: Unit): number {
  const enemies = enemiesFrom(now, unit);
  return (
    shotsFrom(now, unit, enemies) + chances(now, unit, enemies) + groundFor(now, unit) - dangerAt(now, unit, enemies)
  );
}

/** What the enemy's next turn may cost it. */
export function dangerAt(now: State, unit: Unit, enemies = enemiesFrom(now, unit)): number {
  return SHARE * enemies.reduce((sum, { enemy, far }) => sum + dangerFrom(now, enemy, unit, far), 0);
}

function enemiesFrom(now: State, unit: Unit): Enemy[] {
  return enemiesOf(now, unit).map((enemy) => ({ enemy, far: gapBetween(groundsOf(unit), groundsOf(enemy)) }));
}

interface Enemy {
  readonly enemy: Unit;
  readonly far: Length;
}

/** FB-GAP-12. In the shooting phase it shoots at the nearest enemy in view that is not in combat. */
function shotsFrom(now: State, unit: Unit, enemies: readonly Enemy[]): number {
  if (!unit.missiles) return 0;
  const near = enemies.filter(({ enemy, far }) => far <= shotReach(unit.type) && !isEngaged(now, enemy));
  const sorted = near.toSorted((a, b) => a.far - b.far);
  for (const { enemy } of sorted) {
    const shot = shotAt(now, unit, enemy);
    if (shot) return shotWorth(shot);
  }
  return 0;
}

/** FB-CHG-06. The best charge of the next turn; out of reach it counts for less, the farther the less. */
function chances(now: State, unit: Unit, enemies: readonly Enemy[]): number {
  const most = distanceOf(now, unit, 'charge');
  const all = enemies.map(({ enemy, far }) => {
    const { worth } = meetingOutcome(unit, enemy, now.turn);
    return Math.max(0, worth) * (far <= most ? LATER : DRAWN * LATER * Math.max(0, 1 - far / FAR));
  });
  return Math.max(0, ...all);
}

/** What an enemy can do to it in its turn: shoot, or charge. */
function dangerFrom(now: State, enemy: Unit, unit: Unit, far: Length): number {
  const isNear = far <= distanceOf(now, enemy, 'charge') && !isEngaged(now, enemy);
  const charged = isNear ? Math.max(0, meetingOutcome(enemy, unit, now.turn).worth) : 0;
  const isShot = enemy.missiles && far <= shotReach(enemy.type);
  const shot = isShot ? shotWorth({ dice: enemy.stands.length, needs: shotNeeds(enemy.type, far) }) : 0;
  return Math.max(charged, shot);
}

/** FB-GAP-12. The best objective: its value in it, less the farther off, and less if a friend is nearer. */
function groundFor(now: State, unit: Unit): number {
  const worths = now.objectives.map(({ ground, value, holder }) => {
    const pieces = groundOf(now.field, ground);
    const far = gapBetween(groundsOf(unit), pieces);
    const isFriendNearer = friendsOf(now, unit).some((friend) => gapBetween(groundsOf(friend), pieces) < far);
    const near = far <= NEAR ? 1 : Math.max(0, 0.8 * (1 - far / FAR));
    return value * near * (isFriendNearer ? 0.3 : 1) * (holder === unit.side ? 0.8 : 1);
  });
  return Math.max(0, ...worths);
}
