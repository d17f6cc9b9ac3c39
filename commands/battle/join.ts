import type { Doing } from '../../src/bot/command.ts';
import { doctrined } from '../../src/bot/doctrined.ts';
import { SIDES } from '../../src/kernel/play.ts';

export const joined: Doing = {
  name: 'join',
  acknowledge: 'private',
  options: [{ name: 'side', required: true, choices: SIDES }],
  run: async (interaction, use) => {
    const side = interaction.options.getString('side', true) === 'red' ? 'red' : 'blue';
    return doctrined(use, await use.host.join(use.request, side));
  },
};
