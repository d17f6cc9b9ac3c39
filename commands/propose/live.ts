import { closing } from '../../src/bot/closing.ts';
import type { Doing } from '../../src/bot/command.ts';

export const lively: Doing = {
  name: 'live',
  acknowledge: 'private',
  run: (interaction, use) => closing(interaction, use, () => use.host.askForLive(use.request)),
};
