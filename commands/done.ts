import type { Command } from '../src/bot/command.ts';
import { finishing } from '../src/bot/finish.ts';
import { whereBattlesAre } from '../src/bot/scope.ts';

export const done: Command = {
  name: 'done',
  ...whereBattlesAre,
  acknowledge: 'private',
  run: (_interaction, use) => finishing(use),
};
