import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { HOURS } from '../../src/host/verbs/proposals/extend.ts';

export const extend: Doing = {
  name: 'extend',
  who: ['commander', 'umpire'],
  acknowledge: 'private',
  options: [{ name: 'hours', required: true, choices: HOURS }],
  run: (interaction, use) =>
    closingAnswer(interaction, use, () =>
      use.host.askForTime(use.request, interaction.options.getString('hours', true)),
    ),
};
