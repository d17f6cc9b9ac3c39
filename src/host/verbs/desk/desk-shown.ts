/**
 * The desk, as the bot sees it: what a book leaves to the people at the table, and what an umpire may set right. Each
 * verb with a `why` writes it down and tells it to everybody, with the name of the person.
 */

/** What is to be ruled: deeds as a person typed them, perhaps none; a form filled in; or that the open step is done. */
export type Deeds =
  | string
  | { readonly tool: string; readonly values: Readonly<Record<string, string>> }
  | { readonly done: true };

/** A form of the desk in its reader's words. */
export interface Form {
  readonly title: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly example?: string;
    /** What may be chosen, in full; without them, words are typed. Of units there may be more than 25. */
    readonly choices?: readonly { readonly value: string; readonly label: string }[];
  }[];
}

export interface Throw {
  /** `2d6`: up to 20 dice of 2 to 100 sides. */
  readonly dice: string;
  /** The unit for which they are thrown. */
  readonly unit?: string;
  /** Without one, it is for the open step. */
  readonly why?: string;
}
