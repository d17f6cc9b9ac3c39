/** The preview of an order before it is confirmed. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Sentence } from '../../kernel/ruleset.ts';
import type { Scene } from '../../scene/scene.ts';

/** A sheet while it is written. */
export interface WrittenSheet {
  readonly battle: string;
  /** The battle's last entry. */
  readonly seq: number;
  /** All of its lines, in the reader's language. */
  readonly lines: readonly string[];
}

/** A preview of orders: nothing is committed. */
export interface Preview {
  readonly draft: string;
  /** Each order in the reader's language, with its effects up to the first dice or enemy decision. */
  readonly orders: readonly { readonly shown: string; readonly does: readonly Sentence[]; readonly needs?: Phrase }[];
  readonly warns: readonly Phrase[];
  readonly scene: Scene;
  /** It is a ruling: the umpire decides it, or a side proposes it to the other. */
  readonly ruling?: 'decides' | 'proposes';
  /**
   * They are written on a sheet already: nothing is to be confirmed. `draft` can be taken back, while nobody goes on.
   * `others`: the lines of the sheet that are not among `orders`.
   */
  readonly sheet?: WrittenSheet & { readonly others: readonly string[] };
  /** Its odds can be requested. */
  readonly hasOdds?: boolean;
}
