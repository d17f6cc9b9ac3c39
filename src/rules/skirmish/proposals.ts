/** What is proposed to a unit: moves, targets of fire and of assaults. Completion, panel and the bot's seat choose among them. */
import { piecesOf, stretchesOf } from '../../field/ground.ts';
import type { Point } from '../../field/point.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Proposed, proposed, spacedOut } from '../../march/proposals.ts';
import { type Aim, aim } from './aim.ts';
import { type Rush, rushOf } from './assault.ts';
import type { Stance } from './facts.ts';
import { allowanceOf, moveOf } from './move.ts';
import type { Ground } from './ground.ts';
import type { Order } from './order.ts';
import { standOf } from './places.ts';
import { anchorOf, apart, enemiesOf, isSquad } from './squad.ts';
import type { State, Unit } from './state.ts';
import { closerRanges, reachOf } from './values.ts';

type Of<K extends Order['kind']> = Extract<Order, { kind: K }>;

/** A legal move, where everybody ends, and the unit's own point. */
export interface Going {
  readonly order: Of<'advance' | 'go'>;
  readonly end: Stance;
  readonly at: Point;
  readonly why: Proposed['why'];
}

/** SK-GAP-03. What shelters or hides a man. */
const COVER: readonly string[] = ['wood', 'building', 'wall', 'hedge'] satisfies readonly Ground[];

const KNOWN = new WeakMap<State, Map<string, readonly Going[]>>();

/** METRIC 3.4. At most six, 2 cm apart. Several verbs ask for those of one position. */
export function movesFor(now: State, unit: Unit): readonly Going[] {
  const known = KNOWN.get(now) ?? new Map<string, readonly Going[]>();
  KNOWN.set(now, known);
  const moves = known.get(unit.id) ?? found(now, unit);
  known.set(unit.id, moves);
  return moves;
}

function found(now: State, unit: Unit): Going[] {
  const all = [...proposed(surroundings(now, unit))].flatMap(({ why, ...going }): Going[] => {
    const order: Going['order'] =
      'to' in going
        ? { kind: 'go', unit: unit.id, figures: [], ...going }
        : { kind: 'advance', unit: unit.id, figures: [], ...going };
    const move = moveOf(now, order, unit.side);
    return move instanceof Refusal ? [] : [{ order, why, end: move.to, at: anchorOf(move.to) }];
  });
  return spacedOut(all);
}

function surroundings(now: State, unit: Unit): Parameters<typeof proposed>[0] {
  const { areas, lines } = now.field;
  const named = (each: Unit) => ({ id: each.id, stand: standOf(each) });
  const others = now.units.filter(({ id }) => id !== unit.id);
  const friends = others.filter((each) => each.side === unit.side && isSquad(each));
  const pieces = [
    ...areas.map((area) => ({ kind: area.kind, grounds: piecesOf(area) })),
    ...lines.map((line) => ({ kind: line.kind, grounds: stretchesOf(line) })),
  ];
  const [enemy] = enemiesOf(now, unit).toSorted((a, b) => apart(unit, a) - apart(unit, b));
  return {
    mover: standOf(unit),
    allowance: allowanceOf(unit),
    edges: [...pieces.flatMap((each) => each.grounds), ...others.flatMap((each) => standOf(each).grounds)],
    cover: pieces
      .filter(({ kind }) => unit.block === undefined && COVER.includes(kind))
      .flatMap((each) => each.grounds),
    neighbours: friends.map(named),
    formed: friends.filter(({ formation }) => formation === 'close').map(named),
    enemy: enemy && named(enemy),
    ranges: closerRanges(unit),
  };
}

/** SK-STEP-03, SK-Q-35. The enemies that it can fire at, the nearest first; of a mass and its screen, the screen. */
export function targetsFor(now: State, unit: Unit): Aim[] {
  const near = enemiesOf(now, unit).filter((enemy) => apart(unit, enemy) <= reachOf(unit));
  const aims = near.flatMap((enemy) => {
    const found = aim(now, { kind: 'fire', unit: unit.id, figures: [], target: enemy.id }, unit.side);
    return found instanceof Refusal || found.target.unit.id !== enemy.id ? [] : [found];
  });
  return aims.toSorted((a, b) => a.target.range - b.target.range);
}

/** SK-Q-27. The enemies that an assault may reach, the nearest first. */
export function assaultsFor(now: State, unit: Unit): Rush[] {
  const all = enemiesOf(now, unit).flatMap((enemy) => {
    const found = rushOf(now, { kind: 'assault', unit: unit.id, target: enemy.id }, unit.side);
    return found instanceof Refusal ? [] : [found];
  });
  return all.toSorted((a, b) => a.distance - b.distance);
}
