import type { Command } from '../src/bot/interactions/command.ts';
import { luckShown } from '../src/bot/features/luck.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const luck: Command = {
  name: 'luck',
  who: ['present'],
  ...whereBattlesAre,
  acknowledge: 'private',
  run: async (_interaction, use) => luckShown(use, await use.host.luck(use.request)),
};
