/** A finished battle as data: everything its page shows. */
import type { Shown } from '../message/shown.ts';

export interface Transcript {
  readonly language: 'en' | 'fr';
  readonly title: string;
  /** Who won and why, who commanded, the score; with Markdown. */
  readonly says: readonly string[];
  /** ISO times. */
  readonly opened: string;
  readonly ended: string;
  /** The commitment to the dice, and the end of the hash chain. */
  readonly secretHash: string;
  readonly head: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly told: readonly Told[];
  /** Pictures as data URLs, by the URLs used in the messages. */
  readonly pictures: Readonly<Record<string, string>>;
}

export interface Told {
  /** Who ordered or answered what, if that led to these messages. */
  readonly by?: { readonly who: string; readonly does: string };
  readonly messages: readonly Shown[];
}
