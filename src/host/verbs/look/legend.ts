/** The legend of a picture, in its reader's language: only signs that occur in it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { LegendEntry, Mark, Scene } from '../../../scene/scene.ts';

type Sign = LegendEntry['sign'];

export function legendOf(scene: Scene, say: (says: Phrase) => string): LegendEntry[] {
  return signsOf(scene).map((sign) => ({ sign, says: say(phrase(wordOf(sign))) }));
}

/** The legend as text, for readers who cannot see it. */
export function keySaid(scene: Scene): Phrase {
  return phrase('alt-key', { signs: signsOf(scene).map((sign) => phrase(wordOf(sign))) });
}

/** Units and their marks first, then events, then terrain; each once. */
function signsOf({ board, pieces, marks }: Scene): Sign[] {
  const all: readonly Sign[] = [
    ...pieces.map(({ shape }): Sign => ({ kind: 'shape', shape })),
    ...pieces.flatMap(({ quality, weight }): Sign[] => [
      ...(quality ? [{ kind: 'quality', quality } as const] : []),
      ...(weight ? [{ kind: 'weight', weight } as const] : []),
    ]),
    ...pieces.flatMap(({ chips }) => chips.map((chip): Sign => ({ kind: 'chip', chip }))),
    ...marks.flatMap(markSigns),
    ...board.hexes.flatMap(({ terrain, hill }): Sign[] => [
      ...(terrain === undefined ? [] : [{ kind: 'hex', terrain } as const]),
      ...(hill === undefined || hill === 0 ? [] : [{ kind: 'hill' } as const]),
    ]),
    ...board.sides.map(({ terrain }): Sign => ({ kind: 'side', terrain })),
    ...board.roads.map((): Sign => ({ kind: 'road' })),
    ...board.places.flatMap(({ points }): Sign[] => (points === undefined ? [] : [{ kind: 'objective' }])),
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
