/** SH-SHOCK, SH-MELEE, SH-FACTOR. What is asked for a close combat at a real table. */
import { any, type Heard, number, one, type Row, type Slots } from '../../../kernel/table-dice/slots.ts';
import { chooseChargePath } from '../attack/charge.ts';
import { flankProtected, isOutflanked } from '../field/engage.ts';
import { distanceBetween, nearestHexes } from '../field/place.ts';
import { higher, inClear, inCover, inRough, terrainAt, waterBetween } from '../field/terrain.ts';
import { DOUBLING_FROM, LIMITS } from '../losses/modifiers.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { isArtillery, isInfantry, isSquare, type State, type Unit, UNIT_TYPES } from '../state.ts';
import { strengthLimits, T1 } from '../tables.ts';
import type { Scene, Seen, Who } from './scene.ts';
import { commandSlot, failingSlot, kindSlots, on, qualitySlot, readings, strengthSlot, unitIn } from './unit-slots.ts';

export interface Fighting extends Scene {
  readonly how: 'charge' | 'assault';
  /** SH-FACTOR-08. The target's distance when it was charged. */
  readonly ridden: number;
  /** SH-FACTOR-09, -11, SH-Q-28. What met the charge, and where it led. */
  readonly countercharged?: true;
  readonly ownCounter?: true;
  readonly unclear?: true;
  /** SH-FACTOR-15. What the target lost by failing its reaction. */
  readonly lost: number;
  /** SH-MORALE-05. And to a shot of the attacker. */
  readonly before: number;
}

/** The two of a battle at the moment of the blow, and as they were when it was declared. */
export interface Struck extends Seen {
  readonly how: 'charge' | 'assault';
  readonly declared: Seen;
  /** SH-OUTFLANK-01. The enemies that outflank the attacker, and the target. */
  readonly behind: readonly Unit[];
  readonly around: readonly Unit[];
}

/** SH-SKILL. Skills that change a factor, a save, a threshold, or the cost of a failed test. */
const HORSE = 'cuirassier halfCuirass feudalCavalry lancer harassing'.split(' ');
const FOOT = 'controlledFire stubborn warrior largeBattalion irregular obsoleteFirearm'.split(' ');
const skill = (name: string) => HORSE.includes(name) || FOOT.includes(name);

/** SH-CHARGE-10. Artillery, squares and panicked units never attack. */
const attacker = kindSlots(
  'actor',
  '',
  {
    type: (type) => !isArtillery({ type }),
    formation: (formation) => formation !== 'horde' && !isSquare({ formation }),
    skill,
  },
  UNIT_TYPES,
);
const target = kindSlots('target', 'enemy', { type: () => true, formation: () => true, skill });

const CHARGE = { how: 'charge' };
const RIDDEN = { how: 'charge', type: 'heavyCavalry mediumCavalry lightCavalry' };
/** SH-Q-28. A target that countercharges may double when it strikes back. */
const MET = { how: 'charge', modifiers: 'countercharged', readings: 'counterchargeDoubling-charger' };
const BESET = { modifiers: 'enemyOutflanked' };

/** SH-FACTOR-08, SH-CHARGE-04. */
function ride(heard: Heard): [number, number, number] {
  const reach = T1[unitIn(heard, '').type].mounted?.[3] ?? 0;
  return [1, reach, Math.min(DOUBLING_FROM, reach)];
}

/** SH-FACTOR-16 to -18, SH-MORALE-11. */
function ground(who: Who, prefix: string, seen: (now: Seen) => string) {
  const limit = (heard: Heard) =>
    isInfantry(unitIn(heard, prefix)) ? LIMITS.ownTerrainOfInfantry : LIMITS.ownTerrainOfOthers;
  const terrains = ['wood', 'village', 'fort', 'difficult'] as const;
  const rows = terrains.map((terrain): [string, Row<Scene, Seen>] => [terrain, [limit, on(who, { terrain })]]);
  return one<Scene, Seen>('table-dice-terrain', { open: [], ...Object.fromEntries(rows) }, { seen });
}

export const meleeSlots: Slots<Fighting, Struck> = {
  how: one(
    'table-dice-how',
    { charge: ['SH-CHARGE-18'], assault: ['SH-MELEE-01', { how: 'assault' }] },
    { isAlwaysTold: true, seen: ({ how }) => how },
  ),
  ...attacker,
  distance: number(ride, (ridden) => ({ ridden }), {
    when: RIDDEN,
    seen: ({ declared }) => distanceBetween(declared.actor, declared.target),
  }),
  ...target,
  modifiers: any('table-dice-melee', {
    countercharged: ['SH-FACTOR-09', { countercharged: true }, CHARGE],
    ownCounter: ['SH-Q-28', { ownCounter: true }, MET],
    unclear: ['SH-FACTOR-11', { unclear: true }, CHARGE, isUnclear],
    outflanked: [LIMITS.outflanked, { actor: { outflanked: true } }, {}, (at) => isBeset(at) || at.behind.length > 0],
    covered: ['SH-TERRAIN-10', { actor: { covered: true } }, { modifiers: 'outflanked' }, isCovered],
    enemyOutflanked: [LIMITS.outflanked, { target: { outflanked: true } }, {}, ({ around }) => around.length > 0],
    enemyProtected: ['SH-FLANKPROT-01', { target: { protected: true } }, BESET, isProtected],
    enemyCovered: ['SH-TERRAIN-10', { target: { covered: true } }, BESET, (at) => isHedged(at, at.target, at.around)],
    higher: ['SH-SAVE-07', { actor: { hill: 1 } }, {}, (at) => higher(at.now, at.actor, at.target)],
    enemyHigher: ['SH-SAVE-07', { target: { hill: 1 } }, {}, (at) => higher(at.now, at.target, at.actor)],
  }),
  ground: ground('actor', '', (at) => groundOf(at.now, at.actor, at.target)),
  enemyGround: ground('target', 'enemy', (at) => groundOf(at.now, at.target, at.actor)),
  // SH-FACTOR-12, SH-TERRAIN-10.
  between: one('table-dice-between', {
    nothing: [],
    water: ['SH-SAVE-08', { between: 'river' }, {}, (at) => waterBetween(at.now, at.actor, at.target)],
    wood: ['SH-TERRAIN-10', { between: 'wood' }, {}, isWoodBetween],
  }),
  ...strengthSlot('actor', ''),
  ...strengthSlot('target', 'enemy'),
  ...commandSlot('actor', ''),
  ...qualitySlot('actor', ''),
  ...commandSlot('target', 'enemy'),
  ...qualitySlot('target', 'enemy'),
  lost: number(
    (heard) => [0, strengthLimits({ ...unitIn(heard, 'enemy'), skills: [] }).max, 0],
    (lost) => ({ lost }),
    { when: CHARGE, seen: ({ declared, target: { strength } }) => declared.target.strength - strength },
  ),
  before: number([0, SHAKEN_BY - 1, 0], (before) => ({ before })),
  ...failingSlot('actor', ''),
  ...failingSlot('target', 'enemy'),
  ...readings('outflankedLimitSpares', 'counterchargeDoubling', 'weakTestFirst', 'saves'),
};

/** SH-FACTOR-11. */
function isUnclear({ now, actor, target: struck, how, declared }: Struck): boolean {
  const way = chooseChargePath(declared.now, declared.actor, declared.target, {
    do: 'charge',
    target: struck.id,
    via: [],
  });
  return how === 'charge' && !('clear' in way && way.clear && inClear(now.map, struck, actor));
}

/** SH-OUTFLANK-05. It assaults, and was outflanked when it declared. */
function isBeset({ how, declared }: Struck): boolean {
  return how === 'assault' && isOutflanked(declared.now, declared.actor);
}

function isCovered(at: Struck): boolean {
  return !isBeset(at) && isHedged(at, at.actor, at.behind);
}

/** SH-FLANKPROT-01. */
function isProtected({ now, actor, target: struck, declared, around }: Struck): boolean {
  return around.length > 0 && around.every((each) => flankProtected(now, struck, each, actor, declared.actor));
}

/** SH-TERRAIN-10. Covered by wooded hexsides from all units that outflank it, and by nothing else. */
function isHedged({ now: { map } }: Struck, unit: Unit, outflanking: readonly Unit[]): boolean {
  return outflanking.length > 0 && outflanking.every((enemy) => inCover(map, unit, enemy)) && !inCover(map, unit);
}

/** SH-TERRAIN-10. A wooded hexside gives cover without a wood. */
function isWoodBetween({ now, actor, target: struck }: Struck): boolean {
  const byWood = (a: Unit, b: Unit) => inCover(now.map, a, b) && ['open', 'difficult'].includes(groundOf(now, a, b));
  return byWood(actor, struck) || byWood(struck, actor);
}

/** SH-Q-06. Of two halves, the nearest count. */
function groundOf({ map }: State, unit: Unit, enemy: Unit): string {
  const hexes = nearestHexes(unit, enemy);
  const isIn = (...grounds: readonly string[]) => hexes.every((hex) => grounds.includes(terrainAt(map, hex) ?? ''));
  if (isIn('fort')) return 'fort';
  if (isIn('village', 'fort')) return 'village';
  if (isIn('wood', 'village', 'fort')) return 'wood';
  return hexes.some((hex) => inRough(map, hex)) ? 'difficult' : 'open';
}
