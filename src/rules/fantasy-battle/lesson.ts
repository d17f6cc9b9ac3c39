/** The lesson of Fantasy battle: an order, a charge, an envelopment, shots at a charger, an evade, whatever the dice show. */
import { CENTIMETRE } from '../../field/length.ts';
import { gapBetween } from '../../field/several.ts';
import { lessonFrom } from '../../kernel/defaults/lesson.ts';
import type { LessonStep } from '../../kernel/lesson.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../kernel/play.ts';
import { factsIn, hasAsked } from '../../kernel/story.ts';
import type { Fact } from './facts.ts';
import { isRegular } from './position/formation.ts';
import { write } from './language/index.ts';
import { chargesFor, enemiesNear, evadesFor, movesFor } from './proposals.ts';
import { COUNTERSHOT, ENVELOP } from './questions.ts';
import { byNumber, groundsOf, isEngaged } from './position/stands.ts';
import { type State, type Unit, unitOf } from './state.ts';
import { INITIATIVE_RANGE } from './values.ts';

/** The learner's side. */
const LEARNER = 'blue';
const TEACHER = enemyOf(LEARNER);

type Step = LessonStep<State, Fact>;
type Done = Parameters<Step['explains']>[0];

export const lesson = lessonFrom<State, Fact>({
  scenario: 'ford',
  side: LEARNER,
  sum: phrase('fb-lesson-sum'),
  mayOrder: ({ phase, active }, by) => phase === 'movement' && active === by,
  asks: [COUNTERSHOT, ENVELOP],
  steps: [
    {
      title: phrase('fb-lesson-order-title'),
      says: () => phrase('fb-lesson-order'),
      ideas: (now) => [...advances(now, LEARNER), 'end'],
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'ordered').length > 0,
      explains: ({ transcript }) => {
        const [{ needed, passed }] = factsIn(transcript, 'ordered') as [Extract<Fact, { type: 'ordered' }>];
        return phrase(passed ? 'fb-lesson-order-passed' : 'fb-lesson-order-failed', { needed });
      },
    },
    {
      title: phrase('fb-lesson-charge-title'),
      says: () => phrase('fb-lesson-charge'),
      ideas: (now) => [...charges(now, LEARNER, 'front'), ...charges(now, LEARNER, 'any'), 'end'],
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'touched').length > 0,
      explains: ({ transcript }) =>
        phrase('fb-lesson-charge-done', { n: standsIn(transcript), hits: hitsOn(transcript) }),
    },
    {
      title: phrase('fb-lesson-envelop-title'),
      says: () => phrase('fb-lesson-envelop'),
      ideas: (now) => [...enveloping(now), ...charges(now, LEARNER, 'flank'), 'end'],
      isDone: (transcript, by) => by === LEARNER && sidesIn(transcript).some((side) => side !== 'front'),
      explains: ({ transcript }) => phrase('fb-lesson-envelop-done', { n: standsIn(transcript) }),
    },
    {
      title: phrase('fb-lesson-shots-title'),
      says: () => phrase('fb-lesson-shots'),
      ideas: () => ['end'],
      isDone: (transcript, by) => by === TEACHER && hasAsked(transcript, COUNTERSHOT),
      meanwhile: phrase('fb-lesson-shots-meanwhile'),
      explains: ({ transcript }) => phrase('fb-lesson-shots-done', { hits: hitsOn(transcript) }),
      foe: (now) => [...charges(now, TEACHER, 'missiles'), ...nearer(now)],
    },
    {
      title: phrase('fb-lesson-evade-title'),
      says: () => phrase('fb-lesson-evade'),
      ideas: (now) => [...evades(now), 'end'],
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'moved').some(({ why }) => why === 'evade'),
      explains: () => phrase('fb-lesson-evade-done'),
      foe: nearer,
    },
  ],
});

function unitsOf(now: State, side: Side): Unit[] {
  return now.units.filter((unit) => unit.side === side && !isEngaged(now, unit)).toSorted(byNumber);
}

/** FB-GAP-01. Of those who need an order and are not near an enemy, the first thing that is proposed to each. */
function advances(now: State, side: Side): string[] {
  const waiting = unitsOf(now, side).filter(({ activated }) => !activated);
  const far = waiting.toSorted((a, b) => nearest(now, b) - nearest(now, a));
  return far.flatMap((unit) =>
    movesFor(now, unit)
      .slice(0, 1)
      .map(({ order }) => write(order)),
  );
}

function nearest(now: State, unit: Unit): number {
  const [enemy] = enemiesNear(now, unit);
  return enemy ? gapBetween(groundsOf(unit), groundsOf(enemy)) : Infinity;
}

/** FB-CSD. Charges on this side of an enemy, or on those who can shoot back; the most stands in contact first. */
function charges(now: State, by: Side, on: 'front' | 'flank' | 'any' | 'missiles'): string[] {
  const all = unitsOf(now, by).flatMap((unit) =>
    chargesFor(now, unit).flatMap(({ order, ways: [way, another] }) => {
      if (!way || another || way.straight instanceof Refusal) return [];
      const { contacts } = way.straight;
      const isWanted = on === 'missiles' ? unitOf(now, order.target).missiles : on === 'any' || isOn(way.zone, on);
      return isWanted ? [{ text: write(order), n: new Set(contacts.map(({ stand }) => stand)).size }] : [];
    }),
  );
  return all.toSorted((a, b) => b.n - a.n).map(({ text }) => text);
}

function isOn(zone: string, side: 'front' | 'flank'): boolean {
  return (zone === 'front') === (side === 'front');
}

/** FB-ENV. */
function enveloping(now: State): string[] {
  return unitsOf(now, LEARNER).flatMap((unit) =>
    chargesFor(now, unit).flatMap(({ order, ways }) =>
      ways.some((way) => way.enveloping) ? [write({ ...order, envelop: true })] : [],
    ),
  );
}

/** FB-EVA. As far as they can, or part of the way; those to whom an enemy is nearest come first. */
function evades(now: State): string[] {
  const own = unitsOf(now, LEARNER).toSorted((a, b) => nearest(now, a) - nearest(now, b));
  const all = own.flatMap((unit) => evadesFor(now, unit).map(({ order }) => order));
  return [...all, ...all.map((order) => ({ ...order, by: 10 * CENTIMETRE }))].map(write);
}

/** The enemy forms up, and comes within reach of a charge. */
function nearer(now: State): string[] {
  return unitsOf(now, TEACHER)
    .filter((unit) => unit.type === 'infantry')
    .flatMap((unit) => {
      if (!isRegular(unit)) return [write({ kind: 'go', unit: unit.id, formation: 'line' })];
      const [enemy] = enemiesNear(now, unit);
      if (!enemy || nearest(now, unit) <= INITIATIVE_RANGE - 2 * CENTIMETRE) return [];
      return [15, 10, 5].map((far) => `${unit.id} advance ${far} toward ${enemy.id}`);
    });
}

function sidesIn(transcript: Done['transcript']): string[] {
  return factsIn(transcript, 'touched').flatMap(({ contacts }) => contacts.map(({ side }) => side));
}

/** The charger's stands in contact. */
function standsIn(transcript: Done['transcript']): number {
  return new Set(factsIn(transcript, 'touched').flatMap(({ contacts }) => contacts.map(({ stand }) => stand))).size;
}

/** Of shots at the charger. */
function hitsOn(transcript: Done['transcript']): number {
  return factsIn(transcript, 'shot').reduce((sum, { hits }) => sum + hits, 0);
}
