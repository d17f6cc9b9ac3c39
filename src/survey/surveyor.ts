/** What the bot asks about a picture, whatever its board. */
import type { Noun, Phrase } from '../kernel/phrase.ts';
import type { Mark, Piece, Scene } from '../scene/scene.ts';

/** Width and height in the board's own measure. */
export interface Size {
  readonly across: number;
  readonly down: number;
}

/** A unit in two pictures, or in one of them. */
export interface Change<P = Piece> {
  readonly now: P | undefined;
  readonly back: P | undefined;
}

export interface Surveyor<S extends Scene> {
  sizeOf(scene: S): Size;
  /** Where a unit is, as players write it. */
  placeOf(piece: S['pieces'][number], scene: S): Noun;
  /** How else a unit is different in the second of two pictures, as players say it: place, front, form and states. */
  differences(now: S['pieces'][number], back: S['pieces'][number], scene: S): readonly Phrase[];
  /** What each symbol in the picture means, once each. */
  keyOf(scene: S): readonly Phrase[];
  /** The picture with its key drawn below the map. */
  withKey(scene: S, say: (says: Phrase) => string): S;
  /** Shows where a unit is now, in the picture of the position it goes back to. */
  wayBack(change: Change<S['pieces'][number]>): readonly Mark[];
}
