import type { Doing } from '../../src/bot/interactions/command.ts';
import { refusing, speak } from '../../src/bot/interactions/answer.ts';
import { pieces, text, TEXT_LIMIT } from '../../src/bot/messages/parts.ts';
import { Refusal, SIDES } from '../../src/kernel/play.ts';

export const listed: Doing = {
  name: 'list',
  who: ['present'],
  acknowledge: 'private',
  options: [{ name: 'side', required: false, choices: SIDES }],
  run: async ({ options }, { host, request, say, language }) => {
    const wanted = options.getString('side');
    const list = await host.commandList(
      request,
      SIDES.find((side) => side === wanted),
    );
    if (list instanceof Refusal) return refusing({ say, language }, list);
    return { parts: [text(pieces(speak(say, language, list.says), TEXT_LIMIT)[0]!)] };
  },
};
