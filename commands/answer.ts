import { replied, words } from '../src/bot/answer.ts';
import { inServers } from '../src/bot/scope.ts';
import type { Command } from '../src/bot/command.ts';
import { phrase } from '../src/kernel/phrase.ts';

export const answer: Command = {
  name: 'answer',
  ...inServers,
  acknowledge: 'private',
  options: [{ name: 'text', required: true, maxLength: 200 }],
  run: async (interaction, { host, awaited, request, say, language }) => {
    const question = await awaited(request.place.channelId);
    if (!question) return words(say(language, phrase('bot-nothing-asked')));
    const text = interaction.options.getString('text', true);
    return replied(say, language, await host.answer(request, question.battle, question.no, text));
  },
};
