import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { THREADS } from '../../src/host/verbs/threads/thread-news.ts';

export const threads: Doing = {
  name: 'threads',
  who: ['chief', 'umpire', 'administrator'],
  acknowledge: 'private',
  options: [{ name: 'which', required: false, choices: THREADS }],
  run: async (interaction, { host, request, say, language }) => {
    const wanted = interaction.options.getString('which');
    const which = THREADS.find((each) => each === wanted) ?? 'all';
    return replied(say, language, await host.threads(request, which));
  },
};
