import { replied } from '../../src/bot/interactions/answer.ts';
import { sharingChoices } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const share: Doing = {
  name: 'share',
  who: ['owner', 'administrator'],
  acknowledge: 'private',
  options: [
    { name: 'army', required: true, completed: true, maxLength: 100 },
    { name: 'with', required: true, choices: ['server', 'nobody'] },
  ],
  run: async ({ options }, { host, request, say, language }) => {
    const to = options.getString('with') === 'server' ? 'server' : 'nobody';
    return replied(say, language, await host.shareArmy(request, options.getString('army', true), to));
  },
  complete: sharingChoices,
};
