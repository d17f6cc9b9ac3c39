/** The order language: text in English or French, and back. */
import { grammar } from './grammar.ts';

export { answer, showAnswer } from './answer.ts';
export { armWord, deedWord } from './deed-words.ts';
export { completeDeeds, readDeeds, writeDeeds } from './deeds.ts';

export const { complete, everyOrder, orders, parse, showOrder, suggest, write } = grammar;
