/** What the final post of a battle offers. It names the battle, because the channel may have another one by then. */
import { phrase } from '../../kernel/phrase.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Post } from '../post.ts';
import { isLesson } from '../seats/bot-seat.ts';
import { labelOf } from '../battle/voice.ts';

type Ended = Pick<LoadedBattle, 'battle' | 'voice'> & Partial<Pick<LoadedBattle, 'rules'>>;

export function overButtons({ battle, voice, rules }: Ended): Pick<Post, 'over'> {
  const label = (what: string) => labelOf(voice.say(phrase(`over-button-${what}`)));
  // A lesson teaches only one side.
  const rematch = isLesson(battle) ? {} : { rematch: label('rematch') };
  const luck = rules && !rules.luck ? {} : { luck: label('luck') };
  return { over: { battle: battle.id, ...rematch, verify: label('verify'), page: label('page'), ...luck } };
}
