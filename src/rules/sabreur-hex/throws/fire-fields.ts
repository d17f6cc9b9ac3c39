/** SH-FIRE, SH-FACTOR. The fields of a shot at a real table. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Said, ThrowChoice, ThrowField } from '../../../kernel/throwing.ts';
import { FIRE, LIMITS } from '../losses/modifiers.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { type Formation, isArtillery, isCavalry, isSquare, type Skill, type UnitType } from '../state.ts';
import { T1 } from '../tables.ts';
import { OF_FIRE, readingsField } from './readings.ts';
import { choice, fieldsOf, oneOf } from './said.ts';
import {
  FOOT_FIRST,
  isOnEdge,
  nerveFields,
  qualityField,
  strengthField,
  type Troops,
  troopFields,
  typeSaid,
} from './troops.ts';

const ASK = fieldsOf('fire');

const SHOT = ASK.one('shot', [
  choice('fire', phrase('throw-shot-fire'), 'SH-FACTOR-02'),
  choice('return', phrase('throw-shot-return'), 'SH-RIPOSTE-01'),
  choice('defensive', phrase('throw-shot-defensive'), 'SH-DEFFIRE-01'),
  choice('muskets', phrase('throw-shot-muskets'), 'SH-FACTOR-02'),
  choice('guns', phrase('throw-shot-guns'), 'SH-FACTOR-02'),
]);

/** The dice of a factor that the players worked out themselves. */
const MOST_DICE = 20;

/** SH-FIRE-01. Infantry and artillery fire; panicked units and warriors never do. */
const FIRER: Troops = {
  prefix: '',
  types: FOOT_FIRST.filter((type) => !isCavalry({ type })),
  mayBeIn: (formation) => formation !== 'horde',
  matters: (skill, _type, formation) => FIRING.includes(skill) && isDrilled(skill, formation),
};
const FIRING: readonly Skill[] = ['controlledFire', 'obsoleteFirearm', 'bombard'];

/** SH-SKILL-CONTROLLEDFIRE-02, -04. Only in line and in column. */
function isDrilled(skill: Skill, formation: Formation): boolean {
  return skill !== 'controlledFire' || ['line', 'extendedLine', 'column'].includes(formation);
}

/** SH-SAVE, SH-LOSS-07. Skills that affect saves or the demoralisation threshold. */
const STRUCK: readonly Skill[] = [
  'cuirassier',
  'halfCuirass',
  'feudalCavalry',
  'harassing',
  'linearOrder',
  'stubborn',
  'largeBattalion',
  'irregular',
];

/** SH-DEFFIRE-01. Defensive fire is aimed at attackers, so never at guns, squares or panicked units. */
function targetOf(shot: string): Troops {
  const attacks = shot === 'defensive';
  const answers = shot === 'return';
  return {
    prefix: 'enemy',
    types: FOOT_FIRST.filter((type) => !(attacks && isArtillery({ type })) && !(answers && isCavalry({ type }))),
    mayBeIn: (formation) => !((attacks && isSquare({ formation })) || ((attacks || answers) && formation === 'horde')),
    matters: (skill) => STRUCK.includes(skill),
  };
}

/** SH-FIRE-07. The longest range there is. */
const FARTHEST = Math.max(...Object.values(T1).flatMap((row) => Object.values(row).map(([, , range]) => range)));

export function fireFields(said: Said): readonly ThrowField[] {
  const shot = oneOf(SHOT, said);
  const isGiven = shot === 'muskets' || shot === 'guns';
  const troops = targetOf(shot);
  const target = troopFields(ASK, troops, said);
  return [
    SHOT,
    ...(isGiven ? [ASK.number('dice', 1, MOST_DICE, 6)] : firerFields(said)),
    ...(shot === 'defensive' ? [] : [ASK.number('distance', 1, FARTHEST, 2)]),
    ...target,
    strengthField(ASK, troops, said, target),
    ASK.one('enemyGround', [
      choice('open', phrase('throw-ground-open')),
      choice('wood', phrase('throw-ground-cover-wood'), LIMITS.enemyCover.clause),
      choice('village', phrase('throw-ground-village'), LIMITS.enemyCover.clause),
    ]),
    ...circumstances(isFormed(target, said), shot, said),
    ...after(said, isOnEdge(troops, said, target)),
    readingsField(ASK, OF_FIRE),
  ];
}

function firerFields(said: Said): ThrowField[] {
  return [
    ...troopFields(ASK, FIRER, said),
    ASK.one('ground', [
      choice('open', phrase('throw-ground-open')),
      choice('rough', phrase('throw-ground-rough'), ownLimit(said).clause),
    ]),
  ];
}

/** SH-FACTOR-17, -18. */
function ownLimit(said: Said): { readonly clause: string } {
  const type = typeSaid(troopFields(ASK, FIRER, said), '', said);
  return isArtillery({ type }) ? LIMITS.ownTerrainOfOthers : LIMITS.ownTerrainOfInfantry;
}

/** SH-ENFILADE-03. Whether the target has a flank. */
function isFormed(target: readonly ThrowField[], said: Said): boolean {
  const formation = target.find(({ name }) => name === 'enemyFormation');
  if (!formation || formation.kind === 'number') return true;
  return !isSquare({ formation: oneOf(formation, said) as Formation });
}

/** SH-FACTOR-22, -25, SH-OUTFLANK-06. Units do not fire at a distance into a fight (SH-FIRE-05). */
function circumstances(hasFlanks: boolean, shot: string, said: Said): ThrowField[] {
  const isGiven = shot === 'muskets' || shot === 'guns';
  const isClose = shot === 'defensive' || said['distance'] === 1;
  const choices: ThrowChoice[] = [
    ...(hasFlanks ? [enfilade(isGiven)] : []),
    ...(isGiven
      ? []
      : [choice('demoralised', phrase('throw-weight-firer-demoralised'), FIRE.demoralised.clause, FIRE.demoralised.n)]),
    ...(isClose && shot !== 'defensive' ? [choice('apart', phrase('throw-weight-apart'), 'SH-GAP-14')] : []),
    ...(isClose && hasFlanks
      ? [choice('enemyOutflanked', phrase('throw-weight-enemy-outflanked'), 'SH-OUTFLANK-06')]
      : []),
  ];
  return choices.length > 0 ? [ASK.any('modifiers', choices)] : [];
}

/** SH-FACTOR-22, SH-ENFILADE-04. A number of dice that was given already includes it: then it only affects saves. */
function enfilade(isGiven: boolean): ThrowChoice {
  const says = phrase('throw-weight-enfilade');
  return isGiven
    ? choice('enfilade', says, 'SH-ENFILADE-04')
    : choice('enfilade', says, FIRE.enfilade.clause, FIRE.enfilade.n);
}

/**
 * SH-MORALE-01, -03, -04, -20, SH-QUALITY-07. The test caused by three points lost: left for later, or rolled straight
 * away.
 */
function after(said: Said, isOnTheEdge: boolean): ThrowField[] {
  const test = ASK.one('test', [
    choice('later', phrase('throw-test-later'), 'SH-MORALE-01'),
    choice('now', phrase('throw-test-now'), 'SH-MORALE-06'),
  ]);
  const isNow = oneOf(test, said) === 'now';
  return [
    ASK.number('before', 0, SHAKEN_BY - 1, 0),
    test,
    ...(isNow ? [...nerveFields(ASK, { prefix: 'enemy' }), failingField(ASK)] : []),
    ...(isOnTheEdge && !isNow ? [qualityField(ASK, { prefix: 'enemy' })] : []),
  ];
}

/** SH-MORALE-20. The choice of the player whose unit fails. */
function failingField(ask: ReturnType<typeof fieldsOf>): ThrowField {
  return ask.one('failing', [
    choice('stay', phrase('throw-failing-stay'), 'SH-MORALE-20'),
    choice('flee', phrase('throw-failing-flee'), 'SH-MORALE-20'),
  ]);
}

/** The unit with the longest range of its arm stands for a given number of dice. */
export const GIVEN: Readonly<Record<'muskets' | 'guns', UnitType>> = {
  muskets: 'lightInfantry',
  guns: 'heavyFootBattery',
};
