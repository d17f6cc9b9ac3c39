import { tableThrow } from '../src/bot/dice/table-dice-command.ts';

export const morale = tableThrow('morale', { rating: 'command', quality: 'quality', reason: 'reason' });
