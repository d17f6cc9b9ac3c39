/** The lesson of Periods: a line, a charge, a screen that evades, a countercharge, a battery that unlimbers. */
import type { Lesson, LessonStep } from '../../kernel/lesson.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Refusal, type Side } from '../../kernel/play.ts';
import type { Entry } from '../../kernel/run.ts';
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
/** As many orders as there are buttons. */
const MOST = 3;

type Step = LessonStep<State, Fact>;
type Lines = Parameters<Step['isDone']>[0];

/** `whyNot`: why a line of the learner or the enemy is refused. */
export function lesson(whyNot: (text: string, now: State, by: Side) => Refusal | undefined): Lesson<State, Fact> {
  const written = (now: State, texts: readonly string[], by: Side) =>
    now.writing?.side === by ? [...new Set(texts)].filter((text) => !whyNot(text, now, by)) : [];
  const own = (texts: (now: State) => readonly string[]) => (now: State) =>
    [...written(now, texts(now), LEARNER), ...written(now, ['seal'], LEARNER)].slice(0, MOST);
  const foe = (texts: (now: State) => readonly string[]) => (now: State) => written(now, texts(now), TEACHER);
  const calm = () => [];
  return {
    scenario: 'hollow-road',
    side: LEARNER,
    sum: phrase('pe-lesson-sum'),
    asks: ({ kind, to }) => to === LEARNER && (kind === CHARGED.kind || kind === EVADES.kind),
    steps: [
      {
        title: phrase('pe-lesson-line-title'),
        says: () => phrase('pe-lesson-line'),
        ideas: own((now) => [
          ...guns(now).map((id) => `${id} advance 8`),
          ...free(now, LEARNER).map((id) => `${id} advance 4`),
        ]),
        isDone: (lines) => ofLearner(lines, 'moved').some(({ why }) => why === 'march' || why === 'forced'),
        explains: () => phrase('pe-lesson-line-done'),
        foe: foe(holdsFire),
      },
      {
        title: phrase('pe-lesson-charge-title'),
        says: () => phrase('pe-lesson-charge'),
        ideas: own((now) => [
          ...charges(now, LEARNER, (enemy) => enemy.formation !== 'skirmish'),
          ...recovers(now, LEARNER),
        ]),
        isDone: (lines) =>
          ofLearner(lines, 'announced').some(({ what }) => what === 'charge') || strikes(lines, LEARNER),
        explains: () => phrase('pe-lesson-charge-done'),
        foe: calm,
      },
      {
        title: phrase('pe-lesson-screen-title'),
        says: () => phrase('pe-lesson-screen'),
        ideas: own((now) => [
          ...charges(now, LEARNER, (enemy) => enemy.formation === 'skirmish'),
          ...recovers(now, LEARNER),
        ]),
        isDone: (lines) => facts(lines, 'reacted').some(({ how, side }) => how === 'evade' && side === TEACHER),
        explains: () => phrase('pe-lesson-screen-done'),
        foe: calm,
      },
      {
        title: phrase('pe-lesson-counter-title'),
        says: () => phrase('pe-lesson-counter'),
        ideas: own((now) => free(now, LEARNER).map((id) => `${id} stand`)),
        isDone: (lines) =>
          ofLearner(lines, 'reacted').length > 0 ||
          lines.some((line) => 'ask' in line && line.ask.kind === CHARGED.kind && line.ask.to === LEARNER),
        explains: () => phrase('pe-lesson-counter-done'),
        foe: foe((now) => [...charges(now, TEACHER, () => true).slice(0, 1), ...recovers(now, TEACHER)]),
      },
      {
        title: phrase('pe-lesson-guns-title'),
        says: () => phrase('pe-lesson-guns'),
        ideas: own((now) => guns(now).map((id) => `${id} unlimber`)),
        isDone: (lines) => ofLearner(lines, 'done').some(({ doing }) => doing === 'unlimber'),
        explains: () => phrase('pe-lesson-guns-done'),
        foe: calm,
      },
    ],
  };
}

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

function facts<T extends Fact['type']>(lines: Lines, type: T): Extract<Fact, { type: T }>[] {
  return lines.flatMap((line: Entry<Fact>) =>
    'fact' in line && line.fact.type === type ? [line.fact as Extract<Fact, { type: T }>] : [],
  );
}

function ofLearner<T extends 'moved' | 'announced' | 'done' | 'reacted'>(
  lines: Lines,
  type: T,
): Extract<Fact, { type: T }>[] {
  const all: readonly { readonly side?: Side }[] = facts(lines, type);
  return all.filter(({ side }) => side === LEARNER) as Extract<Fact, { type: T }>[];
}

function strikes(lines: Lines, by: Side): boolean {
  return facts(lines, 'struck').some(({ contacts, units }) =>
    contacts.some(
      (contact) => contact.how === 'charge' && units.some(({ unit, side }) => unit === contact.by && side === by),
    ),
  );
}
