import { ownChoices } from '../../src/bot/army-list.ts';
import { built } from '../../src/bot/army-press.ts';
import type { Doing } from '../../src/bot/command.ts';

export const edit: Doing = {
  name: 'edit',
  acknowledge: 'private',
  options: [{ name: 'army', required: true, completed: true, maxLength: 100 }],
  run: async ({ options }, use) => built(use, await use.host.buildArmy(use.request, options.getString('army', true))),
  complete: ownChoices,
};
