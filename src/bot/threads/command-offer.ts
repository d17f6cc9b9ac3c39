/** Taking over an offered command: its button, and the private briefing that follows. */
import type { Reply } from '../../host/request.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, refusing, speak } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { withoutButtons } from '../messages/card.ts';
import type { IdOf } from '../interactions/id.ts';
import { container, cut, text, TEXT_LIMIT } from '../messages/parts.ts';

export async function takeCommand({ battle, no }: IdOf<'take'>, { message }: Pressing, use: Use) {
  const result = await use.host.take(use.request, battle, no);
  if (result instanceof Refusal) return { followUp: briefingAnswer(use, result) };
  return { shows: withoutButtons(message), followUp: briefingAnswer(use, result) };
}

/** A briefing, which is longer than most replies. */
export function briefingAnswer({ say, language }: Pick<Use, 'say' | 'language'>, result: Reply | Refusal): Answer {
  if (result instanceof Refusal) return refusing({ say, language }, result);
  return { parts: [container([text(cut(speak(say, language, result.says), TEXT_LIMIT))])] };
}
