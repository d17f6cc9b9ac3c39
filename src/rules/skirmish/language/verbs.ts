/** The table of verbs: the slots of each, and what to offer. */
import { verbLines } from '../../../kernel/grammar/verb.ts';
import { type Leg, LEG_NAMES, legName } from '../../../march/legs.ts';
import type { Beside } from '../../../march/place.ts';
import { BESIDE } from '../../../march/place-slot.ts';
import type { Order } from '../order.ts';
import { mayTurn } from '../form.ts';
import { mayAct } from '../may-act.ts';
import type { Action, State, Unit } from '../state.ts';
import { type Manner, SLOTS } from './slots.ts';

const line = verbLines<State, Unit, Order, typeof SLOTS>(SLOTS);

/** SK-Q-30. Offered to those who have not acted. */
function able(what: Action) {
  return (_: State, unit: Unit) => (mayAct(unit, unit.side, what) ? undefined : unit);
}

/** SK-GEO-03, -13. `3L advance 8, sidestep left 4`, `1V back 3 figures 2 4`, `3L advance 6 toward 2K`. */
function legVerb(name: (typeof LEG_NAMES)[number]) {
  return line('advance', {
    pattern:
      `{first:${name}} [{legs}] [toward {toward:place}] [face {face}] [figures {figures}]` as '{first:advance} [{legs}] [toward {toward:place}] [face {face}] [figures {figures}]',
    can: able('move'),
    make: ({ unit, first, legs, ...more }) => ({ kind: 'advance', unit, legs: [first, ...legs], ...more }),
    said: (order) => {
      if (order.kind !== 'advance') return undefined;
      const [first, ...legs] = order.legs as readonly [Leg, ...Leg[]];
      return legName(first) === name ? { ...order, first, legs } : undefined;
    },
  });
}

/** SK-GEO-13. `3L behind 4L`. */
function besideVerb(where: Beside) {
  return line('go', {
    pattern: '{beside} [face {face}] [figures {figures}]',
    can: able('move'),
    make: ({ unit, beside, ...more }) => ({ kind: 'go', unit, to: { kind: 'beside', unit: beside, where }, ...more }),
    said: (order) =>
      order.kind === 'go' && order.to.kind === 'beside' && order.to.where === where
        ? { ...order, beside: order.to.unit }
        : undefined,
  });
}

/** SK-GEO-12. `3L form 2 files at H7/3 face 2K`. */
function formVerb(formation: Unit['formation']) {
  return line('form', {
    pattern: '[{depth}] [at {at:place}] [face {face}]',
    can: able('form'),
    make: ({ unit, ...more }) => ({ kind: 'form', unit, formation, ...more }),
    said: (order) => (order.kind === 'form' && order.formation === formation ? order : undefined),
  });
}

export const VERBS = {
  ...Object.fromEntries(LEG_NAMES.map((name) => [name, legVerb(name)])),
  ...Object.fromEntries(BESIDE.map((where) => [where, besideVerb(where)])),
  /** SK-GEO-13. `3L to H7/3 face 45`, `3L to 5 short of 2K`. */
  go: line('go', {
    pattern: '{to:place} [face {face}] [figures {figures}]',
    can: able('move'),
    make: (said) => ({ kind: 'go', ...said }),
    said: (order) => (order.kind === 'go' && order.to.kind !== 'beside' ? order : undefined),
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
  }),
  /** SK-STEP-02, SK-MRK-02. `2G fire 6C, elite`, `1V fire 6C, elite target 3, figures 2`. */
  fire: line('fire', {
    pattern: '{target} [{manners}] [figures {figures}]',
    can: able('fire'),
    make: ({ manners, ...said }) => ({ kind: 'fire', ...said, ...Object.assign({}, ...manners) }),
    said: (order) => (order.kind === 'fire' ? { ...order, manners: mannersOf(order) } : undefined),
  }),
  /** SK-GEO-14. */
  assault: line('assault', {
    pattern: '{target}',
    can: able('assault'),
    make: (said) => ({ kind: 'assault', ...said }),
  }),
  /** SK-FIR-03. */
  reload: line('reload', {
    pattern: '[figures {figures}]',
    can: able('reload'),
    make: (said) => ({ kind: 'reload', ...said }),
  }),
  form: formVerb('close'),
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
