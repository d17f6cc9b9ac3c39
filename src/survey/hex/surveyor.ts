/** What the bot asks about a picture of hexes: its size, its key, the ways back to an earlier one. */
import { type Facing, POINTS } from '../../hex/facing.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import type { HexScene, LegendEntry, Mark, Piece } from '../../scene/hex.ts';
import { chipChanges, orPlaced, wordChange } from '../changed.ts';
import type { Change, Surveyor } from '../surveyor.ts';

type Sign = LegendEntry['sign'];

export const hexSurveyor: Surveyor<HexScene> = {
  sizeOf: ({ map: { cols, rows } }) => ({ across: cols, down: rows }),
  placeOf: (piece) => quoted(hexesOf(piece)),
  differences: (now, back) =>
    orPlaced(
      [
        ...(hexesOf(now) === hexesOf(back)
          ? []
          : [phrase('survey-changed-at', { from: hexesOf(now), to: hexesOf(back) })]),
        ...turned(now.facing, back.facing),
        ...wordChange('shape', now.shape, back.shape),
        ...wordChange('quality', now.quality, back.quality),
        ...wordChange('weight', now.weight, back.weight),
        ...chipChanges(now.chips, back.chips),
      ],
      { corner: now.corner },
      { corner: back.corner },
    ),
  keyOf: (scene) => signsOf(scene).map((sign) => phrase(wordOf(sign))),
  withKey: (scene, say) => ({
    ...scene,
    legend: signsOf(scene).map((sign) => ({ sign, says: say(phrase(wordOf(sign))) })),
  }),
  wayBack,
};

/** One hex, or both of an extended line. */
function hexesOf({ at, also }: Piece): string {
  return also === undefined ? at : `${at} ${also}`;
}

function turned(now: Piece['facing'], back: Piece['facing']): Phrase[] {
  if (now === back || now === undefined || back === undefined) return [];
  const point = (facing: number) => phrase(`bearing-${POINTS[facing as Facing].toLowerCase()}`);
  return [phrase('survey-changed-front', { from: point(now), to: point(back) })];
}

function wayBack({ now, back }: Change<Piece>): Mark[] {
  if (!back) return now ? [{ kind: 'ghost', piece: now }] : [];
  const ring: Mark = { kind: 'awaited', at: back.at };
  if (!now || now.at === back.at) return [ring];
  return [{ kind: 'ghost', piece: now }, { kind: 'move', side: back.side, path: [now.at, back.at] }, ring];
}

/** Units and their marks first, then events, then terrain; each once. */
function signsOf({ map, pieces, marks }: HexScene): Sign[] {
  const all: readonly Sign[] = [
    ...pieces.map(({ shape }): Sign => ({ kind: 'shape', shape })),
    ...pieces.flatMap(({ quality, weight }): Sign[] => [
      ...(quality ? [{ kind: 'quality', quality } as const] : []),
      ...(weight ? [{ kind: 'weight', weight } as const] : []),
    ]),
    ...pieces.flatMap(({ chips }) => chips.map((chip): Sign => ({ kind: 'chip', chip }))),
    ...marks.flatMap(markSigns),
    ...map.hexes.flatMap(({ terrain, hill }): Sign[] => [
      ...(terrain === undefined ? [] : [{ kind: 'hex', terrain } as const]),
      ...(hill === undefined || hill === 0 ? [] : [{ kind: 'hill' } as const]),
    ]),
    ...map.sides.map(({ terrain }): Sign => ({ kind: 'side', terrain })),
    ...map.roads.map((): Sign => ({ kind: 'road' })),
    ...map.places.flatMap(({ points }): Sign[] => (points === undefined ? [] : [{ kind: 'objective' }])),
  ];
  return [...new Map(all.map((sign) => [wordOf(sign), sign])).values()];
}

/** Ghosts, numbers, threats and zones are explained where they are shown. */
function markSigns(mark: Mark): Sign[] {
  switch (mark.kind) {
    case 'ghost':
    case 'choice':
    case 'threat':
    case 'zone':
      return [];
    case 'fire':
      return [{ kind: 'mark', mark: mark.arm }];
    case 'move':
    case 'charge':
    case 'rout':
    case 'losses':
    case 'eliminated':
    case 'awaited':
    case 'blocked':
      return [{ kind: 'mark', mark: mark.kind }];
  }
}

/** The id of its words: `legend-shape-line`. */
function wordOf(sign: Sign): string {
  switch (sign.kind) {
    case 'shape':
      return `legend-shape-${sign.shape}`;
    case 'quality':
      return `legend-quality-${sign.quality}`;
    case 'weight':
      return `legend-weight-${sign.weight}`;
    case 'chip':
      return `legend-chip-${sign.chip}`;
    case 'hex':
      return `legend-hex-${sign.terrain}`;
    case 'side':
      return `legend-side-${sign.terrain}`;
    case 'hill':
    case 'road':
    case 'objective':
      return `legend-${sign.kind}`;
    case 'mark':
      return `legend-mark-${sign.mark}`;
  }
}
