/** SH-GAP-06. Who moves first, once all are deployed; the book numbers no such question. */
import { phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { forms } from './slots.ts';
import { question } from './question.ts';

const CHOICE = forms({ first: 'first', second: 'second' }, {});

export type First = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const FIRST_MOVE = question<First>({
  kind: 'SH-GAP-06',
  clause: 'SH-GAP-06',
  choice: CHOICE,
  asks: ({ to }) => phrase('card-asks-first', { side: sidePhrase(to) }),
  words: ({ say }) => phrase(`answer-${say}`),
});
