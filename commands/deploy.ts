import { choicesOf, type Command } from '../src/bot/interactions/command.ts';
import { openPanel } from '../src/bot/features/panel-press.ts';
import { previewOrders } from '../src/bot/features/preview.ts';
import { refusing } from '../src/bot/interactions/answer.ts';
import { folded } from '../src/bot/messages/folded.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import { Refusal } from '../src/kernel/play.ts';

export const deploy: Command = {
  name: 'deploy',
  who: ['commander'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [
    { name: 'lineup', required: false, completed: true, maxLength: 40 },
    { name: 'units', required: false, completed: true, maxLength: 2000 },
  ],
  /** Gives an order like any other; if nothing is named, opens the panel that builds it. */
  run: async (interaction, use) => {
    const lineUp = interaction.options.getString('lineup') ?? undefined;
    const units = interaction.options.getString('units') ?? undefined;
    const orders = await use.host.deployment(use.request, {
      ...(lineUp !== undefined && { lineUp }),
      ...(units !== undefined && { units }),
    });
    if (orders instanceof Refusal) return refusing(use, orders);
    return orders === '' ? openPanel(interaction, use) : previewOrders(use, orders);
  },
  complete: async (interaction, use) => {
    const { host, request, say, language } = use;
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'units') return choicesOf(use, await host.completeDeployment(request, value));
    const all = (await host.lineUps(request)).map((each) => ({ name: say(language, each.says), value: each.name }));
    return all.filter((each) => folded(`${each.name} ${each.value}`).includes(folded(value)));
  },
};
