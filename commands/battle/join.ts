import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';
import { SIDES } from '../../src/kernel/play.ts';

export const joined: Doing = {
  name: 'join',
  acknowledge: 'private',
  options: [{ name: 'side', required: true, choices: SIDES }],
  run: async (interaction, { host, request, say, language }) => {
    const side = interaction.options.getString('side', true) === 'red' ? 'red' : 'blue';
    return replied(say, language, await host.join(request, side));
  },
};
