import { closing } from '../../src/bot/closing.ts';
import type { Doing } from '../../src/bot/command.ts';

export const resumed: Doing = {
  name: 'resume',
  acknowledge: 'private',
  run: (interaction, use) => closing(interaction, use, () => use.host.unpause(use.request)),
};
