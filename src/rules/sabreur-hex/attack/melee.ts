/** SH-MELEE. The fight of an assault: both blows, treated as simultaneous, and then the tests. */
import type { Declared } from './attack.ts';
import { type Blow, strike, testForLosses } from './blow.ts';
import { combatFactor, type Factor } from '../losses/factor.ts';
import type { Play } from '../facts.ts';
import { SHAKEN_BY, type TestContext } from '../morale/morale.ts';
import { isThere, type State, type Table, type Unit, unitOf } from '../state.ts';
import { demoralisationThreshold } from '../tables.ts';

interface Fighter {
  readonly id: string;
  readonly enemy: string;
  readonly lost: number;
  /** SH-MORALE-05. Includes a shot that caused too few losses for a test. */
  readonly shaken: boolean;
  readonly context: TestContext;
}

/** SH-MELEE-01 to -08, SH-GAP-23. Both strike, unless the first blow eliminates the target; then the tests. */
export function* melee(table: Table, declared: Declared): Play {
  const { attacker, target, shotBefore } = declared;
  const strengths = [unitOf(table.now, attacker).strength, unitOf(table.now, target).strength] as const;

  const lostByTarget = yield* strike(table, firstBlow(table.now, declared, strengths));
  if (!isThere(table.now, target)) return;
  const lostByAttacker = yield* strikeBack(table, declared, strengths);
  if (!isThere(table.now, attacker)) return;

  const { outflanked = false } = declared;
  yield* balance(
    table,
    {
      id: target,
      enemy: attacker,
      lost: lostByTarget,
      shaken: lostByTarget + shotBefore >= SHAKEN_BY,
      context: { attack: declared },
    },
    {
      id: attacker,
      enemy: target,
      lost: lostByAttacker,
      shaken: lostByAttacker >= SHAKEN_BY,
      context: { outflanked },
    },
  );
}

type Strengths = readonly [attacker: number, target: number];

/** SH-MELEE-01, SH-SAVE-15. The assaulting unit's blow. */
function firstBlow(now: State, declared: Declared, [enemy, own]: Strengths): Blow {
  return {
    striker: declared.attacker,
    struck: declared.target,
    factor: assaultFactor(now, declared),
    why: 'melee',
    doubled: false,
    back: false,
    saveContext: { strengths: { own, enemy } },
  };
}

/** SH-FACTOR-13, SH-ASSAULT-15, SH-OUTFLANK-05. Never doubled; if outflanked when declared, it still is. */
export function assaultFactor(now: State, { attacker, target, outflanked = false }: Declared): Factor {
  const context = { charging: false, doubled: false, lostInCharge: 0, outflanked };
  return combatFactor(now, unitOf(now, attacker), unitOf(now, target), context);
}

/** SH-MELEE-02. Struck back whatever the first blow cost; panicked units have no dice. */
function* strikeBack(table: Table, declared: Declared, [own, enemy]: Strengths): Play<number> {
  const { attacker: struck, target: striker, outflanked = false } = declared;
  const context = { charging: false, doubled: false, lostInCharge: 0 };
  const factor = combatFactor(table.now, unitOf(table.now, striker), unitOf(table.now, struck), context);
  if (factor.dice < 1) return 0;
  const saveContext = { strengths: { own, enemy }, outflanked };
  return yield* strike(table, { striker, struck, factor, why: 'melee', doubled: false, back: true, saveContext });
}

/** SH-MELEE-04 to -07. A unit that lost three or more tests; if both did, the second is spared if the first flees. */
function* balance(table: Table, target: Fighter, attacker: Fighter): Play {
  const inOrder = testsFirst(table.now, target, attacker) ? [target, attacker] : [attacker, target];
  for (const { id, enemy, shaken, context } of inOrder) {
    if (shaken && (yield* testForLosses(table, id, enemy, context)) === 'left') return;
  }
}

/** SH-MELEE-05. Tests first: the weakened, else who lost more, else the lower command rating, else the assaulted. */
function testsFirst(now: State, target: Fighter, attacker: Fighter): boolean {
  const [assaulted, assaulting] = [unitOf(now, target.id), unitOf(now, attacker.id)];
  const weak = isWeakened(now, assaulted);
  if (weak !== isWeakened(now, assaulting)) return weak;
  if (target.lost !== attacker.lost) return target.lost > attacker.lost;
  return assaulted.command <= assaulting.command;
}

/** SH-Q-63. At its threshold or below, as everywhere; read literally, only below. */
function isWeakened(now: State, unit: Unit): boolean {
  const threshold = demoralisationThreshold(unit);
  return now.rulings.weakTestFirst === 'atThreshold' ? unit.strength <= threshold : unit.strength < threshold;
}
