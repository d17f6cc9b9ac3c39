import { addressOf } from '../src/bot/messages/address.ts';
import { refusing, speak, words } from '../src/bot/interactions/answer.ts';
import type { Use } from '../src/bot/bot.ts';
import { gameNamed } from '../src/bot/input/game-named.ts';
import type { Choice, Command } from '../src/bot/interactions/command.ts';
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
  run: async (interaction, use) => {
    const { host, request, say, language } = use;
    const isElsewhere = interaction.options.getString('where') === 'direct' && request.place.guildId !== undefined;
    const channelId = isElsewhere ? (await interaction.user.createDM()).id : request.place.channelId;
    const place = isElsewhere ? { channelId, guildId: undefined } : request.place;
    const game = gameNamed(interaction.options.getString('game'), lessonChoices(use));
    const result = await host.tutorial({ ...request, place }, language, botUser(interaction), game);
    if (result instanceof Refusal) return refusing({ say, language }, result);
    const there = isElsewhere
      ? [phrase('bot-tutorial-direct', { address: addressOf({ channelId }) })]
      : [phrase('bot-tutorial-here')];
    return words(speak(say, language, there));
  },
  complete: async (_interaction, use) => lessonChoices(use),
};

function lessonChoices({ host, say, language }: Use): readonly Choice[] {
  return host.lessons().map(({ game, title }) => ({ value: game, name: say(language, title) }));
}
