import { ownChoices } from '../../src/bot/armies/army-list.ts';
import { builderAnswer } from '../../src/bot/armies/army-press.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const edit: Doing = {
  name: 'edit',
  who: ['owner'],
  acknowledge: 'private',
  options: [{ name: 'army', required: true, completed: true, maxLength: 100 }],
  run: async ({ options }, use) =>
    builderAnswer(use, await use.host.buildArmy(use.request, options.getString('army', true))),
  complete: ownChoices,
};
