/** FB-CHG, FB-STEP-05. A charge as it is played, from its announcement to the contacts. */
import { askAs } from '../../../kernel/asking.ts';
import { happen, insist, type Play, refusal, Refusal, rollDie, type Side, type Table } from '../../../kernel/play.ts';
import { activate, activationOf } from '../activate.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { countershots } from '../fights/shooting.ts';
import type { Charge } from '../order.ts';
import { ENVELOP, SUPPORT } from '../questions.ts';
import { type State, unitOf } from '../state.ts';
import { movedStands } from '../walk.ts';
import type { Placement } from './arrange.ts';
import { type Way, waysOf } from './checks.ts';
import { supporters, supportOf } from './support.ts';

/** FB-CHG-07, FB-STEP-05. */
export function* charge(table: Table<State>, order: Charge, by: Side): Play<Fact> {
  const how = insist(activationOf(table.now, order, by));
  const ways = insist(waysOf(table.now, order, by));
  insist(supportBarred(table.now, order, ways));
  const before = table.now;
  if (!(yield* activate(table, order.unit, how))) return;
  yield* happen<Fact>({ type: 'announced', unit: order.unit, target: order.target });
  const way = yield* whichSide(order, ways);
  if (way.straight instanceof Refusal)
    return yield* happen<Fact>({ type: 'failed', unit: order.unit, target: order.target, zone: way.zone });
  const placement = yield* whichPlacement(order, way, way.straight, by);
  const supporter = yield* whichSupport(table, order, placement, by);
  yield* happen<Fact>(movedFact(order.unit, placement));
  if (supporter !== undefined) {
    const stands = movedStands(supportOf(table.now, supporter, order.unit, placement)!);
    yield* happen<Fact>({ type: 'moved', unit: supporter, why: 'support', stands });
  }
  yield* happen<Fact>({ type: 'touched', contacts: placement.contacts });
  yield* countershots(table, before, order.unit);
}

function movedFact(unit: string, { walked }: Placement): Fact {
  return { type: 'moved', unit, why: 'charge', stands: movedStands(walked) };
}

/** FB-CSD-04, FB-Q-22. A die decides between zones that hold the same of the charger. */
function* whichSide({ unit, target }: Charge, ways: readonly Way[]): Play<Fact, Way> {
  const [only, another] = ways;
  if (!another) return only!;
  const sides = ways.length === 4 ? 4 : 6;
  const about = { zones: ways.map(({ zone }) => zone) };
  const die = yield* rollDie({ clause: 'FB-CSD-04', why: 'side', unit, sides, about });
  const way = ways[Math.floor(((die - 1) * ways.length) / sides)]!;
  yield* happen<Fact>({ type: 'sided', unit, target, zone: way.zone, die });
  return way;
}

/** FB-ENV-03, FB-ASK-04. */
function* whichPlacement(
  { unit, target, envelop }: Charge,
  { enveloping }: Way,
  straight: Placement,
  to: Side,
): Play<Fact, Placement> {
  if (!enveloping || envelop === false) return straight;
  if (envelop === true) return enveloping;
  const yes = yield* askAs(ENVELOP, {
    to,
    unit,
    about: { target, n: enveloping.folded },
    options: [{ value: true }, { value: false }],
    fallback: false,
  });
  return yes ? enveloping : straight;
}

/** FB-SUP-01, FB-ASK-05. Those who stand behind it and have places behind it when it has charged. */
function supportersFor(now: State, { unit }: Charge, placement: Placement): string[] {
  const then = apply(now, movedFact(unit, placement));
  return supporters(now, unitOf(now, unit))
    .map(({ id }) => id)
    .filter((id) => supportOf(then, id, unit, placement) !== undefined);
}

function* whichSupport(
  table: Table<State>,
  order: Charge,
  placement: Placement,
  to: Side,
): Play<Fact, string | undefined> {
  const { unit, target, support } = order;
  if (support === false) return undefined;
  const all = supportersFor(table.now, order, placement);
  if (support !== undefined) return all.find((id) => id === support);
  if (all.length === 0) return undefined;
  const id = yield* askAs(SUPPORT, {
    to,
    unit,
    about: { target },
    options: ['', ...all].map((value) => ({ value })),
    fallback: '',
  });
  return id === '' ? undefined : id;
}

/** FB-SUP-01. A unit that is named as support can come in some zone that may come up. */
function supportBarred(now: State, order: Charge, ways: readonly Way[]): Refusal | undefined {
  const { support } = order;
  if (support === undefined || support === false) return undefined;
  const placements = ways.flatMap(({ straight }) => (straight instanceof Refusal ? [] : [straight]));
  if (placements.some((placement) => supportersFor(now, order, placement).includes(support))) return undefined;
  const names = { unit: unitOf(now, order.unit).name, other: unitOf(now, support).name };
  return refusal('FB-SUP-01', 'refuse-fb-support', names, [`${order.unit} charge ${order.target} alone`]);
}
