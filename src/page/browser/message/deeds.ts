/**
 * What a reader may do with a message. A page may offer some of it, as a transcript does: what it leaves out is only
 * shown, and cannot be pressed.
 */
import type { Shown } from './shown.ts';

export interface Deeds {
  /** A button, or what was chosen in a menu. Until the promise is kept the message shows that it works. */
  readonly press: (message: Shown, customId: string, values?: readonly string[]) => void | Promise<unknown>;
  /** Puts a private reply away. */
  readonly dismiss: (message: Shown) => void;
  /** Goes to a channel or thread. */
  readonly visit: (channelId: string) => void;
  /** Shows a picture at its full size; the address is the page's own. */
  readonly enlarge: (url: string, alt: string) => void;
  /** Writes a command that is named in a text into the entry: `battle new`. */
  readonly begin?: (command: string) => void;
}
