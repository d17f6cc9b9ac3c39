/** FB-UMP. What players do by hand, where the book is silent: what counts for a unit, its losses, the end of a step. */
import { areConnected } from '../../../field/contact.ts';
import { refusal, type Refusal } from '../../../kernel/play.ts';
import { canTakePlace } from '../charge/charge.ts';
import type { Fact } from '../facts.ts';
import { usualLosses } from '../losses.ts';
import { parse } from '../language/index.ts';
import type { Charge } from '../order.ts';
import { standsOf } from '../position/stands.ts';
import { nextTurnOf, type State, type Unit } from '../state.ts';
import { broken, endingOf, withdrawingIn } from '../victory.ts';
import { isBehindWall } from '../position/works.ts';
import { no } from './place.ts';

type Outcome = readonly Fact[] | Refusal;

/** FB-UMP-03, -06, FB-GAP-09. If no one says which: uncontacted, rearmost, highest number. */
export function lose(now: State, unit: Unit, n: number): Outcome {
  if (n < 1 || n > unit.stands.length) return no('FB-UMP-06', 'lose', unit, { n: unit.stands.length });
  return [{ type: 'lost', unit: unit.id, stands: usualLosses(now, unit, n) }];
}

/** FB-GAP-09, FB-FRM-01. Those named, if the others stay together. */
export function fall(unit: Unit, stands: readonly number[]): Outcome {
  const unknown = stands.find((number) => unit.stands.every(({ n }) => n !== number));
  if (unknown !== undefined) return refusal('FB-GAP-09', 'refuse-fb-stand', { unit: unit.name, n: unknown });
  const rest = standsOf(unit).filter(({ n }) => !stands.includes(n));
  if (!areConnected(rest)) return refusal('FB-FRM-01', 'refuse-fb-apart', { unit: unit.name });
  return [{ type: 'lost', unit: unit.id, stands }];
}

const FLAG_CLAUSES = { activated: 'FB-UMP-01', fortified: 'FB-UMP-08', missiles: 'FB-UMP-03' } as const;

/** FB-UMP-01, -03, -08, FB-FOR-01, FB-GEO-19. */
export function flag(now: State, unit: Unit, what: keyof typeof FLAG_CLAUSES, is: boolean): Outcome {
  if (what === 'fortified' && is && unit.type !== 'infantry' && unit.type !== 'artillery')
    return no('FB-FOR-01', 'works', unit);
  if (what === 'fortified' && is && !isBehindWall(now, unit)) return no('FB-GEO-19', 'no-wall', unit);
  if (unit[what] === is) return no(FLAG_CLAUSES[what], 'same', unit);
  return [{ type: 'set', unit: unit.id, to: { [what]: is } }];
}

/** FB-UMP-04. Next turn, as after a test; this turn; or no longer. */
export function confuse(now: State, unit: Unit, when: 'next' | 'now' | 'no'): Outcome {
  const is = unit.confused !== undefined && unit.confused >= now.turn ? unit.confused : 0;
  const confused = when === 'no' ? 0 : when === 'now' ? now.turn : nextTurnOf(now, unit.side);
  return confused === is ? no('FB-UMP-04', 'same', unit) : [{ type: 'set', unit: unit.id, to: { confused } }];
}

/** FB-STEP-07. What the step leads to when it is settled. */
export function done(now: State): Outcome {
  switch (now.phase) {
    case 'objection':
      return canTakePlace(now, parse(now.objection!.charge) as Charge)
        ? [{ type: 'heard' }]
        : [{ type: 'phase', phase: 'movement' }];
    case 'shots':
      return [{ type: 'phase', phase: 'movement' }, ...ending(now, ['broken'])];
    case 'shooting':
    case 'combat': {
      const over = ending(now, ['broken', 'withdrawn']);
      if (over.length > 0) return over;
      return now.phase === 'shooting' ? [{ type: 'phase', phase: 'combat' }] : endingOf(now);
    }
    case 'opening':
    case 'movement':
    case 'over':
      return refusal('FB-STEP-07', 'refuse-fb-desk-done', {}, ['end']);
  }
}

/** FB-GAP-12, FB-OFF-08. */
function ending(now: State, why: readonly ('broken' | 'withdrawn')[]): Fact[] {
  const found = broken(now) ?? (why.includes('withdrawn') ? withdrawingIn(now) : undefined);
  return found ? [found] : [];
}

/** FB-GAP-10, FB-UMP-02, -05. The charge that waits does not take place; its unit may still act. */
export function annul(now: State): Outcome {
  return now.phase === 'objection'
    ? [{ type: 'phase', phase: 'movement' }]
    : refusal('FB-GAP-10', 'refuse-fb-desk-annul');
}
