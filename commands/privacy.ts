import { privacyAnswer } from '../src/bot/features/privacy.ts';
import type { Command } from '../src/bot/interactions/command.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';

export const privacy: Command = {
  name: 'privacy',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  run: (_interaction, use) => privacyAnswer(use),
};
