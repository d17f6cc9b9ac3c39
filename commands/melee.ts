import { tableDiceCommand } from '../src/bot/dice/table-dice-command.ts';

export const melee = tableDiceCommand('melee', { how: 'how', attacker: 'type', defender: 'enemyType' });
