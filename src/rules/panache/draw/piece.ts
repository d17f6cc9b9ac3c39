/** A unit in the picture: an upright counter, because these rules have no facing (PA-GEO-03). */
import type { Piece } from '../../../scene/hex.ts';
import type { Chip } from '../../../scene/frame.ts';
import { type Arm, isCharacter, type State, type Unit } from '../state.ts';

const SHAPES: Readonly<Record<Exclude<Arm, 'infantry'>, Piece['shape']>> = {
  pike: 'pikes',
  cavalry: 'cavalry',
  camelry: 'camelry',
  elephants: 'elephants',
  artillery: 'battery',
  horseArtillery: 'horseBattery',
  vehicle: 'vehicle',
  character: 'character',
};

/** Corners for characters sharing a hex, the upper ones first. */
const CORNERS = [1, 5, 2, 4, 0, 3] as const;

/** Units first: characters are drawn in front of them. */
export function piecesOf(now: State): Piece[] {
  const [characters, units] = [now.units.filter(isCharacter), now.units.filter((unit) => !isCharacter(unit))];
  const company = (one: Unit) => now.units.filter(({ at, id }) => at === one.at && id !== one.id);
  const place = (one: Unit) => characters.filter(({ at }) => at === one.at).indexOf(one);
  return [
    ...units.map((unit) => pieceOf(now, unit)),
    ...characters.map((one) => ({
      ...pieceOf(now, one),
      ...(company(one).length > 0 && { corner: CORNERS[place(one) % CORNERS.length]! }),
    })),
  ];
}

function pieceOf(now: State, unit: Unit): Piece {
  return {
    name: unit.id,
    side: unit.side,
    at: unit.at,
    shape: shapeOf(unit),
    ...(WEIGHTS[unit.weight] && !isCharacter(unit) && { weight: WEIGHTS[unit.weight] }),
    ...(!isCharacter(unit) && { strength: unit.stands }),
    chips: chipsOf(now, unit),
  };
}

/** PA-MOV-01. */
const WEIGHTS: Partial<Record<Unit['weight'], NonNullable<Piece['weight']>>> = {
  VL: 'light',
  L: 'light',
  H: 'heavy',
  VH: 'heavy',
};

function shapeOf({ arm, mount, isVehicle }: Unit): Piece['shape'] {
  if (arm === 'infantry') return mount === 'wagons' ? 'wagons' : mount ? 'mountedInfantry' : 'infantry';
  return isVehicle ? 'vehicle' : SHAPES[arm];
}

/** What must be visible on a unit straight away; the usual is left out. */
function chipsOf(now: State, unit: Unit): Chip[] {
  const isActive = unit.side === now.active && (now.phase === 'movement' || now.phase === 'combat');
  const chips: readonly (readonly [boolean, Chip])[] = [
    [unit.prePlayed, 'prePlayed'],
    [isActive && !unit.activated, 'notActivated'],
    [isActive && unit.noCombat, 'withoutCombat'],
    [isActive && unit.moved && !unit.noCombat, 'acted'],
    [unit.diceLost > 0, 'diceLost'],
    [unit.palisade, 'palisade'],
    [unit.note !== undefined && unit.note !== '', 'note'],
  ];
  return chips.filter(([applies]) => applies).map(([, chip]) => chip);
}
