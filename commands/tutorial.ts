import { addressOf } from '../src/bot/messages/address.ts';
import { refusing, speak, words } from '../src/bot/interactions/answer.ts';
import type { Command } from '../src/bot/interactions/command.ts';
import { botUser } from '../src/bot/messages/bot-user.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import { phrase } from '../src/kernel/phrase.ts';
import { Refusal } from '../src/kernel/play.ts';

export const tutorial: Command = {
  name: 'tutorial',
  who: ['everyone'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [
    { name: 'game', required: false, completed: true, maxLength: 40 },
    { name: 'where', required: false, choices: ['here', 'direct'] },
  ],
  run: async (interaction, { host, request, say, language }) => {
    const isElsewhere = interaction.options.getString('where') === 'direct' && request.place.guildId !== undefined;
    const channelId = isElsewhere ? (await interaction.user.createDM()).id : request.place.channelId;
    const place = isElsewhere ? { channelId, guildId: undefined } : request.place;
    const game = interaction.options.getString('game') ?? undefined;
    const result = await host.tutorial({ ...request, place }, language, botUser(interaction), game);
    if (result instanceof Refusal) return refusing({ say, language }, result);
    const there = isElsewhere
      ? [phrase('bot-tutorial-direct', { address: addressOf({ channelId }) })]
      : [phrase('bot-tutorial-here')];
    return words(speak(say, language, there));
  },
  complete: async (_interaction, { host, say, language }) =>
    host.lessons().map(({ game, title }) => ({ value: game, name: say(language, title) })),
};
