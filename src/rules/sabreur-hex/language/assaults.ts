/** The assaults that one may order, from the functions that would judge the order. */
import type { Hex } from '../../../hex/grid.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { approaches, mayAssault } from '../assault.ts';
import { distanceBetween, enemiesOf } from '../engage.ts';
import type { State, Unit } from '../state.ts';
import type { Thing } from './candidates.ts';
import { shownWord } from './vocabulary.ts';

/** SH-ASSAULT-01, -03. The enemies, the nearest first; `20L from 1408` where there is a choice of hexes. */
export function assaults(now: State, unit: Unit): Thing[] {
  const enemies = enemiesOf(now, unit).filter((enemy) => !mayAssault(now, unit, enemy));
  const nearest = enemies.sort((a, b) => distanceBetween(unit, a) - distanceBetween(unit, b));
  return nearest.flatMap((enemy) => assaultsOn(now, unit, enemy).map((way) => behind(enemy.id, way)));
}

/** SH-FIRE-11. The same behind a shot at the same enemy, who need not be named again. */
export function assaultsOn(now: State, unit: Unit, enemy: Unit): Thing[] {
  const hexes = approaches(now, unit, enemy).map(({ path }) => path.at(-1));
  if (hexes.length === 1) return [{ en: '', fr: '' }];
  return hexes.map((hex) => ({ en: from(hex, 'en'), fr: from(hex, 'fr') }));
}

/** Nothing for where the unit stands. */
function from(hex: Hex | undefined, language: Language): string {
  return hex === undefined ? '' : `${shownWord('from', language)} ${hex}`;
}

function behind(id: string, { en, fr }: Thing): Thing {
  return { en: `${id} ${en}`.trim(), fr: `${id} ${fr}`.trim() };
}
