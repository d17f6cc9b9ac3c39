import type { Doing } from '../../src/bot/interactions/command.ts';
import { variationsShown } from '../../src/bot/features/rules-options.ts';

export const options: Doing = {
  name: 'options',
  who: ['present'],
  acknowledge: 'private',
  run: (_interaction, use) => variationsShown(use, undefined, 1),
};
