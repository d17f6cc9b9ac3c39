import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { WHY } from './why.ts';

export const annul: Doing = {
  name: 'annul',
  who: ['umpire'],
  acknowledge: 'private',
  options: [WHY],
  run: (interaction, use) =>
    closingAnswer(interaction, use, () => use.host.annul(use.request, interaction.options.getString('why', true))),
};
