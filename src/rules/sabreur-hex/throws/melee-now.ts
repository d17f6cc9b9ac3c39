/** A charge or an assault in a battle as described at a real table, at the moment of the blow if the target holds. */
import { phrase } from '../../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../../kernel/play.ts';
import { type Outcome, run } from '../../../kernel/run.ts';
import type { Said } from '../../../kernel/throwing.ts';
import { apply } from '../apply.ts';
import { approaches, assault } from '../attack/assault.ts';
import { charge, chooseRide } from '../attack/charge.ts';
import { atEndOf } from '../movement/disengage.ts';
import { enemiesOf, flankProtected, isOutflanked, outflankers } from '../field/engage.ts';
import type { Fact } from '../facts.ts';
import { unitNamed } from '../language/looks.ts';
import { distanceBetween, nearestHexes, type Place } from '../field/place.ts';
import { ATTACK } from '../questions/attack.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { higher, inClear, inCover, inRough, terrainAt, waterBetween } from '../field/terrain.ts';
import { described } from './fire-now.ts';
import { OF_MELEE, readingsIn } from './readings.ts';
import { steadinessOf } from './steadiness.ts';

/** Without a target, against the nearest enemy. Charges if possible; otherwise assaults. */
export function meleeNow(now: State, name: string, against?: string): Said | Refusal {
  const attacker = unitNamed(name, now);
  if (attacker instanceof Refusal) return attacker;
  const target = against === undefined ? nearest(now, attacker) : unitNamed(against, now);
  if (target instanceof Refusal) return target;
  const ridden = contact(now, attacker, target, (table) =>
    charge(table, attacker.id, { do: 'charge', target: target.id, via: [] }),
  );
  if (!(ridden instanceof Refusal)) return saidOf(now, ridden, 'charge', attacker, target);
  const closed = contact(now, attacker, target, (table) =>
    assault(table, attacker.id, nearestApproach(now, attacker, target)),
  );
  if (!(closed instanceof Refusal)) return saidOf(now, closed, 'assault', attacker, target);
  return distanceBetween(attacker, target) > 2 ? ridden : closed;
}

function nearest(now: State, unit: Unit): Unit | Refusal {
  const [first] = enemiesOf(now, unit).toSorted((a, b) => distanceBetween(unit, a) - distanceBetween(unit, b));
  return first ?? new Refusal('SH-CHARGE-01', phrase('throw-refuse-nobody', { unit: unit.name }));
}

/** SH-ASSAULT-03. Of several hexes any will do. */
function nearestApproach(now: State, unit: Unit, target: Unit): Parameters<typeof assault>[2] {
  const [way] = approaches(now, unit, target);
  return { do: 'assault', target: target.id, ...(way && { from: atEndOf(unit, way).at }) };
}

/** The position at the moment of the blow, if the target does nothing and every test before it is passed. */
function contact(now: State, { id }: Unit, target: Unit, attack: (table: Table<State>) => Play<Fact>): State | Refusal {
  const outcome: Outcome<State, Fact> = run({ play: attack, apply }, now, undefined, now.active, [], {
    dice: (roll) =>
      roll.why === 'shock' || roll.why === 'melee' ? undefined : Array.from({ length: roll.dice }, () => 1),
    answer: ({ kind, fallback }) => ({
      text: kind === ATTACK.kind ? ATTACK.choice.write({ say: 'attack' }, 'en') : fallback,
      by: { who: 'default' },
    }),
  });
  const isStruck = outcome.kind === 'rolls' && outcome.roll.unit === id && outcome.roll.about['target'] === target.id;
  if (isStruck) return outcome.state;
  if (outcome.kind === 'refused') return outcome.refusal;
  return new Refusal('SH-CHARGE-20', phrase('throw-refuse-no-fight'));
}

/** `before`: at declaration; `now`: at the blow. */
function saidOf(before: State, now: State, how: 'charge' | 'assault', from: Unit, whom: Unit): Said {
  const attacker = unitOf(now, from.id);
  const target = unitOf(now, whom.id);
  return {
    who: [attacker.id, target.id],
    how: [how],
    type: [attacker.type],
    formation: [attacker.formation],
    skills: attacker.skills,
    strength: attacker.strength,
    command: attacker.command,
    quality: [steadinessOf(now, attacker)],
    distance: distanceBetween(from, whom),
    ...described(now, target),
    ground: [groundOf(now, attacker, target)],
    enemyGround: [groundOf(now, target, attacker)],
    between: [between(now, attacker, target)],
    readings: readingsIn(now, OF_MELEE),
    modifiers: [
      ...(how === 'charge' && !isClearRide(before, now, from, whom) ? ['unclear'] : []),
      ...flanks(before, now, how, from, whom),
      ...(higher(now, attacker, target) ? ['higher'] : []),
      ...(higher(now, target, attacker) ? ['enemyHigher'] : []),
    ],
  };
}

/** SH-FACTOR-11. */
function isClearRide(before: State, now: State, from: Unit, whom: Unit): boolean {
  const ride = chooseRide(before, from, whom, { do: 'charge', target: whom.id, via: [] });
  return !(ride instanceof Refusal) && ride.clear && inClear(now.map, unitOf(now, whom.id), unitOf(now, from.id));
}

/** SH-OUTFLANK-01, -05, SH-FLANKPROT-01. */
function flanks(before: State, now: State, how: string, from: Unit, whom: Unit): string[] {
  const attacker = unitOf(now, from.id);
  const target = unitOf(now, whom.id);
  const wasBeset = how === 'assault' && isOutflanked(before, from);
  const behind = outflankers(now, attacker);
  const around = outflankers(now, target);
  const isProtected = around.every((enemy) => flankProtected(now, target, enemy, attacker, from));
  return [
    ...(wasBeset || behind.length > 0 ? ['outflanked'] : []),
    ...(!wasBeset && isHedged(now, attacker, behind) ? ['covered'] : []),
    ...(around.length > 0 ? ['enemyOutflanked', ...(isProtected ? ['enemyProtected'] : [])] : []),
    ...(isHedged(now, target, around) ? ['enemyCovered'] : []),
  ];
}

/** SH-TERRAIN-10. Covered by wooded hexsides from all units that outflank it, and by nothing else. */
function isHedged(now: State, unit: Unit, outflanking: readonly Unit[]): boolean {
  const isCovered = outflanking.every((enemy) => inCover(now.map, unit, enemy));
  return outflanking.length > 0 && isCovered && !inCover(now.map, unit);
}

/** SH-FACTOR-12, SH-TERRAIN-10. The hexside between them: a wooded side gives cover without a wood. */
function between(now: State, a: Unit, b: Unit): string {
  if (waterBetween(now, a, b)) return 'water';
  const byWood = (one: Unit, other: Unit) => inCover(now.map, one, other) && !standsIn(now, one, other, COVER);
  return byWood(a, b) || byWood(b, a) ? 'wood' : 'nothing';
}

const WALLS = ['village', 'fort'];
const COVER = ['wood', ...WALLS];

/** SH-FACTOR-16 to -18, SH-MORALE-11. The terrain of one of them. */
function groundOf(now: State, unit: Unit, enemy: Unit): string {
  if (standsIn(now, unit, enemy, ['fort'])) return 'fort';
  if (standsIn(now, unit, enemy, WALLS)) return 'village';
  if (standsIn(now, unit, enemy, COVER)) return 'wood';
  const isRough = nearestHexes(unit, enemy).some((hex) => inRough(now.map, hex));
  return isRough ? 'difficult' : 'open';
}

/** SH-Q-06. Of two halves, the nearest count. */
function standsIn(now: State, unit: Unit, enemy: Place, grounds: readonly string[]): boolean {
  return nearestHexes(unit, enemy).every((hex) => grounds.includes(terrainAt(now.map, hex) ?? ''));
}
