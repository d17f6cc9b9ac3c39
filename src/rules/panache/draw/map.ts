/** The map as the picture shows it. */
import type { HexMap } from '../../../scene/hex.ts';
import { mapGround } from '../../../survey/hex/picture.ts';
import type { HexTerrain, SideTerrain, State } from '../state.ts';

type Hexes = HexMap['hexes'][number];
type Sides = HexMap['sides'][number];

/** A cliff is drawn like crags, the sign for impassable ground. */
const HEXES: Readonly<Record<HexTerrain, NonNullable<Hexes['terrain']>>> = {
  wood: 'wood',
  village: 'village',
  marsh: 'marsh',
  broken: 'broken',
  lake: 'lake',
  cliff: 'impassable',
  bridge: 'bridge',
  ford: 'ford',
};

const SIDES: Readonly<Record<SideTerrain, Sides['terrain']>> = {
  hedge: 'hedge',
  stream: 'stream',
  river: 'river',
  cliff: 'impassable',
  bridge: 'bridge',
  ford: 'ford',
};

export function mapOf({ map }: State, placeName: (name: { en: string; fr: string }) => string): HexMap {
  return {
    ...mapGround(map, { hex: (terrain) => HEXES[terrain], side: (terrain) => SIDES[terrain] }),
    roads: map.roads.map(({ hexes }) => hexes),
    roadEnds: map.roads.flatMap(({ ends }) => ends),
    places: map.roads.flatMap(({ name, hexes }) =>
      name === undefined ? [] : [{ at: hexes[Math.floor(hexes.length / 2)]!, name: placeName(name) }],
    ),
  };
}
