/** The table of verbs: the slots of each, and what to offer. */
import { verbLines } from '../../../kernel/grammar/verb.ts';
import { Refusal } from '../../../kernel/play.ts';
import { type Leg, LEG_NAMES, type LegName, legName } from '../../../march/legs.ts';
import type { Beside } from '../../../march/place.ts';
import { BESIDE } from '../../../march/place-slot.ts';
import { sure } from '../../../march/proposals.ts';
import { activationOf } from '../moves/activate.ts';
import { isUnit, type Who } from '../position/everyone.ts';
import { formationOf } from '../position/formation.ts';
import type { Formation, Order } from '../order.ts';
import { chargesFor, evadesFor, ridesFor } from '../proposals.ts';
import type { State, Unit } from '../state.ts';
import { type Activation, mannersOf } from './manner.ts';
import { ahead, aside, FORMATIONS, mannersFor, named, placesFor, TAIL, units } from './offers.ts';
import { SLOTS } from './slots.ts';

const line = verbLines<State, Who, Order, typeof SLOTS>(SLOTS);

/** FB-GAP-01. Those whom an order could reach. */
function able(now: State, who: Who): Unit | undefined {
  if (!isUnit(who)) return undefined;
  const how = activationOf(now, { kind: 'advance', unit: who.id, legs: [] }, who.side);
  return how instanceof Refusal ? undefined : who;
}

function unitAlone(_: State, who: Who): Unit | undefined {
  return isUnit(who) ? who : undefined;
}

/** FB-MOD-02. Said where it is not obvious. */
function activationIn({ mode, commander }: Activation) {
  return mode === undefined ? {} : { activation: { mode, ...(commander !== undefined && { commander }) } };
}

/** FB-STD-03. `3S advance 8, sidestep left 4`, `3S advance 6 toward 2K`. */
function legVerb(name: LegName) {
  return line('advance', {
    pattern:
      `{first:${name}} [{legs}] [!toward {toward}] [!by {activation}]` as '{first} [{legs}] [!toward {toward}] [!by {activation}]',
    can: able,
    make: ({ unit, first, legs, activation, ...more }) => ({
      kind: 'advance',
      unit,
      legs: [first, ...legs],
      ...more,
      ...activation,
    }),
    said: (order) => {
      if (order.kind !== 'advance') return undefined;
      const [first, ...legs] = order.legs as readonly [Leg, ...Leg[]];
      return legName(first) === name ? { ...order, first, legs, ...activationIn(order) } : undefined;
    },
    offers: { first: (now, unit) => [...ahead(now, unit, name), ...aside(now, unit, name)], toward: units, ...TAIL },
  });
}

/** FB-GEO-22. `3S behind 4S`. */
function besideVerb(where: Beside) {
  return line('go', {
    pattern: '{beside} [~in {formation}] [!face {face}] [!by {activation}]',
    can: able,
    make: ({ unit, beside, activation, ...more }) => ({
      kind: 'go',
      unit,
      to: { kind: 'beside', unit: beside, where },
      ...more,
      ...activation,
    }),
    said: (order) =>
      order.kind === 'go' && order.to?.kind === 'beside' && order.to.where === where
        ? { ...order, beside: order.to.unit, ...activationIn(order) }
        : undefined,
    offers: {
      beside: (now, unit) =>
        placesFor(now, unit, 'beside').flatMap(({ to, ...more }) =>
          to.where === where ? [{ value: to.unit, ...more }] : [],
        ),
      formation: () => FORMATIONS,
      ...TAIL,
    },
  });
}

/** FB-FRM-07. `3S column face 2K`: where it stands; `3S column on the left`, `3S column left of 4S`. */
function formVerb(formation: Formation) {
  const can = (now: State, who: Who) => (isUnit(who) && formationOf(who) === formation ? undefined : able(now, who));
  return line('go', {
    pattern: '[{spot}] [!face {face}] [!by {activation}]',
    can,
    make: ({ unit, spot, activation, ...more }) => ({
      kind: 'go',
      unit,
      ...(spot && { to: spot }),
      formation,
      ...more,
      ...activation,
    }),
    said: (order) =>
      order.kind === 'go' && order.to === undefined && order.formation === formation
        ? { ...order, ...activationIn(order) }
        : undefined,
    offers: TAIL,
  });
}

export const VERBS = {
  ...Object.fromEntries(LEG_NAMES.map((name) => [name, legVerb(name)])),
  ...Object.fromEntries(BESIDE.map((where) => [where, besideVerb(where)])),
  /** FB-GEO-22. `3S to H7/3 in column face 45`, `3S to 5 short of 2K`. */
  go: line('go', {
    pattern: '{to} [~in {formation}] [!face {face}] [!by {activation}]',
    can: able,
    make: ({ activation, ...said }) => ({ kind: 'go', ...said, ...activation }),
    said: (order) =>
      order.kind === 'go' && order.to && order.to.kind !== 'beside' ? { ...order, ...activationIn(order) } : undefined,
    offers: {
      to: (now, unit) => [
        ...placesFor(now, unit, 'short', 'point').map(({ to, ...more }) => ({ value: to, ...more })),
        ...named(now, unit),
      ],
      formation: () => FORMATIONS,
      ...TAIL,
    },
  }),
  inLine: formVerb('line'),
  inColumn: formVerb('column'),
  /** FB-STD-04. Where it stands. */
  face: line('go', {
    pattern: '{face} [!by {activation}]',
    can: able,
    make: ({ activation, ...said }) => ({ kind: 'go', ...said, ...activation }),
    said: (order) =>
      order.kind === 'go' && order.to === undefined && order.formation === undefined
        ? { ...order, ...activationIn(order) }
        : undefined,
    offers: TAIL,
  }),
  /** FB-GEO-22. `3S stand 1 at H7/3 face N, 2 at H7/4`. */
  stand: line('stands', {
    pattern: '{placings} [!by {activation}]',
    can: unitAlone,
    make: ({ unit, placings, activation }) => ({ kind: 'stands', unit, to: placings, ...activation }),
    said: (order) => (order.kind === 'stands' ? { ...order, placings: order.to, ...activationIn(order) } : undefined),
  }),
  /** FB-EVA. `3S evade 15 in column from 2K`. */
  evade: line('evade', {
    pattern: '[{by}] [~in {flight}] [!from {from}] [!~aside {aside}] [!face {face}] [!by {activation}]',
    can: (now, who) => (isUnit(who) && evadesFor(now, who).length > 0 ? who : undefined),
    make: ({ flight, activation, ...said }) => ({
      kind: 'evade',
      ...said,
      ...(flight && { formation: flight }),
      ...activation,
    }),
    said: (order) =>
      order.kind === 'evade' ? { ...order, flight: order.formation, ...activationIn(order) } : undefined,
    offers: { flight: () => [...FORMATIONS, { value: 'irregular' }] },
  }),
  /** FB-CHG-02. `3S charge 2K envelop with 5S`. */
  charge: line('charge', {
    pattern: '{target} [{manners}] [!by {activation}]',
    can: unitAlone,
    make: ({ manners, activation, ...said }) => ({
      kind: 'charge',
      ...said,
      ...Object.assign({}, ...manners),
      ...activation,
    }),
    said: (order) =>
      order.kind === 'charge' ? { ...order, manners: mannersOf(order), ...activationIn(order) } : undefined,
    offers: {
      target: (now, unit) => chargesFor(now, unit).map((each) => ({ value: each.order.target, ...sure(each) })),
      manners: (now, unit, { target }) => mannersFor(now, unit, target),
      activation: TAIL.activation,
    },
  }),
  /** FB-GAP-07. `1K ride to H7`. */
  ride: line('ride', {
    pattern: 'go {to}',
    can: (_, who) => (isUnit(who) ? undefined : who),
    make: ({ unit, to }) => ({ kind: 'ride', commander: unit, to }),
    said: (order) => (order.kind === 'ride' ? { ...order, unit: order.commander } : undefined),
    offers: {
      to: (now, commander) => ridesFor(now, commander).map((each) => ({ value: each.order.to, ...sure(each) })),
    },
  }),
};
