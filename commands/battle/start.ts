import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';

export const started: Doing = {
  name: 'start',
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.start(request)),
};
