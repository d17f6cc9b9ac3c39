import { tableThrow } from '../src/bot/table-throw-command.ts';

export const fire = tableThrow('fire', { firer: 'type', range: 'distance', factor: 'dice', cover: 'enemyGround' });
