import type { Doing } from '../../src/bot/command.ts';
import { listed } from '../../src/bot/scenarios.ts';

export const list: Doing = {
  name: 'list',
  acknowledge: 'private',
  run: async (_interaction, use) => listed(use, await use.host.scenarios(use.request)),
};
