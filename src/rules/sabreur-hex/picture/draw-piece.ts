/** A unit as the picture shows it. */
import type { Piece } from '../../../scene/hex.ts';
import type { Chip } from '../../../scene/frame.ts';
import { isPanicked, type Unit } from '../state.ts';
import { isDemoralised } from '../tables.ts';

export function pieceOf(unit: Unit): Piece {
  return {
    name: unit.id,
    side: unit.side,
    at: unit.at,
    ...(unit.also === undefined ? {} : { also: unit.also }),
    facing: unit.facing,
    shape: shapeOf(unit),
    ...troopsOf(unit),
    strength: unit.strength,
    chips: chipsOf(unit),
  };
}

function shapeOf({ formation, type }: Unit): Piece['shape'] {
  if (formation === 'mounted') return 'cavalry';
  return formation === 'battery' && type === 'regimentalGun' ? 'gun' : formation;
}

/** Elite or recruits, heavy or light; ordinary line troops are neither. */
function troopsOf({ quality, type }: Unit): Pick<Piece, 'quality' | 'weight'> {
  const weight = WEIGHTS[type];
  return { ...(quality !== 'ordinary' && { quality }), ...(weight && { weight }) };
}

const WEIGHTS: Partial<Record<Unit['type'], Piece['weight']>> = {
  heavyCavalry: 'heavy',
  lightCavalry: 'light',
  lightInfantry: 'light',
  heavyFootBattery: 'heavy',
  lightHorseBattery: 'light',
};

/** SH-GAP-19. What must be visible on a unit straight away. */
function chipsOf(unit: Unit): Chip[] {
  const chips: readonly (readonly [boolean, Chip])[] = [
    [isPanicked(unit), 'panicked'],
    [isDemoralised(unit), 'demoralised'],
    [unit.acted, 'acted'],
    [unit.firedBack, 'firedBack'],
    [unit.squareFired, 'squareFired'],
    [unit.mayNotManoeuvre, 'mayNotManoeuvre'],
    [unit.displaced, 'displaced'],
  ];
  return chips.filter(([applies]) => applies).map(([, chip]) => chip);
}
