import { hidden, words } from '../src/bot/answer.ts';
import { everywhere } from '../src/bot/scope.ts';
import type { Command } from '../src/bot/command.ts';
import { phrase } from '../src/kernel/phrase.ts';

export const help: Command = {
  name: 'help',
  ...everywhere,
  acknowledge: 'none',
  run: async (_interaction, { say, language }) => hidden(words(say(language, phrase('bot-help')))),
};
