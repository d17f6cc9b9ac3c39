import type { Doing } from '../../src/bot/interactions/command.ts';
import { deskShown } from '../../src/bot/features/desk.ts';

export const shown: Doing = {
  name: 'show',
  who: ['present'],
  acknowledge: 'private',
  run: (_interaction, use) => deskShown(use),
};
