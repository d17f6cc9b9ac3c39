import { armyShown } from '../../src/bot/armies/army.ts';
import { armyChoices } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const copy: Doing = {
  name: 'copy',
  who: ['present'],
  acknowledge: 'private',
  options: [
    { name: 'army', required: true, completed: true, maxLength: 100 },
    { name: 'name', required: false, maxLength: 60 },
  ],
  run: async ({ options }, use) => {
    const called = options.getString('name') ?? undefined;
    return armyShown(use, await use.host.copyArmy(use.request, options.getString('army', true), called));
  },
  complete: armyChoices,
};
