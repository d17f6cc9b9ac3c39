/** SH-SHOCK. The fight of a charge: the charger's blow, the test it causes, the blow back. */
import { phrase } from '../../kernel/phrase.ts';
import { ask, happen, type Play, type Reading, Refusal, roll, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import { combatFactor, type Factor } from './factor.ts';
import { sufferFailure } from './failure.ts';
import { takeLosses } from './loss.ts';
import { type Attack, moraleTest, type TestContext } from './morale.ts';
import { isPanicked, type State, type Unit, unitOf } from './state.ts';

export interface Shock {
  readonly charger: string;
  readonly target: string;
  /** SH-FLANKPROT-05. The charge that led to it: a flank protected against the charger stays so while they fight. */
  readonly attack: Attack;
  /** SH-FACTOR-07, -08. The charger's factor is doubled. */
  readonly doubled: boolean;
  /** SH-FACTOR-15. What the target lost by failing its reaction test. */
  readonly lostBefore: number;
}

/** SH-SHOCK-01 to -07, SH-PROC-10. Says what became of the target: whether it still stands there. */
export function* shock(table: Table<State>, fight: Shock): Play<Fact, 'holds' | 'left'> {
  const { charger, target } = fight;
  const before = strengthOf(table.now, target);
  const context = { charging: true, doubled: fight.doubled, lostInCharge: 0 };
  const factor = combatFactor(table.now, unitOf(table.now, charger), unitOf(table.now, target), context);
  const lost = yield* strike(table, { striker: charger, struck: target, factor, doubled: fight.doubled, back: false });
  if (!isThere(table.now, target)) return 'left';
  if (lost >= 3 && (yield* testForLosses(table, target, charger, { attack: fight.attack })) === 'left') return 'left';

  const lostInCharge = fight.lostBefore + before - strengthOf(table.now, target);
  yield* strikeBack(table, fight, lostInCharge);
  return 'holds';
}

/** SH-SHOCK-04, -05. A target that has not fled may strike back, weakened by what this charge cost it. */
function* strikeBack(table: Table<State>, fight: Shock, lostInCharge: number): Play<Fact> {
  const { charger, target } = fight;
  const context = { charging: false, doubled: false, lostInCharge };
  const factor = combatFactor(table.now, unitOf(table.now, target), unitOf(table.now, charger), context);
  if (factor.dice < 1 || !(yield* wishesToStrike(unitOf(table.now, target), charger))) return;
  const lost = yield* strike(table, { striker: target, struck: charger, factor, doubled: false, back: true });
  if (lost >= 3 && isThere(table.now, charger)) yield* testForLosses(table, charger, target, { charging: true });
}

interface Blow {
  readonly striker: string;
  readonly struck: string;
  readonly factor: Factor;
  readonly doubled: boolean;
  readonly back: boolean;
}

/** SH-SHOCK-01, -02, SH-FACTOR-03, -04, -06. Fours and more hit; a six costs the panicked, or an extended line, two. */
function* strike(table: Table<State>, { striker, struck, factor, doubled, back }: Blow): Play<Fact, number> {
  const enemy = unitOf(table.now, struck);
  const sixesCount = isPanicked(enemy) || enemy.formation === 'extendedLine' ? 2 : 1;
  yield* happen<Fact>({ type: 'attacked', unit: striker, target: struck, back });
  const dice = yield* roll({
    clause: 'SH-FACTOR-03',
    why: 'shock',
    unit: striker,
    dice: factor.dice,
    sides: 6,
    base: factor.base,
    ledger: factor.ledger,
    about: { target: struck, need: 4, doubled, back, sixesCount },
  });
  const sixes = dice.filter((die) => die === 6).length;
  const hits = dice.filter((die) => die >= 4).length + (sixesCount - 1) * sixes;
  return yield* takeLosses(table, struck, striker, hits, 'combat');
}

/** SH-SHOCK-03, -05. Three or more lost in one blow: a test, and what failing it leads to. */
function* testForLosses(
  table: Table<State>,
  id: string,
  enemy: string,
  context: TestContext,
): Play<Fact, 'holds' | 'left'> {
  const test = yield* moraleTest(table, id, 'losses', context);
  if (test.passed) return 'holds';
  const after = yield* sufferFailure(table, id, test, enemy);
  return after === 'stayed' && isThere(table.now, id) ? 'holds' : 'left';
}

function isThere(now: State, id: string): boolean {
  return now.units.some((unit) => unit.id === id);
}

function strengthOf(now: State, id: string): number {
  return unitOf(now, id).strength;
}

/** ASK-09. Never asked: yes, unless its owner has filed otherwise. */
function* wishesToStrike(unit: Unit, charger: string): Play<never, boolean> {
  return yield* ask<boolean>({
    kind: 'ASK-09',
    to: unit.side,
    unit: unit.id,
    about: { at: charger },
    options: [
      { text: 'strike', about: {} },
      { text: 'no strike', about: {} },
    ],
    fallback: 'strike',
    quiet: true,
    read: (text): Reading<boolean> => {
      if (text === 'strike' || text === 'no strike') return { value: text === 'strike', text };
      return new Refusal('SH-SHOCK-04', phrase('refuse-answer', { given: text }), ['strike', 'no strike']);
    },
  });
}
