import { replied } from '../../src/bot/interactions/answer.ts';
import { closingAnswer } from '../../src/bot/messages/close-cards.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { LEVELS } from '../../src/host/battle/odds-level.ts';

export const oddsLevel: Doing = {
  name: 'odds',
  who: ['chief', 'umpire'],
  acknowledge: 'private',
  options: [{ name: 'level', required: false, choices: LEVELS }],
  run: async (interaction, use) => {
    const { host, request, say, language } = use;
    const level = LEVELS.find((each) => each === interaction.options.getString('level'));
    if (level === undefined) return replied(say, language, await host.oddsLevel(request));
    return closingAnswer(interaction, use, () => host.setOddsLevel(request, level));
  },
};
