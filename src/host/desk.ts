/**
 * The desk, as the bot sees it: what a book leaves to the people at the table, and what an umpire may set right. Each
 * verb with a `why` writes it down and tells it to everybody, with the name of the person.
 */
import type { Refusal } from '../kernel/play.ts';
import type { Completion } from '../kernel/ruleset.ts';
import type { Preview } from './host.ts';
import type { Reply, Request } from './request.ts';
import type { Post } from './post.ts';

/** A reason has so many characters at least, and at most. */
export const REASON = { min: 3, max: 200 } as const;

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

export interface Desk {
  /** The desk as it stands, in the reader's words, for him alone: a post of the kind `desk`. */
  readonly deskView: (request: Request) => Promise<Post | Refusal>;
  /** One of the desk's forms, by the name of its tool. */
  readonly deskForm: (request: Request, tool: string) => Promise<Form | Refusal>;
  /** Why this person may not rule, or propose, now; why no dice may be thrown in his name. */
  readonly mayRule: (request: Request) => Promise<Refusal | undefined>;
  readonly mayThrow: (request: Request) => Promise<Refusal | undefined>;
  /** The next words of a deed, for those who may rule or propose now. */
  readonly deskComplete: (request: Request, typed: string) => Promise<readonly Completion[]>;
  /**
   * A ruling or a proposal shown before it counts; `confirm` and `discard` take its draft. Only where the open step is
   * done may the reason be left out.
   */
  readonly previewRuling: (request: Request, deeds: Deeds, why?: string) => Promise<Preview | Refusal>;
  readonly throwDice: (request: Request, what: Throw) => Promise<Reply | Refusal>;
  /** The umpire takes the order that waits off the table, and those behind it. */
  readonly annul: (request: Request, why: string) => Promise<Reply | Refusal>;
  /** The umpire answers the open question for whoever is absent: by the number of its option, or by text. */
  readonly answerFor: (request: Request, given: number | string, why: string) => Promise<Reply | Refusal>;
  readonly pause: (request: Request, why: string) => Promise<Reply | Refusal>;
  readonly unpause: (request: Request) => Promise<Reply | Refusal>;
}
