import { replied } from '../../src/bot/interactions/answer.ts';
import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { paceChoices } from '../../src/bot/input/paces.ts';

export const pace: Doing = {
  name: 'pace',
  who: ['chief', 'umpire'],
  acknowledge: 'private',
  options: [{ name: 'to', required: false, completed: true, maxLength: 100 }],
  run: async (interaction, use) => {
    const { host, request, say, language } = use;
    const to = interaction.options.getString('to');
    if (to === null) return replied(say, language, await host.pace(request));
    return closingAnswer(interaction, use, () => host.askForPace(request, to));
  },
  complete: async (interaction, use) => paceChoices(interaction, use),
};
