import { refusing } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { lookAnswer, unitChoices } from '../../src/bot/features/look.ts';
import { pictured } from '../../src/bot/messages/pictured.ts';
import { Refusal } from '../../src/kernel/play.ts';
import type { Scene } from '../../src/scene/scene.ts';

function themeOf(text: string | null): Scene['theme'] | undefined {
  return text === 'night' || text === 'day' ? text : undefined;
}

export const map: Doing = {
  name: 'map',
  who: ['present'],
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
    const theme = themeOf(options.getString('theme')) ?? use.theme;
    const shown = await use.host.map(use.request, {
      ...(around !== null && { around }),
      ...(threats !== null && { threats }),
      ...(theme && { theme }),
      terrain: options.getBoolean('terrain') ?? false,
      legend: options.getBoolean('legend') ?? false,
    });
    if (shown instanceof Refusal) return refusing(use, shown);
    const { scene, look } = shown;
    // This command's option overrides the person's settings.
    const seen = theme ? { ...use, theme } : use;
    return look ? lookAnswer(seen, { look, scene }) : pictured(seen, scene, []);
  },
  complete: unitChoices,
};
