/** ASK-21, SH-FIRE-17, -20, -21. The second shot of a double fire: at whom. */
import { distance } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ask, type Play, type Reading, Refusal } from '../../kernel/play.ts';
import { distanceBetween } from './engage.ts';
import type { Half } from './extended.ts';
import { aim } from './factor.ts';
import { marksmen, mayFireAt } from './fire.ts';
import { type State, type Unit, unitOf } from './state.ts';

interface Before {
  /** Whom the first half fired at. */
  readonly first: string;
  /** Whom the order named for the second. */
  readonly ordered?: string | undefined;
}

/** The id of a target; or that there is none, or that the commander holds this half's fire. */
export type SecondShot = string;

/**
 * ASK-21. The target ordered, if it may still be fired at. Else the commander is asked; where one target alone is left
 * and the order said nothing, it is taken unless the commander has filed otherwise.
 */
export function* chooseSecondShot(
  now: State,
  id: string,
  half: Half,
  { first, ordered }: Before,
): Play<never, SecondShot> {
  const unit = unitOf(now, id);
  const targets = targetsFor(now, unit, half, first);
  if (targets.length === 0) return 'none';
  if (targets.some((target) => target.id === ordered)) return ordered!;
  const texts = targets.map((target) => `${half} ${target.id}`);
  const same = texts.find((text) => text === `${half} ${first}`);
  return yield* ask<SecondShot>({
    kind: 'ASK-21',
    to: unit.side,
    unit: id,
    about: { half, ordered: ordered ?? null },
    options: [
      ...targets.map((target, i) => ({ text: texts[i]!, about: aboutShot(now, unit, half, target) })),
      { text: 'no fire', about: {} },
    ],
    fallback: same ?? texts[0]!,
    ...(ordered === undefined && targets.length === 1 && { quiet: true }),
    read: (given): Reading<SecondShot> => {
      const named = given.replace(/^fire /, '').replace(`${half} `, '');
      if (given === 'no fire') return { value: 'hold', text: given };
      if (targets.some((target) => target.id === named)) return { value: named, text: `${half} ${named}` };
      return new Refusal('SH-FIRE-17', phrase('refuse-answer', { given }), [...texts, 'no fire']);
    },
  });
}

/** SH-FIRE-19 to -21, SH-PRIORITY-05. Whom the second half may fire at, the nearest first. */
export function targetsFor(now: State, unit: Unit, half: Half, first: string): Unit[] {
  const firer = marksmen(unit, half);
  return now.units
    .filter((enemy) => !mayFireAt(now, unit, enemy, { half, besides: first }))
    .sort((a, b) => distanceBetween(firer, a) - distanceBetween(firer, b));
}

function aboutShot(now: State, unit: Unit, half: Half, target: Unit) {
  const { eye, mark, factor } = aim(now, marksmen(unit, half), target, 'fire');
  return { target: target.id, distance: distance(eye, mark), dice: factor.dice };
}
