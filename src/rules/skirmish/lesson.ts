/** The lesson of Skirmish: a volley, a fire at a screen, reloading, the answer to an assault, and an assault, whatever the dice show. */
import { lessonFrom } from '../../kernel/defaults/lesson.ts';
import type { LessonStep } from '../../kernel/lesson.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../kernel/play.ts';
import type { Entry } from '../../kernel/run.ts';
import { factsIn, hasAsked } from '../../kernel/story.ts';
import { type Aim, aim } from './fire/aim.ts';
import type { Fact } from './facts.ts';
import { AVOID, ELITE_UNIT } from './questions.ts';
import { apart, byNumber, enemiesOf, isSquad } from './position/squad.ts';
import type { State, Unit } from './state.ts';

/** The learner's side. */
const LEARNER = 'red';
const TEACHER = enemyOf(LEARNER);

type Step = LessonStep<State, Fact>;
type Done = Parameters<Step['explains']>[0];

export const lesson = lessonFrom<State, Fact>({
  scenario: 'valverde',
  side: LEARNER,
  sum: phrase('sk-lesson-sum'),
  mayOrder: ({ phase, active }, by) => phase === 'acting' && active === by,
  asks: [AVOID, ELITE_UNIT],
  steps: [
    {
      title: phrase('sk-lesson-volley-title'),
      says: () => phrase('sk-lesson-volley'),
      ideas: (now) => fires(now, ({ target }) => target.capability.volley),
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'fired').some(({ volley }) => volley),
      explains: (done) => phrase('sk-lesson-volley-done', { lost: lostBy(done, TEACHER) }),
    },
    {
      title: phrase('sk-lesson-screen-title'),
      says: () => phrase('sk-lesson-screen'),
      ideas: (now) => fires(now, ({ mass }) => mass !== undefined),
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'fired').some(({ mass }) => mass !== undefined),
      explains: ({ transcript }) => screenSaid(transcript),
    },
    {
      title: phrase('sk-lesson-reload-title'),
      says: () => phrase('sk-lesson-reload'),
      ideas: reloads,
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'reloaded').length > 0,
      explains: () => phrase('sk-lesson-reload-done'),
    },
    {
      title: phrase('sk-lesson-answer-title'),
      says: () => phrase('sk-lesson-answer'),
      ideas: () => ['end'],
      isDone: (transcript, by) => by === TEACHER && hasAsked(transcript, AVOID),
      meanwhile: phrase('sk-lesson-answer-meanwhile'),
      explains: ({ transcript }) =>
        phrase(hasRefused(transcript) ? 'sk-lesson-answer-refused' : 'sk-lesson-answer-tested'),
      foe: (now) => assaults(now, TEACHER, (target) => target.formation === 'skirmish'),
    },
    {
      title: phrase('sk-lesson-assault-title'),
      says: () => phrase('sk-lesson-assault'),
      ideas: (now) => assaults(now, LEARNER, (target) => target.formation !== 'skirmish'),
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'moved').some(({ why }) => why === 'assault'),
      explains: (done) =>
        factsIn(done.transcript, 'touched').length > 0
          ? phrase('sk-lesson-assault-done', { theirs: lostBy(done, TEACHER), ours: lostBy(done, LEARNER) })
          : phrase('sk-lesson-assault-missed'),
    },
  ],
});

/** The fires of the learner's squads that are of this kind, the most shooters first. */
function fires(now: State, isOfKind: (aimed: Aim) => boolean): string[] {
  const all = squadsOf(now, LEARNER).flatMap((unit) =>
    enemiesOf(now, unit).flatMap((target) => {
      const aimed = aim(now, { kind: 'fire', unit: unit.id, figures: [], target: target.id }, LEARNER);
      return aimed instanceof Refusal || aimed.target.unit.id !== target.id || !isOfKind(aimed) ? [] : [aimed];
    }),
  );
  const isLoneLeader = ({ target }: Aim): number => (isSquad(target.unit) ? 0 : 1);
  const sorted = all.toSorted(
    (a, b) =>
      isLoneLeader(a) - isLoneLeader(b) || b.shooters.length - a.shooters.length || a.target.range - b.target.range,
  );
  return sorted.map(({ shooter, target }) => `${shooter.id} fire ${target.unit.id}`);
}

/** Whoever is unloaded; if they have done their one thing this turn, the next turn has to come first. */
function reloads(now: State): string[] {
  const empty = squadsOf(now, LEARNER).filter(({ figures }) => figures.some(({ loaded }) => !loaded));
  return empty.length === 0 ? [] : [...empty.map(({ id }) => `${id} reload`), 'end'];
}

/** SK-MOV-04. By squads in close order, the nearest first; one that cannot reach anybody comes nearer. */
function assaults(now: State, by: Side, isTarget: (target: Unit) => boolean): string[] {
  const pairs = squadsOf(now, by)
    .filter(({ formation }) => formation === 'close')
    .flatMap((unit) =>
      enemiesOf(now, unit)
        .filter((target) => isSquad(target) && isTarget(target))
        .map((target) => ({ unit, target, far: apart(unit, target) })),
    )
    .toSorted((a, b) => a.far - b.far);
  const nearest = pairs[0]?.unit.id;
  const nearer = nearest === undefined ? [] : ['12', '9', '6', '3'].map((by) => `${nearest} advance ${by}`);
  return [...pairs.map(({ unit, target }) => `${unit.id} assault ${target.id}`), ...nearer];
}

function squadsOf(now: State, side: Side): Unit[] {
  return now.units.filter((unit) => unit.side === side && isSquad(unit)).toSorted(byNumber);
}

/** A side's figures out of action in this step. */
function lostBy({ before, after }: Done, side: Side): number {
  return after.lost[side] - before.lost[side];
}

/** SK-SCR-02. Hits on the skirmishers, and on the mass had they not been there. */
function screenSaid(transcript: readonly Entry<Fact>[]) {
  const [{ hits, mass }] = factsIn(transcript, 'fired') as [Extract<Fact, { type: 'fired' }>];
  return phrase('sk-lesson-screen-done', { hits, alone: mass!.hits, more: Math.max(0, mass!.hits - hits) });
}

function hasRefused(transcript: readonly Entry<Fact>[]): boolean {
  return transcript.some((entry) => 'ask' in entry && entry.ask.kind === AVOID.kind && entry.got === 'refuse');
}
