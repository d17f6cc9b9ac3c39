/**
 * The footprint of each formation, in radii, as if it faced north: up is forward. A body is filled in the side's
 * colour; `light` lies on it in the side's trim, `dark` in its dark; `steel` are bayonets and barrels, trim on halo.
 */
import type { Piece } from '../scene/scene.ts';
import { camelry, character, elephants, infantry, mountedInfantry, pikes, vehicle, wagons } from './counters.ts';
import { discs, type Footprint, lines, type Rectangle, rectangles, shapes } from './footprint.ts';
import { scatter } from './sheet.ts';

type Shape = Piece['shape'];

function line(): Footprint {
  return {
    body: rectangles([-0.76, -0.23, 1.52, 0.46]),
    light: rectangles([-0.76, -0.23, 1.52, 0.09]),
    turns: true,
    numberAt: 0,
  };
}

/** Centred on the hexside between its two hexes. */
function extendedLine(): Footprint {
  return {
    body: rectangles([-1.54, -0.23, 3.08, 0.46]),
    light: rectangles([-1.54, -0.23, 3.08, 0.09], [-0.55, -0.23, 0.05, 0.46], [0.5, -0.23, 0.05, 0.46]),
    turns: true,
    numberAt: 0,
  };
}

function column(): Footprint {
  const bars: Rectangle[] = [-0.57, -0.16, 0.25].map((y) => [-0.44, y, 0.88, 0.32]);
  return { body: rectangles(...bars), light: rectangles([-0.44, -0.57, 0.88, 0.09]), turns: true, numberAt: 0 };
}

function closedColumn(): Footprint {
  return {
    body: rectangles([-0.52, -0.44, 1.04, 0.88]),
    light: rectangles([-0.52, -0.44, 1.04, 0.09], ...[-0.16, 0.08, 0.3].map((y): Rectangle => [-0.52, y, 1.04, 0.045])),
    turns: true,
    numberAt: 0,
  };
}

function square(): Footprint {
  const bayonets = [-0.34, 0, 0.34].flatMap((at) => [
    [at, -0.5, at, -0.68] as const,
    [at, 0.5, at, 0.68] as const,
    [-0.5, at, -0.68, at] as const,
    [0.5, at, 0.68, at] as const,
  ]);
  return {
    body: rectangles([-0.5, -0.5, 1, 1]),
    dark: rectangles([-0.29, -0.29, 0.58, 0.58]),
    steel: lines(...bayonets),
    turns: false,
    numberAt: 0,
  };
}

function skirmish(): Footprint {
  const men = [-64, -32, 0, 32, 64].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [0.68 * Math.sin(angle), 0.14 - 0.6 * Math.cos(angle)] as const;
  });
  return { body: discs(0.135, ...men), turns: true, numberAt: 0.2 };
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

/** A block cut by the diagonal of the cavalry, its rear half light. */
function cavalry(): Footprint {
  return {
    body: rectangles([-0.68, -0.36, 1.36, 0.72]),
    light: shapes([
      [-0.68, 0.36],
      [0.68, 0.36],
      [0.68, -0.36],
    ]),
    turns: true,
    numberAt: 0,
  };
}

function battery(): Footprint {
  return {
    body: rectangles([-0.68, -0.02, 1.36, 0.44]),
    steel: lines(...[-0.44, 0, 0.44].map((x) => [x, -0.02, x, -0.44] as const)),
    wheels: discs(0.1, ...[-0.6, -0.28, -0.16, 0.16, 0.28, 0.6].map((x) => [x, -0.12] as const)),
    turns: true,
    numberAt: 0.18,
  };
}

/** One gun on its own wheels, the trail behind it. */
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

/** A battery with the riders' diagonal. */
function horseBattery(): Footprint {
  const light = shapes([
    [-0.68, 0.42],
    [0.68, 0.42],
    [0.68, -0.02],
  ]);
  return { ...battery(), light };
}

export const FOOTPRINTS: Readonly<Record<Shape, Footprint>> = {
  line: line(),
  column: column(),
  closedColumn: closedColumn(),
  square: square(),
  extendedLine: extendedLine(),
  skirmish: skirmish(),
  horde: horde(),
  cavalry: cavalry(),
  battery: battery(),
  gun: gun(),
  infantry: infantry(),
  pikes: pikes(),
  mountedInfantry: mountedInfantry(),
  wagons: wagons(),
  camelry: camelry(),
  elephants: elephants(),
  horseBattery: horseBattery(),
  vehicle: vehicle(),
  character: character(),
};
