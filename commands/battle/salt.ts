import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { LONGEST_SALT } from '../../src/host/orders/salts.ts';

export const salt: Doing = {
  name: 'salt',
  who: ['commander'],
  acknowledge: 'private',
  options: [{ name: 'text', required: true, maxLength: LONGEST_SALT }],
  run: async (interaction, { host, request, say, language }) =>
    replied(say, language, await host.salt(request, interaction.options.getString('text', true))),
};
