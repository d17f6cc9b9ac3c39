import { words } from '../../src/bot/interactions/answer.ts';
import { armyShown } from '../../src/bot/armies/army.ts';
import { sizeOrNationChoices } from '../../src/bot/armies/army-list.ts';
import { pointsOf } from '../../src/bot/input/army-points.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { phrase } from '../../src/kernel/phrase.ts';

export const random: Doing = {
  name: 'random',
  who: ['everyone'],
  acknowledge: 'private',
  options: [
    { name: 'points', required: true, completed: true, maxLength: 6 },
    { name: 'nation', required: true, completed: true, maxLength: 40 },
    { name: 'name', required: false, maxLength: 60 },
  ],
  run: async ({ options }, use) => {
    const points = pointsOf(options.getString('points', true));
    if (points === undefined) return words(use.say(use.language, phrase('bot-army-points')));
    const called = options.getString('name');
    const how = { points, nation: options.getString('nation', true), ...(called !== null && { called }) };
    return armyShown(use, await use.host.randomArmy(use.request, how));
  },
  complete: async (interaction, use) => sizeOrNationChoices(interaction, use),
};
