import { closing } from '../../src/bot/closing.ts';
import type { Doing } from '../../src/bot/command.ts';

export const cancelled: Doing = {
  name: 'cancel',
  acknowledge: 'private',
  run: (interaction, use) => closing(interaction, use, () => use.host.cancel(use.request)),
};
