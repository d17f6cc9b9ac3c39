import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';

export const resumed: Doing = {
  name: 'resume',
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.unpause(request)),
};
