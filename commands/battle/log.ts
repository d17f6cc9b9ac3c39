import type { Doing } from '../../src/bot/interactions/command.ts';
import { logPage } from '../../src/bot/messages/log-page.ts';

export const log: Doing = {
  name: 'log',
  who: ['present'],
  acknowledge: 'private',
  run: async (_interaction, use) => logPage(use, 1),
};
