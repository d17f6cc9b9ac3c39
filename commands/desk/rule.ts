import { choicesOf, type Doing } from '../../src/bot/interactions/command.ts';
import { rulingAnswer } from '../../src/bot/features/desk.ts';
import { WHY } from './why.ts';

export const rule: Doing = {
  name: 'rule',
  who: ['commander', 'umpire'],
  acknowledge: 'private',
  options: [{ name: 'changes', required: true, completed: true, maxLength: 1000 }, WHY],
  run: ({ options }, use) => rulingAnswer(use, options.getString('changes', true), options.getString('why', true)),
  complete: async (interaction, use) =>
    choicesOf(use, await use.host.deskComplete(use.request, interaction.options.getFocused())),
};
