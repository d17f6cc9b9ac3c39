import { closing } from '../../src/bot/closing.ts';
import type { Doing } from '../../src/bot/command.ts';

export const drawn: Doing = {
  name: 'draw',
  acknowledge: 'private',
  run: (interaction, use) => closing(interaction, use, () => use.host.offerDraw(use.request)),
};
