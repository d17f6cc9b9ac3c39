import { words } from '../../src/bot/interactions/answer.ts';
import { sizeOrNationChoices } from '../../src/bot/armies/army-list.ts';
import { builderAnswer } from '../../src/bot/armies/army-press.ts';
import { pointsOf } from '../../src/bot/input/army-points.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { phrase } from '../../src/kernel/phrase.ts';

export const newArmy: Doing = {
  name: 'new',
  who: ['everyone'],
  acknowledge: 'private',
  options: [
    { name: 'name', required: true, maxLength: 60 },
    { name: 'points', required: false, completed: true, maxLength: 6 },
    { name: 'nation', required: false, completed: true, maxLength: 40 },
  ],
  run: async ({ options }, use) => {
    const [typed, nation] = [options.getString('points'), options.getString('nation')];
    const points = typed === null ? undefined : pointsOf(typed);
    if (typed !== null && points === undefined) return words(use.say(use.language, phrase('bot-army-points')));
    const called = options.getString('name', true);
    const how = { called, ...(points !== undefined && { points }), ...(nation !== null && { nation }) };
    return builderAnswer(use, await use.host.newArmy(use.request, how));
  },
  complete: async (interaction, use) => sizeOrNationChoices(interaction, use),
};
