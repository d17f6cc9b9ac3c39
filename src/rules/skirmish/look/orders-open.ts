/** What a unit can do now, with an example each, and why not the rest. */
import { CENTIMETRE } from '../../../field/length.ts';
import { type Tried, triedLines } from '../../../kernel/grammar/tried.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bareNoun } from '../../../kernel/text/quoted.ts';
import { grammar } from '../language/grammar.ts';
import { shortClauses } from '../noun.ts';
import type { Order } from '../order.ts';
import { movesFor } from '../proposals.ts';
import { apart, enemiesOf, isSquad } from '../squad.ts';
import type { State, Unit } from '../state.ts';
import { refusalOf } from './legal.ts';

export function orderLines(now: State, unit: Unit): Phrase[][] {
  if (now.phase !== 'acting' || now.active !== unit.side) return [];
  const tried = Object.entries(triesOf(now, unit)).map(([verb, order]): Tried => {
    const said = phrase(`sk-look-verb-${verb}`);
    const why = refusalOf(now, order, unit.side);
    if (why) return { verb: said, why };
    const example = bareNoun({ en: grammar.render(order, 'en'), fr: grammar.render(order, 'fr') });
    return { verb: said, can: phrase('sk-look-example', { verb: said, example }) };
  });
  return triedLines(tried, shortClauses);
}

/** A short step ahead, or what else is proposed where that is barred. */
function stepOf(now: State, unit: Unit): Order {
  const step: Order = { kind: 'advance', unit: unit.id, figures: [], legs: [{ by: 4 * CENTIMETRE, angle: 0 }] };
  return refusalOf(now, step, unit.side) ? (movesFor(now, unit)[0]?.order ?? step) : step;
}

/** One order of each kind: at the nearest enemy, a short step, where it stands. */
function triesOf(now: State, unit: Unit): Readonly<Record<string, Order>> {
  const all = { unit: unit.id, figures: [] };
  const [nearest] = enemiesOf(now, unit).toSorted((a, b) => apart(unit, a) - apart(unit, b));
  const at = nearest && { unit: unit.id, target: nearest.id };
  return {
    ...(at && { fire: { kind: 'fire', figures: [], ...at } }),
    move: stepOf(now, unit),
    reload: { kind: 'reload', ...all },
    ...(unit.block && { turn: { kind: 'turn', unit: unit.id, by: 18_000 } }),
    ...(isSquad(unit) && !unit.block && { form: { kind: 'form', unit: unit.id, formation: 'close' } }),
    ...(isSquad(unit) &&
      unit.formation !== 'skirmish' && { deploy: { kind: 'form', unit: unit.id, formation: 'skirmish' } }),
    ...(at && { assault: { kind: 'assault', ...at } }),
  };
}
