/** The order language: text in English or French, and back. */
export { answer } from './answer.ts';
export { complete } from './complete.ts';
export { filed } from './filed.ts';
export { orders, parse } from './orders.ts';
export { showOrder } from './show.ts';
export { suggest } from './suggest.ts';
export { write } from './write.ts';
