/** What comes of a press. */
import type { Answer } from './answer.ts';
import type { Modal } from './form.ts';

/**
 * `shows` changes the message with the button, or answers it; `announces` something to everybody, though only one person
 * sees the button, and `unsaid` is shown instead where that cannot be; `opens` a form, in the manner `none`: it must come
 * first.
 */
export interface Pressed {
  readonly opens?: Modal;
  readonly announces?: Answer;
  readonly unsaid?: Answer;
  readonly shows?: Answer;
  readonly whispers?: Answer;
}
