import type { Doing } from '../../src/bot/interactions/command.ts';
import { withFile } from '../../src/bot/features/scenarios.ts';

export const check: Doing = {
  name: 'check',
  who: ['everyone'],
  acknowledge: 'private',
  options: [{ name: 'file', required: true, takes: 'file' }],
  run: async (interaction, use) => withFile(interaction, use, (text) => use.host.checkScenario(use.request, text)),
};
