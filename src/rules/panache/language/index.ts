/** The order language: text in English or French, and back. */
export { answer, filed } from './answer.ts';
export { complete } from './complete.ts';
export { armWord, deedWord, sideText } from './deed-words.ts';
export { completeDeeds } from './deeds-complete.ts';
export { readDeeds, writeDeeds } from './deeds.ts';
export { orders, parse } from './orders.ts';
export { show } from './show.ts';
export { everyOrder, suggest } from './suggest.ts';
export { write } from './write.ts';
