import { refused, words } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';
import { pictured } from '../../src/bot/pictured.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const map: Doing = {
  name: 'map',
  acknowledge: 'private',
  run: async (_interaction, use) => {
    const scene = await use.host.map(use.request);
    if (scene instanceof Refusal) return words(refused(use.say, use.language, scene));
    return pictured(use, scene, []);
  },
};
