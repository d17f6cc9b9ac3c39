/** What an extended line might be ordered to do with its halves, from the functions that would judge the order. */
import type { Hex } from '../../../hex/grid.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Displacement } from '../movement/way.ts';
import { HALVES, isExtended, type Rotation } from '../field/extended.ts';
import { mayFireAt } from '../fire/fire.ts';
import { extensionsFor } from '../formation/form-extended.ts';
import type { State, Unit } from '../state.ts';
import { hexes, type Thing } from './deed.ts';
import { shownFacing, shownWord } from './vocabulary.ts';

/** SH-MARCH-12. The hexes that tell ways apart: not those to which either half could go. */
export function tellingEnds(ways: readonly Displacement[]): Hex[] {
  const ends = ways.flatMap(({ path, also }) => [path.at(-1)!, ...(also === undefined ? [] : [also])]);
  const isOnly = (hex: Hex) => ends.indexOf(hex) === ends.lastIndexOf(hex);
  return ways.some(({ also }) => also !== undefined) ? ends.filter(isOnly) : [...new Set(ends)];
}

/** SH-FACING-10, -12. `NE on left`, where there are two ways to face there; where it goes without saying, at the end. */
export function wheelsOf(turns: readonly Displacement[]): Thing[] {
  const all = turns.map(({ turn }) => turn!);
  const isOnly = ({ facing }: Rotation) => all.filter((each) => each.facing === facing).length === 1;
  const [plain, choices] = [all.filter(isOnly), all.filter((each) => !isOnly(each))];
  const spelt = plain.filter(({ pivot }) => pivot !== undefined);
  return [...plain.map((each) => wheel(each, false)), ...[...choices, ...spelt].map((each) => wheel(each, true))];
}

function wheel({ facing, pivot }: Rotation, isSpelt: boolean): Thing {
  const shown = (language: Language) => {
    const half = isSpelt ? ` ${shownWord('on', language)} ${shownWord(pivot!, language)}` : '';
    return shownFacing(facing, language) + half;
  };
  return { en: shown('en'), fr: shown('fr') };
}

/** SH-FORM-24. Nobody has to name the only hex, but all may. */
export function extensionThings(now: State, unit: Unit): Thing[] {
  const all = extensionsFor(now, unit);
  return [...hexes(all), ...(all.length === 1 ? [{ en: '', fr: '' }] : [])];
}

/** SH-FIRE-17. `left 20L`, `right 20L`: behind the targets of the whole. */
export function targetsByHalves(now: State, unit: Unit, enemies: readonly Unit[]): Thing[] {
  if (!isExtended(unit)) return [];
  return HALVES.flatMap((half) =>
    enemies
      .filter((enemy) => !mayFireAt(now, unit, enemy, { half }))
      .map(({ id }) => ({ en: `${shownWord(half, 'en')} ${id}`, fr: `${shownWord(half, 'fr')} ${id}` })),
  );
}
