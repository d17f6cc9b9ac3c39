import { replied } from '../src/bot/interactions/answer.ts';
import type { Command } from '../src/bot/interactions/command.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';

export const back: Command = {
  name: 'back',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.back(request)),
};
