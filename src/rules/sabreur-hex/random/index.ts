/** Random battles: random terrain, two armies deployed on it, and the balance between them. */
export { randomBattles } from './deal.ts';
