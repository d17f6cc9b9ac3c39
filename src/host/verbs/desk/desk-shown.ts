/**
 * The desk, as the bot sees it: what the rules leave to the players, and what an umpire may correct. Each verb with a
 * `why` records it and tells everyone, with the person's name.
 */

/** The content of a ruling: deeds as typed, perhaps none; a form; or that the open step is done. */
export type Deeds =
  | string
  | { readonly tool: string; readonly values: Readonly<Record<string, string>> }
  | { readonly done: true };

/** A form of the desk in its reader's language. */
export interface Form {
  readonly title: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly example?: string;
    /** All choices; without them, text is typed. Units may be more than 25. */
    readonly choices?: readonly { readonly value: string; readonly label: string }[];
  }[];
}

export interface DeskRoll {
  /** `2d6`: up to 20 dice of 2 to 100 sides. */
  readonly dice: string;
  /** The unit for which they are rolled. */
  readonly unit?: string;
  /** By default, for the open step. */
  readonly why?: string;
}
