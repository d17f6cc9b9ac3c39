/** What must hold for every single fact of Skirmish, given the position before it. */
import type { Side } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import { apply } from '../../../rules/skirmish/apply.ts';
import type { Fact } from '../../../rules/skirmish/facts.ts';
import type { Order } from '../../../rules/skirmish/order.ts';
import { type State, type Unit, unitOf } from '../../../rules/skirmish/state.ts';
import type { Played } from '../bout.ts';
import { demand, same } from '../broken.ts';
import { checkFired, type Thrown } from './fired.ts';
import { far, gap, leadersOf, men, ROUNDING } from './measure.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** An order as far as it has been played. */
interface Course {
  readonly order: Order;
  readonly by: Side;
  thrown: Thrown | undefined;
}

/** Checks each fact of an order. */
export function checkPlayed({ base, order, by, transcript, end }: Played<State, Fact, Order>): void {
  const course: Course = { order, by, thrown: undefined };
  let now = base;
  for (const entry of transcript) {
    if ('roll' in entry) course.thrown = { roll: entry.roll, got: entry.got };
    if (!('fact' in entry)) continue;
    checkFact(now, entry.fact, course);
    now = apply(now, entry.fact);
  }
  same(now, end, 'the facts do not lead to the position');
  if (order.kind !== 'hand') checkFigures(base, end, transcript);
}

/** Figures are conserved: on the table and out of action, they are those of the start, and each falls once. */
function checkFigures(base: State, end: State, transcript: readonly Entry<Fact>[]): void {
  const fallen = transcript.flatMap((entry) =>
    'fact' in entry && entry.fact.type === 'lost' ? entry.fact.figures.map((n) => [entry.fact, n] as const) : [],
  );
  for (const side of ['red', 'blue'] as const) {
    const count = ({ units, lost }: State): number =>
      lost[side] + men(units.filter((unit) => unit.side === side)).length;
    demand(count(base) === count(end), `figures of ${side}: ${count(base)} before, ${count(end)} after`);
  }
  const lost = end.lost.red + end.lost.blue - base.lost.red - base.lost.blue;
  demand(lost === fallen.length, `${fallen.length} fell, ${lost} are counted`);
}

const OF_ORDERS: Readonly<Partial<Record<Fact['type'], readonly Order['kind'][]>>> = {
  opened: ['open'],
  fired: ['fire'],
  reloaded: ['reload'],
  finished: ['end'],
  touched: ['assault'],
};

function checkFact(now: State, fact: Fact, course: Course): void {
  const { order } = course;
  const kinds = OF_ORDERS[fact.type];
  demand(order.kind === 'hand' || !kinds || kinds.includes(order.kind), `${order.kind} comes to ${fact.type}`);
  if (order.kind === 'hand') return;
  switch (fact.type) {
    case 'opened':
      return checkOpened(now, fact);
    case 'moved':
      return checkMoved(now, fact, course);
    case 'fired':
      return checkFired(now, fact, course.by, course.thrown!);
    case 'lost':
      return checkLost(now, fact);
    case 'tested':
      return checkTested(now, fact, course.thrown!);
    case 'reloaded':
      return checkActing(unitOf(now, fact.unit), fact.figures, course.by, []);
    case 'fought':
      return checkFought(now, fact);
    case 'won':
      return checkWon(now, fact);
    case 'finished':
      return demand(fact.side === now.active, `SK-STEP-08 ${fact.side} finishes in the other side's turn`);
    case 'touched':
    case 'parted':
    case 'engaged':
    case 'settled':
    case 'held':
    case 'set':
    case 'ruled':
    case 'notAgreed':
      return undefined;
  }
}

/** SK-GEO-08, SK-STEP-01. */
function checkOpened(now: State, { led, turn }: Of<'opened'>): void {
  demand(turn === now.turn + 1, `SK-GAP-01 turn ${turn} after ${now.turn}`);
  const heard = now.units.filter((unit) => leadersOf(now, unit).length > 0).map(({ id }) => id);
  same([...led].sort(), heard.sort(), 'SK-GEO-08 others are led');
}

/** SK-Q-30. Each figure does one thing a turn, natives one more. */
function checkActing(unit: Unit, figures: readonly number[], by: Side, besides: readonly string[]): void {
  demand(unit.side === by, `SK-GAP-01 ${unit.id} acts for the other side`);
  for (const { n, did } of unit.figures) {
    const isFree = !figures.includes(n) || did.every((each) => besides.includes(each));
    demand(isFree, `SK-Q-30 ${unit.id}.${n} acts again after ${did.join()}`);
  }
}

/** SK-MOV, SK-GAP-02, SK-GEO-03, -10, -14. Nobody goes farther than their rate, or ends too near to an enemy. */
function checkMoved(now: State, { unit: id, why, to }: Of<'moved'>, { by }: Course): void {
  const unit = unitOf(now, id);
  const ways = to.figures.map((place) => far(unit.figures.find(({ n }) => n === place.n)!, place));
  const longest = Math.max(...ways);
  if (why === 'move' || why === 'form' || why === 'assault')
    checkActing(
      unit,
      to.figures.map(({ n }) => n),
      by,
      unit.row === 'native' && why === 'move' ? ['fire'] : [],
    );
  const most = mostOf(unit, why);
  demand(longest <= most + ROUNDING, `SK-MOV ${id} goes ${longest.toFixed(0)} of ${most}: ${why}`);
  if (why === 'move' || why === 'form') checkEnd(apply(now, { type: 'moved', unit: id, why, to, way: [] }), id, to);
}

function mostOf({ block, mounted }: Unit, why: Of<'moved'>['why']): number {
  const size = block ? (block.files + 1) * (mounted ? 5_000 : 2_000) + 100_000 : 0;
  if (why === 'turn' || why === 'closeUp') return size;
  if (why === 'face') return 0;
  if (why === 'assault') return block ? 22_000 : 16_000;
  return 16_000;
}

/** SK-GEO-05, -14. */
function checkEnd(then: State, id: string, to: Of<'moved'>['to']): void {
  const unit = unitOf(then, id);
  const movers = men([unit]).filter(({ figure }) => to.figures.some(({ n }) => n === figure.n));
  for (const man of movers) {
    for (const enemy of men(then.units.filter(({ side }) => side !== unit.side)))
      demand(gap(man, enemy) >= 100 - ROUNDING, `SK-GEO-14 ${id}.${man.figure.n} ends at ${enemy.unit.id}`);
    if (unit.formation !== 'skirmish') continue;
    const friends = men(then.units.filter(({ side }) => side === unit.side));
    const near = friends.filter((other) => other.figure !== man.figure && Math.round(gap(man, other)) <= 4_000);
    const isPair = near.length === 0 || (near.length === 1 && near[0]!.unit.id === id);
    demand(isPair, `SK-GEO-05 ${id}.${man.figure.n} has ${near.length} friends within 4 cm`);
  }
}

function checkLost(now: State, { unit: id, figures }: Of<'lost'>): void {
  const { figures: there } = unitOf(now, id);
  demand(
    figures.length > 0 && figures.every((n) => there.some((figure) => figure.n === n)),
    `SK-GAP-03 figures ${figures.join()} of ${id} fall`,
  );
}

/** SK-MOR-03 to -07, SK-AVO-02 to -05. */
function checkTested(now: State, fact: Of<'tested'>, { got }: Thrown): void {
  const unit = unitOf(now, fact.unit);
  const isWith = now.units.some((each) => each.role === 'musician' && each.of === unit.id && each.side === unit.side);
  demand(got[0] === fact.die, `SK-MOR-02 the die of ${unit.id} shows ${got.join()}`);
  demand(
    fact.morale === unit.morale || (isWith && fact.morale === unit.morale + 1),
    `SK-MOR-07 ${unit.id} tests against ${fact.morale}`,
  );
  const isSteadied = fact.superior !== undefined && leadersOf(now, unit).some(({ id }) => id === fact.superior);
  demand(fact.superior === undefined || isSteadied, `SK-MOR-04 ${fact.superior} is not heard by ${unit.id}`);
  const passed = fact.die < fact.morale || (fact.die === fact.morale && isSteadied);
  demand(fact.passed === passed, `SK-MOR-03 ${unit.id} with ${fact.die} against ${fact.morale}`);
}

/** SK-GAP-12. The higher total wins; each figure fights once a turn. */
function checkFought(now: State, { pair, helpers, totals: [one, other], fell }: Of<'fought'>): void {
  const sides = [...pair, ...helpers].map((name) => {
    const [id, n] = name.split('.');
    const figure = unitOf(now, id!).figures.find((each) => String(each.n) === n);
    demand(figure !== undefined && !figure.fought, `SK-GAP-12 ${name} fights again`);
    return unitOf(now, id!).side;
  });
  demand(sides[0] !== sides[1], `SK-GAP-12 ${pair.join(' and ')} are friends`);
  demand(helpers.length <= 2, `SK-GAP-12 ${helpers.length} help in one fight`);
  const loser = one === other ? undefined : one > other ? sides[1] : sides[0];
  demand(
    loser === undefined || fell === loser,
    `SK-GAP-12 ${pair.join(' and ')}: ${one} against ${other}, ${fell} fell`,
  );
}

/** SK-GAP-12. */
function checkWon(now: State, { winner, why }: Of<'won'>): void {
  if (why !== 'broken') return;
  const loser = winner === 'red' ? 'blue' : 'red';
  const own = now.units.filter(({ side }) => side === loser);
  const start = now.lost[loser] + men(own).length;
  demand(100 * now.lost[loser] >= now.armies[loser].breaksAt * start, `SK-GAP-12 ${loser} breaks too early`);
}
