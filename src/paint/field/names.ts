/** Names of places on a table, and the flags of objectives. */
import type { FieldMap } from '../../scene/field.ts';
import { evenly } from '../curves.ts';
import { drawFlag, flagOf } from '../flags.ts';
import { fitted, widthOf, write } from '../lettering.ts';
import type { Box, Point } from '../page.ts';
import { SIGNAL } from '../palette.ts';
import { boxAround, type Room, settle } from '../room.ts';
import { strokes } from '../sheet.ts';
import { breadthOf } from './lines.ts';
import type { FieldSheet } from './page.ts';
import { clearOf, evenFar, halfOf, POINT, ringsAbout, type Size } from './rings.ts';
import { isShown, middleOf, outlineOf } from './trace.ts';
import { plus } from './units.ts';

type Line = FieldMap['lines'][number];

/** The most that the place of a name may cost: no letters are covered, or hardly any units either. */
const COVERS_NO_LETTERS = 8;
const COVERS_NO_UNITS = 0.5;

/** A name of a place lies by its point, one of a line beside the line, one of an area on the area. */
export function placeNames(sheet: FieldSheet, room: Room, { areas, lines, places }: FieldMap): void {
  const { page } = sheet;
  const ring = ringOf(page);
  for (const { at } of places) room.take(boxAround(page.at(at).x, page.at(at).y, ring.width), 'place');
  for (const line of lines) if (line.name !== undefined) occupyLine(sheet, room, line);
  for (const place of places) placePlace(sheet, room, place);
  for (const { name, ...line } of lines)
    if (name !== undefined) placeName(sheet, room, name, (size) => besideLine(sheet, line, size), COVERS_NO_UNITS);
  for (const { name, outline } of areas) {
    const middle = middleOf(outlineOf(sheet, outline));
    if (name === undefined || !isShown(sheet, middle)) continue;
    placeName(sheet, room, name, (size) => [middle, ...aboutPoint(middle, POINT, size)]);
  }
}

/** In the letters of place names, and whole; left out rather than over a plate. */
function placeName(
  sheet: FieldSheet,
  room: Room,
  name: string,
  places: (size: Size) => Iterable<Point>,
  most = COVERS_NO_LETTERS,
): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.place;
  const letters = { face: 'title', size } as const;
  const words = fitted(pen, name, 0.4 * page.map.width, letters);
  const [width, height] = [widthOf(pen, words, letters) + 0.3 * size, 1.1 * size];
  const label = { width, height, thing: 'place', shy: 2, most } as const;
  const place = settle(room, label, within(page.map, { width, height }, places({ width, height })));
  if (!place) return;
  const { ink, halo } = theme.place;
  write(pen, words, place.x, place.y, { ...letters, ink, halo: { colour: halo, width: 0.26 * size } });
}

/** Those places where a label lies inside the window. */
function* within(window: Box, size: Size, places: Iterable<Point>): Iterable<Point> {
  const [across, down] = [window.width - size.width, window.height - size.height];
  for (const place of places)
    if (
      Math.abs(place.x - window.x - window.width / 2) <= across / 2 &&
      Math.abs(place.y - window.y - window.height / 2) <= down / 2
    )
      yield place;
}

/** The room that the ring of a place takes. */
function ringOf({ unit }: FieldSheet['page']): Size {
  return { width: 0.8 * unit, height: 0.8 * unit };
}

function aboutPoint(at: Point, thing: Size, size: Size): Iterable<Point> {
  return ringsAbout(at, clearOf(thing, size, 0.1 * size.height), 0.4 * size.height, 18_000);
}

/** From the middle of what the window shows of a line toward its ends, above it or to its right before the other side. */
function besideLine(sheet: FieldSheet, line: Line, size: Size): Point[] {
  const shown = samplesOf(sheet, line).filter((at) => isShown(sheet, at));
  const outward = shown.map((_, each) => Math.abs(each - (shown.length - 1) / 2));
  const apart = 0.5 * breadthOf(sheet.page, line) + 0.25 * size.height;
  return shown
    .toSorted((a, b) => outward[shown.indexOf(a)]! - outward[shown.indexOf(b)]!)
    .flatMap((at) => {
      const out = { x: at.outX, y: at.outY };
      const far = apart + halfOf(size, out);
      const sides = [plus(at, out, far), plus(at, out, -far)];
      return out.y < 0 || (out.y === 0 && out.x > 0) ? sides : sides.toReversed();
    });
}

function occupyLine(sheet: FieldSheet, room: Room, line: Line): void {
  const breadth = Math.max(breadthOf(sheet.page, line), 0.3 * sheet.page.unit);
  for (const { x, y } of samplesOf(sheet, line)) room.take(boxAround(x, y, breadth), 'block');
}

function samplesOf(sheet: FieldSheet, { points }: Line) {
  return evenly(outlineOf(sheet, points), 0.5 * sheet.page.unit);
}

function placePlace(sheet: FieldSheet, room: Room, { at, name, points, holder }: FieldMap['places'][number]): void {
  const { pen, page } = sheet;
  const middle = page.at(at);
  if (!isShown(sheet, middle)) return;
  if (points !== undefined) {
    const flag = flagOf(sheet, points, page.detail.plate);
    const places = [
      { x: middle.x + flag.width / 2, y: middle.y - flag.height / 2 },
      ...ringsAbout(middle, evenFar(flag.height), 0.4 * flag.height, 0),
    ];
    const spot = settle(room, { ...flag, thing: 'place', shy: 2 }, places);
    if (spot) drawFlag(sheet, flag, spot, holder);
  }
  const ring = () => pen.arc(middle.x, middle.y, 0.3 * page.unit, 0, 2 * Math.PI);
  strokes(pen, ring, [
    [SIGNAL.halo, 0.22 * page.unit],
    [SIGNAL.white, 0.1 * page.unit],
  ]);
  placeName(sheet, room, name, (size) => aboutPoint(middle, ringOf(page), size));
}
