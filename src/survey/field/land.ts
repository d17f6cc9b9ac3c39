/** The ground of a table: as its picture shows it, and in words. */
import { gap, nearestPoints } from '../../field/gap.ts';
import { type Area, type Field, holds, type Line, piecesOf, stretchesOf } from '../../field/ground.ts';
import { centimetres, type Length } from '../../field/length.ts';
import type { Blocked } from '../../field/obstacle.ts';
import type { Point } from '../../field/point.ts';
import { disc, type Footprint } from '../../field/shape.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Side, sidePhrase } from '../../kernel/play.ts';
import { bareNoun } from '../../kernel/text/quoted.ts';
import { squareOf } from '../../march/resolve.ts';
import type { FieldMap } from '../../scene/field.ts';
import { pairOf } from './spoken.ts';

interface Called {
  readonly id: string;
  readonly name?: { readonly en: string; readonly fr: string } | undefined;
}

type KindOf<T extends 'areas' | 'lines'> = { readonly kind: FieldMap[T][number]['kind'] };

/** A field whose kinds of ground a picture knows. */
export interface Ground extends Field {
  readonly areas: readonly (Area & Called & KindOf<'areas'>)[];
  readonly lines: readonly (Line & Called & KindOf<'lines'>)[];
  readonly points: readonly (Required<Called> & { readonly at: Point; readonly name: { en: string; fr: string } })[];
}

/** Named ground that is worth points. */
export interface Objective {
  readonly ground: string;
  readonly value: number;
  readonly holder?: Side | undefined;
}

export type Thing = Ground['areas'][number] | Ground['lines'][number];
type Say = (says: Phrase) => string;

/** An area that is an objective has a flag in its middle; a point has its own place. */
export function fieldMap(
  { wide, deep, areas, lines, points }: Ground,
  objectives: readonly Objective[],
  say: Say,
): FieldMap {
  const called = ({ name }: Called) => (name ? { name: say(phrase('survey-named', { name: bareNoun(name) })) } : {});
  const worth = (id: string) => {
    const found = objectives.find(({ ground }) => ground === id);
    return found ? { points: found.value, ...(found.holder && { holder: found.holder }) } : undefined;
  };
  const prized = areas.flatMap((area) => {
    const prize = worth(area.id);
    return prize ? [{ at: pairOf(middleOf(area)), name: say(thingPhrase(area)), ...prize }] : [];
  });
  return {
    wide,
    deep,
    areas: areas.map((area) => ({
      kind: area.kind,
      outline: area.outline.map(pairOf),
      ...(worth(area.id) ? {} : called(area)),
    })),
    lines: lines.map((line) => ({
      kind: line.kind,
      points: line.points.map(pairOf),
      width: line.width,
      ...called(line),
    })),
    places: [
      ...points.map((point) => ({
        at: pairOf(point.at),
        name: say(phrase('survey-named', { name: bareNoun(point.name) })),
        ...worth(point.id),
      })),
      ...prized,
    ],
  };
}

/** The middle of an area's corners. */
export function middleOf({ outline }: Pick<Area, 'outline'>): Point {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / outline.length), y: Math.round(sum.y / outline.length) };
}

/** Ground by its name, with what it is. */
export function thingPhrase(thing: Thing): Phrase {
  const kind = phrase(`legend-${'outline' in thing ? 'area' : 'line'}-${thing.kind}`);
  return thing.name ? phrase('survey-named', { name: bareNoun(thing.name) }) : kind;
}

function thingAndKind(thing: Thing): Phrase {
  const kind = phrase(`legend-${'outline' in thing ? 'area' : 'line'}-${thing.kind}`);
  return thing.name ? phrase('survey-named-kind', { name: bareNoun(thing.name), kind }) : kind;
}

/** A unit by its name, ground by its name or by what it is, or the edge of the table. */
export function blockerPhrase(
  { field, units }: { readonly field: Ground; readonly units: readonly { readonly id: string; readonly name: Noun }[] },
  by: Blocked['by'],
): Phrase {
  if (by === 'edge') return phrase('survey-edge');
  if ('unit' in by) return phrase('survey-the-unit', { unit: units.find(({ id }) => id === by.unit)!.name });
  return thingPhrase([...field.areas, ...field.lines].find(({ id }) => id === by.ground)!);
}

type Size = Pick<Ground, 'wide' | 'deep'>;

export function sizeLine({ wide, deep }: Ground): Phrase {
  return phrase('survey-table-size', { wide: centimetres(wide), deep: centimetres(deep) });
}

/** Every area, line and point, with the squares from corner to corner of it. */
export function groundLines(field: Ground): Phrase[] {
  const { areas, lines, points } = field;
  if (areas.length + lines.length + points.length === 0) return [phrase('survey-clear')];
  return [
    ...[...areas, ...lines].map((thing) => groundLine(thing, field)),
    ...points.map(({ at, name }) =>
      phrase('survey-point', { what: phrase('survey-named', { name: bareNoun(name) }), square: squareOf(at, field) }),
    ),
  ];
}

export function groundLine(thing: Thing, field: Size): Phrase {
  const what = thingAndKind(thing);
  if ('outline' in thing) return phrase('survey-area', { what, squares: extentOf(thing.outline, field) });
  return phrase('survey-line', { what, squares: thing.points.map((at) => squareOf(at, field)).join(' – ') });
}

/** The squares from its lower left to its upper right. */
export function extentOf(outline: readonly Point[], field: Size): string {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [low, high] = [Math.min, Math.max].map((of) => squareOf({ x: of(...xs), y: of(...ys) }, field).split('/')[0]!);
  return low === high ? low! : `${low}–${high}`;
}

/** The outline, or the course, of ground that bars a way. */
export function courseOf({ areas, lines }: Pick<Ground, 'areas' | 'lines'>, id: string): readonly Point[] {
  return areas.find((area) => area.id === id)?.outline ?? lines.find((line) => line.id === id)?.points ?? [];
}

/** Named ground as what is worth points. */
export function objectivePhrase({ areas, points }: Ground, ground: string): Phrase {
  const point = points.find(({ id }) => id === ground);
  return point
    ? phrase('survey-named', { name: bareNoun(point.name) })
    : thingPhrase(areas.find(({ id }) => id === ground)!);
}

/** What each objective is worth, and who holds it. */
export function objectiveLines(ground: Ground, objectives: readonly Objective[]): Phrase[] {
  return objectives.map(({ ground: id, value, holder }) => {
    const args = { what: objectivePhrase(ground, id), n: value };
    return holder
      ? phrase('survey-objective-held', { ...args, side: sidePhrase(holder) })
      : phrase('survey-objective', args);
  });
}

/** What a point lies in; nothing on open ground. */
function groundAt({ areas, lines }: Ground, at: Point): Thing[] {
  return [
    ...areas.filter((area) => holds(area, at)),
    ...lines.filter((line) => stretchesOf(line).some((stretch) => gap(disc(at, 0), stretch) <= 0)),
  ];
}

/** What lies in a piece of ground, or runs through it. */
export function groundIn({ areas, lines }: Ground, ground: Footprint): Thing[] {
  return [
    ...areas.filter((area) => piecesOf(area).some((piece) => gap(ground, piece) < 0)),
    ...lines.filter((line) => stretchesOf(line).some((stretch) => gap(ground, stretch) < 0)),
  ];
}

/** The ground that a point lies in, in words: `the oaks`, or `open ground`. */
export function groundPhrases(ground: Ground, at: Point): Phrase[] {
  const here = groundAt(ground, at);
  return here.length === 0 ? [phrase('survey-open')] : here.map(thingPhrase);
}

/** What a straight line between two points crosses, besides what either end lies in. */
export function betweenPhrase(ground: Ground, from: Point, to: Point): Phrase {
  const line: Footprint = { corners: [from, to], radius: 0 };
  const ends = new Set([...groundAt(ground, from), ...groundAt(ground, to)].map(({ id }) => id));
  const crossed = [...ground.areas, ...ground.lines].filter(
    (thing) =>
      !ends.has(thing.id) &&
      ('outline' in thing
        ? piecesOf(thing).some((piece) => gap(line, piece) < 0)
        : stretchesOf(thing).some((stretch) => gap(line, stretch) <= 0)),
  );
  return crossed.length === 0
    ? phrase('survey-between-clear')
    : phrase('survey-between', { all: crossed.map(thingPhrase) });
}

/** The areas and lines near a place, nearest first, with their distance; what it lies in is left out. */
export function groundNear(
  ground: Ground,
  at: Footprint,
  most: Length,
): { readonly thing: Thing; readonly at: Point; readonly gap: Length }[] {
  return [...ground.areas, ...ground.lines]
    .map((thing) => {
      const pieces = 'outline' in thing ? piecesOf(thing) : stretchesOf(thing);
      const near = pieces.reduce((best, each) => (gap(at, each) < gap(at, best) ? each : best));
      return { thing, at: nearestPoints(at, near)[1], gap: gap(at, near) };
    })
    .filter((each) => each.gap > 0 && each.gap <= most)
    .toSorted((a, b) => a.gap - b.gap);
}
