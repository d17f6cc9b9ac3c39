import type { Command } from '../src/bot/interactions/command.ts';
import { gamesAnswer } from '../src/bot/features/overview.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';

export const games: Command = {
  name: 'games',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  run: async (_interaction, use) => gamesAnswer(use, await use.host.games(use.request)),
};
