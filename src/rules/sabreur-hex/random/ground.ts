/** Terrain for a random battle: about equal for both sides, with something to fight for. */
import { drawingText } from '../../../chart/drawing.ts';
import { sidesText } from '../../../chart/ground.ts';
import { chanceFrom } from '../../../kernel/chance.ts';
import { type Names, namesText } from '../../../kernel/text/names.ts';
import { TERRAINS } from '../scenario/lexicon.ts';
import { layBadGround, layHills, layWoods } from './cover.ts';
import { type Land, newLand, type SizeName, SIZES } from './land.ts';
import { type Country, namer, titleOf } from './names.ts';
import { layObjectives, layPlaces } from './places.ts';
import { type Course, layFords, layRiver } from './river.ts';
import { layRoads } from './roads.ts';

export interface GroundWish {
  readonly size: SizeName;
  readonly country: Country;
  /** The game size in army points, which sets the value of a village. */
  readonly points: number;
  readonly seed: string;
}

export interface Ground {
  readonly land: Land;
  readonly title: Names;
  readonly turns: number;
}

/** As many maps with a river as without. */
const COURSES: readonly (Course | undefined)[] = ['across', 'slanting', 'down', undefined, undefined, undefined];

/** The number of objectives. */
const PLACES = { small: [1, 1, 2], medium: [1, 2, 3], large: [2, 3, 3] } as const;

/** The same wish always gives the same terrain. */
export function groundFor({ size, country, points, seed }: GroundWish): Ground {
  const chance = chanceFrom(`ground ${seed}`);
  const land = newLand(chance, SIZES[size]);
  const course = chance.pick(COURSES);
  if (course) layRiver(land, course);
  const places = layPlaces(land, chance.pick(PLACES[size]));
  layHills(land);
  layWoods(land);
  layRoads(land, places);
  if (course) layFords(land, { small: 1, medium: 2, large: 3 }[size]);
  layBadGround(land);
  layObjectives(land, places, namer(chance, country), points);
  return { land, title: titleOf(chance, land), turns: SIZES[size].turns };
}

/** Its lines in the scenario format: drawing, river, roads, objectives. */
export function groundLines({ land }: Ground): string[] {
  const { size, hexes, sides, roads, objectives } = land;
  return [
    ...drawingText({ ...size, hexes, sides }, TERRAINS.letters),
    '',
    ...sidesText({ sides }),
    ...roads.map((road) => `road ${road.join(' ')}`),
    ...objectives.map(({ at, victoryPoints, name }) => `objective ${at} points ${victoryPoints} ${namesText(name)}`),
  ];
}
