/** The table of verbs: the slots of each, and what to offer. */
import { distance, type Hex, hexesOf, neighbour } from '../../../hex/grid.ts';
import { type Offer, verbLines } from '../../../kernel/grammar/verb.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { allowanceOf } from '../moves/allowance.ts';
import { mayEnter } from '../moves/entry.ts';
import { exitsFor } from '../moves/leave.ts';
import { mayMove } from '../moves/move.ts';
import { kindOf, named } from '../noun.ts';
import type { Order } from '../order.ts';
import { type Body, isCharacter, type Reserve, type State, type Unit, unitsAt } from '../state.ts';
import { hasWagons } from '../moves/wagons.ts';
import { endOf, entryWays, exitWay, type Way, waysOf } from '../moves/ways.ts';
import { SLOTS } from './slots.ts';
import { shownWord } from './vocabulary.ts';

/** On the table, or still to enter. */
export type Who = Unit | Reserve;

const line = verbLines<State, Who, Order, typeof SLOTS>(SLOTS);

export const VERBS = {
  /** PA-STEP-03, PA-GEO-02, PA-GAP-07. `3L move 0805 via 0704 0804 with G1 G2`. */
  move: line('move', {
    pattern: '(to) {to} [!via {via}] [with {with}]',
    can: (now, who) => {
      const unit = ifAble(now, who);
      return unit && { unit, ways: once(() => byUse(now, unit.side, waysOf(now, unit))) };
    },
    look: (now, who) => {
      if ('unit' in who) return undefined;
      const ways = waysOf(now, who);
      const n = ways.length;
      const target = ways.at(-1)?.path.at(-1) ?? neighbour(who.at, 2) ?? neighbour(who.at, 5)!;
      return {
        text: `${who.id} move ${target}`,
        says: (example) =>
          isCharacter(who)
            ? phrase('pa-look-can-ride', { n, example })
            : phrase('pa-look-can-move', { n, keeps: ways.filter((way) => !way.noCombat).length, example }),
      };
    },
    make: ({ unit, to, via, with: others }) => ({ kind: 'move', unit, to, via, with: others }),
    offers: {
      to: (_, { ways }) => ways().map((way) => ({ ...wayOffer(way), isSure: true })),
      with: (now, { unit }, { with: before = [] }) =>
        company(now, unit)
          .filter(({ id }) => !before.includes(id))
          .map((other) => ({ value: other.id, more: unitNote(other) })),
      via: (now, { unit, ways }, { to, via }) =>
        ways().flatMap((way) => (via || endOf(way) !== to ? [] : detours(now, unit, way))),
    },
  }),
  /** PA-RES-01 to -04. `R1 enter 0107 to 0308 via 0207`: without more, the first hex is also the last. */
  enter: line('enter', {
    pattern: '(via) {at} [~to {to}] [!via {via}]',
    can: (now, who) => {
      if (!('unit' in who)) return undefined;
      const { unit } = who;
      const places = [...new Set(who.entries.map(({ at }) => at))].filter((at) => !mayEnter(now, who, at));
      return places.map((at) => ({ at, ways: once(() => byUse(now, unit.side, entryWays(now, who, at))) }));
    },
    make: ({ unit, at, to = at, via }) => ({ kind: 'enter', unit, at, to, via }),
    said: (order) =>
      order.kind === 'enter' ? { ...order, to: order.to === order.at ? undefined : order.to } : undefined,
    offers: {
      at: (_, places) =>
        places.map(({ at, ways }) => {
          const first = ways().find((way) => endOf(way) === at);
          return first ? wayOffer(first) : { value: at, isWhole: false };
        }),
      to: (_, places, said) =>
        places.flatMap(({ at, ways }) =>
          at === said.at
            ? ways()
                .filter((way) => endOf(way) !== at)
                .map(wayOffer)
            : [],
        ),
    },
  }),
  /** PA-OFF-01, -05. By its own hex, or by another edge hex: the nearest first. */
  leave: line('leave', {
    pattern: '(via|to) [{at}]',
    can: ifAble,
    look: (now, who) => {
      if ('unit' in who) return undefined;
      const exit = exitsNear(now, who).find((at) => exitWay(now, who, at));
      const text = exit === undefined ? `${who.id} leave` : `${who.id} leave ${exit}`;
      return { text, says: (example) => phrase('pa-look-can-leave', { example }) };
    },
    make: ({ unit, at }) => ({ kind: 'leave', unit, ...(at !== undefined && { at }) }),
    offers: {
      at: (now, unit) => exitsNear(now, unit).map((value) => ({ value })),
    },
  }),
  /** PA-Q-13. */
  noWagons: wagonsLine(false),
  wagons: wagonsLine(true),
};

function wagonsLine(drawnUp: boolean) {
  return line('wagons', {
    pattern: '',
    can: (_, who) => ('unit' in who || !hasWagons(who) ? undefined : who),
    look: (_, who) => {
      if ('unit' in who || !hasWagons(who) || who.declinesPalisade !== drawnUp) return undefined;
      const text = `${who.id} ${drawnUp ? '' : 'no '}wagons`;
      return { text, says: (example) => phrase('pa-look-can-wagons', { example }) };
    },
    make: ({ unit }) => ({ kind: 'wagons', unit, drawnUp }),
    said: (order) => (order.kind === 'wagons' && order.drawnUp === drawnUp ? order : undefined),
  });
}

/** Skips hexes that are too far: every hex has a cost. */
function exitsNear(now: State, unit: Unit): Hex[] {
  const far = (hex: Hex) => distance(unit.at, hex);
  const near = exitsFor(now, unit).filter((hex) => far(hex) < allowanceOf(unit).roadCap);
  return near.toSorted((a, b) => far(a) - far(b));
}

function ifAble(now: State, who: Who): Unit | undefined {
  return 'unit' in who || mayMove(now, who) ? undefined : who;
}

/** `Sind Horse · light cavalry 6`. */
export function unitNote(body: Body): Phrase {
  return phrase('pa-choice-unit', {
    unit: named(body),
    kind: kindOf(body),
    stands: isCharacter(body) ? 0 : body.stands,
  });
}

function wayOffer(way: Way): Offer<Hex> {
  return { value: endOf(way), note: (language) => price(way, language) };
}

/** PA-GAP-07. The characters in its hex. */
function company(now: State, unit: Unit): Unit[] {
  if (isCharacter(unit)) return [];
  return unitsAt(now, unit.at).filter((other) => isCharacter(other) && other.side === unit.side);
}

/** PA-GEO-02. A hex to pass: those on the usual path first, then short detours. */
function detours(now: State, unit: Unit, way: Way): Offer<Hex>[] {
  const end = endOf(way);
  const usual = way.path.slice(0, -1);
  const most = allowanceOf(unit).roadCap;
  const isNear = (hex: Hex) => distance(unit.at, hex) + distance(hex, end) <= most;
  const isOther = (hex: Hex) => hex !== unit.at && hex !== end && !usual.includes(hex);
  const others = hexesOf(now.map).filter((hex) => isOther(hex) && isNear(hex));
  return [...usual, ...others].map((value) => ({ value }));
}

/** Calculated on first use. */
function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** Nearest to an enemy first; of equal ones the cheaper, which keep the right to fight. */
function byUse(now: State, side: Side, ways: readonly Way[]): Way[] {
  const foes = now.units.filter((unit) => unit.side !== side && !isCharacter(unit));
  const danger = (way: Way) => Math.min(99, ...foes.map(({ at }) => distance(at, endOf(way))));
  return ways
    .map((way) => ({ way, danger: danger(way) }))
    .toSorted((a, b) => a.danger - b.danger || a.way.cost - b.way.cost)
    .map(({ way }) => way);
}

/** PA-STEP-03. `cost 3, without combat`. */
function price({ cost, noCombat, diceLost }: Way, language: Language): string {
  const w = (name: string) => shownWord(name, language);
  const dice = diceLost > 0 ? [`${diceLost} ${w(diceLost === 1 ? 'die' : 'dice')}`] : [];
  return [`${w('cost')} ${cost}`, ...(noCombat ? [w('withoutCombat')] : dice)].join(', ');
}
