/** Random armies on random ground, written and read as scenarios are, so that nothing illegal gets in. */
import { type Facing, POINTS } from '../../hex/facing.ts';
import { hexesOf, type Hex, onMap } from '../../hex/grid.ts';
import { type Side, SIDES } from '../../kernel/play.ts';
import { rightOf } from '../../rules/sabreur-hex/extended.ts';
import { RULING_NAMES, RULINGS, type RulingName } from '../../rules/sabreur-hex/rulings.ts';
import { NEVER_TOGETHER } from '../../rules/sabreur-hex/scenario/checks.ts';
import { readScenario } from '../../rules/sabreur-hex/scenario/index.ts';
import { rulingWords, skillWords, spaced } from '../../rules/sabreur-hex/scenario/lexicon.ts';
import {
  isArtillery,
  isInfantry,
  type Quality,
  type Skill,
  type State,
  UNIT_TYPES,
  type UnitType,
  SKILLS,
} from '../../rules/sabreur-hex/state.ts';
import { eliteLimit, musterStrength, T2, T3, T4 } from '../../rules/sabreur-hex/tables.ts';
import type { Chance } from './chance.ts';

const GROUND = ['wood', 'wood', 'village', 'fort', 'difficult', 'ford', 'bridge', 'impassable', 'hill', 'wood hill'];
const EDGES = ['river', 'river', 'ford', 'bridge', 'wood', 'impassable'];
const SIDE_NAMES = ['NW', 'NE', 'E', 'SE', 'SW', 'W'];
/** Sizes of games with one formula for order points, and with two. */
const SIZES = [800, 1500, 2000, 2400, 4600];
const LETTERS: Readonly<Record<UnitType, string>> = {
  heavyCavalry: 'C',
  mediumCavalry: 'D',
  lightCavalry: 'H',
  lineInfantry: 'L',
  lightInfantry: 'Lg',
  heavyFootBattery: 'B',
  mediumFootBattery: 'M',
  lightHorseBattery: 'Q',
  regimentalGun: 'G',
};

/** A scenario of a few turns. The lists are short, the armies close together: things happen. */
export function randomScenario(chance: Chance): string {
  const cols = chance.between(7, 12);
  const rows = chance.between(7, 11);
  const hexes = chance.shuffled(hexesOf({ cols, rows }));
  const rough = new Map(hexes.slice(0, chance.below(cols + rows)).map((hex) => [hex, chance.pick(GROUND)]));
  const free = hexes.filter((hex) => rough.get(hex) !== 'impassable');
  const count = chance.between(2, 8);
  const points = { red: chance.pick(SIZES), blue: chance.pick(SIZES) };
  const field = { cols, rows, free, rough };
  const units = SIDES.flatMap((side) => unitLines(chance, side, count, eliteLimit(points[side]), field));
  return [
    'title en "Fuzz" fr "Fuzz"',
    `map ${cols} x ${rows}`,
    ...SIDES.map((side) => `army ${side} en "${side}" fr "${side}" points ${points[side]}`),
    `first ${chance.pick(SIDES)}`,
    `turns ${chance.between(2, 8)}`,
    ...RULING_NAMES.filter(() => chance.oneIn(9)).map((name) => rulingLine(chance, name)),
    ...[...rough].map(([hex, what]) => `hex ${hex} ${what}`),
    ...hexes.slice(-chance.below(8)).map((hex) => `side ${hex} ${chance.pick(SIDE_NAMES)} ${chance.pick(EDGES)}`),
    ...(chance.oneIn(2) ? [`objective ${chance.pick(free)} points 30 en "Mill" fr "Moulin"`] : []),
    ...units,
  ].join('\n');
}

export function stateOf(scenario: string): State {
  const reading = readScenario(scenario);
  if ('state' in reading) return reading.state;
  const faults = reading.faults.map(({ line, column, says }) => `${line}:${column} ${says.id}`);
  throw new Error(`the fuzzer wrote a faulty scenario: ${faults.join(', ')}\n${scenario}`);
}

function rulingLine(chance: Chance, name: RulingName): string {
  const [, ...others] = RULINGS[name].values;
  return `ruling ${rulingWords(name, chance.pick(others))}`;
}

interface Field {
  readonly cols: number;
  readonly rows: number;
  /** Hexes that nobody has taken. */
  readonly free: Hex[];
  readonly rough: ReadonlyMap<Hex, string>;
}

/** Takes the hexes it uses out of `free`. Blue stands north, red south, with a strip in common. */
function unitLines(chance: Chance, side: Side, count: number, elites: number, field: Field): string[] {
  const { rows, free } = field;
  let left = elites;
  const isOwn = (hex: Hex) => {
    const row = Number(hex.slice(2));
    return side === 'blue' ? row <= Math.ceil(rows / 2) + 1 : row >= Math.ceil(rows / 2);
  };
  return Array.from({ length: count }, (_, i) => {
    const at = free.splice(
      free.findIndex((hex) => isOwn(hex)),
      1,
    )[0]!;
    const quality = chance.pick(['ordinary', 'ordinary', ...(left > 0 ? ['elite' as const] : []), 'recruit'] as const);
    if (quality === 'elite') left -= 1;
    return unitLine(chance, side, `${side === 'red' ? i + 1 : i + 51}`, quality, at, field);
  });
}

function unitLine(chance: Chance, side: Side, number: string, quality: Quality, at: Hex, field: Field): string {
  const type = chance.pick(UNIT_TYPES);
  const skills = skillsFor(chance, type);
  const price = T2[type][quality] + skills.reduce((sum, skill) => sum + T3[skill].cost, 0);
  const { norm, min, max } = T4[quality];
  const command = Math.max(norm + 1 - price, chance.between(min, max));
  const { min: least, max: most } = musterStrength({ type, skills });
  const bought = chance.between(least, most);
  const id = `${number}${LETTERS[type]}`;
  const facing = chance.oneIn(4) ? chance.pick(POINTS) : side === 'red' ? 'N' : 'S';
  const beside = roomBeside(at, facing, field);
  const form = formation(chance, type, skills, field.rough.get(at), beside !== undefined);
  const also = form === 'extended line' ? `also ${taken(field, beside!)}` : '';
  const strength = `strength ${chance.oneIn(3) ? chance.between(1, bought) : bought} of ${bought}`;
  const words = [side, id, spaced(type), quality, ...skills.map(skillWords), form, at, facing, also, strength];
  return [...words.filter((word) => word !== ''), `Cd ${command}`].join(' ');
}

/** The hex for the right half of an extended line, where it is free. */
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
    ...(hasRoom && has('linearOrder') ? ['extended line', 'extended line', 'extended line'] : []),
    ...(has('skirmisher') ? ['skirmish', 'skirmish', 'skirmish'] : []),
  ]);
}

function skillsFor(chance: Chance, type: UnitType): Skill[] {
  const may = SKILLS.filter((skill) => T3[skill].reservedTo.includes(type));
  const some = chance.shuffled(may).slice(0, chance.oneIn(3) ? 0 : chance.between(1, 3));
  // SH-ARMY-07, SH-GAP-12.
  const all = some.includes('warrior') ? [...new Set<Skill>([...some, 'irregular'])] : some;
  return all.filter((skill) => !NEVER_TOGETHER.some(([a, b]) => b === skill && all.includes(a)));
}
