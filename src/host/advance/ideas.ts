/** What somebody who plays against the bot might order now, as buttons below the call to order. */
import { phrase } from '../../kernel/phrase.ts';
import { isRevealing, meetingOf, wayOf } from '../seats/sealed-deployment.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import type { Parts } from '../battle/deps.ts';
import { IDEA, type Post } from '../post.ts';
import { visitorsSide } from '../seats/bot-seat.ts';
import { labelOf, type Voice } from '../battle/voice.ts';
import type { Idea } from '../../kernel/ruleset.ts';

const MOST = 3;

type Offered = NonNullable<Post['ideas']>['orders'];

/** The best of them, each with its reason. */
export function offered({ rules }: Loaded, ideas: readonly Idea[], voice: Voice): Offered {
  return ideas.slice(0, MOST).map(({ text, why }) => ({
    text,
    label: labelOf(rules.show(text, voice.language)),
    ...(why && { why: labelOf(voice.say(why)) }),
  }));
}

/** The last of the posts that tell of an order, with ideas where it is a visitor's turn in the position it led to. */
export function withIdeas(parts: Parts, loaded: Loaded, after: unknown, posts: readonly Post[]): readonly Post[] {
  const last = posts.at(-1);
  // A tutor has his own.
  const ideas = last && !last.ideas && ideasFor(parts, loaded, after, loaded.voice);
  return ideas ? [...posts.slice(0, -1), { ...last, ideas }] : posts;
}

/** An idea is a kindness: where the rules fail in it, the order counts all the same. */
export function ideasFor(parts: Parts, loaded: Loaded, after: unknown, voice: Voice): Post['ideas'] {
  const { battle, rules } = loaded;
  const side = visitorsSide(loaded, rules.next(after));
  if (!side || isRevealing(loaded, after, after)) return undefined;
  try {
    const likely = rules.ideas(rules.view(after, side), side).filter(({ text }) => IDEA.safeParse(text).success);
    return { battle: battle.id, orders: [...offered(loaded, likely, voice), endIdea(loaded, after, voice)] };
  } catch (error) {
    parts.failed?.(battle.id, error, 'ideas');
    return undefined;
  }
}

/** The order by which one leaves the rest to the rules: of a turn nothing more is to come, of an army the rest is drawn up. */
export function endIdea({ rules, battle }: Loaded, state: unknown, { say }: Voice): { text: string; label: string } {
  const meeting = meetingOf(battle);
  const isByUnit = meeting !== undefined && wayOf(meeting) === 'byUnit';
  const isDeploying = rules.deployment?.isDeploying(state) === true;
  const says = !isDeploying ? 'host-end-turn' : isByUnit ? 'deploy-next-label' : 'deploy-rest-label';
  return { text: rules.end, label: labelOf(say(phrase(says))) };
}
