/**
 * Line-ups that suit any army on any terrain: each assigns a post to every arm, and every unit takes the nearest free
 * hex. Players adjust single units afterwards.
 */
import { frontHexes } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Station } from '../order.ts';
import { hexesOf } from '../field/place.ts';
import { type Formation, hasSkill, isArtillery, isCavalry, type State, type Unit, type Unplaced } from '../state.ts';
import { blocksSight, isHill, isRough } from '../field/terrain.ts';
import { mayStand, stationed, unitsOf } from './station.ts';
import { along, depthOf, forward, zoneOf } from './zone.ts';

export const LINE_UPS = ['line', 'columns', 'refusedLeft', 'refusedRight'] as const;

export type LineUp = (typeof LINE_UPS)[number];

/** A unit's role in a line-up. */
type Arm = 'skirmishers' | 'guns' | 'foot' | 'horse';

/** Guns first, because they need a view; then the line, the wings, and the units in front of it. */
const ARMS: readonly Arm[] = ['guns', 'foot', 'horse', 'skirmishers'];

/** A unit's post: how far along its edge, from 0 at the left to 1, and how deep, from 0 at the edge to 1 in front. */
interface Post {
  readonly along: number;
  readonly depth: number;
}

/** All units of a side; with `isRest`, only those not placed yet, around the others. */
export function lineUp(now: State, side: Side, name: LineUp, isRest = false): readonly Station[] {
  const bare = isRest ? now : { ...now, units: now.units.filter((unit) => unit.side !== side) };
  const bought = unitsOf(now, side).filter(({ id }) => !bare.units.some((unit) => unit.id === id));
  const ground = groundOf(now, side);
  const feet = bought.filter((unit) => armOf(unit) === 'foot').length;
  const half = Math.min(0.4, (0.75 * Math.max(feet - 1, 1)) / ground.width);
  const stations: Station[] = [];
  let then: State = bare;
  for (const arm of ARMS) {
    const units = bought.filter((unit) => armOf(unit) === arm);
    for (const [index, unit] of units.entries()) {
      const placed = bestPlace(
        then,
        ground,
        unit,
        postOf(name, arm, { index, of: units.length, half }),
        formationIn(name, unit),
      );
      if (!placed) continue;
      then = { ...then, units: [...then.units, placed] };
      stations.push(stationOf(placed));
    }
  }
  return stations;
}

export function stationOf({ id: unit, at, facing, formation, also }: Unit): Station {
  const isWritten = formation !== 'mounted' && formation !== 'battery';
  return { unit, at, facing, ...(isWritten && { formation }), ...(also !== undefined && { also }) };
}

function armOf(unit: Unplaced): Arm {
  if (isArtillery(unit)) return 'guns';
  if (isCavalry(unit)) return 'horse';
  return mayTirail(unit) ? 'skirmishers' : 'foot';
}

/** SH-FORM-02. */
function mayTirail(unit: Unplaced): boolean {
  return hasSkill(unit, 'looseOrder') || (unit.type === 'lightInfantry' && hasSkill(unit, 'skirmisher'));
}

/** SH-FORM-01, -02, -05. */
function formationIn(name: LineUp, unit: Unplaced): Formation | undefined {
  if (isArtillery(unit) || isCavalry(unit)) return undefined;
  if (mayTirail(unit)) return 'skirmish';
  return name === 'columns' ? 'column' : 'line';
}

/** From 0 to 1, evenly; a single one in the middle. */
function share({ index, of }: { readonly index: number; readonly of: number }): number {
  return of === 1 ? 0.5 : index / (of - 1);
}

/** The index of a unit within its arm; `half`: how far the infantry extends from the middle of the edge. */
interface Among {
  readonly index: number;
  readonly of: number;
  readonly half: number;
}

/** Half of the cavalry on each wing; the odd one on the right. */
function wing({ index, of, half }: Among): number {
  const left = Math.floor(of / 2);
  const out = (n: number, all: number) => half + 0.06 + 0.12 * (n / Math.max(all, 1));
  return index < left ? 0.5 - out(index, left) : 0.5 + out(index - left, of - left);
}

function postOf(name: LineUp, arm: Arm, among: Among): Post {
  const centre = 0.5 + (share(among) - 0.5) * 2 * among.half;
  switch (name) {
    case 'line':
      return {
        along: arm === 'horse' ? wing(among) : centre,
        depth: { skirmishers: 1, guns: 1, foot: 0.67, horse: 0.34 }[arm],
      };
    case 'columns':
      return columnPost(arm, among, centre);
    case 'refusedRight':
      return refused(arm, among, centre);
    case 'refusedLeft': {
      const post = refused(arm, among, centre);
      return { ...post, along: 1 - post.along };
    }
  }
}

/** Two lines of columns, one behind the other, the cavalry behind both. */
function columnPost(arm: Arm, { index, of, half }: Among, centre: number): Post {
  if (arm !== 'foot') return { along: centre, depth: { skirmishers: 1, guns: 1, horse: 0 }[arm] };
  const across = Math.ceil(of / 2);
  const column = share({ index: index % across, of: across });
  return { along: 0.5 + (column - 0.5) * half, depth: index < across ? 0.67 : 0.34 };
}

/** The left is forward, the line falls back towards the right, and the cavalry covers the refused wing. */
function refused(arm: Arm, among: Among, centre: number): Post {
  if (arm === 'horse') return { along: 0.5 + among.half + 0.06 + 0.12 * share(among), depth: 0.34 };
  const depth = 0.95 - 0.65 * share(among);
  return { along: centre, depth: arm === 'foot' ? 0.85 * depth : Math.min(1, depth + 0.2) };
}

/** The free hexes of a zone, each with its relative position. */
interface Ground {
  readonly hexes: readonly { readonly hex: Hex; readonly along: number; readonly depth: number }[];
  readonly width: number;
}

function groundOf(now: State, side: Side): Ground {
  const zone = zoneOf(now, side);
  const alongs = zone.map((hex) => along(now, side, hex));
  const [least, most] = [Math.min(...alongs), Math.max(...alongs)];
  const deepest = Math.max(1, ...zone.map((hex) => depthOf(now, side, hex)));
  const width = Math.max(1, most - least);
  return {
    width,
    hexes: zone.map((hex, i) => ({
      hex,
      along: (alongs[i]! - least) / width,
      depth: depthOf(now, side, hex) / deepest,
    })),
  };
}

/** This many hexes sideways are as bad as one row too near or too far. */
const ROW = 2.5;
/** The penalty for unsuitable terrain. */
const UNSUITABLE = 4;

function bestPlace(
  now: State,
  { hexes, width }: Ground,
  unit: Unplaced,
  post: Post,
  formation: Formation | undefined,
): Unit | undefined {
  const taken = new Set(now.units.flatMap(hexesOf));
  const free = hexes.filter(({ hex }) => !taken.has(hex));
  const cost = ({ hex, along: beside, depth }: Ground['hexes'][number]) =>
    Math.abs(beside - post.along) * width + Math.abs(depth - post.depth) * 3 * ROW + suits(now, unit, hex);
  for (const { hex } of free.toSorted((a, b) => cost(a) - cost(b))) {
    const placed = stationed(now, unit, { at: hex, ...(formation && { formation }) });
    if (!mayStand(now, placed)) return placed;
  }
  return undefined;
}

/** Guns want a view and high ground; cavalry and formed infantry want open terrain; skirmishers do not mind. */
function suits(now: State, unit: Unplaced, hex: Hex): number {
  const arm = armOf(unit);
  if (arm === 'skirmishers') return 0;
  const rough = isRough(now.map, hex) ? UNSUITABLE : 0;
  if (arm !== 'guns') return rough;
  const blind = frontHexes(hex, forward(now, unit.side, hex)).filter((ahead) => blocksSight(now.map, ahead)).length;
  return rough + (isHill(now.map, hex) ? -1 : 0) + blind * (UNSUITABLE / 2);
}
