/** SH-SKIRMPASS. Skirmishers in the end hex of a friend's move: lifted before it, put back after it. */
import { inRearCone } from '../../../hex/facing.ts';
import { distance, type Hex, hexesOf as hexesOn } from '../../../hex/grid.ts';
import { askAs } from '../../../kernel/asking.ts';
import { mayDisplace } from './pass.ts';
import { eliminate } from '../losses/eliminate.ts';
import { happen, type Play } from '../facts.ts';
import { areAdjacent, distanceBetween, hexesOf } from '../field/place.ts';
import { ASIDE, type Aside } from '../questions/aside.ts';
import { isPanicked, type State, type Table, type Unit, unitAt } from '../state.ts';
import { isPassable } from '../field/terrain.ts';
import { costOf } from '../tables.ts';

/** Lifted skirmishers, and the hex where they are put back; none if there is no room for them. */
export interface Lifted {
  readonly unit: string;
  readonly to: Hex | undefined;
}

/** SH-SKIRMPASS-01, -02, -09, SH-Q-65. Lifts them from the end hexes of a move. `end`: the mover after it. */
export function* liftSkirmishers(table: Table, end: Unit): Play<readonly Lifted[]> {
  const lifted: Lifted[] = [];
  for (const unit of skirmishersIn(table.now, end)) {
    const taken = lifted.map(({ to }) => to);
    const open = refuges(table.now, end, unit).filter((hex) => !taken.includes(hex));
    lifted.push({ unit: unit.id, to: yield* chooseRefuge(end, unit, open) });
  }
  return lifted;
}

/** SH-SKIRMPASS-02, -06, -08. After the move: puts them back, still in skirmish order; without room they are lost. */
export function* putBack(table: Table, by: string, lifted: readonly Lifted[]): Play {
  for (const { unit, to } of lifted) {
    yield* happen({ type: 'displaced', unit, by, ...(to === undefined ? {} : { to }) });
    if (to === undefined) yield* eliminate(table, unit, false);
  }
}

/** SH-Q-65. Only those in the mover's end hexes: others are passed through (SH-PASS-01). The most expensive first. */
function skirmishersIn(now: State, end: Unit): Unit[] {
  const found = hexesOf(end).flatMap((hex) => unitAt(now, hex) ?? []);
  const lifted = [...new Set(found)].filter((unit) => mayDisplace(end, unit));
  return lifted.sort((a, b) => costOf(b) - costOf(a));
}

/** SH-SKIRMPASS-03, -04, -05, SH-Q-65. Where they may be put back, best first: near and behind the mover. */
export function refuges(now: State, end: Unit, unit: Unit): Hex[] {
  const enemies = now.units.filter((each) => each.side !== end.side && !isPanicked(each));
  const fits = (hex: Hex) =>
    distanceBetween(end, hex) <= 2 &&
    hexesOf(end).some((own) => inRearCone(own, end.facing, hex)) &&
    isFreeFor(now, end, hex) &&
    !enemies.some((enemy) => areAdjacent(enemy, hex));
  const danger = (hex: Hex) => Math.min(...enemies.map((enemy) => distanceBetween(enemy, hex)));
  return hexesOn(now.map)
    .filter(fits)
    .sort((a, b) => distance(unit.at, a) - distance(unit.at, b) || danger(b) - danger(a));
}

/** The hex that the mover leaves is free too. */
function isFreeFor(now: State, end: Unit, hex: Hex): boolean {
  const there = unitAt(now, hex);
  return isPassable(now.map, hex) && !hexesOf(end).includes(hex) && (!there || there.id === end.id);
}

/** ASK-18. The nearest; of equals, the one farther from enemies; unless the order says otherwise. */
function* chooseRefuge(end: Unit, unit: Unit, open: readonly Hex[]): Play<Hex | undefined> {
  const [first, second] = open;
  if (first === undefined || second === undefined) return first;
  const { to } = yield* askAs(ASIDE, {
    to: end.side,
    unit: end.id,
    about: { skirmishers: unit.id },
    options: open.map((hex) => ({ value: aside(hex) })),
    fallback: aside(first),
    quiet: true,
    named: 2,
  });
  return to;
}

function aside(to: Hex): Aside {
  return { say: 'toward', to };
}
