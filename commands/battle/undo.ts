import { closing } from '../../src/bot/closing.ts';
import type { Doing } from '../../src/bot/command.ts';

export const undone: Doing = {
  name: 'undo',
  acknowledge: 'private',
  run: (interaction, use) => closing(interaction, use, () => use.host.undo(use.request)),
};
