/** A unit in the picture: the rectangle of its close order, or the bases of its figures, to scale. */
import type { FieldBody, FieldPiece, TableChip } from '../../../scene/field.ts';
import type { Placed } from '../../../survey/field/sectors.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { isElite } from '../fire/capability.ts';
import { isIdle } from '../may-act.ts';
import { isDisordered } from '../position/leaders.ts';
import { blockShape } from '../../../march/block.ts';
import { anchorOf, baseOf, groundsOf, isSquad, radiusOf } from '../position/squad.ts';
import { isLeader, type State, type Unit } from '../state.ts';

export function placed(unit: Unit): Placed & { readonly unit: Unit } {
  return { id: unit.id, side: unit.side, front: anchorOf(unit), grounds: groundsOf(unit), unit };
}

/** Single figures last: they are drawn in front of the squads. */
export function piecesOf(now: State): FieldPiece[] {
  const squads = now.units.filter(isSquad);
  return [...squads, ...now.units.filter((unit) => !isSquad(unit))].map((unit) => pieceOf(now, unit));
}

function pieceOf(now: State, unit: Unit): FieldPiece {
  const front = anchorOf(unit);
  return {
    name: unit.id,
    side: unit.side,
    at: spotOf(front),
    heading: front.heading,
    bodies: bodiesOf(unit),
    shape: shapeOf(unit),
    ...(isSquad(unit) && { strength: unit.figures.length, ...qualityOf(unit) }),
    chips: chipsOf(now, unit),
  };
}

function bodiesOf(unit: Unit): FieldBody[] {
  if (unit.block) {
    const { x, y, heading } = unit.block.front;
    const { wide, deep } = blockShape(unit.block, baseOf(unit));
    return [{ kind: 'rectangle', at: [x, y], heading, wide, deep }];
  }
  const radius = radiusOf(unit);
  return unit.figures.map(({ x, y, heading, n }) => ({
    kind: 'disc',
    at: [x, y],
    heading,
    radius,
    ...(isSquad(unit) && { n }),
  }));
}

/** SK-MOV, SK-CAP-02, SK-LDR-02. */
function shapeOf(unit: Unit): FieldPiece['shape'] {
  if (isLeader(unit)) return 'leader';
  if (unit.mounted) return 'cavalry';
  if (unit.formation !== 'loose') return unit.formation;
  return unit.row === 'irregular' || unit.row === 'native' ? 'irregular' : 'loose';
}

function qualityOf({ row }: Unit): Pick<FieldPiece, 'quality'> {
  if (isElite(row)) return { quality: 'elite' };
  return row === 'recruit' ? { quality: 'recruit' } : {};
}

/** What must be visible on a unit straight away; the usual is left out. */
function chipsOf(now: State, unit: Unit): TableChip[] {
  if (now.phase === 'over') return [];
  const chips: readonly (readonly [boolean, TableChip])[] = [
    [unit.recoils, 'panicked'],
    [isDisordered(unit), 'disordered'],
    [isSquad(unit) && unit.figures.every(({ loaded }) => !loaded), 'unloaded'],
    [unit.side === now.active && !isIdle(unit), 'acted'],
  ];
  return chips.filter(([applies]) => applies).map(([, chip]) => chip);
}
