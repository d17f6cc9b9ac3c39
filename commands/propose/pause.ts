import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { REASON } from '../../src/host/battle/reason.ts';

export const pause: Doing = {
  name: 'pause',
  who: ['chief', 'umpire'],
  acknowledge: 'private',
  options: [{ name: 'why', required: true, maxLength: REASON.max }],
  run: (interaction, use) =>
    closingAnswer(interaction, use, () =>
      use.host.askForPause(use.request, interaction.options.getString('why', true)),
    ),
};
