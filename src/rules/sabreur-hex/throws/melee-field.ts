/** The small position of a melee: the two units, those that outflank them, and the friends that steady them. */
import type { Hex } from '../../../hex/grid.ts';
import type { State, Unit } from '../state.ts';
import { beyond, bystander, meeting, MIDDLE, type Land } from './muster.ts';
import type { Names } from './roles.ts';
import { OF_MELEE, rulingsOf } from './readings.ts';
import type { Heard } from './said.ts';
import { troop } from './troops.ts';

/** The attacker is in the middle and faces north towards its target. */
const ATTACKER_AT = MIDDLE;
const TARGET_AT = beyond(MIDDLE, 0);

export function meleePosition(heard: Heard, { own, enemy }: Names): State {
  const attacker = troop(heard, { prefix: '' }, { id: own, side: 'red', at: ATTACKER_AT, facing: 0 });
  const facing = isTakenFromBehind(heard) ? 0 : 3;
  const target = troop(heard, { prefix: 'enemy' }, { id: enemy, side: 'blue', at: TARGET_AT, facing });
  return meeting([attacker, target, ...bystanders(heard)], landOf(heard), rulingsOf(heard, OF_MELEE));
}

/**
 * SH-OUTFLANK-01. The target faces away from an attacker that outflanks it. If a friend of it engages the attacker, or
 * its flank is protected, it faces back, and another unit outflanks it.
 */
function isTakenFromBehind(heard: Heard): boolean {
  const isAlone = !heard.has('modifiers', 'outflanked') && !heard.has('modifiers', 'enemyProtected');
  const isSeen = heard.one('between') !== 'wood' || heard.has('modifiers', 'enemyCovered');
  return heard.has('modifiers', 'enemyOutflanked') && isAlone && isSeen;
}

function bystanders(heard: Heard): Unit[] {
  const isProtected = heard.has('modifiers', 'enemyProtected');
  const isBeset = heard.has('modifiers', 'enemyOutflanked');
  return [
    ...(heard.has('modifiers', 'outflanked') ? [bystander('behind-attacker', 'blue', beyond(ATTACKER_AT, 3), 0)] : []),
    ...(isBeset && !isProtected && !isTakenFromBehind(heard)
      ? [bystander('behind-target', 'red', beyond(TARGET_AT, 0), 3)]
      : []),
    ...(isBeset && isProtected ? flankers() : []),
    ...(heard.one('quality') === 'besideElite' ? [elite('elite-red', 'red', beyond(ATTACKER_AT, 4), 3)] : []),
    ...(heard.one('enemyQuality') === 'besideElite' ? [elite('elite-blue', 'blue', beyond(TARGET_AT, 1), 0)] : []),
  ];
}

/** SH-FLANKPROT-02 to -04. The outflanking unit is on a flank where a friend is two hexes away. */
function flankers(): Unit[] {
  return [bystander('on-flank', 'red', beyond(TARGET_AT, 5), 2), bystander('protector', 'blue', PROTECTOR_AT, 3)];
}

const PROTECTOR_AT = beyond(TARGET_AT, 5, 2);

/** SH-FLANKPROT-05, SH-Q-64. The attacker declared in sight of the unit that protects that flank, if there is one. */
export const DECLARED_AT: Hex = beyond(PROTECTOR_AT, 3, 3);

function elite(id: string, side: Unit['side'], at: Hex, facing: Unit['facing']): Unit {
  return bystander(id, side, at, facing, { quality: 'elite' });
}

/** SH-TERRAIN-10. Wooded hexsides towards the units that outflank either of the two. */
function hedges(heard: Heard): NonNullable<Land['sides']> {
  const flank = heard.has('modifiers', 'enemyProtected') ? 5 : 0;
  return [
    ...(heard.has('modifiers', 'covered') ? ([[ATTACKER_AT, 3, 'wood']] as const) : []),
    ...(heard.has('modifiers', 'enemyCovered') ? ([[TARGET_AT, flank, 'wood']] as const) : []),
  ];
}

function landOf(heard: Heard): Land {
  const terrain = (field: string) =>
    (['wood', 'village', 'fort', 'difficult'] as const).find((each) => each === heard.one(field));
  const between = { nothing: undefined, water: 'river', wood: 'wood' } as const;
  const side = between[(heard.one('between') ?? 'nothing') as keyof typeof between];
  return {
    hexes: { [ATTACKER_AT]: terrain('ground'), [TARGET_AT]: terrain('enemyGround') },
    hills: [
      ...(heard.has('modifiers', 'higher') ? [ATTACKER_AT] : []),
      ...(heard.has('modifiers', 'enemyHigher') ? [TARGET_AT] : []),
    ],
    sides: [...(side ? ([[ATTACKER_AT, 0, side]] as const) : []), ...hedges(heard)],
  };
}
