import { tableDiceCommand } from '../src/bot/dice/table-dice-command.ts';

export const morale = tableDiceCommand('morale', { rating: 'command', quality: 'quality', reason: 'reason' });
