import type { Command } from '../src/bot/command.ts';
import { rollsListed } from '../src/bot/kept-rolls.ts';
import { everywhere } from '../src/bot/scope.ts';

export const rolls: Command = {
  name: 'rolls',
  ...everywhere,
  acknowledge: 'private',
  run: async (_interaction, use) => rollsListed(use),
};
