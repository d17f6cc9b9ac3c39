/** Pictures of a map of hexes: what they show of it, and the same in words. */
import type { Hex, Size } from '../../hex/grid.ts';
import type { Phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { HexMap, HexScene } from '../../scene/hex.ts';
import { unitsAlone } from '../everyone.ts';
import { type Board, type Painting, paintingOn, type Speak } from '../painting.ts';
import { endsOf, isInside, markSentences } from './alt.ts';
import { cropOf } from './crop.ts';
import { groundLines, type Land, roadLines, sizeLine } from './land.ts';
import { axisOf, type Edge, type Stand } from './line.ts';
import { sectorSentences } from './sectors.ts';
import { sideLines } from './sides.ts';

type Names = { readonly en: string; readonly fr: string };

interface PaintedState<U> {
  readonly title: Names;
  readonly map: Size;
  readonly units: readonly U[];
  readonly armies: Readonly<Record<Side, { readonly name: Names; readonly edge: Edge }>>;
  readonly colours?: HexScene['colours'];
}

/** What a book says of its own. */
interface HexPainting<S, U, F> extends Painting<HexScene, S, U, F> {
  readonly map: (now: S, speak: Speak, isBare: boolean) => HexMap;
  readonly placed: (unit: U) => Stand;
  /** A unit among many. */
  readonly shortly: (unit: U) => Phrase;
  readonly land: (now: S) => Land;
}

export function painting<U extends { readonly id: string; readonly at: Hex }, S extends PaintedState<U>, F>(
  book: HexPainting<S, U, F>,
) {
  const hexesOf = (unit: U) => book.placed(unit).hexes;
  const board: Board<HexScene, S, U> = {
    scene: (drawn, now, speak, isBare) => ({ ...drawn, board: 'hex', map: book.map(now, speak, isBare) }),
    where: (unit) => hexesOf(unit).join(),
    ghost: (piece) => ({ kind: 'ghost', piece }),
    awaited: (unit) => hexesOf(unit).map((at) => ({ kind: 'awaited', at })),
    view: (now, marks, changed, frame) =>
      cropOf({ cols: now.map.cols, marks, changed: changed.flatMap((unit) => [...hexesOf(unit)]) }, frame),
    markSentences,
    groundLines: (now) => {
      const land = book.land(now);
      return [sizeLine(land), ...groundLines(land), ...sideLines(land), ...roadLines(land)];
    },
    isNear: (marks) => {
      const near = new Set(marks.flatMap(endsOf));
      return (unit) => hexesOf(unit).some((hex) => near.has(hex));
    },
    isShown: (view, now) => (unit) => hexesOf(unit).some((hex) => isInside(view, now.map, hex)),
    /** Both lines run along the edge behind Red. */
    many: (now, units) =>
      sectorSentences(
        now.map,
        axisOf(now.armies.red.edge),
        units.map((unit) => ({ ...book.placed(unit), unit })),
        ({ unit }) => book.shortly(unit),
      ),
  };
  return paintingOn(board, book, unitsAlone<U, S>());
}

/** The ground of a map as the picture shows it: what each terrain looks like, and how many levels a hill may have. */
export function mapGround<T extends string, S extends string>(
  {
    cols,
    rows,
    hexes,
    sides,
  }: Size & {
    readonly hexes: Readonly<Record<Hex, { readonly terrain?: T | undefined; readonly hill?: number | undefined }>>;
    readonly sides: Readonly<Record<string, S>>;
  },
  looks: {
    readonly hex: (terrain: T) => NonNullable<HexMap['hexes'][number]['terrain']>;
    readonly side: (terrain: S) => HexMap['sides'][number]['terrain'];
  },
): Pick<HexMap, 'cols' | 'rows' | 'hexes' | 'sides'> {
  return {
    cols,
    rows,
    hexes: Object.entries(hexes).map(([at, { terrain, hill }]) => ({
      at,
      ...(terrain !== undefined && { terrain: looks.hex(terrain) }),
      ...(hill !== undefined && { hill: Math.min(hill, HIGHEST) }),
    })),
    sides: Object.entries(sides).map(([key, terrain]) => {
      const [at, dir] = key.split('/');
      return { at: at!, dir: Number(dir), terrain: looks.side(terrain) };
    }),
  };
}

/** The levels a picture can show; higher ones look like the highest. */
const HIGHEST = 3;
