/** SK-STEP-02, -03, SK-ALG-01. A fire before its dice: who shoots at whom, from where, how far, and what it is worth. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { rankOf } from '../../../march/block.ts';
import { refusal, Refusal, type Side } from '../../../kernel/play.ts';
import { type Capability, capabilityOf, type TargetKind } from './capability.ts';
import { targetKind } from './groups.ts';
import { areShaken, isCommanded } from '../position/leaders.ts';
import { mayAct } from '../may-act.ts';
import type { Fire } from '../order.ts';
import { massBehind, screensBefore } from '../position/screen.ts';
import { areSheltered } from '../position/shelter.ts';
import { type Muzzle, muzzleOf, rangeTo, seenBy } from '../position/sight.ts';
import { baseOf, type Man, picked } from '../position/squad.ts';
import { type Figure, type State, type Unit, unitOf } from '../state.ts';
import { unseen } from './unseen.ts';
import { type Band, bandAt, neededAt, reachOf } from '../values.ts';

/** What may be hit: which of its figures are seen, nearest first (SK-Q-37), how far it is, and what it takes. */
export interface Mark {
  readonly unit: Unit;
  readonly seen: readonly Man[];
  readonly kind: TargetKind;
  readonly range: Length;
  readonly band: Band;
  readonly needed: number;
  /** On every die: that of the table, and one settled at the desk (SK-UMP-06). */
  readonly modifier: number;
  readonly capability: Capability;
}

/** A fire as it would be: everything that is known before the dice. */
export interface Aim {
  readonly shooter: Unit;
  readonly shooters: readonly Figure[];
  readonly muzzle: Muzzle;
  readonly target: Mark;
  /** SK-SCR-02. Those behind a screen, who may suffer the difference. */
  readonly mass?: Mark;
}

/** SK-STEP-02, -03, SK-Q-35. A fire, or why it cannot be: the screen is the target, whichever of the two is named. */
export function aim(now: State, order: Fire, by: Side): Aim | Refusal {
  const [shooter, named] = [unitOf(now, order.unit), unitOf(now, order.target)];
  const barred = mayFire(shooter, named, order.figures, by);
  if (barred) return barred;
  const able = readyOf(shooter, order.figures);
  if (able.length === 0) return refusal('SK-FIR-03', 'refuse-sk-unloaded', { unit: shooter.name });
  const first = shotAt(now, shooter, able, named);
  if (!first) return unseen(now, shooter, muzzleOf(shooter, able), named);
  const screen = screensBefore(now, first.muzzle, named).find((each) => shotAt(now, shooter, able, each));
  const shot = (screen && shotAt(now, shooter, able, screen)) ?? first;
  const target = markOf(now, shooter, shot, screen ?? named);
  if (target instanceof Refusal) return target;
  const behind = massBehind(now, shot.muzzle, target.unit) ?? (screen && named);
  const mass = behind && markOf(now, shooter, shot, behind);
  return (
    splitVolley(shooter, able, target, order) ?? {
      shooter,
      ...shot,
      target,
      ...(mass && !(mass instanceof Refusal) && { mass }),
    }
  );
}

/** SK-FIR-02, SK-GAP-08, SK-Q-31. Whether a unit, or figures of it, may fire at another. */
function mayFire(unit: Unit, target: Unit, figures: readonly number[], by: Side): Refusal | undefined {
  const names = { unit: unit.name, target: target.name };
  const barred = mayAct(unit, by, 'fire', figures);
  if (barred) return barred;
  if (target.side === unit.side) return refusal('SK-STEP-02', 'refuse-sk-friend', names);
  return unit.mounted ? refusal('SK-FIR-02', 'refuse-sk-mounted', names) : undefined;
}

type Shot = Pick<Aim, 'shooters' | 'muzzle'>;

/** SK-FIR-03, SK-GAP-07. Those who are loaded; in close order of the first two ranks. */
function readyOf(unit: Unit, figures: readonly number[]): Figure[] {
  const { block } = unit;
  return picked(unit, figures).filter((figure) => figure.loaded && (!block || rankOf(block, figure, baseOf(unit)) < 2));
}

/** SK-ALG-01, SK-GAP-07. In close order all of them together; otherwise everyone with a view. Undefined: no one has a view. */
function shotAt(now: State, unit: Unit, able: readonly Figure[], target: Unit): Shot | undefined {
  const sees = (figures: readonly Figure[]): boolean => seenBy(now, unit, muzzleOf(unit, figures), target).length > 0;
  const shooters = unit.block ? able : able.filter((figure) => sees([figure]));
  return shooters.length > 0 && sees(shooters) ? { shooters, muzzle: muzzleOf(unit, shooters) } : undefined;
}

/** SK-GEO-07, SK-FIR-04. What it takes to hit a unit, or why it cannot be hit. */
function markOf(now: State, shooter: Unit, { shooters, muzzle }: Shot, unit: Unit): Mark | Refusal {
  const names = { unit: shooter.name, target: unit.name };
  const seen = seenBy(now, shooter, muzzle, unit);
  const [nearest] = seen;
  if (!nearest) return unseen(now, shooter, muzzle, unit);
  const range = rangeTo(muzzle, nearest);
  const band = bandAt(range, shooter);
  if (!band) {
    const reach = reachOf(shooter) / CENTIMETRE;
    return refusal('SK-FIR-04', 'refuse-sk-range', { ...names, range: range / CENTIMETRE, reach });
  }
  const kind = targetKind(now, unit, nearest);
  const capability = capabilityAt(now, shooter, shooters, kind, nearest);
  const modifier = capability.modifier + (shooter.bonus ?? 0);
  return { unit, seen, kind, range, band, needed: neededAt(band, unit.cuirass), modifier, capability };
}

/** SK-ALG-02, SK-LDR-01. Against the set that holds the nearest figure; the aim of a marksman counts if they fire alone. */
function capabilityAt(
  now: State,
  unit: Unit,
  shooters: readonly Figure[],
  target: TargetKind,
  nearest: Man,
): Capability {
  const { row, class: quality, formation, led, role } = unit;
  const [one, another] = shooters;
  return capabilityOf({
    row,
    class: quality,
    formation,
    sheltered: areSheltered(now, unit, shooters, nearest.figure),
    led: led || role !== undefined,
    shaken: areShaken(unit),
    commanded: isCommanded(now, unit),
    shooters: shooters.length,
    target,
    marksman: another === undefined && one?.marksman === true,
    variants: now.variants,
  });
}

/** SK-ALG-01. One command, one target: a volley is fired by all who can. */
function splitVolley(
  unit: Unit,
  able: readonly Figure[],
  { capability }: Mark,
  { figures }: Fire,
): Refusal | undefined {
  const isPart = figures.length > 0 && unit.figures.some((figure) => figure.loaded && !able.includes(figure));
  return capability.volley && isPart ? refusal('SK-ALG-01', 'refuse-sk-split', { unit: unit.name }) : undefined;
}
