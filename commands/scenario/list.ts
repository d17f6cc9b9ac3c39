import type { Doing } from '../../src/bot/interactions/command.ts';
import { listed } from '../../src/bot/features/scenarios.ts';

export const list: Doing = {
  name: 'list',
  who: ['everyone'],
  acknowledge: 'private',
  run: async (_interaction, use) => listed(use, await use.host.scenarios(use.request)),
};
