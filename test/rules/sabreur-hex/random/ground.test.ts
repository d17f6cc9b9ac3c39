/** Ground made up, over many seeds: it can be read, it makes sense, and both sides are offered much the same. */
import { describe, expect, test } from 'vitest';
import { type Direction, DIRECTIONS, type Hex, hexesOf, neighbour, onMap, rowOf } from '../../../../src/hex/grid.ts';
import { namesText } from '../../../../src/kernel/text/names.ts';
import { type Ground, groundFor, groundLines } from '../../../../src/rules/sabreur-hex/random/ground.ts';
import { type SizeName, SIZES } from '../../../../src/rules/sabreur-hex/random/land.ts';
import { opposite } from '../../../../src/rules/sabreur-hex/random/geometry.ts';
import { readGround } from '../../../../src/rules/sabreur-hex/scenario/read.ts';

const SEEDS = Array.from({ length: 30 }, (_, n) => `seed ${n}`);
const NAMES = Object.keys(SIZES) as SizeName[];
const COUNTRIES = ['germany', 'italy', 'spain', 'poland'] as const;

function made(size: SizeName, seed: string): Ground {
  return groundFor({ size, country: COUNTRIES[seed.length % 4]!, points: SIZES[size].points, seed });
}

function textOf(ground: Ground): string {
  const { cols, rows } = ground.land.size;
  return [
    `title ${namesText(ground.title)}`,
    `map ${cols} x ${rows}`,
    'army red en "Red" fr "Rouges" points 1500 edge south',
    'army blue en "Blue" fr "Bleus" points 1500 edge north',
    `turns ${ground.turns}`,
    ...groundLines(ground),
  ].join('\n');
}

/** The sides of hexes with water, each by the two hexes between which it runs. */
function water({ land }: Ground): (readonly [Hex, Hex])[] {
  return Object.keys(land.sides).map((side) => {
    const hex = side.slice(0, 4);
    return [hex, neighbour(hex, Number(side.slice(5)))!];
  });
}

describe.each(NAMES)('%s', (size) => {
  const grounds = SEEDS.map((seed) => made(size, seed));

  test('the same seed gives the same map, and another seed another', () => {
    expect(made(size, 'seed 7')).toMatchObject({ title: grounds[7]!.title, turns: grounds[7]!.turns });
    expect(textOf(made(size, 'seed 7'))).toBe(textOf(grounds[7]!));
    expect(new Set(grounds.map(textOf)).size).toBe(SEEDS.length);
  });

  test('every map is read back without an error, and as it was written', () => {
    for (const ground of grounds) {
      const read = readGround(textOf(ground));
      if ('faults' in read) throw new Error(JSON.stringify(read.faults));
      const { hexes, sides, roads, objectives } = ground.land;
      expect(read.state.map).toMatchObject({ hexes, sides, roads });
      expect(read.state.objectives).toEqual(objectives);
    }
  });

  test('one to three objectives, each in cover, named in both languages, far from the deployment zones', () => {
    const { rows } = SIZES[size];
    for (const { land } of grounds) {
      expect(land.objectives.length).toBeGreaterThan(0);
      expect(land.objectives.length).toBeLessThan(4);
      expect(new Set(land.objectives.map(({ name }) => name.en)).size).toBe(land.objectives.length);
      for (const { at, victoryPoints } of land.objectives) {
        expect(land.hexes[at]?.terrain).toMatch(/^(village|fort)$/);
        expect(rowOf(at)).toBeGreaterThan(3);
        expect(rowOf(at)).toBeLessThan(rows - 2);
        expect(victoryPoints % 10).toBe(0);
        expect(land.roads.some((road) => road.includes(at))).toBe(true);
      }
    }
  });

  test('roads go from neighbour to neighbour, and over the river only by bridges', () => {
    for (const { land } of grounds) {
      for (const road of land.roads) {
        for (const [i, hex] of road.slice(1).entries()) {
          const direction = DIRECTIONS.find((each) => neighbour(road[i]!, each) === hex) as Direction;
          const sides = [land.sides[`${road[i]!}/${direction}`], land.sides[`${hex}/${(direction + 3) % 6}`]];
          expect(sides).not.toContain('river');
        }
      }
    }
  });

  test('a river divides the map in two, from edge to edge, and can be crossed', () => {
    const wet = grounds.filter(({ land }) => Object.keys(land.sides).length > 0);
    expect(wet.length).toBeGreaterThan(SEEDS.length / 4);
    for (const ground of wet) {
      const { land } = ground;
      const barred = new Set(water(ground).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
      const reached = new Set<Hex>(['0101']);
      for (const hex of reached) {
        for (const direction of DIRECTIONS) {
          const next = neighbour(hex, direction);
          if (next && onMap(land.size, next) && !barred.has(`${hex} ${next}`)) reached.add(next);
        }
      }
      expect(reached.size).toBeLessThan(hexesOf(land.size).length);
      expect(Object.values(land.sides).filter((side) => side !== 'river').length).toBeGreaterThan(0);
    }
  });

  test('the deployment zones are open in the middle', () => {
    const { cols, rows } = SIZES[size];
    for (const { land } of grounds) {
      const zones = hexesOf(land.size).filter((hex) => rowOf(hex) <= 3 || rowOf(hex) > rows - 3);
      const rough = zones.filter((hex) => land.hexes[hex]?.terrain !== undefined);
      for (const hex of rough) {
        const col = Number(hex.slice(0, 2));
        expect(col <= cols * 0.18 || col > cols * 0.82).toBe(true);
      }
    }
  });

  test('what one side has in front of it, the other has too', () => {
    for (const { land } of grounds) {
      const northern = (terrain: string) =>
        Object.entries(land.hexes).filter(([hex, each]) => {
          const is = terrain === 'hill' ? each.hill !== undefined : each.terrain === terrain;
          return is && rowOf(hex) <= land.size.rows / 2;
        }).length;
      const all = (terrain: string) =>
        Object.values(land.hexes).filter((each) =>
          terrain === 'hill' ? each.hill !== undefined : each.terrain === terrain,
        ).length;
      for (const terrain of ['hill', 'wood']) {
        const [north, both] = [northern(terrain), all(terrain)];
        expect(Math.abs(both - 2 * north)).toBeLessThanOrEqual(Math.max(10, both * 0.5));
      }
    }
  });
});

test('the opposite of the opposite hex is the hex itself', () => {
  for (const size of NAMES) {
    for (const hex of hexesOf(SIZES[size])) expect(opposite(SIZES[size], opposite(SIZES[size], hex))).toBe(hex);
  }
});

test('French titles elide before a vowel, and not otherwise', () => {
  const titles = SEEDS.map((seed) => made('small', `title ${seed}`).title.fr);
  expect(titles.filter((title) => /\bde [AEIOU]/.test(title) || /d’[^AEIOUÉ]/.test(title))).toEqual([]);
});
