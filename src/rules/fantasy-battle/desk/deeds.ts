/** FB-UMP. What players do by hand, where the book is silent: the facts of each deed, and what keeps a position playable. */
import { areConnected } from '../../../field/contact.ts';
import type { Length } from '../../../field/length.ts';
import { refusal, Refusal, type Side } from '../../../kernel/play.ts';
import type { Facing, Place } from '../../../march/place.ts';
import { apply } from '../apply.ts';
import { canTakePlace } from '../charge/charge.ts';
import type { Fact } from '../facts.ts';
import { fateByHand } from '../moves/leave.ts';
import { usualLosses } from '../losses.ts';
import { parse } from '../language/index.ts';
import type { Charge, Formation } from '../order.ts';
import { isEngaged, standsOf } from '../position/stands.ts';
import { nextTurnOf, type State, type Unit } from '../state.ts';
import { breakingIn, endingOf, withdrawingIn } from '../victory.ts';
import { isBehindWall, worksLeft } from '../position/works.ts';
import { bringIntoContact, follow, formUp, no, placeAt, placeStand, recoil } from './place.ts';

export type Deed =
  | { readonly do: 'lose'; readonly unit: string; readonly n: number }
  | { readonly do: 'fall'; readonly unit: string; readonly stands: readonly number[] }
  | { readonly do: 'at'; readonly unit: string; readonly to: Place; readonly face?: Facing }
  | { readonly do: 'face'; readonly unit: string; readonly face: Facing }
  | { readonly do: 'stand'; readonly unit: string; readonly n: number; readonly to: Place; readonly face?: Facing }
  | { readonly do: 'form'; readonly unit: string; readonly formation: Formation }
  | { readonly do: 'recoil'; readonly unit: string; readonly by: Length }
  | { readonly do: 'contact' | 'follow'; readonly unit: string; readonly other: string }
  | { readonly do: 'apart'; readonly unit: string }
  | { readonly do: 'activated' | 'fortified' | 'missiles'; readonly unit: string; readonly is: boolean }
  | { readonly do: 'confused'; readonly unit: string; readonly when: 'next' | 'now' | 'no' }
  | { readonly do: 'fate'; readonly unit: string; readonly n: number }
  | { readonly do: 'done' }
  | { readonly do: 'annul' }
  | { readonly do: 'winner'; readonly winner: Side | 'draw' };

type OfUnit = Extract<Deed, { readonly unit: string }>;

/** The facts of a deed, or why it cannot be done. */
export function outcomeOf(now: State, deed: Deed): readonly Fact[] | Refusal {
  if (now.phase === 'over') return refusal('FB-GAP-12', 'refuse-over');
  if (deed.do === 'winner') return [{ type: 'won', winner: deed.winner, why: 'ruled' }];
  if (deed.do === 'done') return done(now);
  if (deed.do === 'annul') return annul(now);
  const unit = now.units.find(({ id }) => id === deed.unit);
  if (!unit) return refusal('FB-UMP-05', 'refuse-fb-desk-gone', { unit: deed.unit });
  const facts = doneTo(now, unit, deed);
  return facts instanceof Refusal ? facts : [...facts, ...worksLeft(facts.reduce(apply, now), unit.id)];
}

function doneTo(now: State, unit: Unit, deed: OfUnit): readonly Fact[] | Refusal {
  switch (deed.do) {
    case 'lose':
      return lose(now, unit, deed.n);
    case 'fall':
      return fall(unit, deed.stands);
    case 'at':
      return placeAt(now, unit, deed.to, deed.face);
    case 'face':
      return placeAt(now, unit, undefined, deed.face);
    case 'stand':
      return placeStand(now, unit, deed.n, deed.to, deed.face);
    case 'form':
      return formUp(now, unit, deed.formation);
    case 'recoil':
      return recoil(now, unit, deed.by);
    case 'contact':
      return bringIntoContact(now, unit, deed.other);
    case 'follow':
      return follow(now, unit, deed.other);
    case 'apart':
      return isEngaged(now, unit) ? [{ type: 'parted', unit: unit.id }] : no('FB-UMP-06', 'apart', unit);
    case 'activated':
    case 'fortified':
    case 'missiles':
      return flag(now, unit, deed.do, deed.is);
    case 'confused':
      return confuse(now, unit, deed.when);
    case 'fate':
      return deed.n >= 1 && deed.n <= 6 ? fateByHand(now, unit, deed.n) : no('FB-UMP-07', 'die', unit);
  }
}

/** FB-UMP-03, -06, FB-GAP-09. If no one says which: uncontacted, rearmost, highest number. */
function lose(now: State, unit: Unit, n: number): readonly Fact[] | Refusal {
  if (n < 1 || n > unit.stands.length) return no('FB-UMP-06', 'lose', unit, { n: unit.stands.length });
  return [{ type: 'lost', unit: unit.id, stands: usualLosses(now, unit, n) }];
}

/** FB-GAP-09, FB-FRM-01. Those named, if the others stay together. */
function fall(unit: Unit, stands: readonly number[]): readonly Fact[] | Refusal {
  const unknown = stands.find((number) => unit.stands.every(({ n }) => n !== number));
  if (unknown !== undefined) return refusal('FB-GAP-09', 'refuse-fb-stand', { unit: unit.name, n: unknown });
  const rest = standsOf(unit).filter(({ n }) => !stands.includes(n));
  if (!areConnected(rest)) return refusal('FB-FRM-01', 'refuse-fb-apart', { unit: unit.name });
  return [{ type: 'lost', unit: unit.id, stands }];
}

const FLAG_CLAUSES = { activated: 'FB-UMP-01', fortified: 'FB-UMP-08', missiles: 'FB-UMP-03' } as const;

/** FB-UMP-01, -03, -08, FB-FOR-01, FB-GEO-19. */
function flag(now: State, unit: Unit, what: keyof typeof FLAG_CLAUSES, is: boolean): readonly Fact[] | Refusal {
  if (what === 'fortified' && is && unit.type !== 'infantry' && unit.type !== 'artillery')
    return no('FB-FOR-01', 'works', unit);
  if (what === 'fortified' && is && !isBehindWall(now, unit)) return no('FB-GEO-19', 'no-wall', unit);
  if (unit[what] === is) return no(FLAG_CLAUSES[what], 'same', unit);
  return [{ type: 'set', unit: unit.id, to: { [what]: is } }];
}

/** FB-UMP-04. Next turn, as after a test; this turn; or no longer. */
function confuse(now: State, unit: Unit, when: 'next' | 'now' | 'no'): readonly Fact[] | Refusal {
  const is = unit.confused !== undefined && unit.confused >= now.turn ? unit.confused : 0;
  const confused = when === 'no' ? 0 : when === 'now' ? now.turn : nextTurnOf(now, unit.side);
  return confused === is ? no('FB-UMP-04', 'same', unit) : [{ type: 'set', unit: unit.id, to: { confused } }];
}

/** FB-STEP-07. What the step leads to when it is settled. */
function done(now: State): readonly Fact[] | Refusal {
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
  const found = breakingIn(now) ?? (why.includes('withdrawn') ? withdrawingIn(now) : undefined);
  return found ? [found] : [];
}

/** FB-GAP-10, FB-UMP-02, -05. The charge that waits does not take place; its unit may still act. */
function annul(now: State): readonly Fact[] | Refusal {
  return now.phase === 'objection'
    ? [{ type: 'phase', phase: 'movement' }]
    : refusal('FB-GAP-10', 'refuse-fb-desk-annul');
}
