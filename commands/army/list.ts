import { armiesListed } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const list: Doing = {
  name: 'list',
  who: ['everyone'],
  acknowledge: 'private',
  run: async (_interaction, use) => armiesListed(use, 1),
};
