import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { cut } from '../../src/bot/messages/parts.ts';

export const resume: Doing = {
  name: 'resume',
  who: ['chief', 'umpire'],
  options: [{ name: 'battle', required: false, maxLength: 64, completed: true }],
  acknowledge: 'private',
  run: (interaction, use) => {
    const battle = interaction.options.getString('battle');
    const { host, request } = use;
    return closingAnswer(interaction, use, () =>
      battle === null ? host.unpause(request) : host.bring(request, battle),
    );
  },
  complete: async (_interaction, { host, request, say, language }) =>
    (await host.astray(request)).map(({ battle, title }) => ({ name: cut(say(language, title), 100), value: battle })),
};
