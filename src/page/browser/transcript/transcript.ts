/** A battle that is over, as data: what a page of it shows. */
import type { Shown } from '../message/shown.ts';

export interface Transcript {
  readonly language: 'en' | 'fr';
  readonly title: string;
  /** Who won and why, who commanded, the score; with Discord's marks. */
  readonly says: readonly string[];
  /** ISO times. */
  readonly opened: string;
  readonly ended: string;
  /** The promise of the dice, and the end of the chain. */
  readonly secretHash: string;
  readonly head: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly told: readonly Told[];
  /** Pictures as data addresses, by the addresses that the messages have for them. */
  readonly pictures: Readonly<Record<string, string>>;
}

export interface Told {
  /** Who ordered or answered what, where that led to these messages. */
  readonly by?: { readonly who: string; readonly does: string };
  readonly messages: readonly Shown[];
}
