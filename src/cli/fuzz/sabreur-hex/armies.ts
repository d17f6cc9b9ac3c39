/** Random armies: their units, skills, hexes and states. */
import { type Facing, POINTS } from '../../../hex/facing.ts';
import { distance, type Hex, onMap } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import { LETTERS } from '../../../rules/sabreur-hex/army/change.ts';
import { rightOf } from '../../../rules/sabreur-hex/field/extended.ts';
import { NEVER_TOGETHER } from '../../../rules/sabreur-hex/scenario/unit-checks.ts';
import { skillWords, spaced } from '../../../rules/sabreur-hex/scenario/lexicon.ts';
import {
  isArtillery,
  isInfantry,
  type Quality,
  type Skill,
  type State,
  UNIT_TYPES,
  type UnitType,
  SKILLS,
} from '../../../rules/sabreur-hex/state.ts';
import { strengthLimits, T2, T3, T4 } from '../../../rules/sabreur-hex/tables.ts';
import type { Chance } from '../../../kernel/chance.ts';

/** Half of an army is infantry. */
const ARMS: readonly UnitType[] = [
  ...UNIT_TYPES,
  ...(['lineInfantry', 'lineInfantry', 'lineInfantry', 'lightInfantry', 'lightInfantry'] as const),
  ...(['heavyCavalry', 'mediumCavalry', 'lightCavalry'] as const),
];
/** Skills that matter when several units have them. */
const FASHIONS: readonly Skill[] = [
  'tacticalSense',
  'tacticalSense',
  'controlledFire',
  'linearOrder',
  'linearOrder',
  'linearOrder',
  'linearOrder',
  'skirmisher',
  'largeBattalion',
  'controlledFire',
  'impetuous',
  'harassing',
  'counterchargeSkill',
  'stubborn',
  'warrior',
];

type Composition = Pick<Army, 'arms' | 'fashion'>;

/** Mixed, all lines, or all horse. */
export function compositionOf(chance: Chance): Composition {
  if (chance.oneIn(10)) return { arms: ['lineInfantry'], fashion: 'linearOrder' };
  if (chance.oneIn(10)) return { arms: ['heavyCavalry', 'mediumCavalry', 'lightCavalry'], fashion: 'tacticalSense' };
  return { arms: ARMS, fashion: chance.oneIn(3) ? undefined : chance.pick(FASHIONS) };
}

interface Field {
  readonly cols: number;
  readonly rows: number;
  /** Unoccupied hexes. */
  readonly free: Hex[];
  readonly rough: ReadonlyMap<Hex, string>;
}

interface Army {
  readonly side: Side;
  readonly edge: State['armies'][Side]['edge'];
  /** The facing of most of its units. */
  readonly facing: (typeof POINTS)[number];
  readonly arms: readonly UnitType[];
  /** A skill that most of its units have. */
  readonly fashion: Skill | undefined;
  readonly elites: number;
}

/** Takes the hexes it uses out of `free`. The two sides' halves of the map overlap by a strip. */
export function unitLines(chance: Chance, army: Army, count: number, field: Field): string[] {
  const { free } = field;
  let left = army.elites;
  const stood: Hex[] = [];
  return Array.from({ length: count }, (_, i) => {
    const own = free.filter((hex) => isOwnHalf(army.edge, field, hex));
    const at = taken(field, placeFor(chance, own.length > 0 ? own : free, stood));
    stood.push(at);
    const quality = chance.pick(['ordinary', 'ordinary', ...(left > 0 ? ['elite' as const] : []), 'recruit'] as const);
    if (quality === 'elite') left -= 1;
    return unitLine(chance, army, `${army.side === 'red' ? i + 1 : i + 51}`, quality, at, field);
  });
}

function isOwnHalf(edge: Army['edge'], { cols, rows }: Field, hex: Hex): boolean {
  const [col, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  switch (edge) {
    case 'north':
      return row <= Math.ceil(rows / 2) + 1;
    case 'south':
      return row >= Math.ceil(rows / 2);
    case 'west':
      return col <= Math.ceil(cols / 2) + 1;
    case 'east':
      return col >= Math.ceil(cols / 2);
  }
}

/** Usually next to a friend: of a few hexes, the one nearest to the units already placed. */
function placeFor(chance: Chance, free: readonly Hex[], stood: readonly Hex[]): Hex {
  const some = Array.from({ length: chance.between(1, 6) }, () => chance.pick(free));
  const far = (hex: Hex) => Math.min(...stood.map((other) => distance(hex, other)));
  return some.reduce((best, hex) => (far(hex) < far(best) ? hex : best));
}

function unitLine(chance: Chance, army: Army, number: string, quality: Quality, at: Hex, field: Field): string {
  const { side } = army;
  const type = chance.pick(army.arms);
  const skills = skillsFor(chance, type, army.fashion);
  const price = T2[type][quality] + skills.reduce((sum, skill) => sum + T3[skill].cost, 0);
  const { norm, min, max } = T4[quality];
  const command = Math.max(norm + 1 - price, chance.between(min, max));
  const { min: least, max: most } = strengthLimits({ type, skills });
  const bought = chance.between(least, most);
  const id = `${number}${LETTERS[type]}`;
  const facing = chance.oneIn(5) ? chance.pick(POINTS) : army.facing;
  const beside = roomBeside(at, facing, field);
  const form = formation(chance, type, skills, field.rough.get(at), beside !== undefined);
  const also = form === 'extended line' ? `also ${taken(field, beside!)}` : '';
  const strength = `strength ${chance.oneIn(3) ? chance.between(1, bought) : bought} of ${bought}`;
  const words = [side, id, spaced(type), quality, ...skills.map(skillWords), form, at, facing, also, strength];
  return [...words.filter((word) => word !== ''), `Cd ${command}`].join(' ');
}

/** The hex for the right half of an extended line, if it is free. */
function roomBeside(at: Hex, facing: (typeof POINTS)[number], { cols, rows, free }: Field): Hex | undefined {
  const right = rightOf(at, POINTS.indexOf(facing) as Facing);
  return right !== undefined && onMap({ cols, rows }, right) && free.includes(right) ? right : undefined;
}

function taken({ free }: Field, hex: Hex): Hex {
  free.splice(free.indexOf(hex), 1);
  return hex;
}

function formation(
  chance: Chance,
  type: UnitType,
  skills: readonly Skill[],
  ground: string | undefined,
  hasRoom: boolean,
): string {
  if (isArtillery({ type })) return '';
  if (chance.oneIn(12)) return 'panicked';
  if (!isInfantry({ type })) return '';
  const has = (skill: Skill) => skills.includes(skill);
  if (has('looseOrder')) return 'skirmish';
  const maySquare = ground === undefined && !has('irregular');
  return chance.pick([
    'line',
    'line',
    'column',
    'column',
    ...(maySquare ? ['square'] : []),
    ...(maySquare && has('largeBattalion') ? ['closed column', 'closed column'] : []),
    ...(hasRoom && has('linearOrder') ? Array<string>(6).fill('extended line') : []),
    ...(has('skirmisher') ? ['skirmish', 'skirmish', 'skirmish'] : []),
  ]);
}

function skillsFor(chance: Chance, type: UnitType, fashion: Skill | undefined): Skill[] {
  const may = SKILLS.filter((skill) => T3[skill].reservedTo.includes(type));
  const usual = may.filter((skill) => skill === fashion && !chance.oneIn(4));
  const others = chance.shuffled(may).slice(0, chance.oneIn(3) ? 0 : chance.between(1, 3));
  const some = [...new Set([...usual, ...others])].filter(
    (skill, _i, all) => !NEVER_TOGETHER.some(([a, b]) => b === skill && all.includes(a)),
  );
  // SH-ARMY-07, SH-GAP-12.
  const all = some.includes('warrior') ? [...new Set<Skill>([...some, 'irregular'])] : some;
  return all.filter((skill) => !NEVER_TOGETHER.some(([a, b]) => b === skill && all.includes(a)));
}
