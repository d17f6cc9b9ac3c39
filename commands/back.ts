import { replied } from '../src/bot/answer.ts';
import type { Command } from '../src/bot/command.ts';
import { everywhere } from '../src/bot/scope.ts';

export const back: Command = {
  name: 'back',
  ...everywhere,
  acknowledge: 'private',
  run: async (_interaction, { host, request, say, language }) => replied(say, language, await host.back(request)),
};
