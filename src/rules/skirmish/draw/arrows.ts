/** SK-GEO-07. A fire in the picture, from where it is measured to the nearest figure in view; and an assault ahead. */
import type { Point } from '../../../field/point.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { pairOf } from '../../../survey/field/spoken.ts';
import type { Aim } from '../fire/aim.ts';
import { type Muzzle, muzzleOf, seenBy } from '../position/sight.ts';
import { anchorOf } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';

interface Shot {
  readonly unit: string;
  readonly target: string;
  /** Those who fire; without them, all who are loaded. */
  readonly figures?: readonly number[];
}

export function lineOfFire(now: State, { unit: id, target, figures }: Shot): FieldMark[] {
  const [unit, enemy] = [id, target].map((name) => now.units.find((each) => each.id === name));
  const shooters = unit?.figures.filter(({ n, loaded }) => figures?.includes(n) ?? loaded) ?? [];
  if (!unit || !enemy || shooters.length === 0) return [];
  const muzzle = muzzleOf(unit, shooters);
  return [fireMark(unit, muzzle, seenBy(now, unit, muzzle, enemy)[0]?.figure ?? anchorOf(enemy))];
}

/** SK-STEP-03. Before its dice. */
export function aimMark({ shooter, muzzle, target }: Aim): FieldMark {
  return fireMark(shooter, muzzle, target.seen[0]!.figure);
}

export function fireMark({ side }: Unit, { at }: Muzzle, to: Point): FieldMark {
  return { kind: 'fire', side, from: pairOf(at), to: pairOf(to), arm: 'musketry' };
}

export function rushMark(unit: Unit, target: Unit): FieldMark {
  return { kind: 'charge', side: unit.side, way: [pairOf(anchorOf(unit)), pairOf(anchorOf(target))] };
}
