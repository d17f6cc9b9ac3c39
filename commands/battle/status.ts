import { refusing, speak, words } from '../../src/bot/interactions/answer.ts';
import { cardLink } from '../../src/bot/messages/card-link.ts';
import { endingAnswer } from '../../src/bot/features/overview.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { CONTENT_LIMIT, cut, text, TEXT_LIMIT } from '../../src/bot/messages/parts.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const status: Doing = {
  name: 'status',
  who: ['present'],
  acknowledge: 'private',
  run: async (_interaction, use) => {
    const { host, request, say, language } = use;
    const end = await host.ending(request, 1);
    if (!(end instanceof Refusal)) return endingAnswer(use, end);
    const result = await host.status(request);
    if (result instanceof Refusal) return refusing({ say, language }, result);
    const said = speak(say, language, [...result.says, ...(await cardLink(use))]);
    return said.length > CONTENT_LIMIT ? { parts: [text(cut(said, TEXT_LIMIT))] } : words(said);
  },
};
