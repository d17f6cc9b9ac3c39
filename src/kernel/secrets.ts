/**
 * What a book keeps secret, and from whom. Everything that is shown, exported or hashed where others can see it goes
 * through `view` and `blind`; what they hide is proved later, by a seal published when the secret began.
 */
import type { Asked, Json, Side } from './play.ts';
import type { Entry } from './run.ts';

/** Who looks: a side, the umpire, who sees everything, or (undefined) everybody. */
export type Eyes = Side | 'umpire' | undefined;

/** Something that not everybody knows yet. */
export interface Secret {
  /** Its own within the battle: `ambush R1`. */
  readonly name: string;
  readonly value: Json;
}

export interface Secrets<S, F> {
  /**
   * A line of a transcript as these eyes see it, then and for ever; undefined: they are not shown it, nor that there is
   * one. What opens a secret is a line of its own.
   */
  readonly blind: (line: Entry<F>, eyes: Eyes) => Entry<F> | undefined;
  /** A question that waits in this position, likewise. */
  readonly blindQuestion: (asked: Asked, eyes: Eyes, now: S) => Asked;
  /** An order in canonical text, likewise: still one that can be shown, but not what it hides. */
  readonly blindText: (text: string, eyes: Eyes) => string;
  /** What this position hides from everybody. One that is no longer among them may be open. */
  readonly of: (state: S) => readonly Secret[];
  /** Whether a line, as it is, opens it; absent: whatever is no longer hidden is open. What no line opens stays secret until the end. */
  readonly opens?: (secret: Secret, line: Entry<F>) => boolean;
}
