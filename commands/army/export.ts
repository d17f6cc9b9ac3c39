import { refusing } from '../../src/bot/interactions/answer.ts';
import { armyChoices } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const exportArmy: Doing = {
  name: 'export',
  who: ['present'],
  acknowledge: 'private',
  options: [{ name: 'army', required: true, completed: true, maxLength: 100 }],
  run: async ({ options }, use) => {
    const army = await use.host.exportArmy(use.request, options.getString('army', true));
    if (army instanceof Refusal) return refusing(use, army);
    const files = [{ name: army.name, data: Buffer.from(army.text) }];
    return { content: use.say(use.language, phrase('bot-army-exported')), files };
  },
  complete: armyChoices,
};
