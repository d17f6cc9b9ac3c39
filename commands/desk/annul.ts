import { closing } from '../../src/bot/closing.ts';
import type { Doing } from '../../src/bot/command.ts';
import { WHY } from './why.ts';

export const annulled: Doing = {
  name: 'annul',
  acknowledge: 'private',
  options: [WHY],
  run: (interaction, use) =>
    closing(interaction, use, () => use.host.annul(use.request, interaction.options.getString('why', true))),
};
