import { bodyChoices, unitMenu } from '../../src/bot/features/assigning.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { closingAnswer } from '../../src/bot/messages/close-cards.ts';

export const take: Doing = {
  name: 'take',
  who: ['chief'],
  acknowledge: 'private',
  options: [{ name: 'units', required: false, completed: true, maxLength: 300 }],
  run: async (interaction, use) => {
    const units = interaction.options.getString('units');
    if (units === null) return unitMenu(use, use.request.person.id, 1);
    return closingAnswer(interaction, use, () => use.host.commandTake(use.request, units));
  },
  complete: bodyChoices,
};
