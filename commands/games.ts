import type { Command } from '../src/bot/command.ts';
import { gamesShown } from '../src/bot/glanced.ts';
import { everywhere } from '../src/bot/scope.ts';

export const games: Command = {
  name: 'games',
  ...everywhere,
  acknowledge: 'private',
  run: async (_interaction, use) => gamesShown(use, await use.host.games(use.request)),
};
