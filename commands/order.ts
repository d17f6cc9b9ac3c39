import { refused, words } from '../src/bot/answer.ts';
import { inServers } from '../src/bot/scope.ts';
import type { Command } from '../src/bot/command.ts';
import { previewed } from '../src/bot/previewed.ts';
import { Refusal } from '../src/kernel/play.ts';

export const order: Command = {
  name: 'order',
  ...inServers,
  acknowledge: 'private',
  options: [{ name: 'text', required: true, completed: true, maxLength: 1000 }],
  run: async (interaction, use) => {
    const preview = await use.host.preview(use.request, interaction.options.getString('text', true));
    if (preview instanceof Refusal) return words(refused(use.say, use.language, preview));
    return previewed(use, preview);
  },
  complete: async (interaction, { host, request }) => {
    const completions = await host.complete(request, interaction.options.getFocused());
    return completions.map(({ shown, text }) => ({ name: shown, value: text }));
  },
};
