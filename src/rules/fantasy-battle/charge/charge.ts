/** FB-CHG, FB-STEP-05. A charge as it is played, from its announcement to the contacts. */
import { askAs } from '../../../kernel/asking.ts';
import {
  enemyOf,
  happen,
  insist,
  type Play,
  refusal,
  Refusal,
  rollDie,
  type Side,
  type Table,
} from '../../../kernel/play.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { activate, activationOf } from '../moves/activate.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { countershots } from '../fights/shooting.ts';
import { chargeText } from '../language/manner.ts';
import type { Charge } from '../order.ts';
import { ENVELOP, OBJECTION, REST, SUPPORT } from '../questions.ts';
import { type State, unitOf } from '../state.ts';
import { movedStands } from '../moves/walk.ts';
import { leaveWorks } from '../position/works.ts';
import { endsOf, isSameEnd, type Placement } from './arrange.ts';
import { restsOf, type Way, waysOf } from './checks.ts';
import { supporters, supportOf } from './support.ts';
import { withTwins } from './twins.ts';

/** FB-CHG-07, FB-STEP-05. */
export function* charge(table: Table<State>, order: Charge, by: Side): Play<Fact> {
  const how = insist(activationOf(table.now, order, by));
  const ways = insist(chargeWays(table.now, order, by));
  const before = table.now;
  if (!(yield* activate(table, order.unit, how))) return;
  yield* happen<Fact>({ type: 'announced', unit: order.unit, target: order.target });
  if (before.objection === undefined && (yield* objected(table.now, order))) return;
  const way = yield* whichSide(order, ways);
  if (way.straight instanceof Refusal)
    return yield* happen<Fact>({ type: 'failed', unit: order.unit, target: order.target, zone: way.zone });
  const chosen = yield* whichPlacement(order, way, way.straight, by);
  const placement = yield* whichRest(order, way, chosen, by);
  const supporter = yield* whichSupport(table, order, placement, by);
  yield* happen<Fact>(movedFact(order.unit, placement));
  if (supporter !== undefined) {
    const stands = movedStands(supportOf(table.now, supporter, order.unit, placement)!);
    yield* happen<Fact>({ type: 'moved', unit: supporter, why: 'support', stands });
  }
  yield* happen<Fact>({ type: 'touched', contacts: placement.contacts });
  for (const unit of [order.unit, ...(supporter === undefined ? [] : [supporter])]) yield* leaveWorks(table, unit);
  yield* countershots(table, before, order.unit);
}

/** FB-STEP-05, FB-Q-22. The zones that may come up; or why it is refused, with what is possible instead. */
function chargeWays(now: State, order: Charge, by: Side): Way[] | Refusal {
  const checked = (wished: Charge): Way[] | Refusal => {
    const found = waysOf(now, wished, by);
    return found instanceof Refusal ? found : (supportBarred(now, wished, found) ?? found);
  };
  const ways = checked(order);
  if (!(ways instanceof Refusal)) return ways;
  const stands = unitOf(now, order.unit).stands.map(({ n }) => n);
  return withTwins(ways, order, stands, (twin) => !(checked(twin) instanceof Refusal));
}

/** FB-GAP-10. Whether a charge that has waited can still take place; what was settled meanwhile may have made it impossible. */
export function canTakePlace(now: State, order: Charge): boolean {
  const then: State = { ...now, phase: 'movement' };
  const { unit, target, support } = order;
  const named = [unit, target, ...(support ? [support] : [])];
  return (
    named.every((id) => then.units.some((each) => each.id === id)) &&
    !(activationOf(then, order, now.active) instanceof Refusal) &&
    !(chargeWays(then, order, now.active) instanceof Refusal)
  );
}

/** FB-GAP-10, FB-ASK-09. The other side may object; the charge then waits for a ruling. */
function* objected(now: State, order: Charge): Play<Fact, boolean> {
  const { unit, target } = order;
  if (now.variants.objections === 'none') return false;
  const to = enemyOf(now.active);
  const options = [{ value: false }, { value: true }];
  if (!(yield* askAs(OBJECTION, { to, unit, about: { target }, options, fallback: false }))) return false;
  yield* happen<Fact>({ type: 'objected', unit, charge: chargeText(order) });
  return true;
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

/** FB-IMP-01, FB-GEO-14, FB-ASK-03. Where stands without contact go, if that can be in several ways. */
function* whichRest({ unit, target, rest }: Charge, way: Way, placement: Placement, to: Side): Play<Fact, Placement> {
  const { idle } = placement;
  if (rest !== undefined || idle.length === 0) return placement;
  const all = restsOf(way, placement);
  const usual = all.find((each) => isSameEnd(each.placement, placement));
  if (!usual || all.length === 1) return placement;
  const value = yield* askAs(REST, {
    to,
    unit,
    about: { target, n: idle.length },
    options: all.map((each) => ({
      value: each.rest,
      about: {
        at: spotOf(endsOf(each.placement).find(({ n }) => each.placement.idle.includes(n))!),
        cost: Math.max(...each.placement.walked.map(({ way: { cost } }) => cost)),
      },
    })),
    fallback: usual.rest,
  });
  return all.find((each) => each.rest === value)!.placement;
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
  return refusal('FB-SUP-01', 'refuse-fb-support', names);
}
