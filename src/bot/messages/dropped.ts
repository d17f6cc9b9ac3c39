/** Dropped orders, shown to the player who gave them: what and why, and a button to give them again. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing, speak } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import { button, container, cut, rows, text, TEXT_LIMIT } from './parts.ts';
import { previewOrders } from '../features/preview.ts';

export async function droppedShown({ battle, revision }: IdOf<'dropped'>, use: Use): Promise<Answer> {
  const found = await use.host.droppedOrders(use.request, battle, revision);
  if (found instanceof Refusal) return refusing(use, found);
  const says = cut(speak(use.say, use.language, found.says), TEXT_LIMIT);
  const again = button(writeId('regive', battle, revision), use.say(use.language, phrase('queue-again')), 'main');
  return { parts: [container([text(says), ...rows([again])])] };
}

/** As if they had been typed again, as one text. */
export async function givenAgain({ battle, revision }: IdOf<'regive'>, use: Use): Promise<Answer> {
  const found = await use.host.droppedOrders(use.request, battle, revision);
  return found instanceof Refusal ? refusing(use, found) : previewOrders(use, found.text);
}
