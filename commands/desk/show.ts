import type { Doing } from '../../src/bot/interactions/command.ts';
import { deskShown } from '../../src/bot/features/desk.ts';

export const show: Doing = {
  name: 'show',
  who: ['present'],
  acknowledge: 'private',
  run: (_interaction, use) => deskShown(use),
};
