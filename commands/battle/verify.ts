import { verifyAnswer } from '../../src/bot/features/verification.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const verify: Doing = {
  name: 'verify',
  who: ['present'],
  acknowledge: 'private',
  run: (_interaction, use) => verifyAnswer(use),
};
