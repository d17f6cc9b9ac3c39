import type { Command } from '../src/bot/command.ts';
import { luckShown } from '../src/bot/luck.ts';
import { whereBattlesAre } from '../src/bot/scope.ts';

export const luck: Command = {
  name: 'luck',
  ...whereBattlesAre,
  acknowledge: 'private',
  run: async (_interaction, use) => luckShown(use, await use.host.luck(use.request)),
};
