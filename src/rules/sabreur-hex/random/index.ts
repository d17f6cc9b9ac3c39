/** Battles made up: random ground, two armies drawn up on it, and the scales between them. */
export { randomBattles } from './deal.ts';
