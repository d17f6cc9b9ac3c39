import { refused, words } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';
import { looked, unitChoices } from '../../src/bot/looked.ts';
import { pictured } from '../../src/bot/pictured.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const map: Doing = {
  name: 'map',
  acknowledge: 'private',
  options: [
    { name: 'around', required: false, completed: true, maxLength: 40 },
    { name: 'threats', required: false, completed: true, maxLength: 40 },
    { name: 'terrain', required: false, takes: 'yesOrNo' },
    { name: 'legend', required: false, takes: 'yesOrNo' },
    { name: 'theme', required: false, choices: ['night', 'day'] },
  ],
  run: async ({ options }, use) => {
    const [around, threats] = [options.getString('around'), options.getString('threats')];
    const theme = options.getString('theme');
    const shown = await use.host.map(use.request, {
      ...(around !== null && { around }),
      ...(threats !== null && { threats }),
      ...((theme === 'night' || theme === 'day') && { theme }),
      terrain: options.getBoolean('terrain') ?? false,
      legend: options.getBoolean('legend') ?? false,
    });
    if (shown instanceof Refusal) return words(refused(use.say, use.language, shown));
    const { scene, look } = shown;
    return look ? looked(use, { look, scene }) : pictured(use, scene, []);
  },
  complete: unitChoices,
};
