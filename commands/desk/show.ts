import type { Doing } from '../../src/bot/command.ts';
import { deskShown } from '../../src/bot/desk.ts';

export const shown: Doing = {
  name: 'show',
  acknowledge: 'private',
  run: (_interaction, use) => deskShown(use),
};
