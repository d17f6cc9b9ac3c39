/** What an extended line might be ordered to do with its halves, from the functions that would judge the order. */
import { inFrontCone } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { atEndOf, mayEnd } from '../disengage.ts';
import type { Displacement } from '../displacement.ts';
import { HALVES, hexOf, isExtended, rotations, rotationTexts, standingIn } from '../extended.ts';
import { extensionsFor } from '../form-extended.ts';
import { isSquare, type State, type Unit } from '../state.ts';
import { fireRange } from '../tables.ts';
import { lanes } from '../target.ts';
import type { Thing } from './candidates.ts';
import { shownFacing, shownWord } from './vocabulary.ts';

/** SH-MARCH-12. The hexes that tell ways apart: not those to which either half could go. */
export function tellingEnds(ways: readonly Displacement[]): Hex[] {
  const ends = ways.flatMap(({ path, also }) => [path.at(-1)!, ...(also === undefined ? [] : [also])]);
  const isOnly = (hex: Hex) => ends.indexOf(hex) === ends.lastIndexOf(hex);
  return ways.some(({ also }) => also !== undefined) ? ends.filter(isOnly) : [...new Set(ends)];
}

/** SH-FACING-10, -12. `NE on left`, where there are two ways to face there. */
export function wheelsOf(now: State, unit: Unit): Thing[] {
  const all = rotations(now, unit).filter(
    (turn) => !mayEnd(now, unit, atEndOf(unit, { facing: turn.facing, path: [], turn, also: turn.halves!.also })),
  );
  return rotationTexts(all).map(({ text, rotation: { facing, pivot } }) => {
    const shown = (language: 'en' | 'fr') => {
      const half = text.includes(' on ') ? ` ${shownWord('on', language)} ${shownWord(pivot!, language)}` : '';
      return shownFacing(facing, language) + half;
    };
    return { en: shown('en'), fr: shown('fr') };
  });
}

/** SH-FORM-24. Nobody has to name the only hex, but all may. */
export function extensionThings(now: State, unit: Unit): Thing[] {
  return extensionsFor(now, unit).map((hex) => ({ en: hex, fr: hex }));
}

/** SH-FIRE-07. Within range, and before one of its hexes. */
export function isBefore(firer: Unit, enemy: Unit): boolean {
  return lanes(firer, enemy).some(
    ({ eye, mark }) =>
      distance(eye, mark) <= fireRange(firer) && (isSquare(firer) || inFrontCone(eye, firer.facing, mark)),
  );
}

/** SH-FIRE-17. `left 20L`, `right 20L`: behind the targets of the whole. */
export function targetsByHalves(unit: Unit, enemies: readonly Unit[]): Thing[] {
  if (!isExtended(unit)) return [];
  return HALVES.flatMap((half) =>
    enemies
      .filter((enemy) => isBefore(standingIn(unit, hexOf(unit, half)), enemy))
      .map(({ id }) => ({ en: `${shownWord(half, 'en')} ${id}`, fr: `${shownWord(half, 'fr')} ${id}` })),
  );
}
