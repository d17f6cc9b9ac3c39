/** A unit in the picture: the ground of its formation to scale, with its ranks and its front; skirmishers figure by figure; an officer is a disc. */
import { from } from '../../../field/point.ts';
import type { FieldBody, FieldPiece, TableChip } from '../../../scene/field.ts';
import { pairOf, spotOf } from '../../../survey/field/spoken.ts';
import { figuresOf, isSquare, shapeOf } from '../position/body.ts';
import { EVERYONE, isUnit, OFFICER_RADIUS, placed, type Who } from '../position/everyone.ts';
import { isAtLeast } from '../position/formed.ts';
import type { Officer, State, Unit } from '../state.ts';
import { BASES } from '../values.ts';

export function piecesOf(now: State): FieldPiece[] {
  return EVERYONE.of(now).map((who) => pieceOf(now, who));
}

export function pieceOf({ phase }: Pick<State, 'phase'>, who: Who): FieldPiece {
  const common = { name: who.id, side: who.side, at: spotOf(placed(who).front) };
  return isUnit(who)
    ? { ...common, ...ofUnit(who), chips: phase === 'over' ? [] : chipsOf(who) }
    : { ...common, ...ofOfficer(who), chips: [] };
}

function ofUnit(unit: Unit): Pick<FieldPiece, 'heading' | 'bodies' | 'shape' | 'strength' | 'quality'> {
  return {
    heading: unit.pose.heading,
    bodies: areSkirmishers(unit) ? figures(unit) : [block(unit)],
    shape: shapeIn(unit),
    strength: figuresOf(unit),
    ...((unit.status === 'guard' || unit.status === 'elite') && { quality: 'elite' }),
  };
}

function shapeIn(unit: Unit): FieldPiece['shape'] {
  if (unit.arm === 'artillery') return 'gun';
  if (isSquare(unit)) return 'square';
  if (unit.arm === 'cavalry') return 'cavalry';
  return areSkirmishers(unit) ? 'skirmish' : 'close';
}

function areSkirmishers({ arm, formation }: Unit): boolean {
  return arm === 'infantry' && formation === 'skirmish';
}

/** PE-TAB-05. The ground of its formation. */
function block(unit: Unit): FieldBody {
  const { pose, ranks } = unit;
  const { wide, deep } = shapeOf(unit);
  const many = ranks.length > 1 && !isSquare(unit) && unit.arm !== 'artillery';
  return {
    kind: 'rectangle',
    at: pairOf(pose),
    heading: pose.heading,
    wide,
    deep,
    ...(many && { ranks: ranks.length }),
  };
}

/** PE-GEO-04. Each on its base, the front rank first. */
function figures({ pose, ranks, arm }: Unit): FieldBody[] {
  const base = BASES[arm];
  return ranks.flatMap((strength, rank) =>
    Array.from({ length: strength }, (_, file): FieldBody => {
      const at = from(pose, -(rank + 0.5) * base, (file - (strength - 1) / 2) * base);
      return { kind: 'disc', at: pairOf(at), heading: pose.heading, radius: base / 2 };
    }),
  );
}

function ofOfficer({ at }: Officer): Pick<FieldPiece, 'bodies' | 'shape'> {
  return { bodies: [{ kind: 'disc', at: pairOf(at), radius: OFFICER_RADIUS }], shape: 'leader' };
}

/** What must be visible on it straight away; the usual is left out. */
function chipsOf(unit: Unit): TableChip[] {
  const chips: readonly (readonly [applies: boolean, chip: TableChip])[] = [
    [isAtLeast(unit.condition, 'retreat'), 'panicked'],
    [unit.condition === 'disorganised' || unit.condition === 'disordered', 'disordered'],
    [unit.condition === 'unformed', 'unformed'],
    [unit.turned !== 0 || unit.flankTurned !== undefined, 'turned'],
    [unit.formation === 'limbered', 'limbered'],
    [unit.course?.kind === 'charge', 'charging'],
    [unit.doing !== undefined, 'busy'],
  ];
  return chips.filter(([applies]) => applies).map(([, chip]) => chip);
}
