import { replied } from '../src/bot/answer.ts';
import type { Command } from '../src/bot/command.ts';
import { everywhere } from '../src/bot/scope.ts';
import { untilChoices } from '../src/bot/until.ts';

export const away: Command = {
  name: 'away',
  ...everywhere,
  acknowledge: 'private',
  options: [{ name: 'until', required: true, completed: true, maxLength: 30 }],
  run: async (interaction, { host, request, say, language }) =>
    replied(say, language, await host.away(request, interaction.options.getString('until', true))),
  complete: async (interaction, use) => untilChoices(interaction, use),
};
