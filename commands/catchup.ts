import type { Command } from '../src/bot/command.ts';
import { caughtUp } from '../src/bot/glanced.ts';
import { whereBattlesAre } from '../src/bot/scope.ts';

export const catchup: Command = {
  name: 'catchup',
  ...whereBattlesAre,
  acknowledge: 'private',
  run: async (_interaction, use) => caughtUp(use, await use.host.catchUp(use.request)),
};
