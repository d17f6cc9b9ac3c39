/** A battle's transcript as one file that opens anywhere. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Usable } from '../interactions/acknowledge.ts';
import { type Answer, refusing, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { transcriptOf } from './transcript.ts';

/** The battle of the channel, or the one that a button names. */
export async function pageFile({ attachmentSizeLimit, client }: Usable, use: Use, of?: string): Promise<Answer> {
  const { host, request, say, language } = use;
  const battle = await host.history(request, of);
  if (battle instanceof Refusal) return refusing({ say, language }, battle);
  const { id, displayName } = client.user;
  const data = await transcriptOf(battle, use, { id, name: displayName }, attachmentSizeLimit);
  if (!data) return words(say(language, phrase('bot-page-large')));
  return { content: say(language, phrase('bot-page')), files: [{ name: `${battle.name}.html`, data }] };
}
