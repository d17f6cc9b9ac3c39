/** SH-FIRE, SH-FACTOR. What is asked for a shot at a real table. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { any, type Heard, number, one, only, type Slots } from '../../../kernel/table-dice/slots.ts';
import { isOutflanked } from '../field/engage.ts';
import { hexesOf } from '../field/place.ts';
import { inCover, inRough, sideBetween, terrainAt } from '../field/terrain.ts';
import { isEnfilade, type Shot } from '../losses/factor.ts';
import { FIRE, LIMITS } from '../losses/modifiers.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { type Formation, isArtillery, isCavalry, isSquare } from '../state.ts';
import { isDemoralised, T1 } from '../tables.ts';
import type { Scene, Seen } from './scene.ts';
import { FOOT_FIRST, formationIn, isOnEdge, readings, typeIn, unitSlots } from './unit-slots.ts';

export interface Shooting extends Scene {
  readonly shot: Shot;
  /** A number of dice that the players worked out themselves. */
  readonly dice?: number;
  /** SH-MORALE-03. Earlier losses of the target that count towards a test. */
  readonly before: number;
  readonly test: 'later' | 'now';
}

/** A shot seen in a battle, along the line with the most dice (SH-FIRE-22). */
export interface Aimed extends Seen {
  readonly eye: Hex;
  readonly mark: Hex;
}

const MOST_DICE = 20;

/** SH-FIRE-07. The longest range there is. */
const FARTHEST = Math.max(...Object.values(T1).flatMap((row) => Object.values(row).map(([, , range]) => range)));

const isGiven = ({ one: said }: Heard) => ['muskets', 'guns'].includes(said('shot') ?? '');
const isClose = (heard: Heard) => heard.one('shot') === 'defensive' || heard.number('distance') === 1;
/** SH-ENFILADE-03. */
const hasFlanks = (heard: Heard) => !isSquare({ formation: formationIn(heard, 'enemy') });

const OWN = { shot: 'fire return defensive' };
const AT_RANGE = { shot: 'fire return muskets guns' };
const TESTED = { test: 'now' };

/** SH-ENFILADE-04. A number of dice that was given already includes it: then it only affects saves. */
const enfilading = (heard: Heard) => (isGiven(heard) ? 'SH-ENFILADE-04' : FIRE.enfilade);

/** SH-FACTOR-17, -18. */
const ownLimit = (heard: Heard) =>
  isArtillery({ type: typeIn(heard, '') }) ? LIMITS.ownTerrainOfOthers : LIMITS.ownTerrainOfInfantry;

/** SH-SKILL-CONTROLLEDFIRE-02, -04. Only in line and in column. */
const DRILLED: readonly Formation[] = ['line', 'extendedLine', 'column'];

/** SH-FIRE-01. Infantry and artillery fire; panicked units and warriors never do. */
const firer = unitSlots('actor', '', {
  types: FOOT_FIRST.filter((type) => !isCavalry({ type })),
  formation: (formation) => formation !== 'horde',
  skill: (skill, formation) =>
    skill === 'controlledFire' ? DRILLED.includes(formation) : ['obsoleteFirearm', 'bombard'].includes(skill),
});

/** SH-SAVE, SH-LOSS-07. Skills that affect saves or the demoralisation threshold. */
const STRUCK = 'cuirassier halfCuirass feudalCavalry harassing linearOrder stubborn largeBattalion irregular'.split(
  ' ',
);

/** SH-DEFFIRE-01. Defensive fire is aimed at attackers, so never at guns, squares or panicked units. */
const target = unitSlots('target', 'enemy', {
  types: FOOT_FIRST,
  type: (type, { one: said }) =>
    !(said('shot') === 'defensive' && isArtillery({ type })) && !(said('shot') === 'return' && isCavalry({ type })),
  formation: (formation, { one: said }) =>
    !(said('shot') === 'defensive' && (isSquare({ formation }) || formation === 'horde')) &&
    !(said('shot') === 'return' && formation === 'horde'),
  skill: (skill) => STRUCK.includes(skill),
});

export const fireSlots: Slots<Shooting, Aimed> = {
  shot: one('throw-shot', {
    fire: ['SH-FACTOR-02', {}, { seen: () => true }],
    return: ['SH-RIPOSTE-01', { shot: 'return' }],
    defensive: ['SH-DEFFIRE-01', { shot: 'defensive', distance: 1 }],
    // The unit with the longest range of its arm stands for a given number of dice.
    muskets: ['SH-FACTOR-02', { actor: { type: 'lightInfantry' } }],
    guns: ['SH-FACTOR-02', { actor: { type: 'heavyFootBattery' } }],
  }),
  dice: number([1, MOST_DICE, 6], (dice) => ({ dice }), { when: { shot: 'muskets guns' } }),
  type: only(OWN, firer.type),
  formation: only(OWN, firer.formation),
  skills: only(OWN, firer.skills),
  ground: one(
    'throw-ground',
    {
      open: [],
      rough: [ownLimit, { actor: { terrain: 'difficult' } }, { seen: (at) => inRough(at.now.map, at.eye, at.mark) }],
    },
    { when: OWN },
  ),
  distance: number([1, FARTHEST, 2], (n) => ({ distance: n }), {
    when: AT_RANGE,
    seen: ({ eye, mark }) => distance(eye, mark),
  }),
  enemyType: target.type,
  enemyFormation: target.formation,
  enemySkills: target.skills,
  enemyStrength: target.strength,
  enemyGround: one(
    'throw-ground',
    {
      open: [],
      wood: [LIMITS.enemyCover, { target: { terrain: 'wood' } }, { says: 'throw-ground-cover-wood' }],
      village: [LIMITS.enemyCover, { target: { terrain: 'village' } }],
    },
    { seen: coverOf },
  ),
  modifiers: any('throw-fire', {
    enfilade: [enfilading, { target: { facing: 3 } }, { when: hasFlanks, seen: (at) => isEnfilade(at.eye, at.target) }],
    demoralised: [
      FIRE.demoralised,
      { actor: { demoralised: true } },
      { when: OWN, seen: ({ actor }) => isDemoralised(actor) },
    ],
    apart: [
      'SH-GAP-14',
      { between: 'impassable' },
      {
        when: (heard) => heard.number('distance') === 1,
        seen: ({ now, eye, mark }) => sideBetween(now.map, eye, mark) === 'impassable',
      },
    ],
    enemyOutflanked: [
      'SH-OUTFLANK-06',
      { target: { outflanked: true } },
      { when: (heard) => isClose(heard) && hasFlanks(heard), seen: (at) => isOutflanked(at.now, at.target) },
    ],
  }),
  before: number([0, SHAKEN_BY - 1, 0], (before) => ({ before })),
  test: one('throw-test', {
    later: ['SH-MORALE-01'],
    now: ['SH-MORALE-06', { test: 'now' }, { seen: () => true }],
  }),
  enemyCommand: only(TESTED, target.command),
  enemyQuality: only((heard) => heard.one('test') === 'now' || isOnEdge(heard, 'enemy'), target.quality),
  failing: only(TESTED, target.failing),
  readings: readings('coverLimitsFire', 'squaresEngage', 'panickedEngage', 'saves'),
};

/** SH-FACTOR-16, SH-MORALE-11. */
function coverOf({ now, target: unit, mark, eye }: Aimed): string {
  if (!inCover(now.map, mark, eye)) return 'open';
  const isWalled = hexesOf(unit).every((hex) => ['village', 'fort'].includes(terrainAt(now.map, hex) ?? ''));
  return isWalled ? 'village' : 'wood';
}
