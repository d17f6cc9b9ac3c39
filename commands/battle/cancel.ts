import { cancelAnswer } from '../../src/bot/features/cancel.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

/** Cancelling a battle takes a second press, and perhaps the other side's consent or a reason. */
export const cancel: Doing = {
  name: 'cancel',
  who: ['chief', 'umpire', 'administrator'],
  acknowledge: 'private',
  run: (_interaction, use) => cancelAnswer(use),
};
