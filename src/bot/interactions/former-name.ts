/** A command under its former name: it still works, and says where it is now. */
import { CONTENT_LIMIT, cut, small, text } from '../messages/parts.ts';
import type { Answer } from './answer.ts';
import type { Use } from '../bot.ts';
import type { Doing } from './command.ts';

/** This command's part, also available under another name. */
export function moved(part: Doing, to: string): Doing {
  return {
    ...part,
    movedTo: to,
    run: async (interaction, use) => pointing(await part.run(interaction, use), use, to, part.name),
  };
}

function pointing(answer: Answer, { say, language }: Use, command: string, part: string): Answer {
  const name = (key: string): string => say(language, { id: `command-${key}.name` });
  const now = `/${name(command)} ${name(`${command}-${part}`)}`;
  const line = small(say(language, { id: 'bot-moved', args: { now } }));
  if ('parts' in answer) return { ...answer, parts: [...answer.parts, text(line)] };
  return { ...answer, content: `${cut(answer.content, CONTENT_LIMIT - line.length - 1)}\n${line}` };
}
