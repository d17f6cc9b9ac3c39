/** PE-CDB-03 to -06, PE-CBO-02 to -04, PE-GEO-14. The distance bonus: once, undivided, in the quarter in which it lets the unit touch. */
import type { Length } from '../../../field/length.ts';
import { moved } from '../../../field/point.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { bonusOf, quarterOf } from '../moves/rates.ts';
import { courseOf, type State, type Unit, unitOf } from '../state.ts';
import { type Duel, duelHits, type Part } from './duel.ts';
import { isRunning } from './may.ts';
import { enemyMet, firstMet } from './met.ts';
import { pushOn } from './past.ts';
import { staysCharge, strike } from './strike.ts';

/** What a bonus can close. */
interface Closing {
  readonly unit: Unit;
  readonly gap: Length;
  readonly target: Unit;
  readonly duel?: Duel;
}

/** PE-STEP-04.4. The smallest gap first, then the lower id. */
export function* bonuses(table: Table<State>, start: State, duels: readonly Duel[]): Play<Fact> {
  while (true) {
    const [first] = closings(table.now, start, duels).toSorted((a, b) => a.gap - b.gap || byNumber(a.unit, b.unit));
    if (!first) return;
    if (first.duel) yield* closeBoth(table, start, first.duel);
    else yield* closeOne(table, start, first);
  }
}

function closings(now: State, start: State, duels: readonly Duel[]): Closing[] {
  const met = duels
    .filter(({ meets, parts }) => meets && parts.some(({ bonus }) => bonus > 0))
    .filter(({ parts }) => parts.every(({ unit }) => !isInContact(now, unit)))
    .filter(({ parts }) => parts.every((part) => isClear(now, part)));
  const mutual = met.map((duel): Closing => {
    const [a, b] = duel.parts;
    return { unit: a.unit, target: b.unit, gap: a.bonus + b.bonus, duel };
  });
  const isMutual = (id: string): boolean => met.some(({ parts }) => parts.some(({ unit }) => unit.id === id));
  return [
    ...mutual,
    ...now.units.filter(({ id }) => !isMutual(id)).flatMap((unit) => closingOf(now, start, unit) ?? []),
  ];
}

/** PE-Q-44. Nothing but its enemy within what its bonus would close. */
function isClear(now: State, { unit: { id }, bonus }: Part): boolean {
  const unit = unitOf(now, id);
  const met = firstMet(now, unit, bonus - 1, []);
  return !met || met.after >= bonus || enemyMet(now, unit, met)?.id === courseOf(unit, 'charge')?.target;
}

/** PE-CBO-02, -03, PE-CDB-04 to -06, PE-GEO-14, PE-Q-43. The run-up counts what the bonus adds to it. */
function closingOf(now: State, start: State, unit: Unit): Closing | undefined {
  const charge = courseOf(unit, 'charge');
  if (!charge || charge.stopping || charge.runUp === 0 || !unit.walked || !isRunning(now, unit)) return undefined;
  const met = firstMet(now, unit, bonusOf(unit), []);
  const target = met && enemyMet(now, unit, met);
  const isEarned = target && charge.runUp + met.after >= quarterOf(unit) && staysCharge(start, unit, target);
  return isEarned ? { unit, target, gap: met.after } : undefined;
}

function* closeOne(table: Table<State>, start: State, { unit, gap, target }: Closing): Play<Fact> {
  yield* closed(table, unit.id, gap);
  const left = bonusOf(unit) - gap;
  const hit = { by: unit.id, target: target.id, how: 'charge', bonus: true, reached: 'bonus', left } as const;
  yield* strike(table, start, [hit]);
  yield* pushOn(table, [hit]);
}

function* closeBoth(table: Table<State>, start: State, duel: Duel): Play<Fact> {
  const hits = duelHits(table.now, duel, 'bonus');
  for (const { unit, bonus } of duel.parts) if (bonus > 0) yield* closed(table, unit.id, bonus);
  yield* strike(table, start, hits);
}

function* closed(table: Table<State>, id: string, by: Length): Play<Fact> {
  const unit = unitOf(table.now, id);
  const to = { pose: moved(unit.pose, by), walked: true };
  yield* happen<Fact>({ type: 'moved', unit: id, why: 'bonus', from: unit.pose, by, to });
}
