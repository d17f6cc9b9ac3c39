import { refused, words } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';
import { deskShown } from '../../src/bot/desk.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const shown: Doing = {
  name: 'show',
  acknowledge: 'private',
  run: async (_interaction, use) => {
    const post = await use.host.deskView(use.request);
    if (post instanceof Refusal) return words(refused(use.say, use.language, post));
    return deskShown(use, post);
  },
};
