import { Refusal } from '../../src/kernel/play.ts';
import { armyShown, armyAsText } from '../../src/bot/armies/army.ts';
import { armyChoices } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const show: Doing = {
  name: 'show',
  who: ['present'],
  acknowledge: 'private',
  options: [
    { name: 'army', required: true, completed: true, maxLength: 100 },
    { name: 'what', required: false, choices: ['picture', 'text'] },
  ],
  run: async ({ options }, use) => {
    const shown = await use.host.showArmy(use.request, options.getString('army', true));
    const isSpoken = options.getString('what') === 'text';
    return isSpoken && !(shown instanceof Refusal) ? armyAsText(use, shown) : armyShown(use, shown);
  },
  complete: armyChoices,
};
