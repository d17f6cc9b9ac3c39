/** What is lettered on the ground: names of places, and coordinates where not every hex can carry its own. */
import type { Hex } from '../hex/grid.ts';
import type { Point } from '../hex/layout.ts';
import type { Scene } from '../scene/scene.ts';
import { fitted, widthOf, write } from './lettering.ts';
import { boxAround, type Room, settle } from './room.ts';
import type { Sheet } from './sheet.ts';

/** A name of a place rather goes to its last resort than over anything. */
const SHY = 400;

/** As on printed maps: capitals of the title face, above or below the hex, and beside whatever stands there. */
export function placePlace(sheet: Sheet, room: Room, { at, name }: { at: Hex; name: string }): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.place;
  if (size === undefined) return;
  const letters = { face: 'title', size } as const;
  const words = fitted(pen, name.toLocaleUpperCase(), 0.5 * page.map.width, letters);
  const width = widthOf(pen, words, letters) + 0.3 * size;
  const label = { width, height: 0.9 * size, thing: 'place' as const, shy: SHY };
  const spot = settle(room, label, aroundPlace(sheet, at, width, size));
  const { ink, halo } = theme.place;
  if (spot) write(pen, words, spot.x, spot.y, { ...letters, ink, halo: { colour: halo, width: 0.26 * size } });
}

/** Places for a name so large near its hex, the nearest first; places above and below count as nearer than beside. */
function aroundPlace({ page }: Sheet, hex: Hex, width: number, size: number): Point[] {
  const { x, y } = page.layout.centre(hex);
  const { radius } = page;
  const clear = { aside: width / 2 + 0.8 * radius, above: Math.max(0.45 * size + 0.55 * radius, radius) };
  const steps = (most: number, step: number) =>
    Array.from({ length: 2 * Math.round(most / step) + 1 }, (_, i) => (i * step - most) * radius);
  return steps(4.5, 0.5)
    .flatMap((dy) => [...steps(4.8, 0.6), clear.aside, -clear.aside].map((dx) => ({ dx, dy })))
    .filter(({ dx, dy }) => Math.abs(dy) >= clear.above || Math.abs(dx) >= clear.aside)
    .toSorted((a, b) => Math.hypot(a.dx / 2, a.dy) - Math.hypot(b.dx / 2, b.dy))
    .map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));
}

/** Every fifth column and row, on open ground. */
export function placeLandmarks(sheet: Sheet, room: Room, hexes: Scene['board']['hexes']): void {
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
