/** The posts when an order is done or begins to wait. Quiet orders are kept for the next post that is not quiet. */
import { givesOrders } from '../../kernel/open.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked } from '../../kernel/play.ts';
import type { Next, Sentence } from '../../kernel/ruleset.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import { withCall } from '../messages/turn-call.ts';
import { isSameStep } from './awaited-since.ts';
import { isRevealing } from '../seats/sealed-deployment.ts';
import { agreementSentence, deskPost, toDesk, speechOf } from '../messages/desk-post.ts';
import type { Passage, News } from '../battle/passage.ts';
import { type LoadedBattle, scriptOf } from '../battle/loaded-battle.ts';
import { leftIn } from './left-to-act.ts';
import { askedOf } from '../seats/commanders.ts';
import type { Deps } from '../battle/deps.ts';
import { besideCard } from '../messages/beside-card.ts';
import { sidePlace } from '../seats/route.ts';
import type { Post } from '../post.ts';
import { card, type CardQuestion } from '../messages/card-post.ts';
import { awaited, bulletin, nextLine, notice, type Print, report, sceneOf } from '../messages/posts.ts';
import { type Fresh, freshOf, joined, quietDice, taleOf, notYetTold } from '../messages/tale.ts';
import { isLesson as isLessonOf, isRobot } from '../seats/bot-seat.ts';
import { diceIn } from '../orders/inputs.ts';
import { turnChanged } from './turn-changed.ts';
import { untold } from './untold-passages.ts';
import { labelOf } from '../battle/voice.ts';

export interface Telling {
  readonly posts: readonly Post[];
  /** The last entry told, if that changes. */
  readonly told?: number;
}

export async function tellDone(deps: Deps, loaded: LoadedBattle, news: News): Promise<Telling> {
  const telling = await tellPlainly(deps, loaded, news);
  let { posts } = telling;
  for (const add of deps.hooks.adds) posts = await add(deps, loaded, news, posts);
  return { ...telling, posts };
}

async function tellPlainly(deps: Deps, loaded: LoadedBattle, news: News): Promise<Telling> {
  const { rules } = loaded;
  const next = rules.next(news.after);
  const goesOn = isRevealing(loaded, news.before, news.after);
  const closes = next.kind === 'over' || (!goesOn && givesOrders(next) && (await turnChanged(deps, loaded, news)));
  const opens = next.kind === 'table' && !isSameStep(rules.next(loaded.state), next);
  const left = closes || opens ? undefined : leftIn(loaded, news.after, next);
  const loud = isLoud(loaded, news, next, closes || opens) || left !== undefined;
  if (!loud && !closes && !opens) return { posts: goingOn(loaded, news, next) };

  const quiet = await untold(deps, loaded);
  const kept = loud ? [] : [...quiet, notYetTold(rules, news, news.heard)];
  const isRobotsTurn = closes && foldsIntoRobotsTurn(loaded, news, next, kept);
  if (isRobotsTurn && !loud) return { posts: [] };

  const print = printOf(loaded, news, quiet);
  const posts: Post[] = [];
  const told = { to: news.seq, print };
  const speech = speechOf(loaded);
  if (loud) {
    const settled = agreementSentence(speech, news.text, news.by, news.transcript).map((says) => ({ says, dice: [] }));
    const reported = report(speech, quiet, news, behind(settled, freshOf(rules, news, news.heard)), print);
    const shown = withoutSameMap(reported);
    const post = news.kind === 'plan' ? byPlan(loaded, shown) : shown;
    const whole = left ? left(post) : post;
    const called = closes || goesOn ? whole : withCall(loaded, whole, news.after, news.seq);
    posts.push(withDetails(loaded, { ...called, ...(!opens && toDesk(next, loaded.battle.id, loaded.voice)) }, told));
  }
  // What a report tells is not repeated.
  const own = loud ? { ...print, from: print.from + print.dice, dice: 0 } : print;
  if (opens) {
    const desk = deskPost(speech, kept, news.after, next, { id: loaded.battle.id, seq: news.seq }, own);
    posts.push(loud ? desk : withDetails(loaded, desk, told));
  }
  if (closes && !isRobotsTurn) {
    const closing = next.kind === 'over' ? lastLines(loaded, news) : [];
    const last = withCall(loaded, bulletin(speech, kept, news.after, next, closing, own), news.after, news.seq);
    posts.push(loud ? last : withDetails(loaded, last, told));
  }
  return { posts, told: news.seq };
}

/**
 * The answer was the last of an order: its card has lost its buttons, and the player to move gets the buttons of their
 * turn again.
 */
function goingOn(loaded: LoadedBattle, news: News, next: Next): Post[] {
  if (news.heard === 0 || next.kind !== 'orders') return [];
  const { footer } = taleOf(loaded.rules, notYetTold(loaded.rules, news, news.heard));
  const speech = speechOf(loaded);
  const says = footer.length > 0 ? footer : [nextLine(speech, news.after, next.side)];
  const post = withCall(loaded, notice(loaded.voice, says), news.after, news.seq);
  return post.turn ? [post] : [];
}

/** The agreed decisions come first; then the title no longer belongs to the rest. */
function behind(settled: readonly Sentence[], { title, sentences }: Fresh): Fresh {
  if (settled.length === 0) return { title, sentences };
  return { title, sentences: [...settled, ...sentences.map(({ titled: _titled, ...sentence }) => sentence)] };
}

/** The last entry that a post tells, the question after it, and its dice. */
interface ToldNow {
  readonly to: number;
  readonly no?: number;
  readonly print: Print;
}

/** Adds the button for further details. */
function withDetails({ battle, voice }: LoadedBattle, post: Post, { to, no, print }: ToldNow): Post {
  const { from, dice } = print;
  return {
    ...post,
    details: {
      battle: battle.id,
      from: battle.told + 1,
      to,
      ...(no !== undefined && { question: no }),
      ...(dice > 0 && { dice: [from + 1, from + dice] as [number, number] }),
      label: labelOf(voice.say(phrase('details-button'))),
    },
  };
}

/** Marks an order given by plan. */
function byPlan({ voice }: LoadedBattle, post: Post): Post {
  return { ...post, footer: [voice.say(phrase('host-by-plan')), ...post.footer] };
}

/** A whole map without marks has no news: the next post repeats it, or the last one has shown it. */
function withoutSameMap({ scene, ...post }: Post): Post {
  return scene && (scene.view !== 'whole' || scene.marks.length > 0) ? { ...post, scene } : post;
}

/**
 * Whether another post follows straight away: the last automatic step before a commander's order is reported in the
 * bulletin; and while automatic steps follow one another, a step is reported with the next one if it is brief or needed
 * neither dice nor an answer.
 */
function foldsInto({ kind, heard, transcript }: News, next: Next, closes: boolean, isBrief = false): boolean {
  if (heard > 0 || kind === 'hand') return false;
  if (closes && kind === 'auto') return true;
  return !givesOrders(next) && (isBrief || transcript.every((entry) => 'fact' in entry));
}

/**
 * The bot's turn begins, and a map would show nothing new: it is reported with the bot's first order, which follows
 * immediately. In a lesson each step is reported.
 */
function foldsIntoRobotsTurn(loaded: LoadedBattle, { kind }: News, next: Next, kept: readonly Passage[]): boolean {
  if (kind === 'start' || next.kind !== 'orders' || isLessonOf(loaded.battle)) return false;
  if (!isRobot(loaded, loaded.holders[next.side])) return false;
  return kept.length === 0 || sceneOf(loaded, joined(kept), 'whole').marks.length === 0;
}

/**
 * Manual decisions are always told straight away, and deployments as soon as they are opened; so is everything to a
 * learner, except what only ends the turn: the bulletin says it. An answer alone is not.
 */
function isLoud({ battle, rules }: LoadedBattle, news: News, next: Next, closes: boolean): boolean {
  const isLesson = isLessonOf(battle);
  const isSecret = rules.next(news.before).kind === 'sealed' && rules.deployment?.isDeploying(news.before) === true;
  if (isSecret && next.kind !== 'sealed') return true;
  if (news.heard > 0 && news.kind !== 'hand') {
    const { answered, sentences } = taleOf(rules, notYetTold(rules, news, news.heard));
    // A learner reads what their answer means, unless its card already shows it.
    if (!isLesson || sentences.length === 0) return answered !== true;
  }
  const { quiet, brief } = taleOf(rules, news);
  const isNews = news.kind === 'hand' || news.heard > 0 || !quiet || (isLesson && !closes);
  return isNews && !foldsInto(news, next, closes, brief);
}

/**
 * The order stops at a question: one public line, and the card for the player concerned. `asked`: the previous
 * question.
 */
export async function tellWaiting(
  deps: Deps,
  loaded: LoadedBattle,
  question: CardQuestion,
  soFar: Passage,
  heard: number,
  asked: Asked | undefined,
): Promise<Telling> {
  const quiet = await untold(deps, loaded);
  const { rules, battle } = loaded;
  const fresh = freshOf(rules, soFar, heard, true);
  const print = printOf(loaded, { ...soFar, heard, head: battle.head }, quiet);
  const speech = speechOf(loaded);
  // It is known that the side to move, or the one asked before in the same order, has to answer.
  const { to, kind } = question.asked;
  // A proposal names those it needs. A card calls its player, so nothing else need be said, unless there is none.
  const isKnown = to === soFar.by || to === asked?.to || (kind === AGREEMENT && speech.holders[to] !== undefined);
  const thread = sidePlace(loaded.places, to);
  const line = isKnown || (!thread && askedOf(speech, question.asked)) ? [] : [awaited(speech, question.asked)];
  const told = { to: battle.seq, no: question.no, print };
  const beside = thread && besideCard(speech, question.asked, quiet, soFar, fresh, print, thread);
  const tells = quiet.length + fresh.sentences.length > 0;
  const open = beside ? [tells ? withDetails(loaded, beside, told) : beside] : line;
  // In its own thread a side sees what it alone may.
  const own = thread ? speechOf({ ...loaded, rules: rules.seenBy(to) }) : speech;
  const freshThere = thread ? freshOf(own.rules, soFar, heard, true) : fresh;
  const plain = card(own, { battle: battle.id, ...question }, quiet, soFar, freshThere, print);
  // A proposal alone has changed nothing yet.
  const asks = kind === AGREEMENT && !tells ? plain : withDetails(loaded, plain, told);
  const posts = [...open, thread ? { ...asks, to: { side: to } } : asks];
  return { posts, told: battle.seq };
}

/** The state of the dice and the chain. */
function printOf(
  loaded: LoadedBattle,
  news: Pick<News, 'transcript' | 'heard' | 'head'>,
  quiet: readonly Passage[],
): Print {
  const heard = diceIn(news.transcript.slice(0, news.heard));
  return {
    head: news.head,
    from: loaded.battle.dice - quietDice(quiet) + heard,
    dice: quietDice(quiet) + diceIn(news.transcript) - heard,
    scripted: scriptOf(loaded.battle).length,
  };
}

/**
 * The secret of the dice, and the full head of the chain, whose first letters alone could be matched by trial and
 * error. The victory and the picture tell the points; the post after it tells the strengths.
 */
function lastLines({ battle }: LoadedBattle, { head }: Pick<News, 'head'>): Phrase[] {
  return [phrase('host-secret', { secret: battle.secret, head })];
}
