import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const points: Doing = {
  name: 'points',
  who: ['chief'],
  acknowledge: 'private',
  options: [
    { name: 'who', required: true, takes: 'user' },
    { name: 'n', required: false, maxLength: 2 },
  ],
  run: async ({ options }, { host, request, say, language }) => {
    const who = options.getUser('who', true).id;
    const typed = options.getString('n')?.trim();
    if (typed !== undefined && !/^\d{1,2}$/.test(typed)) {
      return replied(say, language, new Refusal('HOST', phrase('seat-points-number')));
    }
    const n = typed === undefined ? undefined : Number(typed);
    return replied(say, language, await host.commandPoints(request, who, n));
  },
};
