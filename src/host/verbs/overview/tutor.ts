/** The teacher of a lesson: says what to do, with a button for it, and explains the result. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { IDEA, type Post } from '../../post.ts';
import { line } from '../../messages/posts.ts';
import type { Passage } from '../../battle/passage.ts';
import { endIdea, withButtons } from '../../advance/ideas.ts';
import { aloneFor } from '../../orders/sheet.ts';
import { labelOf, shownOrders } from '../../battle/voice.ts';
import type { ShownRuleset } from '../../battle/shown.ts';
import {
  isOver,
  isToOrder,
  lessonOf,
  progressAfter,
  type Progress,
  progressOf,
  turnBegins,
} from '../../messages/lesson.ts';

const MOST = 3;

/** Adds the teacher's text and the step's buttons to an order's posts. */
export async function withTutor(
  deps: Deps,
  loaded: LoadedBattle,
  passage: Passage,
  posts: readonly Post[],
): Promise<readonly Post[]> {
  const { battle, rules, voice } = loaded;
  const lesson = lessonOf(battle, rules);
  if (!lesson) return posts;
  const before = await progressOf(deps, battle, rules, lesson);
  if (isOver(lesson, before) && before.untold.length === 0) return posts;
  const { now, told } = progressAfter(rules, lesson, before, passage);
  if (now.untold.length > 0) return posts;
  const isTheirs = isToOrder(rules, lesson.side, passage.after);
  const begins = battle.seq === 0 ? isTheirs : turnBegins(rules, lesson.side, passage);
  const ended = rules.next(passage.after).kind === 'over';
  const post = (title: Phrase, says: readonly Phrase[]): Post => ({
    kind: 'notice',
    title: voice.say(title),
    sentences: says.map((each) => line(voice, each)),
    footer: [],
    calls: [],
  });
  if (isOver(lesson, now))
    return [...posts, post(phrase('lesson-done-title'), [...told, phrase('lesson-done', { sum: lesson.sum })])];
  if (ended) return [...posts, post(phrase('lesson-cut-title'), [...told, phrase('lesson-cut')])];
  const step = lesson.steps[now.step]!;
  const title = phrase('lesson-step', { n: now.step + 1, of: lesson.steps.length, title: step.title });
  const ideas = isTheirs ? ideasOf(loaded, now, passage.after) : undefined;
  const isNew = now.step !== before.step || before.untold.length > 0;
  if (!isNew && !begins) return withButtons(posts, ideas);
  const [first] = ideas?.orders ?? [];
  const says = [
    ...told,
    ...(isTheirs ? [...(isNew || now.turns <= 1 ? [] : [phrase('lesson-still')]), step.says(passage.after)] : []),
    ...(first && ideas && ideas.orders.length > 1
      ? [phrase(pressesOf(rules, passage.after), { order: first.label })]
      : []),
    ...(first && ideas && ideas.orders.length === 1 ? [phrase('lesson-wait')] : []),
    ...(isTheirs ? [] : [step.meanwhile ?? phrase('lesson-theirs')]),
  ];
  return withButtons([...posts, post(title, says)], ideas);
}

/** How the first button is used: an order is confirmed, a line of a sheet is written at once. */
function pressesOf(rules: ShownRuleset, state: unknown): 'lesson-press' | 'lesson-press-sheet' {
  return rules.next(state).kind === 'sealed' ? 'lesson-press-sheet' : 'lesson-press';
}

/** Orders that would complete the step, and the end of the turn. */
function ideasOf(loaded: LoadedBattle, { step }: Progress, state: unknown): Post['ideas'] {
  const { battle, rules, voice } = loaded;
  const lesson = lessonOf(battle, rules)!;
  const alone = aloneFor(rules, rules.view(state, lesson.side), lesson.side);
  const texts = lesson.steps[step]!.ideas(alone).filter((text) => IDEA.safeParse(text).success);
  const orders = texts
    .filter((text) => text !== rules.end)
    .slice(0, MOST)
    .map((text) => ({ text, label: labelOf(shownOf(rules, text, alone, lesson.side, voice.language)) }));
  return { battle: battle.id, orders: [...orders, endIdea(loaded, state, voice)] };
}

/** Several orders in one text are shown one by one. */
function shownOf(rules: ShownRuleset, text: string, state: unknown, side: Side, language: Language): string {
  const read = rules.orders(text, state, side);
  const texts = read instanceof Refusal ? [text] : read.map((order) => order.text);
  return shownOrders(rules, texts, language);
}
