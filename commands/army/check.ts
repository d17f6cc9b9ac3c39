import { words } from '../../src/bot/interactions/answer.ts';
import { armyChecked } from '../../src/bot/armies/army.ts';
import { armyChoices } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { fileText } from '../../src/bot/input/file-text.ts';
import { LARGEST_ARMY } from '../../src/host/verbs/armies/making.ts';
import { phrase } from '../../src/kernel/phrase.ts';

export const check: Doing = {
  name: 'check',
  who: ['present'],
  acknowledge: 'private',
  options: [
    { name: 'army', required: false, completed: true, maxLength: 100 },
    { name: 'file', required: false, takes: 'file' },
  ],
  run: async (interaction, use) => {
    const name = interaction.options.getString('army');
    if (interaction.options.getAttachment('file')) {
      const file = await fileText(interaction, use, LARGEST_ARMY);
      if ('instead' in file) return file.instead;
      return armyChecked(use, use.host.checkArmy(use.request, file.text), file.name);
    }
    if (name === null) return words(use.say(use.language, phrase('bot-army-which')));
    return armyChecked(use, await use.host.showArmy(use.request, name));
  },
  complete: armyChoices,
};
