/** What a roll needs or risks, for the preview of an order. */
import { total } from '../../../kernel/ledger.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Sentence } from '../../../kernel/shown.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { distance } from '../../../hex/grid.ts';
import { shotsOf } from '../picture/draw-marks.ts';
import { diceSum } from '../tell/dice.ts';
import { chanceOf, type Keep, type Reason, steadiness } from '../morale/morale.ts';
import { nounOf } from '../noun.ts';
import type { Order } from '../order.ts';
import { type State, unitOf } from '../state.ts';

export function oddsAhead(roll: Roll, now: State, order: Order): Sentence | undefined {
  if (roll.unit === undefined) return undefined;
  if (roll.why === 'fire') return shotAhead(roll, now);
  if (roll.why === 'morale') return testAhead(roll, now, order);
  // SH-ROUT-06, -08, -13, -14.
  return roll.why === 'rout' ? { says: phrase('preview-rout', { unit: nounOf(now, roll.unit) }), dice: [] } : undefined;
}

/** SH-FACTOR-02, -05. A shot, its chance to hit at all, and how its dice add up. */
function shotAhead(roll: Roll, now: State): Sentence | undefined {
  const [shot] = shotsOf(now, [roll]);
  if (!shot) return undefined;
  const need = Number(roll.about['need'] ?? HIT);
  const none = Array.from({ length: roll.dice }, () => (need - 1) / 6).reduce((all, each) => all * each, 1);
  const names = { unit: nounOf(now, shot.unit.id), target: nounOf(now, shot.target.id) };
  const far = { distance: distance(shot.from, shot.to) };
  return {
    says: phrase('preview-fire', { ...names, ...far, chance: percentOf(1 - none) }),
    dice: [phrase('preview-fire-dice', { reckoning: diceSum(roll), need })],
  };
}

/** SH-FACTOR-02. What a die of fire must show. */
const HIT = 5;

/** SH-MORALE-06, -07. A test's reason and chance; below, the highest total that passes, and why. */
function testAhead({ base = 0, ledger, about, unit = '' }: Roll, now: State, order: Order): Sentence {
  const needs = total(base, ledger);
  const form = order.kind === 'act' ? order.actions.find((action) => action.do === 'form') : undefined;
  const says = phrase('preview-test', {
    unit: nounOf(now, unit),
    reason: typeof about['reason'] === 'string' ? about['reason'] : '',
    formation: form ? phrase(`formation-${form.formation}`) : '',
    chance: chanceOf(needs, about['keep'] as Keep),
  });
  const modifiers = ledger.map(({ name, n }) => phrase('preview-modifier', { n, name: phrase(`modifier-${name}`) }));
  const why = steadiness(now, unitOf(now, unit), about['reason'] as Reason);
  const three = why === 'ordinary' ? '' : phrase('preview-three-dice', { why: phrase(`three-dice-${why}`) });
  return { says, dice: [phrase('preview-needs', { needs, base, modifiers, weighed: ledger.length, three })] };
}
