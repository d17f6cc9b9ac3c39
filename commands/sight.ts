import type { Command } from '../src/bot/command.ts';
import { looked, unitChoices } from '../src/bot/looked.ts';
import { whereBattlesAre } from '../src/bot/scope.ts';

export const sight: Command = {
  name: 'sight',
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [
    { name: 'from', required: true, completed: true, maxLength: 40 },
    { name: 'to', required: true, completed: true, maxLength: 40 },
  ],
  run: async ({ options }, use) =>
    looked(use, await use.host.sight(use.request, options.getString('from', true), options.getString('to', true))),
  complete: unitChoices,
};
