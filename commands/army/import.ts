import { armyChecked } from '../../src/bot/armies/army.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { fileText } from '../../src/bot/input/file-text.ts';
import { LARGEST_ARMY } from '../../src/host/verbs/armies/making.ts';

export const importArmy: Doing = {
  name: 'import',
  who: ['everyone'],
  acknowledge: 'private',
  options: [
    { name: 'file', required: true, takes: 'file' },
    { name: 'name', required: false, maxLength: 60 },
    { name: 'replace', required: false, takes: 'yesOrNo' },
  ],
  run: async (interaction, use) => {
    const file = await fileText(interaction, use, LARGEST_ARMY);
    if ('instead' in file) return file.instead;
    const called = interaction.options.getString('name') ?? file.name;
    const replace = interaction.options.getBoolean('replace') ?? false;
    return armyChecked(use, await use.host.importArmy(use.request, file.text, { called, replace }), file.name);
  },
};
