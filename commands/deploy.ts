import { choicesOf, type Command } from '../src/bot/interactions/command.ts';
import { openDeployment } from '../src/bot/features/deploy.ts';
import { folded } from '../src/bot/messages/folded.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const deploy: Command = {
  name: 'deploy',
  who: ['commander'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [
    { name: 'lineup', required: false, completed: true, maxLength: 40 },
    { name: 'units', required: false, completed: true, maxLength: 2000 },
  ],
  run: (interaction, use) => {
    const lineUp = interaction.options.getString('lineup') ?? undefined;
    const units = interaction.options.getString('units') ?? undefined;
    return openDeployment(interaction, use, {
      ...(lineUp !== undefined && { lineUp }),
      ...(units !== undefined && { units }),
    });
  },
  complete: async (interaction, use) => {
    const { host, request, say, language } = use;
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'units') return choicesOf(use, await host.completeDeployment(request, value));
    const all = (await host.lineUps(request)).map((each) => ({ name: say(language, each.says), value: each.name }));
    return all.filter((each) => folded(`${each.name} ${each.value}`).includes(folded(value)));
  },
};
