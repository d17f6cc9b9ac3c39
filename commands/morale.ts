import { tableThrow } from '../src/bot/table-throw-command.ts';

export const morale = tableThrow('morale', { rating: 'command', quality: 'quality', reason: 'reason' });
