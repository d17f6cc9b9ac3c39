import { ownChoices } from '../../src/bot/armies/army-list.ts';
import { askToDeleteNamed } from '../../src/bot/armies/army-press.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const deleteArmy: Doing = {
  name: 'delete',
  who: ['owner'],
  acknowledge: 'private',
  options: [{ name: 'army', required: true, completed: true, maxLength: 100 }],
  run: ({ options }, use) => askToDeleteNamed(use, options.getString('army', true)),
  complete: ownChoices,
};
