import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';

export const repaired: Doing = {
  name: 'repair',
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.repair(request)),
};
