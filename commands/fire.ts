import { tableThrow } from '../src/bot/table-throw-command.ts';

export const fire = tableThrow('fire', { factor: 'factor' });
