import { words } from '../src/bot/interactions/answer.ts';
import { closingAnswer } from '../src/bot/messages/close-cards.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import { choicesOf, type Command } from '../src/bot/interactions/command.ts';
import { phrase } from '../src/kernel/phrase.ts';

export const answer: Command = {
  name: 'answer',
  who: ['commander'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [{ name: 'text', required: true, completed: true, maxLength: 200 }],
  run: async (interaction, use) => {
    const { host, awaited, request, say, language } = use;
    const question = await awaited(request.place.channelId);
    if (!question) return words(say(language, phrase('bot-nothing-asked')));
    const text = interaction.options.getString('text', true);
    return closingAnswer(interaction, use, () => host.answer(request, question.battle, question.no, text));
  },
  complete: async (interaction, use) =>
    choicesOf(use, await use.host.completeAnswer(use.request, interaction.options.getFocused())),
};
