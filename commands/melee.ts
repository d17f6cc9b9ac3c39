import { tableThrow } from '../src/bot/dice/table-dice-command.ts';

export const melee = tableThrow('melee', { how: 'how', attacker: 'type', defender: 'enemyType' });
