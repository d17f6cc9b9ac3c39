import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';

export const status: Doing = {
  name: 'status',
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.status(request)),
};
