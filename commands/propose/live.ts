import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const live: Doing = {
  name: 'live',
  who: ['chief', 'umpire'],
  acknowledge: 'private',
  run: (interaction, use) => closingAnswer(interaction, use, () => use.host.askForLive(use.request)),
};
