import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const start: Doing = {
  name: 'start',
  who: ['commander', 'umpire'],
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language, placesSettled }) => {
    // The first posts must go to the right threads.
    await placesSettled(request.place.channelId);
    return replied(say, language, await host.start(request));
  },
};
