import type { Command } from '../src/bot/command.ts';
import { helped } from '../src/bot/helped.ts';
import { everywhere } from '../src/bot/scope.ts';

export const help: Command = {
  name: 'help',
  ...everywhere,
  acknowledge: 'private',
  run: (_interaction, use) => helped(use),
};
