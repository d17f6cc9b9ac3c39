/** METRIC 3.4. What is proposed to units and officers: completion, panel and the bot's seat choose among it. */
import { DEGREE } from '../../../field/heading.ts';
import { CENTIMETRE, MILLIMETRE } from '../../../field/length.ts';
import { distance, type Point } from '../../../field/point.ts';
import { middle } from '../../../field/shape.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { rememberedIn } from '../../../kernel/remembered.ts';
import { type Proposal, proposed, type Proposed, spacedOut, surroundingsOf } from '../../../march/proposals.ts';
import { isStraightAhead } from '../position/ahead.ts';
import { byNumber, enemiesOf, friendsOf, groundOf, isSquare } from '../position/body.ts';
import { isFormed } from '../position/formed.ts';
import { type Act, FORMATIONS, NO_SHEET, type Order } from '../order.ts';
import { pointOf, standOf } from './places.ts';
import { allowance } from '../moves/rates.ts';
import { afterActs, wayTo, wheelToward } from './route.ts';
import type { Officer, State, Unit } from '../state.ts';
import { MANHANDLED } from '../values.ts';
import { sees } from '../position/view.ts';
import { mayWrite, withinHalf } from './within.ts';

export type Lining = Proposal<Extract<Order, { kind: 'line' }>>;
type Riding = Proposal<Extract<Order, { kind: 'ride' }>>;

/** As a side writes: on its own sheet, or on an empty one if it is not writing now. */
export function writingOf(now: State, side: Side): State {
  return now.writing?.side === side ? now : { ...now, phase: 'sheets', writing: { side, sheet: NO_SHEET } };
}

/** Several verbs ask for what is proposed in one position. */
const once = rememberedIn<State>();

function lining(unit: Unit, acts: readonly Act[], says: Phrase, at: Point = afterActs(unit, acts).pose): Lining {
  const line = { unit: unit.id, acts: [...acts], answers: {} };
  return { order: { kind: 'line', line }, at: { x: at.x, y: at.y }, what: 'end', says };
}

/** At most six ends, 2 cm apart. */
export function movesFor(now: State, unit: Unit): readonly Lining[] {
  return once(now, `moves ${unit.id}`, () => spacedOut(foundFor(now, unit)));
}

function foundFor(now: State, unit: Unit): Lining[] {
  return [...proposed(surroundings(now, unit))].flatMap((going): Lining[] => {
    const acts = actsOf(now, unit, going);
    if (!acts || acts.length === 0 || !mayWrite(now, unit, acts)) return [];
    return [lining(unit, acts, phrase(`march-why-${going.why}`))];
  });
}

/** A proposed way as legs: toward an enemy as far as the half goes, to a place the whole way or not at all. */
function actsOf(now: State, unit: Unit, going: Proposed): Act[] | undefined {
  if ('to' in going) {
    const to = pointOf(now, going.to, unit);
    return to instanceof Refusal ? undefined : wayTo(unit, to);
  }
  const by = Math.floor(going.legs[0].by / MILLIMETRE) * MILLIMETRE;
  const enemy = going.toward?.kind === 'short' ? going.toward.unit : undefined;
  if (enemy === undefined) return [isSquare(unit) ? { do: 'face', angle: 0, by } : { do: 'ahead', by }];
  const wheels = wheelToward(unit, middle(groundOf(now.units.find(({ id }) => id === enemy)!)));
  return wheels && wheels.length > 0 ? rounded(withinHalf(now, unit, [...wheels, { do: 'ahead', by }])) : undefined;
}

/** In whole millimetres, so that it can be said shortly. */
function rounded(acts: readonly Act[]): Act[] {
  return acts.flatMap((act): Act[] => {
    if (act.do !== 'ahead') return [act];
    const by = Math.floor(act.by / MILLIMETRE) * MILLIMETRE;
    return by > 0 ? [{ ...act, by }] : [];
  });
}

/** PE-GAP-12. Enemies' edges and reach are no places to stop at: that would measure. */
function surroundings(now: State, unit: Unit): Parameters<typeof proposed>[0] {
  const named = (each: Unit) => ({ id: each.id, stand: standOf(each) });
  const friends = friendsOf(now, unit);
  const [enemy] = enemiesSeen(now, unit);
  return surroundingsOf(now.field, {
    mover: standOf(unit),
    allowance: 2 * allowance(unit),
    others: friends.map(standOf),
    cover: [],
    neighbours: friends.map(named),
    formed: friends.filter((each) => isFormed(now, each)).map(named),
    enemy: enemy && named(enemy),
    ranges: [],
    chargers: [],
  });
}

const SQUARE = 10 * CENTIMETRE;

/** PE-GAP-12. Those in view, the nearest first, but no finer than by squares. */
export function enemiesSeen(now: State, unit: Unit): Unit[] {
  return once(now, `seen ${unit.id}`, () =>
    enemiesOf(now, unit)
      .filter((enemy) => sees(now, unit, enemy))
      .map((enemy) => ({ enemy, far: Math.round(distance(unit.pose, middle(groundOf(enemy))) / SQUARE) }))
      .toSorted((a, b) => a.far - b.far || byNumber(a.enemy, b.enemy))
      .map(({ enemy }) => enemy),
  );
}

/** PE-CHG, PE-CTG. The enemies that it may be told to charge, whatever their distance: straight ahead, or after a turn. */
export function chargesFor(now: State, unit: Unit): readonly Lining[] {
  return targets(now, unit, 'charge', (enemy) =>
    phrase(isStraightAhead(now, unit, enemy) ? 'pe-offer-ahead' : 'pe-offer-reorient'),
  );
}

/** PE-Q-60. */
export function entriesFor(now: State, unit: Unit): readonly Lining[] {
  return targets(now, unit, 'enter', () => phrase('pe-offer-enter'));
}

function targets(now: State, unit: Unit, what: 'charge' | 'enter', says: (enemy: Unit) => Phrase): readonly Lining[] {
  return once(now, `${what} ${unit.id}`, () =>
    enemiesSeen(now, unit).flatMap((enemy): Lining[] => {
      const acts = [{ do: what, target: enemy.id }];
      if (!mayWrite(now, unit, acts)) return [];
      return [{ ...lining(unit, acts, says(enemy), enemy.pose), what: 'target' }];
    }),
  );
}

const WHEELS: readonly number[] = [1_500, 3_000, 4_500, 9_000];
const HANDS = ['left', 'right'] as const;
const TURNS = [18_000, 27_000, 9_000] as const;

/** A wheel by less than a degree is nothing to offer. */
export function isWorth(act: Act): boolean {
  return act.do !== 'wheel' || act.angle >= DEGREE;
}

/** Legs of other kinds, each as far as the half goes. */
export function legsFor(now: State, unit: Unit): readonly Lining[] {
  return once(now, `legs ${unit.id}`, () => {
    const far = 100 * CENTIMETRE;
    const whole: Act[] = [
      { do: 'ahead', by: 2 * allowance({ ...unit, acts: [{ do: 'ahead', by: 1, forced: true }] }), forced: true },
      { do: 'back', by: far },
      ...HANDS.map((hand): Act => ({ do: 'oblique', angle: hand === 'left' ? -4_500 : 4_500, by: far })),
      ...([9_000, 18_000, 27_000] as const).map((angle): Act => ({ do: 'face', angle, by: far })),
      { do: 'manhandle', by: MANHANDLED },
      { do: 'manhandle', by: -MANHANDLED },
    ];
    const cut = whole.flatMap((act) => withinHalf(now, unit, [act]));
    const wheels = HANDS.flatMap((hand) => {
      const able = WHEELS.filter((angle) => mayWrite(now, unit, [{ do: 'wheel', hand, angle }]));
      return able.length > 0
        ? able.map((angle): Act => ({ do: 'wheel', hand, angle }))
        : withinHalf(now, unit, [{ do: 'wheel', hand, angle: 9_000 }]);
    });
    return [...wheels.filter(isWorth), ...cut].map((act) => lining(unit, [act], phrase('pe-offer-leg')));
  });
}

/** Whatever takes quarters on the spot, and what is announced without a target. */
export function changesFor(now: State, unit: Unit): readonly Lining[] {
  return once(now, `changes ${unit.id}`, () => {
    const forms = FORMATIONS.filter((each) => each !== unit.formation || unit.turned !== 0);
    const acts: Act[] = [
      ...(unit.condition === 'formed' && unit.turned === 0 ? [] : [{ do: 'reform' } as const]),
      { do: 'unlimber' },
      { do: 'limber' },
      ...forms.map((formation): Act => ({ do: 'form', formation })),
      ...TURNS.map((by): Act => ({ do: 'turn', by })),
      { do: 'rejoin' },
      { do: 'evade' },
      { do: 'rally' },
    ];
    return acts.filter((act) => mayWrite(now, unit, [act])).map((act) => lining(unit, [act], phrase('pe-offer-leg')));
  });
}

/** PE-GAP-15. To friends within a ride, touching their front, and with them. */
export function ridesFor(now: State, officer: Officer): readonly Riding[] {
  if (officer.errand) return [];
  const own = now.units.filter(({ side }) => side === officer.side);
  const near = own.map((unit) => ({ unit, far: distance(officer.at, unit.pose) }));
  return near
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 4)
    .map(({ unit, far }) => {
      const { x, y } = unit.pose;
      return {
        order: { kind: 'ride', ride: { officer: officer.id, to: { x, y }, with: unit.id } },
        at: { x, y },
        what: 'end',
        says: phrase('pe-offer-ride', { distance: Math.round(far / CENTIMETRE) }),
      };
    });
}
