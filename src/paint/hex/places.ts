/**
 * Labels on the ground: place names, objectives with their flags, and coordinates where not every hex can have its own.
 */
import type { Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import type { HexMap } from '../../scene/hex.ts';
import { drawFlag, flagOf } from '../flags.ts';
import { fitted, widthOf, write } from '../lettering.ts';
import type { Box } from '../page.ts';
import { boxAround, type Room, settle } from '../room.ts';
import { between, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

/** A place name prefers its last resort to covering anything. */
const SHY = 400;

/** The highest cost of a preferred position: an arrow may cross it, but not run along it. */
const MOST_BESIDE = 0.3;

type Place = HexMap['places'][number];

/**
 * In capitals of the title face. A name has four preferred positions and takes the first that is free of units: other
 * labels give way to it and arrows may cross it, so it usually has the same position in the next picture.
 */
export function placePlace(sheet: HexSheet, room: Room, { at, name, points, holder }: Place): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.place;
  if (size === undefined) return;
  const letters = { face: 'title', size } as const;
  const words = fitted(pen, name.toLocaleUpperCase(), 0.5 * page.map.width, letters);
  const flag = points === undefined ? undefined : flagOf(sheet, points, Math.max(page.detail.ruler, 0.72 * size));
  const before = flag ? flag.width + 0.3 * size : 0;
  const width = before + widthOf(pen, words, letters) + 0.3 * size;
  const height = Math.max(0.9 * size, flag?.height ?? 0);
  const label = { width, height, thing: 'place' as const, shy: SHY };
  const own = { ...label, most: MOST_BESIDE, over: ['way'] as const };
  const spot =
    firstOf(besidePlace(sheet, at, width, height), (place) => settle(room, own, [place])) ??
    settle(room, label, aroundPlace(sheet, at, width, height));
  if (!spot) return;
  if (flag) drawLeader(sheet, at, boxAround(spot.x, spot.y, width, height));
  // The flag is at the end that is nearer to its hex.
  const isWest = spot.x + width / 2 < page.layout.centre(at).x;
  const [left, right] = [spot.x - width / 2 + 0.15 * size, spot.x + width / 2 - 0.15 * size];
  const { ink, halo } = theme.place;
  const set = { ...letters, ink, align: 'left', halo: { colour: halo, width: 0.26 * size } } as const;
  write(pen, words, isWest ? left : left + before, spot.y, set);
  const flown = (flag?.width ?? 0) / 2;
  if (flag) drawFlag(sheet, flag, { x: isWest ? right - flown : left + flown, y: spot.y }, holder);
}

/** How far from its hex a label may be, in radii, before a line connects them. */
const ALOOF = 1.7;

/** A thin line from a distant label to the rim of its hex. */
function drawLeader(sheet: HexSheet, hex: Hex, { x, y, width, height }: Box): void {
  const { pen, page, theme } = sheet;
  const centre = page.layout.centre(hex);
  const from = {
    x: Math.max(x, Math.min(centre.x, x + width)),
    y: Math.max(y, Math.min(centre.y, y + height)),
  };
  const away = Math.hypot(from.x - centre.x, from.y - centre.y) / page.radius;
  if (away < ALOOF) return;
  const to = between(centre, from, 0.95 / away);
  pen.lineCap = 'round';
  const trace = () => {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
  };
  // Dashed, so that it does not look like a road.
  strokes(pen, trace, [[theme.place.halo, 0.16 * page.radius]]);
  pen.lineCap = 'butt';
  pen.setLineDash([0.2 * page.radius, 0.14 * page.radius]);
  strokes(pen, trace, [[theme.place.ink, 0.08 * page.radius]]);
  pen.setLineDash([]);
}

function firstOf<T, R>(all: readonly T[], found: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const result = found(one);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Right, as on printed maps, left, below and above. */
function besidePlace({ page }: HexSheet, hex: Hex, width: number, height: number): Point[] {
  const { x, y } = page.layout.centre(hex);
  const [aside, above] = [width / 2 + 0.9 * page.radius, height / 2 + 0.9 * page.radius];
  return [
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y + above },
    { x, y: y - above },
  ];
}

/** Positions for a label of this size near its hex, nearest first; above and below count as nearer than beside. */
function aroundPlace({ page }: HexSheet, hex: Hex, width: number, height: number): Point[] {
  const { x, y } = page.layout.centre(hex);
  const { radius } = page;
  const clear = { aside: width / 2 + 0.8 * radius, above: Math.max(0.5 * height + 0.55 * radius, radius) };
  const steps = (most: number, step: number) =>
    Array.from({ length: 2 * Math.round(most / step) + 1 }, (_, i) => (i * step - most) * radius);
  return steps(4.5, 0.5)
    .flatMap((dy) => [...steps(4.8, 0.6), clear.aside, -clear.aside].map((dx) => ({ dx, dy })))
    .filter(({ dx, dy }) => Math.abs(dy) >= clear.above || Math.abs(dx) >= clear.aside)
    .toSorted((a, b) => Math.hypot(a.dx / 2, a.dy) - Math.hypot(b.dx / 2, b.dy))
    .map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));
}

/** Every fifth column and row, on open ground. */
export function placeLandmarks(sheet: HexSheet, room: Room, hexes: HexMap['hexes']): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.landmarks;
  if (size === undefined || page.detail.coordinates !== undefined) return;
  const letters = { face: 'figures', size } as const;
  const width = widthOf(pen, '0000', letters);
  const covered = new Set(hexes.filter(({ terrain }) => terrain !== undefined).map(({ at }) => at));
  for (const hex of page.hexes) {
    if (Number(hex.slice(0, 2)) % 5 !== 0 || Number(hex.slice(2)) % 5 !== 0) continue;
    if (covered.has(hex)) continue;
    const { x, y } = page.layout.centre(hex);
    const box = boxAround(x, y, width, size);
    if (room.cost(box) >= 1) continue;
    room.take(box, 'figures');
    write(pen, hex, x, y, { ...letters, ink: theme.figures });
  }
}
