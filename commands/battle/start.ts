import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';

export const started: Doing = {
  name: 'start',
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language, placesSettled }) => {
    // What is said first is to be said where it belongs.
    await placesSettled(request.place.channelId);
    return replied(say, language, await host.start(request));
  },
};
