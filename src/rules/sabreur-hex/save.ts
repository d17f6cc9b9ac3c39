/** SH-SAVE. Saving throws: who may cancel a loss, and on what. */
import { type Play, roll, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import { isEnfilade } from './factor.ts';
import { isOutflanked } from './engage.ts';
import { isDense } from './morale.ts';
import {
  hasSkill,
  isArtillery,
  isCavalry,
  isInfantry,
  isLine,
  isPanicked,
  isSquare,
  type State,
  type Unit,
  unitOf,
} from './state.ts';
import { isDemoralised } from './tables.ts';
import { higher, inCover, waterBetween } from './terrain.ts';

export type Kind = 'fire' | 'combat';

/**
 * SH-SAVE-01, -20, SH-Q-32. One die per strength point just lost; each success cancels one loss. Returns the losses
 * that remain.
 */
export function* rollSaves(
  table: Table<State>,
  id: string,
  enemy: string,
  losses: number,
  kind: Kind,
): Play<Fact, number> {
  const unit = unitOf(table.now, id);
  const clause = saveClause(table.now, unit, unitOf(table.now, enemy), kind);
  if (!clause || losses <= 0) return losses;
  const need = saveScore(unit, kind);
  const dice = yield* roll({
    clause,
    why: 'saves',
    unit: id,
    dice: losses,
    sides: 6,
    ledger: [],
    about: { from: enemy, need, kind },
  });
  return losses - dice.filter((die) => die >= need).length;
}

/**
 * SH-SAVE-01 to -04, SH-SKILL-LINEARORDER-03. 4 or more; Linear Order in line against fire one better, the
 * demoralised one worse.
 */
function saveScore(unit: Unit, kind: Kind): number {
  const linear = kind === 'fire' && isLine(unit) && hasSkill(unit, 'linearOrder') ? 1 : 0;
  return 4 - linear + (isDemoralised(unit) ? 1 : 0);
}

/**
 * SH-SAVE-05, -06 to -12, -16, SH-TERRAIN-14, SH-SKILL-CUIRASSIER-02, -LANCER-02, -FEUDALCAVALRY-02, SH-QUALITY-10.
 * The first case that grants a save, by its clause; one save per loss, however many apply.
 */
export function saveClause(now: State, unit: Unit, enemy: Unit, kind: Kind): string | undefined {
  if (isPanicked(unit)) return undefined;
  if (isInfantry(unit) && inCover(now.map, unit, enemy)) return 'SH-SAVE-06';
  if (kind === 'combat' && higher(now, unit, enemy)) return 'SH-SAVE-07';
  if (kind === 'combat' && waterBetween(now, unit, enemy)) return 'SH-SAVE-08';
  if (isSquare(unit) && isCavalry(enemy) && !hasSkill(enemy, 'lancer')) return 'SH-SAVE-09';
  if (hasSkill(unit, 'cuirassier') && !byGuns(enemy, kind)) return 'SH-SAVE-10';
  if (savesByHalfCuirass(now, unit, enemy, kind)) return 'SH-SAVE-11';
  if (kind === 'fire' && !isDense(unit)) return 'SH-SAVE-12';
  if (hasSkill(unit, 'feudalCavalry') && isCavalry(enemy) && !isOutflanked(now, unit)) return 'SH-SAVE-16';
  return undefined;
}

function byGuns(enemy: Unit, kind: Kind): boolean {
  return kind === 'fire' && isArtillery(enemy);
}

/**
 * SH-SAVE-11, SH-ENFILADE-04, SH-SKILL-HALFCUIRASS-02. Not against guns, enfilade, cuirassiers, nor while outflanked.
 */
function savesByHalfCuirass(now: State, unit: Unit, enemy: Unit, kind: Kind): boolean {
  return (
    hasSkill(unit, 'halfCuirass') &&
    !byGuns(enemy, kind) &&
    !(kind === 'fire' && isEnfilade(enemy, unit)) &&
    !hasSkill(enemy, 'cuirassier') &&
    !isOutflanked(now, unit)
  );
}
