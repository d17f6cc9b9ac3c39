/** A growing deployment order: a unit, a hex of the zone, a facing, a formation. */
import { FACINGS } from '../../../hex/facing.ts';
import { type Branch, type Grown, literal, type Seed } from '../../../kernel/grammar/branch.ts';
import { branch, point, word } from '../language/branch.ts';
import type { Side } from '../../../kernel/play.ts';
import { hexesOf } from '../field/place.ts';
import { FOOT_FORMATIONS, type State, type Unit, type Unplaced } from '../state.ts';
import { mayStand, placeable, stationed } from './station.ts';
import { zoneOf } from './zone.ts';

/** The hexes of its zone without another unit, the front row first. */
export function freeFor(now: State, unit: Unplaced): string[] {
  const taken = new Set(now.units.filter(({ id }) => id !== unit.id).flatMap(hexesOf));
  return zoneOf(now, unit.side).filter((hex) => !taken.has(hex));
}

/** The formations it may have there, most usual first. */
export function formationsAt(now: State, unit: Unplaced, station: Pick<Unit, 'at' | 'facing'>): Unit[] {
  return FOOT_FORMATIONS.map((formation) => stationed(now, unit, { ...station, formation })).filter(
    (placed) => !mayStand(now, placed),
  );
}

/** In its turn only. */
export function deployBranches(now: State, side: Side, from: Seed): Branch[] {
  if (now.active !== side) return [];
  const units = (grown: Seed) => placeable(now, side).map((unit) => unitBranch(now, grown, unit));
  return [branch(from, word('deploy'), { isSure: true, branches: units }), ...units(from)];
}

/** If a hex is free the order is certainly legal: the usual formation fits everywhere. */
function unitBranch(now: State, from: Seed, unit: Unplaced): Branch {
  return branch(from, literal(unit.id), {
    isSure: true,
    branches: (grown) =>
      freeFor(now, unit).map((at) =>
        branch(grown, literal(at), { isWhole: true, isSure: true, branches: (done) => facings(now, done, unit, at) }),
      ),
  });
}

function facings(now: State, from: Grown, unit: Unplaced, at: string): Branch[] {
  return FACINGS.map((facing) =>
    branch(from, point(facing), {
      isWhole: true,
      isSure: true,
      branches: (grown) =>
        formationsAt(now, unit, { at, facing }).map(({ formation }) =>
          branch(grown, word(formation === 'extendedLine' ? 'extend' : formation), { isWhole: true, isSure: true }),
        ),
    }),
  );
}
