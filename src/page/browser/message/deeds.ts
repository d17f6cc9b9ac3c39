/**
 * What a reader may do with a message. A page may support only some actions, as a transcript does; the rest is shown
 * but cannot be pressed.
 */
import type { Shown } from './shown.ts';

export interface Deeds {
  /** Presses a button, or chooses from a menu. The message shows that it is working until the promise resolves. */
  readonly press: (message: Shown, customId: string, values?: readonly string[]) => void | Promise<unknown>;
  /** Dismisses a private reply. */
  readonly dismiss: (message: Shown) => void;
  /** Goes to a channel or thread. */
  readonly visit: (channelId: string) => void;
  /** Shows a picture at full size. The URL is the page's own. */
  readonly enlarge: (url: string, alt: string) => void;
  /** Puts a command mentioned in a text into the entry: `battle new`. */
  readonly begin?: (command: string) => void;
}
