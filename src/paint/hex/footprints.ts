/**
 * The footprint of each formation, in radii, facing north: forward is up. A body is filled in the side's colour;
 * `light` is added in the side's trim, `dark` in its dark colour; `steel` is bayonets and barrels, trim on halo. Elite
 * units have pointed flanks, recruits notched ones.
 */
import type { Piece } from '../../scene/hex.ts';
import { camelry, character, elephants, infantry, mountedInfantry, pikes, vehicle, wagons } from './counters.ts';
import { blocks, discs, type Ends, type Footprint, lines, type Rectangle, rectangles, shapes } from './footprint.ts';
import { scatter } from '../sheet.ts';

type Shape = Piece['shape'];

function line(ends: Ends): Footprint {
  return {
    body: blocks(ends, 0.17, [-0.76, -0.23, 1.52, 0.46]),
    light: rectangles([-0.76, -0.23, 1.52, 0.09]),
    half: 0.76,
    rear: 0.23,
    turns: true,
    numberAt: 0,
  };
}

/** Centred on the hexside between its two hexes. */
function extendedLine(ends: Ends): Footprint {
  return {
    half: 1.54,
    rear: 0.23,
    body: blocks(ends, 0.2, [-1.54, -0.23, 3.08, 0.46]),
    light: rectangles([-1.54, -0.23, 3.08, 0.09], [-0.55, -0.23, 0.05, 0.46], [0.5, -0.23, 0.05, 0.46]),
    turns: true,
    numberAt: 0,
  };
}

function column(ends: Ends): Footprint {
  const bars: Rectangle[] = [-0.57, -0.16, 0.25].map((y) => [-0.44, y, 0.88, 0.32]);
  const light = rectangles([-0.44, -0.57, 0.88, 0.09]);
  return { body: blocks(ends, 0.15, ...bars), light, half: 0.44, rear: 0.57, turns: true, numberAt: 0 };
}

function closedColumn(ends: Ends): Footprint {
  return {
    half: 0.52,
    rear: 0.44,
    body: blocks(ends, 0.17, [-0.52, -0.44, 1.04, 0.88]),
    light: rectangles([-0.52, -0.44, 1.04, 0.09], ...[-0.16, 0.08, 0.3].map((y): Rectangle => [-0.52, y, 1.04, 0.045])),
    turns: true,
    numberAt: 0,
  };
}

function square(ends: Ends): Footprint {
  const bayonets = [-0.34, 0, 0.34].flatMap((at) => [
    [at, -0.5, at, -0.68] as const,
    [at, 0.5, at, 0.68] as const,
    [-0.5, at, -0.68, at] as const,
    [0.5, at, 0.68, at] as const,
  ]);
  return {
    body: blocks(ends, 0.17, [-0.5, -0.5, 1, 1]),
    half: 0.5,
    rear: 0.64,
    dark: rectangles([-0.29, -0.29, 0.58, 0.58]),
    steel: lines(...bayonets),
    turns: false,
    numberAt: 0,
  };
}

/** The individual men are pointed or hollow. */
function skirmish(ends: Ends): Footprint {
  const men = [-64, -32, 0, 32, 64].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [0.68 * Math.sin(angle), 0.14 - 0.6 * Math.cos(angle)] as const;
  });
  const diamonds = men.map(
    ([x, y]) =>
      [
        [x - 0.19, y],
        [x, y - 0.19],
        [x + 0.19, y],
        [x, y + 0.19],
      ] as const,
  );
  return {
    body: ends === 'pointed' ? shapes(...diamonds) : discs(0.135, ...men),
    ...(ends === 'notched' && { dark: discs(0.075, ...men) }),
    rear: 0.4,
    turns: true,
    numberAt: 0.2,
  };
}

/** A crowd: small blocks at all angles. */
function horde(): Footprint {
  const random = scatter('horde');
  const shards = Array.from({ length: 11 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 10 + random();
    const reach = i === 10 ? 0.05 : 0.3 + 0.27 * random();
    const turn = random() * Math.PI;
    const [cx, cy] = [reach * Math.cos(angle) * 1.05, reach * Math.sin(angle)];
    const corner = (x: number, y: number) =>
      [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)] as const;
    return [corner(-0.16, -0.1), corner(0.16, -0.1), corner(0.16, 0.1), corner(-0.16, 0.1)];
  });
  return { body: shapes(...shards), turns: false, numberAt: 0 };
}

/** A block divided by the cavalry's diagonal, the rear half light. */
function cavalry(ends: Ends): Footprint {
  return {
    half: 0.68,
    rear: 0.36,
    body: blocks(ends, 0.2, [-0.68, -0.36, 1.36, 0.72]),
    light: shapes([
      [-0.68, 0.36],
      [0.68, 0.36],
      [0.68, -0.36],
    ]),
    turns: true,
    numberAt: 0,
  };
}

function battery(ends: Ends): Footprint {
  return {
    half: 0.68,
    rear: 0.42,
    body: blocks(ends, 0.17, [-0.68, -0.02, 1.36, 0.44]),
    steel: lines(...[-0.44, 0, 0.44].map((x) => [x, -0.02, x, -0.44] as const)),
    wheels: discs(0.1, ...[-0.6, -0.28, -0.16, 0.16, 0.28, 0.6].map((x) => [x, -0.12] as const)),
    turns: true,
    numberAt: 0.18,
  };
}

/** One gun on its own wheels, with its trail behind. */
function gun(): Footprint {
  return {
    body: shapes([
      [-0.2, -0.24],
      [0.2, -0.24],
      [0.11, 0.52],
      [-0.11, 0.52],
    ]),
    steel: lines([0, -0.16, 0, -0.66]),
    wheels: rectangles([-0.4, -0.34, 0.15, 0.46], [0.25, -0.34, 0.15, 0.46]),
    turns: true,
    numberAt: 0.2,
  };
}

/** A battery with the cavalry's diagonal. */
function horseBattery(ends: Ends): Footprint {
  const light = shapes([
    [-0.68, 0.42],
    [0.68, 0.42],
    [0.68, -0.02],
  ]);
  return { ...battery(ends), light };
}

/** Counters of rulebooks without these qualities have plain ends. */
const MADE: Readonly<Record<Shape, (ends: Ends) => Footprint>> = {
  line,
  column,
  closedColumn,
  square,
  extendedLine,
  skirmish,
  horde,
  cavalry,
  battery,
  gun,
  infantry,
  pikes,
  mountedInfantry,
  wagons,
  camelry,
  elephants,
  horseBattery,
  vehicle,
  character,
};

const made = (ends: Ends) =>
  Object.fromEntries(Object.entries(MADE).map(([shape, make]) => [shape, make(ends)])) as Record<Shape, Footprint>;

const ORDINARY = made('straight');
const OTHERS = { elite: made('pointed'), recruit: made('notched') };

export function footprintOf({ shape, quality }: Pick<Piece, 'shape' | 'quality'>): Footprint {
  return (quality === undefined ? ORDINARY : OTHERS[quality])[shape];
}
