/** Random armies on random ground, written and read as scenarios are, so that nothing illegal gets in. */
import { POINTS } from '../../hex/facing.ts';
import { hexesOf, type Hex } from '../../hex/grid.ts';
import { type Side, SIDES } from '../../kernel/play.ts';
import { readScenario } from '../../rules/sabreur-hex/scenario/index.ts';
import {
  isArtillery,
  isInfantry,
  type Skill,
  type State,
  UNIT_TYPES,
  type UnitType,
  SKILLS,
} from '../../rules/sabreur-hex/state.ts';
import { T2, T3, T4 } from '../../rules/sabreur-hex/tables.ts';
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
  const units = SIDES.flatMap((side) => unitLines(chance, side, count, rows, free, rough));
  return [
    'title en "Fuzz" fr "Fuzz"',
    `map ${cols} x ${rows}`,
    ...SIDES.map((side) => `army ${side} en "${side}" fr "${side}" points ${chance.pick(SIZES)}`),
    `first ${chance.pick(SIDES)}`,
    `turns ${chance.between(2, 8)}`,
    ...(chance.oneIn(5) ? ['ruling panicked engage'] : []),
    ...(chance.oneIn(5) ? ['ruling half movement up'] : []),
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

/** Takes the hexes it uses out of `free`. Blue stands north, red south, with a strip in common. */
function unitLines(
  chance: Chance,
  side: Side,
  count: number,
  rows: number,
  free: Hex[],
  rough: ReadonlyMap<Hex, string>,
): string[] {
  const isOwn = (hex: Hex) => {
    const row = Number(hex.slice(2));
    return side === 'blue' ? row <= Math.ceil(rows / 2) + 1 : row >= Math.ceil(rows / 2);
  };
  return Array.from({ length: count }, (_, i) => {
    const at = free.splice(
      free.findIndex((hex) => isOwn(hex)),
      1,
    )[0]!;
    return unitLine(chance, side, i, at, rough.get(at));
  });
}

function unitLine(chance: Chance, side: Side, i: number, at: Hex, ground: string | undefined): string {
  const type = chance.pick(UNIT_TYPES);
  const quality = chance.pick(['ordinary', 'ordinary', 'elite', 'recruit'] as const);
  const skills = skillsFor(chance, type);
  const price = T2[type][quality] + skills.reduce((sum, skill) => sum + T3[skill].cost, 0);
  const { norm, min, max } = T4[quality];
  const command = Math.max(norm + 1 - price, chance.between(min, max));
  const { min: least, max: most } = T2[type];
  const bought = chance.between(least, most);
  const id = `${side === 'red' ? i + 1 : i + 51}${LETTERS[type]}`;
  const form = formation(chance, type, skills, ground);
  const facing = chance.oneIn(4) ? chance.pick(POINTS) : side === 'red' ? 'N' : 'S';
  const strength = `strength ${chance.oneIn(3) ? chance.between(1, bought) : bought} of ${bought}`;
  const words = [side, id, spaced(type), quality, ...skills.map(spaced), form, at, facing, strength];
  return [...words.filter((word) => word !== ''), `Cd ${command}`].join(' ');
}

function formation(chance: Chance, type: UnitType, skills: readonly Skill[], ground: string | undefined): string {
  if (isArtillery({ type })) return '';
  if (chance.oneIn(12)) return 'panicked';
  if (!isInfantry({ type })) return '';
  const maySquare = ground === undefined && !skills.includes('irregular');
  return chance.pick(['line', 'line', 'column', 'column', ...(maySquare ? ['square'] : [])]);
}

function skillsFor(chance: Chance, type: UnitType): Skill[] {
  const may = SKILLS.filter((skill) => T3[skill].reservedTo.includes(type));
  const some = chance.shuffled(may).slice(0, chance.oneIn(2) ? 0 : chance.between(1, 2));
  return some.includes('cuirassier') ? some.filter((skill) => skill !== 'halfCuirass') : some;
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
