import { armyShown } from '../../src/bot/armies/army.ts';
import { ownChoices } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { phrase } from '../../src/kernel/phrase.ts';

export const add: Doing = {
  name: 'add',
  who: ['owner'],
  acknowledge: 'private',
  options: [
    { name: 'army', required: true, completed: true, maxLength: 100 },
    { name: 'unit', required: true, maxLength: 1500 },
  ],
  run: async ({ options }, use) => {
    const [name, lines] = [options.getString('army', true), options.getString('unit', true)];
    const typed = use.say(use.language, phrase('bot-army-typed'));
    return armyShown(use, await use.host.addToArmy(use.request, name, lines), typed);
  },
  complete: ownChoices,
};
