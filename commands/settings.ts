import type { Command } from '../src/bot/interactions/command.ts';
import { everywhere } from '../src/bot/interactions/scope.ts';
import { QUIETS, settingsAnswer, wishOf } from '../src/bot/features/settings.ts';

export const settings: Command = {
  name: 'settings',
  who: ['everyone'],
  ...everywhere,
  acknowledge: 'private',
  options: [
    { name: 'zone', required: false, completed: true, maxLength: 60 },
    { name: 'quiet', required: false, completed: true, maxLength: 30 },
    { name: 'language', required: false, choices: ['en', 'fr', 'none'] },
    { name: 'theme', required: false, choices: ['day', 'night', 'none'] },
    { name: 'direct', required: false, takes: 'yesOrNo' },
  ],
  run: async ({ options }, use) => {
    const { host, request } = use;
    const [zone, quiet] = [options.getString('zone'), options.getString('quiet')];
    const direct = options.getBoolean('direct');
    const wish = {
      ...(zone !== null && { zone }),
      ...(quiet !== null && { quiet }),
      ...wishOf('language', options.getString('language') ?? undefined),
      ...wishOf('theme', options.getString('theme') ?? undefined),
      ...(direct !== null && { direct }),
    };
    const isAsked = Object.keys(wish).length > 0;
    return settingsAnswer(use, isAsked ? await host.settle(request, wish) : await host.settings(request.person.id));
  },
  complete: async ({ options }, { host, say, language }) => {
    const { name, value: typed } = options.getFocused(true);
    const none = { name: say(language, { id: `settings-${name}-none` }), value: 'none' };
    if (name === 'quiet') {
      return [none, ...QUIETS.map((value) => ({ name: value.replace('-', '–'), value }))];
    }
    const zones = host.zones(typed, language);
    const named = zones.map(({ name: zone, clock }) => ({ name: `${zone} · ${clock}`, value: zone }));
    return typed === '' ? [none, ...named] : named;
  },
};
