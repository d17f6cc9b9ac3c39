import type { Command } from '../src/bot/interactions/command.ts';
import { doctrineAnswer } from '../src/bot/features/doctrine.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';

export const doctrine: Command = {
  name: 'doctrine',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  options: [{ name: 'choice', required: false, choices: ['regulation', 'bold', 'ask'] }],
  run: async (interaction, use) =>
    doctrineAnswer(use, await use.host.doctrine(use.request, interaction.options.getString('choice') ?? undefined)),
};
