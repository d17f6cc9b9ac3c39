import { closing } from '../../src/bot/closing.ts';
import type { Doing } from '../../src/bot/command.ts';
import { WHY } from './why.ts';

export const answeredFor: Doing = {
  name: 'answer',
  acknowledge: 'private',
  options: [{ name: 'text', required: true, completed: true, maxLength: 200 }, WHY],
  run: (interaction, use) => {
    const [text, why] = [interaction.options.getString('text', true), interaction.options.getString('why', true)];
    return closing(interaction, use, () => use.host.answerFor(use.request, text, why));
  },
  complete: async (interaction, { host, request }) => {
    const completions = await host.completeAnswer(request, interaction.options.getFocused());
    return completions.map(({ shown, text }) => ({ name: shown, value: text }));
  },
};
