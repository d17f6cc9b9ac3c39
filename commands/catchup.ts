import type { Command } from '../src/bot/interactions/command.ts';
import { catchUpAnswer } from '../src/bot/features/overview.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const catchup: Command = {
  name: 'catchup',
  who: ['present'],
  ...whereBattlesAre,
  acknowledge: 'private',
  run: async (_interaction, use) => catchUpAnswer(use, await use.host.catchUp(use.request)),
};
