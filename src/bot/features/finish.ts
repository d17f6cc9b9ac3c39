/** Finishing a turn: one press, or two when points are unspent. */
import type { Turn } from '../../host/advance/done.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing, replied } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { button, rows, text } from '../messages/parts.ts';

export async function finishAnswer({ host, request, say, language, battleAt }: Use, turn?: Turn): Promise<Answer> {
  const before = await host.beforeDone(request, turn);
  if (before instanceof Refusal) return refusing({ say, language }, before);
  const battle = turn?.battle ?? (await battleAt(request.place.channelId));
  if (before.unspent === 0 || !battle) return replied(say, language, await host.done(request, turn));
  const sure = button(
    writeId('finished', battle, turn?.seq ?? before.seq),
    say(language, phrase('seat-done-label')),
    'grave',
  );
  return { parts: [text(say(language, phrase('seat-done-sure', { n: before.unspent }))), ...rows([sure])] };
}
