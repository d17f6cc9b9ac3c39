import { tableThrow } from '../src/bot/table-throw-command.ts';

export const melee = tableThrow('melee', { how: 'how', attacker: 'type', defender: 'enemyType' });
