import type { Command } from '../src/bot/interactions/command.ts';
import { diceChoices, nameChoices } from '../src/bot/dice/saved-rolls.ts';
import { rolled } from '../src/bot/dice/roll.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';

export const roll: Command = {
  name: 'roll',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'none',
  options: [
    { name: 'dice', required: true, completed: true },
    { name: 'secret', required: false, takes: 'yesOrNo' },
    { name: 'label', required: false, maxLength: 100 },
    { name: 'save-as', required: false, completed: true, maxLength: 40 },
  ],
  run: async ({ options }, use) =>
    rolled(use, {
      typed: options.getString('dice', true),
      secret: options.getBoolean('secret') ?? false,
      label: options.getString('label') ?? undefined,
      saveAs: options.getString('save-as') ?? undefined,
    }),
  complete: async ({ options }, use) => {
    const { name, value } = options.getFocused(true);
    return name === 'save-as' ? nameChoices(use, value) : diceChoices(use, value);
  },
};
