/** SH-SHOCK, SH-MELEE, SH-FACTOR. The fields of a close combat at a real table. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Said, ThrowChoice, ThrowField } from '../../../kernel/throwing.ts';
import { DOUBLING_FROM, LIMITS } from '../losses/modifiers.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { isArtillery, isCavalry, isInfantry, isSquare, type Skill, UNIT_TYPES } from '../state.ts';
import { movementFactor, musterStrength } from '../tables.ts';
import { MIDDLE, muster } from './muster.ts';
import { OF_MELEE, readingsField } from './readings.ts';
import { choice, fieldsOf, oneOf, toldAlways } from './said.ts';
import { FOOT_FIRST, named, nerveFields, strengthField, type Troops, troopFields, typeSaid } from './troops.ts';

const ASK = fieldsOf('melee');

const HOW = toldAlways(
  ASK.one('how', [
    choice('charge', phrase('throw-how-charge'), 'SH-CHARGE-18'),
    choice('assault', phrase('throw-how-assault'), 'SH-MELEE-01'),
  ]),
);

/** SH-SKILL. Skills that change a factor, a save, a threshold, or the cost of a failed test. */
const FIGHTING: readonly Skill[] = [
  'cuirassier',
  'halfCuirass',
  'feudalCavalry',
  'lancer',
  'harassing',
  'controlledFire',
  'stubborn',
  'warrior',
  'largeBattalion',
  'irregular',
  'obsoleteFirearm',
];

/** SH-CHARGE-10. Artillery, squares and panicked units never attack. */
const ATTACKER: Troops = {
  prefix: '',
  types: UNIT_TYPES.filter((type) => !isArtillery({ type })),
  mayBeIn: (formation) => formation !== 'horde' && !isSquare({ formation }),
  matters: (skill) => FIGHTING.includes(skill),
};

const TARGET: Troops = {
  prefix: 'enemy',
  types: FOOT_FIRST,
  mayBeIn: () => true,
  matters: (skill) => FIGHTING.includes(skill),
};

export function meleeFields(said: Said): readonly ThrowField[] {
  const isCharge = oneOf(HOW, said) === 'charge';
  const attacker = troopFields(ASK, ATTACKER, said);
  const target = troopFields(ASK, TARGET, said);
  return [
    HOW,
    ...attacker,
    ...(isCharge ? distanceField(attacker, said) : []),
    ...target,
    ASK.any('modifiers', circumstances(isCharge, said)),
    groundField(ATTACKER, attacker, said),
    groundField(TARGET, target, said),
    ASK.one('between', [
      choice('nothing', phrase('throw-between-nothing')),
      choice('water', phrase('throw-between-water'), 'SH-SAVE-08'),
      choice('wood', phrase('terrain-side-wood'), 'SH-TERRAIN-10'),
    ]),
    strengthField(ASK, ATTACKER, said, attacker),
    strengthField(ASK, TARGET, said, target),
    ...nerveFields(ASK, ATTACKER),
    ...nerveFields(ASK, TARGET),
    ...(isCharge
      ? [ASK.number('lost', 0, musterStrength({ type: typeSaid(target, 'enemy', said), skills: [] }).max, 0)]
      : []),
    ASK.number('before', 0, SHAKEN_BY - 1, 0),
    failingField('failing'),
    failingField('enemyFailing'),
    readingsField(ASK, OF_MELEE),
  ];
}

/** SH-FACTOR-08, SH-CHARGE-04. The target's distance when it was charged: it matters for cavalry. */
function distanceField(attacker: readonly ThrowField[], said: Said): ThrowField[] {
  const type = typeSaid(attacker, '', said);
  if (!isCavalry({ type })) return [];
  const reach = movementFactor(muster({ id: '', side: 'red', at: MIDDLE, facing: 0, type }));
  return [ASK.number('distance', 1, reach, Math.min(DOUBLING_FROM, reach))];
}

/** SH-FACTOR-16 to -18. */
function groundField({ prefix }: Troops, fields: readonly ThrowField[], said: Said): ThrowField {
  const isFoot = isInfantry({ type: typeSaid(fields, prefix, said) });
  const { clause } = isFoot ? LIMITS.ownTerrainOfInfantry : LIMITS.ownTerrainOfOthers;
  return ASK.one(named(prefix, 'ground'), [
    choice('open', phrase('throw-ground-open')),
    choice('wood', phrase('throw-ground-wood'), clause),
    choice('village', phrase('throw-ground-village-itself'), clause),
    choice('fort', phrase('throw-ground-fort'), clause),
    choice('difficult', phrase('throw-ground-difficult'), clause),
  ]);
}

/** SH-Q-28. Whether a countercharging target may double when it strikes back. */
function isReadOtherwise({ readings }: Said): boolean {
  return Array.isArray(readings) && readings.includes('counterchargeDoubling-charger');
}

/** SH-OUTFLANK-03, SH-FLANKPROT-01, SH-FACTOR-09 to -12, SH-SAVE-07. */
function circumstances(isCharge: boolean, said: Said): ThrowChoice[] {
  const given = said['modifiers'];
  const isSaid = (name: string) => Array.isArray(given) && given.includes(name);
  return [
    ...(isCharge
      ? [
          choice('countercharged', phrase('throw-weight-countercharged'), 'SH-FACTOR-09'),
          ...(isSaid('countercharged') && isReadOtherwise(said)
            ? [choice('ownCounter', phrase('throw-weight-own-counter'), 'SH-Q-28')]
            : []),
          choice('unclear', phrase('throw-weight-unclear'), 'SH-FACTOR-11'),
        ]
      : []),
    choice('outflanked', phrase('throw-weight-attacker-outflanked'), LIMITS.outflanked.clause),
    ...(isSaid('outflanked') ? [choice('covered', phrase('throw-weight-covered'), 'SH-TERRAIN-10')] : []),
    choice('enemyOutflanked', phrase('throw-weight-enemy-outflanked'), LIMITS.outflanked.clause),
    ...(isSaid('enemyOutflanked')
      ? [
          choice('enemyProtected', phrase('throw-weight-enemy-protected'), 'SH-FLANKPROT-01'),
          choice('enemyCovered', phrase('throw-weight-enemy-covered'), 'SH-TERRAIN-10'),
        ]
      : []),
    choice('higher', phrase('throw-weight-higher'), 'SH-SAVE-07'),
    choice('enemyHigher', phrase('throw-weight-enemy-higher'), 'SH-SAVE-07'),
  ];
}

/** SH-MORALE-20. The choice of the player whose unit fails. */
function failingField(name: string): ThrowField {
  return ASK.one(name, [
    choice('stay', phrase('throw-failing-stay'), 'SH-MORALE-20'),
    choice('flee', phrase('throw-failing-flee'), 'SH-MORALE-20'),
  ]);
}
