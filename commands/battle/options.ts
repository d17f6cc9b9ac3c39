import type { Doing } from '../../src/bot/command.ts';
import { variationsShown } from '../../src/bot/varied.ts';

export const options: Doing = {
  name: 'options',
  acknowledge: 'private',
  run: (_interaction, use) => variationsShown(use, undefined, 1),
};
