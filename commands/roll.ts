import { everywhere } from '../src/bot/scope.ts';
import type { Command } from '../src/bot/command.ts';
import { rolled } from '../src/bot/rolled.ts';

export const roll: Command = {
  name: 'roll',
  ...everywhere,
  acknowledge: 'none',
  options: [{ name: 'dice', required: true }],
  run: async (interaction, use) => rolled(use, interaction.options.getString('dice', true)),
};
