/** Starts a lesson, replacing the learner's earlier one there. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, type Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Person, Reply, Request } from '../../request.ts';
import { calledOff } from '../../advance/cancelled.ts';
import { open } from './open.ts';
import type { Deps } from '../../battle/deps.ts';
import { isLesson } from '../../seats/bot-seat.ts';
import { changeKnown, knownAt } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';

/** The games that have one, the usual one first. */
export function lessons({ rulesets }: Deps): { readonly game: string; readonly title: Phrase }[] {
  return [...rulesets.values()]
    .filter(({ lesson }) => lesson !== undefined)
    .map(({ name, book }) => ({ game: name, title: book?.title ?? phrase('table-dice-game', { game: name }) }));
}

/** `game`: of which game; by default the first that has a lesson. */
export async function tutorial(
  deps: Deps,
  request: Request,
  language: Language,
  robot: Person,
  game = lessons(deps)[0]?.game ?? '',
): Promise<Reply | Refusal> {
  const lesson = deps.rulesets.get(game)?.lesson;
  if (!lesson) {
    const titles = lessons(deps).map(({ title }) => title);
    return no(titles.length === 0 ? phrase('lesson-none') : phrase('lesson-other', { titles }));
  }
  const before = await deps.store.battleAt(request.place.channelId);
  if (before && before.status !== 'over' && before.status !== 'cancelled') {
    const isOwn = isLesson(before) && before.openedBy === request.person.id;
    if (!isOwn) return no(phrase('lesson-elsewhere'));
    const again = { ...request, interaction: `${request.interaction}-before` };
    await changeKnown(deps, again, knownAt, (known) => calledOff(known, request.person, {}));
  }
  return open(deps, request, lesson.scenario, language, { ...robot, side: enemyOf(lesson.side), lesson: true });
}
