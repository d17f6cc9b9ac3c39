/** The table of verbs: the slots of each, and what to offer. */
import { HALF_TURN, QUARTER_TURN } from '../../../field/heading.ts';
import { centimetres, MILLIMETRE } from '../../../field/length.ts';
import { type Offer, verbLines } from '../../../kernel/grammar/verb.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { type Leg, LEG_NAMES, type LegName, legName } from '../../../march/legs.ts';
import { landmarksNear, squaresNear } from '../../../march/near.ts';
import type { Beside, Place } from '../../../march/place.ts';
import { BESIDE } from '../../../march/place-slot.ts';
import { sure } from '../../../march/proposals.ts';
import { mayTurn } from '../moves/form.ts';
import { allowanceOf, rateAt } from '../moves/rates.ts';
import { isActing, mayAct } from '../may-act.ts';
import type { Order } from '../order.ts';
import { assaultsFor, movesFor, targetsFor } from '../proposals.ts';
import { anchorOf, apart, enemiesOf } from '../position/squad.ts';
import type { Action, State, Unit } from '../state.ts';
import { type Manner, SLOTS } from './slots.ts';

const line = verbLines<State, Unit, Order, typeof SLOTS>(SLOTS);

/** SK-Q-30. Offered to those who have not acted. */
function able(what: Action) {
  return (now: State, unit: Unit) => ((isActing(now, unit.side) ?? mayAct(unit, unit.side, what)) ? undefined : unit);
}

/** What says how: toward whom, facing whom, which figures. */
const TAIL = {
  toward: units,
  face: units,
  figures: (_: State, { figures, block }: Unit) =>
    block || figures.length === 1 ? [] : figures.map(({ n }) => ({ value: n })),
};

/** The nearest enemies, as what is faced. */
function units(now: State, unit: Unit): Offer<Place>[] {
  const near = enemiesOf(now, unit).toSorted((a, b) => apart(unit, a) - apart(unit, b));
  return near.slice(0, 4).map(({ id }) => ({ value: { kind: 'short', unit: id, by: MILLIMETRE } }));
}

/** SK-GEO-03, -13. `3L advance 8, sidestep left 4`, `1V back 3 figures 2 4`, `3L advance 6 toward 2K`. */
function legVerb(name: LegName) {
  return line('advance', {
    pattern:
      `{first:${name}} [{legs}] [!toward {toward}] [!face {face}] [!figures {figures}]` as '{first} [{legs}] [!toward {toward}] [!face {face}] [!figures {figures}]',
    can: able('move'),
    make: ({ unit, first, legs, ...more }) => ({ kind: 'advance', unit, legs: [first, ...legs], ...more }),
    said: (order) => {
      if (order.kind !== 'advance') return undefined;
      const [first, ...legs] = order.legs as readonly [Leg, ...Leg[]];
      return legName(first) === name ? { ...order, first, legs } : undefined;
    },
    offers: { first: (now, unit) => (name === 'advance' ? ahead(now, unit) : aside(unit, name)), ...TAIL },
  });
}

function ahead(now: State, unit: Unit): Offer<Leg>[] {
  return movesFor(now, unit).flatMap((move) => {
    if (move.order.kind !== 'advance') return [];
    const { legs, toward } = move.order;
    return [{ value: legs[0]!, ...(toward && { and: { toward } }), ...sure(move) }];
  });
}

const TO_SIDES: readonly number[] = [3 * QUARTER_TURN, QUARTER_TURN];
const OFFERED: Readonly<Record<LegName, readonly number[]>> = {
  advance: [0],
  back: [HALF_TURN],
  sidestep: TO_SIDES,
  oblique: TO_SIDES.map((angle) => angle + (angle > HALF_TURN ? 4_500 : -4_500)),
};

/** The whole rate that way, and half of it. */
function aside(unit: Unit, name: LegName): Offer<Leg>[] {
  return OFFERED[name].flatMap((angle) => {
    const whole = unit.block ? rateAt(unit, angle) : allowanceOf(unit);
    return [whole, whole / 2].map((by) => {
      const says = by === whole ? 'march-why-aside' : 'march-why-aside-half';
      return { value: { by, angle }, more: phrase(says, { by: centimetres(by) }) };
    });
  });
}

/** Proposed places of some kinds. */
function placesFor<K extends Place['kind']>(now: State, unit: Unit, ...kinds: readonly K[]) {
  return movesFor(now, unit).flatMap((move) => {
    if (move.order.kind !== 'go' || !(kinds as readonly string[]).includes(move.order.to.kind)) return [];
    return [{ to: move.order.to as Extract<Place, { kind: K }>, ...sure(move) }];
  });
}

/** Named ground and squares that it may reach: to be typed, or to be chosen besides what is proposed. */
function named({ field }: State, unit: Unit): Offer<Place>[] {
  const [front, reach] = [anchorOf(unit), allowanceOf(unit)];
  const squares = squaresNear(field, front, reach).map((value) => ({ value }));
  return [...landmarksNear(field, front, reach), ...squares].map((each) => ({ ...each, isAside: true }));
}

/** SK-GEO-13. `3L behind 4L`. */
function besideVerb(where: Beside) {
  return line('go', {
    pattern: '{beside} [!face {face}] [!figures {figures}]',
    can: able('move'),
    make: ({ unit, beside, ...more }) => ({ kind: 'go', unit, to: { kind: 'beside', unit: beside, where }, ...more }),
    said: (order) =>
      order.kind === 'go' && order.to.kind === 'beside' && order.to.where === where
        ? { ...order, beside: order.to.unit }
        : undefined,
    offers: {
      beside: (now, unit) =>
        placesFor(now, unit, 'beside').flatMap(({ to, ...more }) =>
          to.where === where ? [{ value: to.unit, ...more }] : [],
        ),
      ...TAIL,
    },
  });
}

/** SK-GEO-12. `3L form 2 files at H7/3 face 2K`, `3L form 2 files left`. */
function formVerb(formation: Unit['formation']) {
  const isSo = (unit: Unit): boolean => unit.formation === formation && formation !== 'close';
  const can = (now: State, unit: Unit) => (isSo(unit) ? undefined : able('form')(now, unit));
  return line('form', {
    pattern: '[{depth}] [{wing}] [{spot}] [at {at}] [!face {face}]',
    can,
    make: ({ unit, spot, at = spot, ...more }) => ({ kind: 'form', unit, formation, ...(at && { at }), ...more }),
    said: (order) => (order.kind === 'form' && order.formation === formation ? order : undefined),
    offers: {
      depth: (_, { figures }) =>
        formation === 'close' && figures.length > 2 ? [{ value: { ranks: 1 } }, { value: { files: 2 } }] : [],
      ...TAIL,
    },
  });
}

export const VERBS = {
  ...Object.fromEntries(LEG_NAMES.map((name) => [name, legVerb(name)])),
  ...Object.fromEntries(BESIDE.map((where) => [where, besideVerb(where)])),
  /** SK-GEO-13. `3L to H7/3 face 45`, `3L to 5 short of 2K`. */
  go: line('go', {
    pattern: '{to} [!face {face}] [!figures {figures}]',
    can: able('move'),
    make: (said) => ({ kind: 'go', ...said }),
    said: (order) => (order.kind === 'go' && order.to.kind !== 'beside' ? order : undefined),
    offers: {
      to: (now, unit) => [
        ...placesFor(now, unit, 'short', 'point').map(({ to, ...more }) => ({ value: to, ...more })),
        ...named(now, unit),
      ],
      ...TAIL,
    },
  }),
  /** SK-TRN. */
  about: line('turn', {
    pattern: '',
    can: (_, unit) => (mayTurn(unit, unit.side) ? undefined : unit),
    make: ({ unit }) => ({ kind: 'turn', unit, by: 18_000 }),
    said: (order) => (order.kind === 'turn' && order.by === 18_000 ? order : undefined),
  }),
  turn: line('turn', {
    pattern: '{hand}',
    can: (_, unit) => (mayTurn(unit, unit.side) ? undefined : unit),
    make: ({ unit, hand }) => ({ kind: 'turn', unit, by: hand === 'toRight' ? 9_000 : 27_000 }),
    said: (order) =>
      order.kind === 'turn'
        ? { ...order, hand: order.by === 9_000 ? ('toRight' as const) : ('toLeft' as const) }
        : undefined,
    offers: { hand: () => [{ value: 'toLeft' }, { value: 'toRight' }] },
  }),
  /** SK-STEP-02, SK-MRK-02. `2G fire 6C elite`, `1V fire 6C elite target 3 figures 2`. */
  fire: line('fire', {
    pattern: '{target} [{manners}] [!figures {figures}]',
    can: able('fire'),
    make: ({ manners, ...said }) => ({ kind: 'fire', ...said, ...Object.assign({}, ...manners) }),
    said: (order) => (order.kind === 'fire' ? { ...order, manners: mannersOf(order) } : undefined),
    offers: {
      target: (now, unit) => targetsFor(now, unit).map((each) => ({ value: each.order.target, ...sure(each) })),
      figures: TAIL.figures,
    },
  }),
  /** SK-GEO-14. */
  assault: line('assault', {
    pattern: '{target}',
    can: able('assault'),
    make: (said) => ({ kind: 'assault', ...said }),
    offers: {
      target: (now, unit) => assaultsFor(now, unit).map((each) => ({ value: each.order.target, ...sure(each) })),
    },
  }),
  /** SK-FIR-03. */
  reload: line('reload', {
    pattern: '[!figures {figures}]',
    can: able('reload'),
    make: (said) => ({ kind: 'reload', ...said }),
    offers: { figures: TAIL.figures },
  }),
  form: formVerb('close'),
  /** SK-GEO-02. `3L column on the left` for `3L form 2 files left`, as which it is offered and written. */
  column: line('form', {
    pattern: '[{wing}] [{spot}] [at {at}] [!face {face}]',
    can: () => undefined,
    make: ({ unit, spot, at = spot, ...more }) => ({
      kind: 'form',
      unit,
      formation: 'close',
      depth: { files: 2 },
      ...(at && { at }),
      ...more,
    }),
    said: () => undefined,
  }),
  deploy: formVerb('skirmish'),
  disperse: formVerb('loose'),
};

function mannersOf({ single, elite, difference }: Manner): Manner[] {
  return [
    ...(single === undefined ? [] : [{ single }]),
    ...(elite === undefined ? [] : [{ elite }]),
    ...(difference === undefined ? [] : [{ difference }]),
  ];
}
