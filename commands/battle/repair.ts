import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const repair: Doing = {
  name: 'repair',
  who: ['administrator'],
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.repair(request)),
};
