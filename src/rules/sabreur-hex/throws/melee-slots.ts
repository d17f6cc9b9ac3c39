/** SH-SHOCK, SH-MELEE, SH-FACTOR. What is asked for a close combat at a real table. */
import { any, type Heard, number, one, type Slots } from '../../../kernel/table-dice/slots.ts';
import { chooseRide } from '../attack/charge.ts';
import { flankProtected, isOutflanked, outflankers } from '../field/engage.ts';
import { distanceBetween, nearestHexes } from '../field/place.ts';
import { higher, inClear, inCover, inRough, terrainAt, waterBetween } from '../field/terrain.ts';
import { DOUBLING_FROM, LIMITS } from '../losses/modifiers.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { isArtillery, isInfantry, isSquare, type State, type Unit, UNIT_TYPES } from '../state.ts';
import { musterStrength, T1 } from '../tables.ts';
import type { Scene, Seen, Who } from './scene.ts';
import { FOOT_FIRST, readings, typeIn, unitSlots } from './unit-slots.ts';

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
}

/** SH-SKILL. Skills that change a factor, a save, a threshold, or the cost of a failed test. */
const FIGHTING = [
  ...['cuirassier', 'halfCuirass', 'feudalCavalry', 'lancer', 'harassing', 'controlledFire', 'stubborn', 'warrior'],
  ...['largeBattalion', 'irregular', 'obsoleteFirearm'],
];
const skill = (name: string) => FIGHTING.includes(name);

/** SH-CHARGE-10. Artillery, squares and panicked units never attack. */
const attacker = unitSlots('actor', '', {
  types: UNIT_TYPES.filter((type) => !isArtillery({ type })),
  formation: (formation) => formation !== 'horde' && !isSquare({ formation }),
  skill,
});
const target = unitSlots('target', 'enemy', { types: FOOT_FIRST, skill });

const CHARGE = { how: 'charge' };
/** SH-Q-28. A target that countercharges may double when it strikes back. */
const MET = { how: 'charge', modifiers: 'countercharged', readings: 'counterchargeDoubling-charger' };
const BESET = { modifiers: 'enemyOutflanked' };

/** SH-FACTOR-16 to -18, SH-MORALE-11. */
function ground(who: Who, prefix: string) {
  const limit = (heard: Heard) =>
    isInfantry({ type: typeIn(heard, prefix) }) ? LIMITS.ownTerrainOfInfantry : LIMITS.ownTerrainOfOthers;
  const on = (terrain: 'wood' | 'village' | 'fort' | 'difficult') =>
    who === 'actor' ? { actor: { terrain } } : { target: { terrain } };
  return one<Scene, Seen>(
    'throw-ground',
    {
      open: [],
      wood: [limit, on('wood')],
      village: [limit, on('village'), { says: 'throw-ground-village-itself' }],
      fort: [limit, on('fort')],
      difficult: [limit, on('difficult')],
    },
    { seen: ({ now, ...at }) => groundOf(now, at[who], at[who === 'actor' ? 'target' : 'actor']) },
  );
}

export const meleeSlots: Slots<Fighting, Struck> = {
  how: one(
    'throw-how',
    { charge: ['SH-CHARGE-18'], assault: ['SH-MELEE-01', { how: 'assault' }] },
    { isAlwaysTold: true, seen: ({ how }) => how },
  ),
  type: attacker.type,
  formation: attacker.formation,
  skills: attacker.skills,
  // SH-FACTOR-08, SH-CHARGE-04. It matters for cavalry.
  distance: number(
    (heard) => {
      const reach = T1[typeIn(heard, '')].mounted?.[3] ?? 0;
      return [1, reach, Math.min(DOUBLING_FROM, reach)];
    },
    (ridden) => ({ ridden }),
    {
      when: { how: 'charge', type: 'heavyCavalry mediumCavalry lightCavalry' },
      seen: ({ declared }) => distanceBetween(declared.actor, declared.target),
    },
  ),
  enemyType: target.type,
  enemyFormation: target.formation,
  enemySkills: target.skills,
  modifiers: any('throw-melee', {
    countercharged: ['SH-FACTOR-09', { countercharged: true }, { when: CHARGE }],
    ownCounter: ['SH-Q-28', { ownCounter: true }, { when: MET }],
    unclear: ['SH-FACTOR-11', { unclear: true }, { when: CHARGE, seen: isUnclear }],
    outflanked: [LIMITS.outflanked, { actor: { outflanked: true } }, { seen: (at) => isBeset(at) || isFlanked(at) }],
    covered: [
      'SH-TERRAIN-10',
      { actor: { covered: true } },
      { when: { modifiers: 'outflanked' }, seen: (at) => !isBeset(at) && isHedged(at.now, at.actor) },
    ],
    enemyOutflanked: [
      LIMITS.outflanked,
      { target: { outflanked: true } },
      { seen: (at) => outflankers(at.now, at.target).length > 0 },
    ],
    enemyProtected: ['SH-FLANKPROT-01', { target: { protected: true } }, { when: BESET, seen: isProtected }],
    enemyCovered: [
      'SH-TERRAIN-10',
      { target: { covered: true } },
      { when: BESET, seen: (at) => isHedged(at.now, at.target) },
    ],
    higher: ['SH-SAVE-07', { actor: { hill: 1 } }, { seen: (at) => higher(at.now, at.actor, at.target) }],
    enemyHigher: ['SH-SAVE-07', { target: { hill: 1 } }, { seen: (at) => higher(at.now, at.target, at.actor) }],
  }),
  ground: ground('actor', ''),
  enemyGround: ground('target', 'enemy'),
  // SH-FACTOR-12, SH-TERRAIN-10.
  between: one('throw-between', {
    nothing: [],
    water: ['SH-SAVE-08', { between: 'river' }, { seen: (at) => waterBetween(at.now, at.actor, at.target) }],
    wood: ['SH-TERRAIN-10', { between: 'wood' }, { seen: isWoodBetween }],
  }),
  strength: attacker.strength,
  enemyStrength: target.strength,
  command: attacker.command,
  quality: attacker.quality,
  enemyCommand: target.command,
  enemyQuality: target.quality,
  lost: number(
    (heard) => [0, musterStrength({ type: typeIn(heard, 'enemy'), skills: [] }).max, 0],
    (lost) => ({ lost }),
    { when: CHARGE },
  ),
  before: number([0, SHAKEN_BY - 1, 0], (before) => ({ before })),
  failing: attacker.failing,
  enemyFailing: target.failing,
  readings: readings('outflankedLimitSpares', 'counterchargeDoubling', 'weakTestFirst', 'saves'),
};

/** SH-FACTOR-11. */
function isUnclear({ now, actor, target: struck, how, declared }: Struck): boolean {
  if (how === 'assault') return false;
  const ride = chooseRide(declared.now, declared.actor, declared.target, { do: 'charge', target: struck.id, via: [] });
  return !('clear' in ride && ride.clear && inClear(now.map, struck, actor));
}

/** SH-OUTFLANK-05. It assaults, and was outflanked when it declared. */
function isBeset({ how, declared }: Struck): boolean {
  return how === 'assault' && isOutflanked(declared.now, declared.actor);
}

function isFlanked({ now, actor }: Struck): boolean {
  return isOutflanked(now, actor);
}

/** SH-FLANKPROT-01. */
function isProtected({ now, actor, target: struck, declared }: Struck): boolean {
  const around = outflankers(now, struck);
  return around.length > 0 && around.every((each) => flankProtected(now, struck, each, actor, declared.actor));
}

/** SH-TERRAIN-10. Covered by wooded hexsides from all units that outflank it, and by nothing else. */
function isHedged(now: State, unit: Unit): boolean {
  const around = outflankers(now, unit);
  return around.length > 0 && around.every((enemy) => inCover(now.map, unit, enemy)) && !inCover(now.map, unit);
}

/** SH-TERRAIN-10. A wooded hexside gives cover without a wood. */
function isWoodBetween({ now, actor, target: struck }: Struck): boolean {
  const byWood = (one: Unit, other: Unit) => inCover(now.map, one, other) && !standsIn(now, one, other, COVER);
  return byWood(actor, struck) || byWood(struck, actor);
}

const WALLS = ['village', 'fort'];
const COVER = ['wood', ...WALLS];

function groundOf(now: State, unit: Unit, enemy: Unit): string {
  if (standsIn(now, unit, enemy, ['fort'])) return 'fort';
  if (standsIn(now, unit, enemy, WALLS)) return 'village';
  if (standsIn(now, unit, enemy, COVER)) return 'wood';
  return nearestHexes(unit, enemy).some((hex) => inRough(now.map, hex)) ? 'difficult' : 'open';
}

/** SH-Q-06. Of two halves, the nearest count. */
function standsIn(now: State, unit: Unit, enemy: Unit, grounds: readonly string[]): boolean {
  return nearestHexes(unit, enemy).every((hex) => grounds.includes(terrainAt(now.map, hex) ?? ''));
}
