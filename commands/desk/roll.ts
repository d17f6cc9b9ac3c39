import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { unitChoices } from '../../src/bot/features/look.ts';
import { WHY } from './why.ts';

export const roll: Doing = {
  name: 'roll',
  who: ['commander', 'umpire'],
  acknowledge: 'private',
  options: [
    { name: 'dice', required: true, maxLength: 100 },
    { ...WHY, required: false },
    { name: 'unit', required: false, completed: true, maxLength: 40 },
  ],
  run: async ({ options }, { host, request, say, language }) => {
    const [why, unit] = [options.getString('why'), options.getString('unit')];
    const what = {
      dice: options.getString('dice', true),
      ...(why !== null && { why }),
      ...(unit !== null && { unit }),
    };
    return replied(say, language, await host.throwDice(request, what));
  },
  complete: unitChoices,
};
