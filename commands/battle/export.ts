import { refused, words } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const exported: Doing = {
  name: 'export',
  acknowledge: 'private',
  run: async (interaction, { host, request, say, language }) => {
    const battle = await host.export(request);
    if (battle instanceof Refusal) return words(refused(say, language, battle));
    const data = Buffer.from(battle.json);
    if (data.length > interaction.attachmentSizeLimit) return words(say(language, phrase('bot-export-large')));
    return { content: say(language, phrase('bot-export')), files: [{ name: battle.name, data }] };
  },
};
