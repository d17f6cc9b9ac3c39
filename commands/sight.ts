import type { Command } from '../src/bot/interactions/command.ts';
import { lookAnswer, unitChoices } from '../src/bot/features/look.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const sight: Command = {
  name: 'sight',
  who: ['present'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [
    { name: 'from', required: true, completed: true, maxLength: 40 },
    { name: 'to', required: true, completed: true, maxLength: 40 },
  ],
  run: async ({ options }, use) =>
    lookAnswer(use, await use.host.sight(use.request, options.getString('from', true), options.getString('to', true))),
  complete: unitChoices,
};
