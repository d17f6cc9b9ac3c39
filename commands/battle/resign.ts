import { closing } from '../../src/bot/closing.ts';
import type { Doing } from '../../src/bot/command.ts';

export const resigned: Doing = {
  name: 'resign',
  acknowledge: 'private',
  run: (interaction, use) => closing(interaction, use, () => use.host.resign(use.request)),
};
