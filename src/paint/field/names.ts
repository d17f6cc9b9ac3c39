/** Names of places on a table, and the flags of objectives. */
import type { FieldScene } from '../../scene/field.ts';
import { drawFlag, flagOf } from '../flags.ts';
import { fitted, widthOf, write } from '../lettering.ts';
import type { Point } from '../page.ts';
import { SIGNAL } from '../palette.ts';
import { type Room, settle } from '../room.ts';
import { strokes } from '../sheet.ts';
import type { FieldSheet } from './page.ts';
import { evenFar, ringsAbout } from './rings.ts';
import { isShown } from './trace.ts';

/** A cost so high that nothing is covered that has letters. */
const NOTHING_WRITTEN = 8;

/** In the letters of place names: on the thing itself if it is free, else beside it; left out rather than over a plate. */
export function placeName(sheet: FieldSheet, room: Room, name: string, middle: Point, beside = false): void {
  const { pen, page, theme } = sheet;
  if (!isShown(sheet, middle)) return;
  const size = page.detail.place;
  const letters = { face: 'title', size } as const;
  const words = fitted(pen, name, 0.4 * page.map.width, letters);
  const [width, height] = [widthOf(pen, words, letters) + 0.3 * size, 1.1 * size];
  const places = [...(beside ? [] : [middle]), ...ringsAbout(middle, evenFar(0.8 * height), 0.4 * height, 18_000)];
  const place = settle(room, { width, height, thing: 'place', shy: 2, most: NOTHING_WRITTEN }, places);
  if (!place) return;
  const { ink, halo } = theme.place;
  write(pen, words, place.x, place.y, { ...letters, ink, halo: { colour: halo, width: 0.26 * size } });
}

export function placePlace(
  sheet: FieldSheet,
  room: Room,
  { at, name, points, holder }: FieldScene['field']['places'][number],
): void {
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
  placeName(sheet, room, name, middle, true);
}
