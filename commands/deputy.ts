import { replied } from '../src/bot/interactions/answer.ts';
import type { Command } from '../src/bot/interactions/command.ts';
import { personNamed } from '../src/bot/input/person-named.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const deputy: Command = {
  name: 'deputy',
  who: ['commander'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [{ name: 'person', required: false, takes: 'user' }],
  run: async (interaction, { host, request, say, language }) =>
    replied(say, language, await host.deputy(request, personNamed(interaction, 'person'))),
};
