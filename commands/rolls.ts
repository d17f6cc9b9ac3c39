import type { Command } from '../src/bot/interactions/command.ts';
import { rollsListed } from '../src/bot/dice/saved-rolls.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';

export const rolls: Command = {
  name: 'rolls',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  run: async (_interaction, use) => rollsListed(use),
};
