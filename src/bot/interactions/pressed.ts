/** The result of a press. */
import type { Answer } from './answer.ts';
import type { Modal } from '../features/desk-form.ts';

/**
 * `shows` changes the button's message or answers it. `announces` posts publicly though only one person sees the
 * button; `unsaid` is shown if that fails. `opens` is a form, which must come first (ack mode `none`).
 */
export interface Pressed {
  readonly opens?: Modal;
  readonly announces?: Answer;
  readonly unsaid?: Answer;
  readonly shows?: Answer;
  readonly followUp?: Answer;
}
