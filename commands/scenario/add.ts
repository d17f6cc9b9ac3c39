import type { Doing } from '../../src/bot/interactions/command.ts';
import { withFile } from '../../src/bot/features/scenarios.ts';

export const added: Doing = {
  name: 'add',
  who: ['everyone'],
  acknowledge: 'private',
  options: [
    { name: 'file', required: true, takes: 'file' },
    { name: 'name', required: false, maxLength: 40 },
    { name: 'replace', required: false, takes: 'yesOrNo' },
  ],
  run: async (interaction, use) => {
    const name = interaction.options.getString('name');
    const replace = interaction.options.getBoolean('replace') ?? false;
    return withFile(interaction, use, (text, fileName) =>
      use.host.addScenario(use.request, text, { called: name ?? fileName, replace }),
    );
  },
};
