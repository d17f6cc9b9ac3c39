import type { Command } from '../src/bot/interactions/command.ts';
import { finishAnswer } from '../src/bot/features/finish.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const done: Command = {
  name: 'done',
  who: ['commander'],
  ...whereBattlesAre,
  acknowledge: 'private',
  run: (_interaction, use) => finishAnswer(use),
};
