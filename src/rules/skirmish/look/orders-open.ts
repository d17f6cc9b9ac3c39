/** What a unit can do now, with an example each, and why not the rest. */
import { HALF_TURN, type Heading, QUARTER_TURN } from '../../../field/heading.ts';
import { CENTIMETRE } from '../../../field/length.ts';
import { triedEach } from '../../../kernel/grammar/tried.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { insist, Refusal, type Side } from '../../../kernel/play.ts';
import { bareNoun } from '../../../kernel/text/quoted.ts';
import { aim } from '../fire/aim.ts';
import { canHit } from '../fire/elite.ts';
import { grammar } from '../language/grammar.ts';
import type { Order } from '../order.ts';
import { movesFor, targetsFor } from '../proposals.ts';
import { apart, enemiesOf, isSquad } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import { cannotHit } from './fire-lines.ts';
import { refusalOf } from './legal.ts';

export function orderLines(now: State, unit: Unit): Phrase[][] {
  if (now.phase !== 'acting' || now.active !== unit.side) return [];
  return triedEach(Object.entries(triesOf(now, unit)), {
    verb: (name) => phrase(`sk-look-verb-${name}`),
    whyNot: (order) => refusalOf(now, order, unit.side) ?? vain(now, order, unit.side),
    shown: (order) => bareNoun({ en: grammar.render(order, 'en'), fr: grammar.render(order, 'fr') }),
  });
}

/** A short step ahead, or what else is proposed where that is barred, or a short step aside or back. */
function stepOf(now: State, unit: Unit): Order {
  const step = (angle: Heading): Order => ({
    kind: 'advance',
    unit: unit.id,
    figures: [],
    legs: [{ by: 4 * CENTIMETRE, angle }],
  });
  const ahead = step(0);
  const others = () => [...movesFor(now, unit).map(({ order }) => order), ...ELSEWHERE.map(step)];
  const isLegal = (order: Order) => !refusalOf(now, order, unit.side);
  return isLegal(ahead) ? ahead : (others().find(isLegal) ?? ahead);
}

const ELSEWHERE: readonly Heading[] = [3 * QUARTER_TURN, QUARTER_TURN, HALF_TURN];

/** SK-SIX-03. It may be ordered, but no roll can hit. */
function vain(now: State, order: Order, by: Side): Refusal | undefined {
  if (order.kind !== 'fire') return undefined;
  const aimed = insist(aim(now, order, by));
  return canHit(now, aimed) ? undefined : new Refusal('SK-FIR-04', cannotHit(aimed));
}

/** One order of each kind: at an enemy that it can hit, else the nearest, a short step, where it stands. */
function triesOf(now: State, unit: Unit): Readonly<Record<string, Order>> {
  const all = { unit: unit.id, figures: [] };
  const [nearest] = enemiesOf(now, unit).toSorted((a, b) => apart(unit, a) - apart(unit, b));
  const at = nearest && { unit: unit.id, target: nearest.id };
  const [firing] = targetsFor(now, unit);
  return {
    ...(at && { fire: firing?.order ?? { kind: 'fire', figures: [], ...at } }),
    move: stepOf(now, unit),
    reload: { kind: 'reload', ...all },
    ...(unit.block && { turn: { kind: 'turn', unit: unit.id, by: 18_000 } }),
    ...(isSquad(unit) && !unit.block && { form: { kind: 'form', unit: unit.id, formation: 'close' } }),
    ...(isSquad(unit) &&
      unit.formation !== 'skirmish' && { deploy: { kind: 'form', unit: unit.id, formation: 'skirmish' } }),
    ...(at && { assault: { kind: 'assault', ...at } }),
  };
}
