/** A unit in the picture: its stands to scale, each with its front; a commander is a disc. */
import type { FieldPiece, TableChip } from '../../../scene/field.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { COMMANDER_RADIUS, EVERYONE, isUnit, placed, type Who } from '../position/everyone.ts';
import { standsOf } from '../position/stands.ts';
import type { Commander, State, Unit, UnitType } from '../state.ts';

/** FB-TAB-01. */
const SHAPES: Readonly<Record<UnitType, FieldPiece['shape']>> = {
  infantry: 'infantry',
  monster: 'beast',
  cavalry: 'cavalry',
  chariot: 'chariot',
  flyer: 'flyer',
  artillery: 'gun',
  machine: 'machine',
};

/** What it shoots with, as pictures tell them apart. */
export function armOf({ type }: Unit): 'artillery' | 'musketry' {
  return type === 'artillery' || type === 'machine' ? 'artillery' : 'musketry';
}

type Moment = Pick<State, 'phase' | 'turn' | 'active'>;

export function piecesOf(now: State): FieldPiece[] {
  return EVERYONE.of(now).map((who) => pieceOf(now, who));
}

export function pieceOf(now: Moment, who: Who): FieldPiece {
  const { front } = placed(who);
  const common = { name: who.id, side: who.side, at: spotOf(front) };
  return isUnit(who)
    ? { ...common, heading: front.heading, ...ofUnit(who), chips: chipsOf(now, unitChips(now, who)) }
    : { ...common, ...ofCommander(who), chips: chipsOf(now, [[who.done, 'acted']]) };
}

function ofUnit(unit: Unit): Pick<FieldPiece, 'bodies' | 'shape' | 'strength'> {
  return {
    bodies: standsOf(unit).map(({ pose: { x, y, heading }, shape: { wide, deep } }) => ({
      kind: 'rectangle',
      at: [x, y],
      heading,
      wide,
      deep,
    })),
    shape: SHAPES[unit.type],
    strength: unit.stands.length,
  };
}

function ofCommander({ at }: Commander): Pick<FieldPiece, 'bodies' | 'shape'> {
  return { bodies: [{ kind: 'disc', at: [at.x, at.y], radius: COMMANDER_RADIUS }], shape: 'leader' };
}

type Chip = readonly [applies: boolean, chip: TableChip];

/** What must be visible on it straight away; the usual is left out. */
function chipsOf({ phase }: Moment, chips: readonly Chip[]): TableChip[] {
  return phase === 'over' ? [] : chips.filter(([applies]) => applies).map(([, chip]) => chip);
}

function unitChips({ turn, active }: Moment, unit: Unit): Chip[] {
  return [
    [unit.confused === turn, 'disordered'],
    [unit.fortified, 'palisade'],
    [unit.side === active && (unit.orders > 0 || unit.initiative || unit.supported), 'acted'],
  ];
}
