import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { WHY } from './why.ts';

export const open: Doing = {
  name: 'open',
  who: ['umpire'],
  acknowledge: 'private',
  options: [WHY],
  run: async ({ options }, { host, request, say, language }) =>
    replied(say, language, await host.openSheets(request, options.getString('why', true))),
};
