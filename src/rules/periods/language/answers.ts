/** What a line answers beforehand, and for when it is, each by its word. */
import { type Line as Row, linesOf } from '../../../kernel/grammar/line.ts';
import type { Answers } from '../order.ts';
import type { Item } from './items.ts';
import { slots } from './slots.ts';

const { lineBy } = linesOf<Item, typeof slots>(slots);

/** An answer of fixed words after its own. */
function answerRow<K extends keyof Answers & keyof typeof slots>(key: K): Row<Item> {
  return lineBy(
    `{answer:${key}}` as '{answer:evades}',
    ({ answer }) => ({ is: 'answer', answer: { [key]: answer } }),
    (item) =>
      item.is === 'answer' && item.answer[key] !== undefined ? { answer: item.answer[key] as 'stop' } : undefined,
  );
}

/** An answer that is a word of its own. */
function flagRow<K extends 'pushPast' | 'follow' | 'split'>(key: K, value: boolean): Row<Item> {
  return lineBy(
    '',
    () => ({ is: 'answer', answer: { [key]: value } }),
    (item) => (item.is === 'answer' && item.answer[key] === value ? {} : undefined),
  );
}

export const ANSWER_ROWS: Readonly<Record<string, Row<Item> | readonly Row<Item>[]>> = {
  ifCharged: [
    lineBy(
      '{first}',
      ({ first }) => ({ is: 'answer', answer: { fireFirst: first === 'fire' } }),
      (item) => {
        if (item.is !== 'answer' || item.answer.fireFirst === undefined) return undefined;
        return { first: item.answer.fireFirst ? ('fire' as const) : ('plan' as const) };
      },
    ),
    answerRow('charged'),
  ],
  ifEvades: answerRow('evades'),
  ifBarred: answerRow('barred'),
  squadrons: answerRow('squadrons'),
  pushPast: flagRow('pushPast', true),
  noPushPast: flagRow('pushPast', false),
  follow: flagRow('follow', true),
  noFollow: flagRow('follow', false),
  pass: lineBy(
    '{hand}',
    (said) => ({ is: 'answer', answer: { pass: said.hand } }),
    (item) => (item.is === 'answer' && item.answer.pass ? { hand: item.answer.pass } : undefined),
  ),
  ifFlanked: lineBy(
    '{flanked}',
    ({ flanked }) => ({ is: 'answer', answer: { flanked: flanked === 'turn' } }),
    (item) => {
      if (item.is !== 'answer' || item.answer.flanked === undefined) return undefined;
      return { flanked: item.answer.flanked ? ('turn' as const) : ('go on' as const) };
    },
  ),
  ifCover: answerRow('cover'),
  ifDrawn: answerRow('drawn'),
  split: flagRow('split', true),
  noSplit: flagRow('split', false),
  fromHalf: lineBy(
    '{half}',
    (said) => ({ is: 'from', from: said.half }),
    (item) => (item.is === 'from' ? { half: item.from } : undefined),
  ),
  forgotten: lineBy(
    '',
    () => ({ is: 'forgotten' }),
    (item) => (item.is === 'forgotten' ? {} : undefined),
  ),
};
