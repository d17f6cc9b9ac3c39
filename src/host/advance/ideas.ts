/** Orders that a player against the bot might give now, as buttons below the call to order. */
import type { Side } from '../../kernel/play.ts';
import { phrase } from '../../kernel/phrase.ts';
import { isRevealing, meetingOf, wayOf } from '../seats/sealed-deployment.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';
import { IDEA, type Post } from '../post.ts';
import { visitorsSide } from '../seats/bot-seat.ts';
import { labelOf, type Voice } from '../battle/voice.ts';
import type { Idea } from '../../kernel/ruleset.ts';

const MOST = 3;

type Offered = NonNullable<Post['ideas']>['orders'];

/** The best of them, each with its reason. */
function offered({ rules }: LoadedBattle, ideas: readonly Idea[], voice: Voice): Offered {
  return ideas.slice(0, MOST).map(({ text, shown, why }) => ({
    text,
    label: labelOf(shown?.[voice.language] ?? rules.showOrder(text, voice.language)),
    ...(why && { why: labelOf(voice.say(why)) }),
  }));
}

/** Adds ideas to the last of an order's posts, if it is now the turn of a player against the bot. */
export function withIdeas(deps: Deps, loaded: LoadedBattle, after: unknown, posts: readonly Post[]): readonly Post[] {
  const last = posts.at(-1);
  // A lesson has its own ideas.
  return !last || last.ideas ? posts : withButtons(posts, ideasAfter(deps, loaded, after, loaded.voice));
}

/** The last post gets them. */
export function withButtons(posts: readonly Post[], ideas: Post['ideas']): readonly Post[] {
  const last = posts.at(-1);
  return last && ideas ? [...posts.slice(0, -1), { ...last, ideas }] : posts;
}

/** After an order, for a player against the bot whose turn it is. */
export function ideasAfter(deps: Deps, loaded: LoadedBattle, after: unknown, voice: Voice): Post['ideas'] {
  const side = visitorsSide(loaded, loaded.rules.next(after));
  return !side || isRevealing(loaded, after, after) ? undefined : ideasFor(deps, loaded, { state: after, side }, voice);
}

/** The best orders that `may` be given, and the one that ends the turn. If the rules fail, they are left out. */
export function ideasFor(
  deps: Deps,
  loaded: LoadedBattle,
  { state, side }: { readonly state: unknown; readonly side: Side },
  voice: Voice,
  may: (text: string) => boolean = () => true,
): Post['ideas'] {
  const { battle, rules } = loaded;
  try {
    const likely = rules.ideas(state, side);
    const fitting = likely.filter(({ text }) => IDEA.safeParse(text).success && may(text));
    return { battle: battle.id, orders: [...offered(loaded, fitting, voice), endIdea(loaded, state, voice)] };
  } catch (error) {
    deps.failed?.(battle.id, error, 'ideas');
    return undefined;
  }
}

/** The order that leaves the rest to the rules: ends the turn, seals the sheet, or deploys the rest of the army. */
export function endIdea(
  { rules, battle }: LoadedBattle,
  state: unknown,
  { say }: Voice,
): { text: string; label: string } {
  const meeting = meetingOf(battle);
  const isByUnit = meeting !== undefined && wayOf(meeting) === 'byUnit';
  const isDeploying = rules.deployment?.isDeploying(state) === true;
  const ends = rules.sealed?.isEveryTurn ? 'sheet-seal-label' : 'end-turn-label';
  const says = !isDeploying ? ends : isByUnit ? 'deploy-next-label' : 'deploy-rest-label';
  return { text: rules.end, label: labelOf(say(phrase(says))) };
}
