import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const leave: Doing = {
  name: 'leave',
  who: ['commander', 'umpire'],
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.leave(request)),
};
