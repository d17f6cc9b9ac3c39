/** The lesson of Periods: a line, a charge, a screen that evades, a countercharge, a battery that unlimbers. */
import { lessonFrom } from '../../kernel/defaults/lesson.ts';
import type { LessonStep } from '../../kernel/lesson.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../kernel/play.ts';
import { factsIn } from '../../kernel/story.ts';
import { isStraightAhead } from './position/ahead.ts';
import { byNumber, enemiesOf } from './position/body.ts';
import { toOwnEdge } from './escape/course.ts';
import type { Fact } from './facts.ts';
import { isInContact } from './position/contacts.ts';
import { CHARGED, EVADES } from './questions.ts';
import type { State, Unit } from './state.ts';

/** The learner's side. */
const LEARNER: Side = 'red';
const TEACHER = enemyOf(LEARNER);

type Step = LessonStep<State, Fact>;
type Lines = Parameters<Step['isDone']>[0];

export const lesson = lessonFrom<State, Fact>({
  scenario: 'hollow-road',
  side: LEARNER,
  sum: phrase('pe-lesson-sum'),
  mayOrder: ({ writing }, by) => writing?.side === by,
  always: 'seal',
  asks: [CHARGED, EVADES],
  steps: [
    {
      title: phrase('pe-lesson-line-title'),
      says: () => phrase('pe-lesson-line'),
      ideas: (now) => [
        ...guns(now).map((id) => `${id} advance 8`),
        ...free(now, LEARNER).map((id) => `${id} advance 4`),
      ],
      isDone: (lines) => ofLearner(lines, 'moved').some(({ why }) => why === 'march' || why === 'forced'),
      explains: () => phrase('pe-lesson-line-done'),
      foe: holdsFire,
    },
    {
      title: phrase('pe-lesson-charge-title'),
      says: () => phrase('pe-lesson-charge'),
      ideas: (now) => [...charges(now, LEARNER, (enemy) => enemy.formation !== 'skirmish'), ...recovers(now, LEARNER)],
      isDone: (lines) => ofLearner(lines, 'announced').some(({ what }) => what === 'charge') || strikes(lines, LEARNER),
      explains: () => phrase('pe-lesson-charge-done'),
    },
    {
      title: phrase('pe-lesson-screen-title'),
      says: () => phrase('pe-lesson-screen'),
      ideas: (now) => [...charges(now, LEARNER, (enemy) => enemy.formation === 'skirmish'), ...recovers(now, LEARNER)],
      isDone: (lines) => factsIn(lines, 'reacted').some(({ how, side }) => how === 'evade' && side === TEACHER),
      explains: () => phrase('pe-lesson-screen-done'),
    },
    {
      title: phrase('pe-lesson-counter-title'),
      says: () => phrase('pe-lesson-counter'),
      ideas: (now) => free(now, LEARNER).map((id) => `${id} stand`),
      isDone: (lines) =>
        ofLearner(lines, 'reacted').length > 0 ||
        lines.some((line) => 'ask' in line && line.ask.kind === CHARGED.kind && line.ask.to === LEARNER),
      explains: () => phrase('pe-lesson-counter-done'),
      foe: (now) => [...charges(now, TEACHER, () => true).slice(0, 1), ...recovers(now, TEACHER)],
    },
    {
      title: phrase('pe-lesson-guns-title'),
      says: () => phrase('pe-lesson-guns'),
      ideas: (now) => guns(now).map((id) => `${id} unlimber`),
      isDone: (lines) => ofLearner(lines, 'done').some(({ doing }) => doing === 'unlimber'),
      explains: () => phrase('pe-lesson-guns-done'),
    },
  ],
});

/** Units that may still be given something to do: the foot first, whom the enemy charges. */
function free(now: State, side: Side): string[] {
  const own = now.units.filter((unit) => unit.side === side && !unit.course && !isInContact(now, unit));
  return own.toSorted(byArm(['infantry', 'cavalry', 'artillery'])).map(({ id }) => id);
}

/** What silences a unit: lines and batteries that fire from the first quarter leave nobody to learn with. */
const SILENCES: Partial<Record<Unit['formation'], string>> = { line: 'column', deployed: 'limber' };

function holdsFire(now: State): string[] {
  return now.units.flatMap(({ id, side, formation }) => {
    const silences = SILENCES[formation];
    return side === TEACHER && silences ? [`${id} ${silences}`] : [];
  });
}

/** Units that have been beaten form again, and those that have their backs to the enemy turn round. */
function recovers(now: State, side: Side): string[] {
  return now.units
    .filter((unit) => unit.side === side)
    .flatMap((unit) => {
      if (unit.condition !== 'formed' || unit.turned !== 0) return [`${unit.id} reform`];
      return unit.pose.heading === toOwnEdge(now, unit) ? [`${unit.id} about`] : [];
    });
}

function guns(now: State): string[] {
  return now.units.filter(({ side, formation }) => side === LEARNER && formation === 'limbered').map(({ id }) => id);
}

function charges(now: State, by: Side, at: (enemy: Unit) => boolean): string[] {
  return now.units
    .filter(({ side, arm }) => side === by && arm !== 'artillery')
    .toSorted(byArm(['cavalry', 'infantry']))
    .flatMap((unit) =>
      enemiesOf(now, unit)
        .filter(at)
        .toSorted((a, b) => Number(isStraightAhead(now, unit, b)) - Number(isStraightAhead(now, unit, a)))
        .map((enemy) => `${unit.id} charge ${enemy.id}`),
    );
}

function byArm(arms: readonly Unit['arm'][]): (a: Unit, b: Unit) => number {
  return (a, b) => arms.indexOf(a.arm) - arms.indexOf(b.arm) || byNumber(a, b);
}

function ofLearner<T extends 'moved' | 'announced' | 'done' | 'reacted'>(
  lines: Lines,
  type: T,
): Extract<Fact, { type: T }>[] {
  const all: readonly { readonly side?: Side }[] = factsIn(lines, type);
  return all.filter(({ side }) => side === LEARNER) as Extract<Fact, { type: T }>[];
}

function strikes(lines: Lines, by: Side): boolean {
  return factsIn(lines, 'struck').some(({ contacts, units }) =>
    contacts.some(
      (contact) => contact.how === 'charge' && units.some(({ unit, side }) => unit === contact.by && side === by),
    ),
  );
}
