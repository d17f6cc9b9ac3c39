/** A legend with every symbol. */
import { hexTerrain, type LegendEntry, type Piece, piece, sideTerrain, sign } from '../../scene/hex.ts';
import { type Chip, chip } from '../../scene/frame.ts';

const SHAPES: Readonly<Record<Piece['shape'], string>> = {
  line: 'line',
  column: 'column',
  closedColumn: 'closed column',
  square: 'square',
  extendedLine: 'extended line, over two hexes',
  skirmish: 'skirmishers',
  horde: 'horde, in flight',
  cavalry: 'cavalry',
  battery: 'battery',
  gun: 'one gun',
  infantry: 'infantry',
  pikes: 'infantry with pikes',
  mountedInfantry: 'mounted infantry',
  wagons: 'infantry on wagons',
  camelry: 'camelry',
  elephants: 'elephants',
  horseBattery: 'horse artillery',
  vehicle: 'vehicle',
  character: 'one person',
};

const QUALITIES: Readonly<Record<NonNullable<Piece['quality']>, string>> = {
  elite: 'elite: pointed flanks',
  recruit: 'recruits: notched flanks',
};

const WEIGHTS: Readonly<Record<NonNullable<Piece['weight']>, string>> = {
  heavy: 'heavy: a bar behind it',
  light: 'light: a pennon behind it',
};

const CHIPS: Readonly<Record<Chip, string>> = {
  panicked: 'in panic',
  demoralised: 'demoralised',
  acted: 'has acted',
  firedBack: 'has fired back',
  squareFired: 'square has fired',
  mayNotManoeuvre: 'may not manoeuvre',
  displaced: 'displaced',
  prePlayed: 'has played beforehand',
  withoutCombat: 'takes no part in combat',
  diceLost: 'has lost dice',
  palisade: 'behind stakes',
  notActivated: 'not yet activated',
  note: 'something is noted about it',
};

type HexTerrain = Extract<LegendEntry['sign'], { kind: 'hex' }>['terrain'];
const TERRAINS: Readonly<Record<HexTerrain, string>> = {
  wood: 'wood',
  village: 'village',
  fort: 'fort',
  difficult: 'difficult ground',
  impassable: 'impassable ground',
  ford: 'ford',
  bridge: 'bridge',
  lake: 'lake',
  marsh: 'marsh',
  broken: 'broken ground',
};

type SideTerrain = Extract<LegendEntry['sign'], { kind: 'side' }>['terrain'];
const SIDES: Readonly<Record<SideTerrain, string>> = {
  river: 'river',
  stream: 'stream',
  ford: 'ford in a river',
  bridge: 'bridge over a river',
  wood: 'edge of a wood',
  hedge: 'hedge',
  impassable: 'cliff',
};

type SignMark = Extract<LegendEntry['sign'], { kind: 'mark' }>['mark'];
const MARKS: Readonly<Record<SignMark, string>> = {
  move: 'move',
  charge: 'charge',
  rout: 'flight',
  musketry: 'musketry',
  artillery: 'artillery',
  losses: 'losses',
  eliminated: 'eliminated',
  awaited: 'must choose',
  blocked: 'sight is cut here',
};

export const FORMATIONS: readonly LegendEntry[] = piece.shape.shape.options.map((shape) => ({
  sign: { kind: 'shape', shape },
  says: SHAPES[shape],
}));

export const TROOPS: readonly LegendEntry[] = [
  ...piece.shape.quality
    .unwrap()
    .options.map((quality): LegendEntry => ({ sign: { kind: 'quality', quality }, says: QUALITIES[quality] })),
  ...piece.shape.weight
    .unwrap()
    .options.map((weight): LegendEntry => ({ sign: { kind: 'weight', weight }, says: WEIGHTS[weight] })),
];

export const STATES: readonly LegendEntry[] = chip.options.map((one) => ({
  sign: { kind: 'chip', chip: one },
  says: CHIPS[one],
}));

export const LAND: readonly LegendEntry[] = [
  ...hexTerrain.shape.terrain
    .unwrap()
    .options.map((terrain): LegendEntry => ({ sign: { kind: 'hex', terrain }, says: TERRAINS[terrain] })),
  { sign: { kind: 'hill' }, says: 'hill' },
  { sign: { kind: 'road' }, says: 'road' },
  { sign: { kind: 'objective' }, says: 'objective, and its points' },
  ...sideTerrain.shape.terrain.options.map(
    (terrain): LegendEntry => ({ sign: { kind: 'side', terrain }, says: SIDES[terrain] }),
  ),
];

const MARK_SIGNS = sign.options.flatMap(({ shape }) => ('mark' in shape ? shape.mark.options : []));

export const EVENTS: readonly LegendEntry[] = MARK_SIGNS.map((mark) => ({
  sign: { kind: 'mark', mark },
  says: MARKS[mark],
}));

export const WHOLE_LEGEND: readonly LegendEntry[] = [...FORMATIONS, ...TROOPS, ...STATES, ...LAND, ...EVENTS];
