import type { Doing } from '../../src/bot/interactions/command.ts';
import { scenarioList } from '../../src/bot/features/scenarios.ts';

export const list: Doing = {
  name: 'list',
  who: ['everyone'],
  acknowledge: 'private',
  run: async (_interaction, use) => scenarioList(use, await use.host.scenarios(use.request)),
};
