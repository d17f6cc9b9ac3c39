import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';

export const undo: Doing = {
  name: 'undo',
  who: ['commander', 'umpire'],
  acknowledge: 'private',
  options: [{ name: 'to', required: false, completed: true, maxLength: 6 }],
  run: (interaction, use) => {
    const to = interaction.options.getString('to');
    return closingAnswer(interaction, use, () => use.host.undo(use.request, to === null ? undefined : numberOf(to)));
  },
  complete: async ({ options }, { host, request }) =>
    (await host.undoable(request, options.getFocused())).map(({ shown, text }) => ({
      name: shown.slice(0, 100),
      value: text,
    })),
};

/** 0 is not the number of any entry. */
function numberOf(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : 0;
}
