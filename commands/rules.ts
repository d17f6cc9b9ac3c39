import type { Command } from '../src/bot/interactions/command.ts';
import type { Use } from '../src/bot/bot.ts';
import { gameChoices, lookupAnswer, ruleChoices } from '../src/bot/features/rules-lookup.ts';
import { gameNamed } from '../src/bot/input/game-named.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';

export const rules: Command = {
  name: 'rules',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  options: [
    { name: 'find', required: false, completed: true, maxLength: 100 },
    { name: 'game', required: false, completed: true, maxLength: 40 },
  ],
  run: ({ options }, use) =>
    lookupAnswer(use, options.getString('find') ?? undefined, gameIn(options.getString('game'), use)),
  complete: async ({ options }, use) => {
    const { name, value } = options.getFocused(true);
    if (name === 'game') return gameChoices(use);
    return ruleChoices(use, value, gameIn(options.getString('game'), use));
  },
};

function gameIn(typed: string | null, use: Use): string | undefined {
  return gameNamed(typed, gameChoices(use));
}
