/** SH-SHOCK. The fight of a charge: the charger's blow, the test it causes, and the blow back. */
import { askAs } from '../../../kernel/asking.ts';
import { strike, testForLosses } from './blow.ts';
import type { Play } from '../facts.ts';
import { combatFactor, type Factor } from '../losses/factor.ts';
import { type Attack, SHAKEN_BY } from '../morale/morale.ts';
import { STRIKE, type Strike } from '../questions/strike.ts';
import { isThere, type State, type Table, type Unit, unitOf } from '../state.ts';

export interface Shock {
  readonly charger: string;
  readonly target: string;
  /** SH-FLANKPROT-05. The charge that led to it: a flank protected against it stays so in the fight. */
  readonly attack: Attack;
  /** SH-FACTOR-07, -08. The charger's factor is doubled. */
  readonly doubled: boolean;
  /** SH-FACTOR-15. The target's losses from failing its reaction test. */
  readonly lostBefore: number;
  /** SH-MORALE-05. The target's losses to a shot of the charger just before, if too few for a test. */
  readonly shotBefore?: number;
  /** SH-Q-28. The target has countercharged, and doubles for it. */
  readonly counterDoubled?: boolean;
}

/** SH-SHOCK-01 to -07, SH-PROC-10, SH-MORALE-05. Returns whether the target is still there. */
export function* shock(table: Table, fight: Shock): Play<'holds' | 'left'> {
  const { charger, target } = fight;
  const before = unitOf(table.now, target).strength;
  const factor = chargeFactor(table.now, charger, target, fight.doubled);
  const blow = { striker: charger, struck: target, factor, why: 'shock', doubled: fight.doubled, back: false } as const;
  const lost = (yield* strike(table, blow)) + (fight.shotBefore ?? 0);
  if (!isThere(table.now, target)) return 'left';
  if (lost >= SHAKEN_BY && (yield* testForLosses(table, target, charger, { attack: fight.attack })) === 'left')
    return 'left';

  const lostInCharge = fight.lostBefore + before - unitOf(table.now, target).strength;
  yield* strikeBack(table, fight, lostInCharge);
  return 'holds';
}

/** SH-FACTOR-07, SH-SKILL-LANCER-03. The dice of the charger's blow. */
export function chargeFactor(now: State, charger: string, target: string, doubled: boolean): Factor {
  const context = { charging: true, doubled, lostInCharge: 0 };
  return combatFactor(now, unitOf(now, charger), unitOf(now, target), context);
}

/** SH-SHOCK-04, -05. A target that has not fled may strike back, weakened by its losses in this charge. */
function* strikeBack(table: Table, fight: Shock, lostInCharge: number): Play {
  const { charger, target, counterDoubled: doubled = false } = fight;
  const context = { charging: false, doubled, lostInCharge };
  const factor = combatFactor(table.now, unitOf(table.now, target), unitOf(table.now, charger), context);
  if (factor.dice < 1 || !(yield* wishesToStrike(unitOf(table.now, target), charger))) return;
  const blow = { striker: target, struck: charger, factor, why: 'shock', doubled, back: true } as const;
  const lost = yield* strike(table, blow);
  if (lost >= SHAKEN_BY && isThere(table.now, charger))
    yield* testForLosses(table, charger, target, { charging: true });
}

/** ASK-09. Never asked: yes, unless its player has chosen otherwise. */
function* wishesToStrike({ side, id }: Unit, charger: string): Play<boolean> {
  const { say } = yield* askAs<Strike>(STRIKE, {
    to: side,
    unit: id,
    about: { at: charger },
    options: [{ value: { say: 'strike' } }, { value: { say: 'noStrike' } }],
    fallback: { say: 'strike' },
    quiet: true,
  });
  return say === 'strike';
}
