import type { Doing } from '../../src/bot/interactions/command.ts';
import { writeId } from '../../src/bot/interactions/id.ts';
import { button, rows, text } from '../../src/bot/messages/parts.ts';
import { phrase } from '../../src/kernel/phrase.ts';

/** Resigning takes a second press. */
export const resign: Doing = {
  name: 'resign',
  who: ['everyone'],
  acknowledge: 'none',
  run: async (_interaction, { say, language }) => {
    const sure = button(writeId('resign'), say(language, phrase('bot-resign-button')), 'grave');
    return { parts: [text(say(language, phrase('bot-resign-sure'))), ...rows([sure])], hidden: true };
  },
};
