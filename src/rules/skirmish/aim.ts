/** SK-STEP-02, -03, SK-ALG-01. A fire before its dice: who shoots at whom, from where, how far, and what it is worth. */
import { CENTIMETRE } from '../../field/length.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { type Capability, capabilityOf } from './capability.ts';
import { targetKind } from './groups.ts';
import { isCommanded } from './leaders.ts';
import type { Fire } from './order.ts';
import { type Screened, screened } from './screen.ts';
import { areSheltered } from './shelter.ts';
import { type Muzzle, muzzleOf, rangeTo, seenBy } from './sight.ts';
import type { Man } from './squad.ts';
import { type Figure, type State, type Unit, unitOf } from './state.ts';
import { type Band, bandAt, hitsAmong, neededAt, raised, reachOf, valuesOf } from './values.ts';

/** A fire as it would be: everything that is known before the dice. */
export interface Aim extends Screened {
  readonly shooter: Unit;
  readonly shooters: readonly Figure[];
  readonly muzzle: Muzzle;
  /** SK-Q-37. The figures of the target in view, nearest first. */
  readonly seen: readonly Man[];
  readonly range: number;
  readonly band: Band;
  readonly needed: number;
  readonly capability: Capability;
}

/** SK-STEP-02, -03. A fire, or why it cannot be. */
export function aim(now: State, order: Fire, by: Side): Aim | Refusal {
  const shooter = unitOf(now, order.unit);
  const named = unitOf(now, order.target);
  if (shooter.side !== by) return refuse('SK-GAP-01', 'refuse-sk-enemy', { unit: shooter });
  const refused = mayFire(now, shooter, named, order.figures);
  if (refused) return refused;
  const shooters = shootersAt(now, shooter, named, order.figures);
  const muzzle = muzzleOf(shooter, shooters);
  const { target, mass } = screened(now, muzzle, named);
  const seen = seenBy(now, shooter, muzzle, target);
  const [nearest] = seen;
  if (!nearest) return refuse('SK-GAP-05', 'refuse-sk-unseen', { unit: shooter, target });
  const range = rangeTo(muzzle, nearest);
  const band = bandAt(range, shooter.weapon);
  if (band === undefined) {
    return refuse(
      'SK-FIR-04',
      'refuse-sk-range',
      { unit: shooter, target },
      { range: range / CENTIMETRE, reach: reachOf(shooter.weapon) / CENTIMETRE },
    );
  }
  return {
    shooter,
    shooters,
    muzzle,
    target,
    ...(mass && { mass }),
    seen,
    range,
    band,
    needed: neededAt(band, target.cuirass),
    capability: capabilityAt(now, shooter, shooters, target, nearest),
  };
}

export function refuse(
  clause: string,
  id: string,
  units: Readonly<Record<string, Unit>>,
  more: Record<string, number> = {},
): Refusal {
  const names = Object.fromEntries(Object.entries(units).map(([key, { name }]) => [key, name]));
  return new Refusal(clause, phrase(id, { ...names, ...more }));
}

/** SK-FIR-02, -03, SK-Q-30, -31, SK-GAP-08, SK-ALG-01. Whether a unit, or figures of it, may fire at all. */
function mayFire(now: State, unit: Unit, target: Unit, figures: readonly number[]): Refusal | undefined {
  if (target.side === unit.side) return refuse('SK-STEP-02', 'refuse-sk-friend', { unit, target });
  if (unit.contacts.length > 0) return refuse('SK-GEO-14', 'refuse-sk-contact', { unit });
  if (unit.turned && unit.class === 2) return refuse('SK-TRN-01', 'refuse-sk-turned', { unit });
  const men = picked(unit, figures);
  const still = men.filter((figure) => !hasActed(unit, figure));
  if (still.length === 0) return refuse('SK-Q-30', 'refuse-sk-acted', { unit });
  if (still.every(({ loaded }) => !loaded)) return refuse('SK-FIR-03', 'refuse-sk-unloaded', { unit });
  const shooters = shootersAt(now, unit, target, figures);
  return shooters.length === 0 ? refuse('SK-GAP-05', 'refuse-sk-unseen', { unit, target }) : undefined;
}

/** SK-Q-30, SK-GAP-08. A figure or its unit has done its one thing; natives may fire and move. */
function hasActed(unit: Unit, figure: Figure): boolean {
  const isBarred = (did: Unit['did']): boolean =>
    did !== undefined && did !== 'turn' && !(did === 'move' && unit.row === 'native');
  return isBarred(unit.did) || isBarred(figure.did);
}

function picked(unit: Unit, figures: readonly number[]): readonly Figure[] {
  return figures.length === 0 ? unit.figures : unit.figures.filter(({ n }) => figures.includes(n));
}

/** SK-ALG-01, SK-GAP-07. Close order: the first two ranks. Otherwise every loaded figure with a view of the target. */
function shootersAt(now: State, unit: Unit, target: Unit, figures: readonly number[]): Figure[] {
  const able = picked(unit, figures).filter((figure) => figure.loaded && !hasActed(unit, figure));
  if (unit.block) {
    const { files } = unit.block;
    const front = unit.figures.slice(0, 2 * files);
    return seenBy(now, unit, muzzleOf(unit, front), target).length === 0
      ? []
      : able.filter((figure) => front.includes(figure));
  }
  return able.filter((figure) => seenBy(now, unit, muzzleOf(unit, [figure]), target).length > 0);
}

function capabilityAt(now: State, unit: Unit, shooters: readonly Figure[], target: Unit, nearest: Man): Capability {
  const { row, formation, led } = unit;
  const [one, another] = shooters;
  return capabilityOf({
    row,
    formation,
    sheltered: areSheltered(now, unit, shooters, nearest.figure),
    led: led || unit.role !== undefined,
    commanded: isCommanded(now, unit),
    shooters: shooters.length,
    target: targetKind(now, target, nearest),
    marksman: another === undefined && one?.marksman === true,
    variants: now.variants,
  });
}

/** SK-SCR-02, SK-ALG-06. What the same dice would have done to the mass, had the screen not been there. */
export function massHits(
  now: State,
  { shooter, shooters, muzzle }: Aim,
  mass: Unit,
  dice: readonly number[],
  raise: boolean,
) {
  const [nearest] = seenBy(now, shooter, muzzle, mass);
  const band = nearest && bandAt(rangeTo(muzzle, nearest), shooter.weapon);
  if (!nearest || !band) return undefined;
  const { severalSixes, modifier } = capabilityAt(now, shooter, shooters, mass, nearest);
  const needed = neededAt(band, mass.cuirass);
  const values = valuesOf(dice, severalSixes, modifier);
  return { unit: mass.id, needed, hits: hitsAmong(raise ? raised(values, needed) : values, needed) };
}
