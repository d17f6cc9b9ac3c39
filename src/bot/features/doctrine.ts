/** Names a player's doctrine, with buttons for the others. */
import type { Reply } from '../../host/request.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, replied, speak } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { button, fitTexts, rows, text, TEXT_LIMIT } from '../messages/parts.ts';

export function doctrineAnswer({ say, language }: Use, result: Reply | Refusal): Answer {
  if (result instanceof Refusal || !result.doctrines) return replied(say, language, result);
  const { now, all } = result.doctrines;
  const buttons = all
    .filter((name) => name !== now)
    .map((name) => button(writeId('doctrine', name), say(language, phrase(`doctrine-${name}`))));
  return { parts: [...fitTexts([speak(say, language, result.says)], TEXT_LIMIT - 100).map(text), ...rows(buttons)] };
}
