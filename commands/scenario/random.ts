import { words } from '../../src/bot/interactions/answer.ts';
import { pointsOf } from '../../src/bot/input/army-points.ts';
import { generateBattle } from '../../src/bot/features/random-battle.ts';
import { sizeOrNationChoices } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { phrase } from '../../src/kernel/phrase.ts';

export const random: Doing = {
  name: 'random',
  who: ['everyone'],
  acknowledge: 'private',
  options: [
    { name: 'size', required: true, choices: ['small', 'medium', 'large'] },
    { name: 'points', required: false, completed: true, maxLength: 6 },
    { name: 'red', required: false, completed: true, maxLength: 40 },
    { name: 'blue', required: false, completed: true, maxLength: 40 },
    { name: 'name', required: false, maxLength: 40 },
  ],
  run: async (interaction, use) => {
    const { options } = interaction;
    const typed = options.getString('points');
    const points = typed === null ? undefined : pointsOf(typed);
    if (typed !== null && points === undefined) return words(use.say(use.language, phrase('bot-army-points')));
    const [red, blue, name] = ['red', 'blue', 'name'].map((option) => options.getString(option) ?? undefined);
    return generateBattle(interaction, use, {
      size: options.getString('size', true),
      ...(points !== undefined && { points }),
      ...(red !== undefined && { red }),
      ...(blue !== undefined && { blue }),
      ...(name !== undefined && { name }),
    });
  },
  complete: async (interaction, use) => sizeOrNationChoices(interaction, use),
};
