import { tableThrow } from '../src/bot/dice/table-dice-command.ts';

export const fire = tableThrow('fire', { firer: 'type', range: 'distance', factor: 'dice', cover: 'enemyGround' });
