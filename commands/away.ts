import { replied } from '../src/bot/interactions/answer.ts';
import type { Command } from '../src/bot/interactions/command.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';
import { untilChoices } from '../src/bot/input/until.ts';

export const away: Command = {
  name: 'away',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  options: [{ name: 'until', required: true, completed: true, maxLength: 30 }],
  run: async (interaction, { host, request, say, language }) =>
    replied(say, language, await host.away(request, interaction.options.getString('until', true))),
  complete: async (interaction, use) => untilChoices(interaction, use),
};
