/** The link to a thread of a battle. */
import { phrase } from '../../kernel/phrase.ts';
import type { Post } from '../post.ts';
import type { Place } from '../store/store.ts';
import { sideName, type Voice } from '../battle/voice.ts';

export function linkTo({ channelId, guildId, side }: Place, voice: Voice): NonNullable<Post['links']>[number] {
  const label = voice.say(side ? phrase('place-staff', { side: sideName(side) }) : phrase('place-reports'));
  return { label, channelId, ...(guildId !== undefined && { guildId }) };
}
