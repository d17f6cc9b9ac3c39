/**
 * Places the short names of units exactly as players type them, living and fallen, as near to the strength as there is
 * room.
 */
import type { Point } from '../../hex/layout.ts';
import type { Mark, Piece } from '../../scene/hex.ts';
import { fitted, widthOf, write } from '../lettering.ts';
import { SIGNAL } from '../palette.ts';
import { mistakable, type Room, settle } from '../room.ts';
import type { HexSheet } from './page.ts';

/** A name that costs more than this, in its own area, hides more than it shows. */
const MOST = 4.5;
/** A name must be this many times closer to its own strength than to any other. */
const NEARER = 1.7;

/**
 * Under the strength if there is room, else above or beside it; left out if it would hide something more important. Its
 * own strength is the `nth` of `numbers`.
 */
export function placeName(sheet: HexSheet, room: Room, piece: Piece, numbers: readonly Point[], nth: number): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.name;
  if (size === undefined || piece.name === '') return;
  const letters = { face: 'figures', size } as const;
  const words = fitted(pen, piece.name, Math.max(2.1 * page.radius, 2.4 * size), letters);
  const width = widthOf(pen, words, letters) + 0.2 * size;
  const own = numbers[nth]!;
  const against = mistakable(own, numbers, NEARER, 3.5 * page.radius);
  const label = { width, height: 0.86 * size, thing: 'name' as const, most: MOST, against };
  const at = settle(room, label, aroundNumber(sheet, own, width));
  const halo = { colour: theme[piece.side].dark, width: 0.24 * size };
  if (at) write(pen, words, at.x, at.y, { ...letters, ink: theme[piece.side].name, halo });
}

function aroundNumber({ page }: HexSheet, { x, y }: Point, width: number): Point[] {
  const { radius } = page;
  const size = page.detail.name ?? 0;
  const below = Math.max(0.64 * radius, 0.5 * radius + size / 4, 0.4 * (size + (page.detail.number ?? 0)));
  const row = (up: number, ...steps: number[]) => steps.map((step) => ({ x: x + step * radius, y: y + up * below }));
  const near = Math.max(0.42, (0.55 * size) / radius);
  const beside = (up: number, aside = near) =>
    [1, -1].map((hand) => ({ x: x + hand * (aside * radius + width / 2), y: y + up * radius }));
  return [
    ...row(1, 0),
    ...row(-1, 0),
    ...row(1, -0.3, 0.3),
    ...row(-1, -0.3, 0.3),
    ...row(1.25, 0),
    ...row(-1.25, 0),
    ...beside(0.3),
    ...beside(0),
    ...beside(-0.3),
    ...row(1.1, -0.6, 0.6),
    ...row(-1.1, -0.6, 0.6),
    ...row(1.25, -0.4, 0.4),
    ...row(-1.25, -0.4, 0.4),
    ...row(1.45, 0),
    ...row(-1.45, 0),
    ...[0.5, -0.5, 0, 0.8, -0.8].flatMap((up) => beside(up, 0.82)),
    ...row(1.1, -0.9, 0.9),
    ...row(-1.1, -0.9, 0.9),
  ];
}

export function placeFallen(sheet: HexSheet, room: Room, { at, name }: Extract<Mark, { kind: 'eliminated' }>): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.name;
  if (size === undefined) return;
  const letters = { face: 'figures', size } as const;
  const width = widthOf(pen, name, letters) + 0.2 * size;
  const label = { width, height: 0.86 * size, thing: 'name' as const, most: MOST };
  const spot = settle(room, label, aroundNumber(sheet, page.layout.centre(at), width));
  if (!spot) return;
  write(pen, name, spot.x, spot.y, { ...letters, ink: theme.ink, halo: { colour: SIGNAL.halo, width: 0.24 * size } });
  pen.fillStyle = SIGNAL.blocked;
  pen.fillRect(spot.x - width / 2, spot.y - 0.04 * size, width, 0.09 * size);
}
