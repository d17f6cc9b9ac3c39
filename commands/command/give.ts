import { bodyChoices, unitMenu } from '../../src/bot/features/assigning.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { closingAnswer } from '../../src/bot/messages/close-cards.ts';

export const give: Doing = {
  name: 'give',
  who: ['commander'],
  acknowledge: 'private',
  options: [
    { name: 'who', required: true, takes: 'user' },
    { name: 'units', required: false, completed: true, maxLength: 300 },
  ],
  run: async (interaction, use) => {
    const who = interaction.options.getUser('who', true).id;
    const units = interaction.options.getString('units');
    if (units === null) return unitMenu(use, who, 1);
    return closingAnswer(interaction, use, () => use.host.commandGive(use.request, who, units));
  },
  complete: bodyChoices,
};
