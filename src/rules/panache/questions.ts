/** The questions of this book: TABLE-01 alone, whether the other side agrees to a ruling. */
import { AGREEMENT_QUESTION } from '../../kernel/hand.ts';
import { questionsOf } from '../../kernel/question.ts';
import type { State } from './state.ts';

export const { card, doctrine, offered } = questionsOf<State>([AGREEMENT_QUESTION]);
