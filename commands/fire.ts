import { tableDiceCommand } from '../src/bot/dice/table-dice-command.ts';

export const fire = tableDiceCommand('fire', {
  firer: 'type',
  range: 'distance',
  factor: 'dice',
  cover: 'enemyGround',
});
