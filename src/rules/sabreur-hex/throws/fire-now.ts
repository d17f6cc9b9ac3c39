/** A shot in a battle as described at a real table: the firer, the target, the distance, the terrain. */
import { distance } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Said } from '../../../kernel/throwing.ts';
import { enemiesOf, isOutflanked } from '../field/engage.ts';
import { aim, isEnfilade } from '../losses/factor.ts';
import { HALVES, isExtended } from '../field/extended.ts';
import { marksmen, mayFireAt } from '../fire/fire.ts';
import { unitNamed } from '../language/looks.ts';
import { distanceBetween, hexesOf } from '../field/place.ts';
import type { State, Unit } from '../state.ts';
import { isDemoralised } from '../tables.ts';
import { inCover, inRough, sideBetween, terrainAt } from '../field/terrain.ts';
import { OF_FIRE, readingsIn } from './readings.ts';
import { steadinessOf } from './steadiness.ts';

/** Without a target, the nearest enemy at which it may fire. */
export function fireNow(now: State, name: string, at?: string): Said | Refusal {
  const firer = unitNamed(name, now);
  if (firer instanceof Refusal) return firer;
  const target = at === undefined ? nearest(now, firer) : unitNamed(at, now);
  if (target instanceof Refusal) return target;
  const barred = mayFireAt(now, firer, target);
  const half = barred && halfThatMay(now, firer, target);
  return barred && !half ? barred : saidOf(now, half ?? firer, target);
}

/** SH-FIRE-17. If an extended line may not fire as a whole, the half that may. */
function halfThatMay(now: State, firer: Unit, target: Unit): Unit | undefined {
  if (!isExtended(firer)) return undefined;
  const half = HALVES.find((each) => !mayFireAt(now, firer, target, { half: each }));
  return half && marksmen(firer, half);
}

function nearest(now: State, firer: Unit): Unit | Refusal {
  const enemies = enemiesOf(now, firer).toSorted((a, b) => distanceBetween(firer, a) - distanceBetween(firer, b));
  const fair = enemies.find((enemy) => !mayFireAt(now, firer, enemy));
  return fair ?? enemies[0] ?? new Refusal('SH-FIRE-06', phrase('throw-refuse-nobody', { unit: firer.name }));
}

/** SH-FIRE-22. Along the line with the most dice. */
function saidOf(now: State, firer: Unit, target: Unit): Said {
  const { eye, mark } = aim(now, firer, target, 'fire');
  return {
    who: [firer.id, target.id],
    shot: ['fire'],
    type: [firer.type],
    formation: [firer.formation],
    skills: firer.skills,
    distance: distance(eye, mark),
    ground: [inRough(now.map, eye, mark) ? 'rough' : 'open'],
    ...described(now, target),
    enemyGround: [groundOf(now, target, mark, eye)],
    modifiers: [
      ...(isEnfilade(eye, target) ? ['enfilade'] : []),
      ...(isDemoralised(firer) ? ['demoralised'] : []),
      ...(isOutflanked(now, target) ? ['enemyOutflanked'] : []),
      ...(sideBetween(now.map, eye, mark) === 'impassable' ? ['apart'] : []),
    ],
    test: ['now'],
    readings: readingsIn(now, OF_FIRE),
  };
}

/** Its enemy, using the field names that ask for one. */
export function described(now: State, enemy: Unit): Said {
  return {
    enemyType: [enemy.type],
    enemyFormation: [enemy.formation],
    enemySkills: enemy.skills,
    enemyStrength: enemy.strength,
    enemyCommand: enemy.command,
    enemyQuality: [steadinessOf(now, enemy)],
  };
}

/** SH-FACTOR-16, SH-MORALE-11. */
function groundOf(now: State, target: Unit, mark: string, eye: string): string {
  if (!inCover(now.map, mark, eye)) return 'open';
  const isWalled = hexesOf(target).every((hex) => ['village', 'fort'].includes(terrainAt(now.map, hex) ?? ''));
  return isWalled ? 'village' : 'wood';
}
