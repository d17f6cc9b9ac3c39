/**
 * A picture as data: what a ruleset wants shown, and finished text. A scene is plain JSON, so it can wait in the outbox
 * and still show the position of its time.
 *
 * Each kind of board is one line of this list. Besides its schema it has the counters of a page (`page.ts`), a painter
 * (`src/paint/painters.ts`) and what the host asks about its pictures (`src/survey/boards.ts`); the rest of the bot treats
 * all boards alike.
 */
import { z } from 'zod';
import { fieldScene } from './field.ts';
import { hexScene } from './hex.ts';

export const scene = z.preprocess(withBoard, z.discriminatedUnion('board', [hexScene, fieldScene]));

export type Scene = z.infer<typeof scene>;
export type Board = Scene['board'];
export type SceneOn<B extends Board> = Extract<Scene, { readonly board: B }>;
export type Piece = Scene['pieces'][number];
export type Mark = Scene['marks'][number];

/** Until 26 November 2026 every scene was of hexes, and `board` was its map. */
function withBoard(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('board' in stored)) return stored;
  const { board: map, ...rest } = stored;
  return typeof map === 'string' ? stored : { ...rest, board: 'hex', map };
}
