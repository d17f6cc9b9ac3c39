import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';

export const left: Doing = {
  name: 'leave',
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.leave(request)),
};
