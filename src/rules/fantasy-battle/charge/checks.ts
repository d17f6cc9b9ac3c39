/** FB-CHG-03 to -06, FB-INA, FB-PRT, FB-IMP-03, FB-FOR-03, FB-Q-22. What is known of a charge when it is announced. */
import { centimetres } from '../../../field/length.ts';
import { directLength } from '../../../field/way.ts';
import type { Zone } from '../../../field/zone.ts';
import { refusal, Refusal, type Side } from '../../../kernel/play.ts';
import type { Charge, Rest } from '../order.ts';
import { poseOf, shapeOf } from '../position/stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { bestPlacement, isSameEnd, type Placement } from './arrange.ts';
import { contactPoses, firstPlaces, isPinned } from './first-stand.ts';
import { foldBeside, mayEnvelop } from './fold.ts';
import { RESTS } from './places.ts';
import { type Setting, settingOf } from './setting.ts';
import { sideOf, zonesFor } from './side.ts';

/** One zone that may come up: how the stands would be placed, straight and enveloping, or why they cannot. */
export interface Way {
  readonly setting: Setting;
  readonly zone: Zone;
  readonly straight: Placement | Refusal;
  /** FB-ENV. Undefined: it does not apply, or gains no contact. */
  readonly enveloping: Placement | undefined;
}

/** FB-STEP-05, FB-Q-22. Refused only if it is impossible in every zone that may come up. */
export function waysOf(now: State, order: Charge, by: Side): Way[] | Refusal {
  const [unit, target] = [unitOf(now, order.unit), unitOf(now, order.target)];
  const barred = mayCharge(unit, target, order.first, by);
  if (barred) return barred;
  const ways = zonesFor(unit, target).map((zone) => wayIn(settingOf(now, unit, target, zone), order));
  const refused = ways.flatMap(({ straight }) => (straight instanceof Refusal ? [straight] : []));
  return refused.length === ways.length ? refused[0]! : ways;
}

/** FB-STEP-05, FB-FST-02, FB-FOR-03. */
function mayCharge(unit: Unit, target: Unit, first: number | undefined, by: Side): Refusal | undefined {
  const names = { unit: unit.name, target: target.name };
  if (target.side === by) return refusal('FB-OBS-02', 'refuse-fb-friend', names);
  if (target.fortified && unit.type !== 'infantry') return refusal('FB-FOR-03', 'refuse-fb-works', names);
  return first === undefined || unit.stands.some(({ n }) => n === first)
    ? undefined
    : refusal('FB-FST-02', 'refuse-fb-stand', { unit: unit.name, n: first });
}

function wayIn(setting: Setting, order: Charge): Way {
  const { zone } = setting;
  const envelops = order.envelop !== false && mayEnvelop(setting);
  const straight = bestPlacement(setting, { ...order, envelop: false }) ?? whyNone(setting, order);
  const folding = envelops ? bestPlacement(setting, { ...order, envelop: true }) : undefined;
  const enveloping = folding && folding.folded > 0 ? folding : undefined;
  if (order.envelop !== true || enveloping) return { setting, zone, straight, enveloping };
  const why = straight instanceof Refusal ? straight : whyNoFold(setting, straight);
  return { setting, zone, straight: why, enveloping };
}

/** FB-ASK-03, FB-IMP-01. The charge with its idle stands elsewhere: each arrangement once, the usual one first. */
export function restsOf({ setting }: Way, placement: Placement): { rest: Rest; placement: Placement }[] {
  const { first, folded, contacts, idle } = placement;
  const touchesAsMuch = (other: Placement) =>
    other.contacts.length === contacts.length && other.folded === folded && other.idle.length === idle.length;
  const all = RESTS.flat().flatMap((rest) => {
    const found = bestPlacement(setting, { first, rest, envelop: folded > 0 });
    return found && touchesAsMuch(found) ? [{ rest, placement: found }] : [];
  });
  return all.filter((each, n) => all.findIndex((other) => isSameEnd(other.placement, each.placement)) === n);
}

/** FB-CHG-05, -06, FB-PRT-03, FB-INA-04, FB-IMP-03. Why no stand, or not all of them, can be placed on this side. */
function whyNone(setting: Setting, { first }: Charge): Refusal {
  const { unit, target, zone, viewers, most } = setting;
  const names = { unit: unit.name, target: target.name, side: sideOf(zone) };
  if (viewers.length === 0) return refusal('FB-CHG-05', 'refuse-fb-unseen', names);
  const poses = contactPoses(setting);
  if (poses.length === 0 && !isPinned(setting)) {
    return target.stands.length > 1
      ? refusal('FB-INA-04', 'refuse-fb-protected', names)
      : refusal('FB-PRT-03', 'refuse-fb-protected', names);
  }
  if (firstPlaces(setting, first).length > 0) return refusal('FB-IMP-03', 'refuse-fb-no-line', names);
  if (first !== undefined && firstPlaces(setting).length > 0)
    return refusal('FB-FST-02', 'refuse-fb-first', { ...names, n: first });
  const least = Math.min(
    ...poses.flatMap(({ pose }) => viewers.map((viewer) => directLength(viewer.pose, pose, viewer.shape))),
  );
  return least > most && poses.length > 0
    ? refusal('FB-CHG-06', 'refuse-fb-charge-far', {
        ...names,
        distance: centimetres(least, Math.ceil),
        most: centimetres(most),
      })
    : refusal('FB-STD-02', 'refuse-fb-charge-barred', names);
}

/** FB-ENV-02, -05, -07. Why nobody folds in; and by how much the way is too long, if that is all. */
function whyNoFold(setting: Setting, straight: Placement): Refusal {
  const { unit, target, most } = setting;
  const names = { unit: unit.name, target: target.name };
  if (!mayEnvelop(setting)) return refusal('FB-ENV-02', 'refuse-fb-no-envelop', names);
  const [first] = firstPlaces(setting, straight.first);
  const folds = first ? ([-1, 1] as const).flatMap((hand) => foldBeside(setting, first, hand) ?? []) : [];
  if (folds.length === 0) return refusal('FB-ENV-07', 'refuse-fb-no-fold', names);
  const shape = shapeOf(unit);
  const others = unit.stands.filter(({ n }) => n !== straight.first);
  const costs = folds.flatMap(({ via, end }) =>
    others.map((stand) => directLength(poseOf(stand), via, shape) + directLength(via, end, shape)),
  );
  const needs = Math.min(...costs);
  const lengths = { needs: centimetres(needs, Math.ceil), most: centimetres(most) };
  return refusal('FB-ENV-05', 'refuse-fb-fold-far', { ...names, ...lengths });
}
