import type { Doing } from '../../src/bot/command.ts';
import { logPage } from '../../src/bot/log-page.ts';

export const log: Doing = {
  name: 'log',
  acknowledge: 'private',
  run: async (_interaction, use) => logPage(use, 1),
};
