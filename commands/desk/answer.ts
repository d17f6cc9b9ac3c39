import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import { choicesOf, type Doing } from '../../src/bot/interactions/command.ts';
import { WHY } from './why.ts';

export const answer: Doing = {
  name: 'answer',
  who: ['umpire'],
  acknowledge: 'private',
  options: [{ name: 'text', required: true, completed: true, maxLength: 200 }, WHY],
  run: (interaction, use) => {
    const [text, why] = [interaction.options.getString('text', true), interaction.options.getString('why', true)];
    return closingAnswer(interaction, use, () => use.host.answerFor(use.request, text, why));
  },
  complete: async (interaction, use) =>
    choicesOf(use, await use.host.completeAnswer(use.request, interaction.options.getFocused())),
};
