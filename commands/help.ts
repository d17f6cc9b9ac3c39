import type { Command } from '../src/bot/interactions/command.ts';
import { helpAnswer } from '../src/bot/features/help.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';

export const help: Command = {
  name: 'help',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  run: (_interaction, use) => helpAnswer(use),
};
