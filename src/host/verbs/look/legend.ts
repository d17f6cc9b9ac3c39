/** What the signs of a picture mean, in its reader's words: only those that occur in it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { LegendEntry, Mark, Scene } from '../../../scene/scene.ts';

type Sign = LegendEntry['sign'];

export function legendOf(scene: Scene, say: (says: Phrase) => string): LegendEntry[] {
  return signsOf(scene).map((sign) => ({ sign, says: say(phrase(wordOf(sign))) }));
}

/** The same for whoever cannot see them. */
export function keySaid(scene: Scene): Phrase {
  return phrase('alt-key', { signs: signsOf(scene).map((sign) => phrase(wordOf(sign))) });
}

/** Units and what is marked on them first, then what happened, then the ground; each once. */
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

/** What a ghost, a number, a threat or a zone means is said where it is shown. */
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
