/** SH-RALLY-06, ASK-19. The formation and facing of a unit that overcomes its panic. */
import { type Facing, FACINGS, inFrontCone } from '../../../hex/facing.ts';
import { type Hex, sixth } from '../../../hex/grid.ts';
import { askLive } from '../../../kernel/asking.ts';
import { enemiesOf } from '../field/engage.ts';
import { extensions } from '../field/extended.ts';
import type { Play } from '../facts.ts';
import { mayFormOnRally } from '../formation/form.ts';
import { nearestFirst } from '../field/place.ts';
import { STAND, type Stance } from '../questions/stand.ts';
import { type Formation, isInfantry, type State, type Unit } from '../state.ts';

/** A formation and a facing; for an extended line, also its second hex. */
export interface Stand {
  readonly formation: Formation;
  readonly facing: Facing;
  readonly to?: Hex;
}

const ON_FOOT = ['column', 'line', 'square', 'closedColumn', 'skirmish'] as const;

/** SH-Q-38. All formations and facings that the unit may take in its place and that fit the order. */
export function standsFor(now: State, unit: Unit, wanted: Partial<Stand>): Stand[] {
  const formations = isInfantry(unit)
    ? ON_FOOT.filter((each) => !mayFormOnRally(now, unit, each))
    : ['mounted' as const];
  const inOneHex = formations.flatMap((formation) => FACINGS.map((facing): Stand => ({ formation, facing })));
  return [...inOneHex, ...extendedStands(now, unit)].filter(
    ({ formation, facing, to }) =>
      (wanted.formation ?? formation) === formation && (wanted.facing ?? facing) === facing && (wanted.to ?? to) === to,
  );
}

/** SH-FORM-11, SH-Q-38. An extended line takes a free flank hex in addition to its own. */
function extendedStands(now: State, unit: Unit): Stand[] {
  if (mayFormOnRally(now, unit, 'extendedLine')) return [];
  return FACINGS.flatMap((facing) =>
    extensions(now, { ...unit, facing }).map((to): Stand => ({ formation: 'extendedLine', facing, to })),
  );
}

/** ASK-19. By default column, or skirmish order with Loose Order, facing the nearest enemy. */
export function* askStand(now: State, unit: Unit, all: readonly Stand[]): Play<Stand> {
  if (all.length === 1) return all[0]!;
  const usual = likeliest(now, unit, all)!;
  const offered = [
    usual,
    ...all.filter((each) => (each.facing === usual.facing) !== (each.formation === usual.formation)),
  ];
  const alive = (stand: Stand) => ({ value: stanceOf(stand), live: stand });
  return yield* askLive(STAND, {
    to: unit.side,
    unit: unit.id,
    about: {},
    options: offered.map(alive),
    fallback: stanceOf(usual),
    quiet: true,
    means(said) {
      const stand = standMeant(now, unit, all, said, usual.formation);
      return stand && alive(stand);
    },
  });
}

/** One of all it may take; without a facing the likeliest; a facing alone is that of the usual formation. */
function standMeant(now: State, unit: Unit, all: readonly Stand[], said: Stance, usual: Formation): Stand | undefined {
  const like = (stand: Stand, what: Stance) =>
    STAND.choice.write(stanceOf(stand), 'en') === STAND.choice.write(what, 'en');
  const exact = all.find((each) => like(each, said));
  if (exact) return exact;
  if (said.say === 'face') return all.find((each) => each.formation === usual && each.facing === said.facing);
  if (said.facing !== undefined) return undefined;
  return likeliest(
    now,
    unit,
    all.filter((each) => like(each, { ...said, facing: each.facing })),
  );
}

/** Of cavalry its facing alone. */
function stanceOf({ formation, facing, to }: Stand): Stance {
  if (to !== undefined) return { say: 'extend', to, facing };
  const known = ON_FOOT.find((each) => each === formation);
  return known === undefined ? { say: 'face', facing } : { say: 'stand', formation: known, facing };
}

/** ASK-19's default, or the option nearest to it; of equals the first, which is column if allowed. */
function likeliest(now: State, unit: Unit, all: readonly Stand[]): Stand | undefined {
  const facing = facingEnemy(now, unit);
  const turn = (stand: Stand) => turnBetween(stand.facing, facing);
  const [first] = all.toSorted((a, b) => turn(a) - turn(b));
  return first;
}

/** The facing with the nearest enemy ahead; of two, the smaller turn; without enemies, no turn. */
function facingEnemy(now: State, unit: Unit): Facing {
  const [nearest] = enemiesOf(now, unit).sort(nearestFirst(unit));
  if (!nearest) return unit.facing;
  const fitting = FACINGS.filter((facing) => inFrontCone(unit.at, facing, nearest.at));
  return fitting.reduce((best, each) =>
    turnBetween(each, unit.facing) < turnBetween(best, unit.facing) ? each : best,
  );
}

function turnBetween(a: Facing, b: Facing): number {
  return Math.min(sixth(a - b), sixth(b - a));
}
