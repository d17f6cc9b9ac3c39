import type { Command } from '../src/bot/interactions/command.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';
import { gameNamed } from '../src/bot/input/game-named.ts';
import { PICTURE, sheetChoices, sheetShown } from '../src/bot/features/sheet.ts';

export const sheet: Command = {
  name: 'sheet',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  options: [
    { name: 'game', required: false, completed: true, maxLength: 40 },
    { name: 'as', required: false, choices: ['picture', 'text'] },
  ],
  run: ({ options }, use) =>
    sheetShown(
      use,
      gameNamed(options.getString('game'), sheetChoices(use)),
      options.getString('as') === 'text' ? 1 : PICTURE,
    ),
  complete: async (_interaction, use) => sheetChoices(use),
};
