/** SH-SAVE. Saving throws: which units may cancel a loss, and why. */
import type { Hex } from '../../../hex/grid.ts';
import { roll } from '../../../kernel/play.ts';
import type { Play } from '../facts.ts';
import { isEnfilade } from './factor.ts';
import { isOutflanked } from '../field/engage.ts';
import { SAVES } from './modifiers.ts';
import { isDense } from '../morale/morale.ts';
import {
  hasSkill,
  isArtillery,
  isCavalry,
  isInfantry,
  isLine,
  isPanicked,
  isSquare,
  type State,
  type Table,
  type Unit,
  unitOf,
} from '../state.ts';
import { isDemoralised } from '../tables.ts';
import { higher, inCover, waterBetween } from '../field/terrain.ts';

export type Kind = 'fire' | 'combat';

/** What else affects saves in an assault. */
export interface SaveContext {
  /** SH-SAVE-15. In a melee: the strengths of the unit and its opponent before both blows. */
  readonly strengths?: { readonly own: number; readonly enemy: number };
  /** SH-OUTFLANK-05. The unit counts as outflanked, no matter which enemy engages it now. */
  readonly outflanked?: boolean;
  /** SH-Q-06. The line of the shot: its start hex and the hex it hit. */
  readonly from?: Hex;
  readonly to?: Hex;
}

/** SH-SAVE-01, -20, SH-Q-32. A die for each point at stake; each success cancels one. Returns what remains. */
export function* rollSaves(
  table: Table,
  id: string,
  enemy: string,
  losses: number,
  kind: Kind,
  saveContext: SaveContext = {},
): Play<number> {
  const unit = unitOf(table.now, id);
  const clause = saveClause(table.now, unit, unitOf(table.now, enemy), kind, saveContext);
  if (!clause) return losses;
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
  return losses - savedBy(dice, need);
}

/** SH-SAVE-01. How many losses these dice cancel. */
export function savedBy(dice: readonly number[], need: number): number {
  return dice.filter((die) => die >= need).length;
}

/** SH-SAVE-01 to -04, SH-SKILL-LINEARORDER-03. 4 or more; one better for Linear Order, one worse if demoralised. */
export function saveScore(unit: Unit, kind: Kind): number {
  const linear = kind === 'fire' && isLine(unit) && hasSkill(unit, 'linearOrder') ? SAVES.linearOrder : 0;
  return SAVES.need + linear + (isDemoralised(unit) ? SAVES.demoralised : 0);
}

/** SH-SAVE-06 to -18. The cases that grant a save. */
export const SAVE_CLAUSES = [
  'SH-SAVE-06',
  'SH-SAVE-07',
  'SH-SAVE-08',
  'SH-SAVE-09',
  'SH-SAVE-10',
  'SH-SAVE-11',
  'SH-SAVE-12',
  'SH-SAVE-14',
  'SH-SAVE-15',
  'SH-SAVE-16',
  'SH-SAVE-17',
  'SH-SAVE-18',
] as const;

type SaveClause = (typeof SAVE_CLAUSES)[number];

/** SH-SAVE-15. This many times the opponent's strength, or this many points more. */
export const OUTNUMBERS = { times: 2, more: 6 } as const;

/**
 * SH-SAVE-05, -06 to -12, -14 to -18, SH-TERRAIN-14, SH-QUALITY-10, SH-SKILL-HARASSING-02, -06,
 * SH-SKILL-CUIRASSIER-02, -LANCER-02, -FEUDALCAVALRY-02. The clause of the first case that grants a save; one save per
 * loss, however many apply.
 */
export function saveClause(
  now: State,
  unit: Unit,
  enemy: Unit,
  kind: Kind,
  saveContext: SaveContext = {},
): SaveClause | undefined {
  if (isPanicked(unit)) return undefined;
  if (isInfantry(unit) && inCover(now.map, saveContext.to ?? unit, saveContext.from ?? enemy)) return 'SH-SAVE-06';
  if (kind === 'combat' && higher(now, unit, enemy)) return 'SH-SAVE-07';
  if (kind === 'combat' && waterBetween(now, unit, enemy)) return 'SH-SAVE-08';
  if (isSquare(unit) && isCavalry(enemy) && !hasSkill(enemy, 'lancer')) return 'SH-SAVE-09';
  if (hasSkill(unit, 'cuirassier') && !byGuns(enemy, kind)) return 'SH-SAVE-10';
  if (savesByHalfCuirass(now, unit, enemy, kind, saveContext)) return 'SH-SAVE-11';
  if (kind === 'fire' && !isDense(unit)) return 'SH-SAVE-12';
  if (kind === 'fire' && hasSkill(unit, 'harassing')) return 'SH-SAVE-14';
  if (outnumbers(saveContext)) return 'SH-SAVE-15';
  if (hasSkill(unit, 'feudalCavalry') && isCavalry(enemy) && !isBeset(now, unit, saveContext)) return 'SH-SAVE-16';
  if (savesAsWarrior(now, unit, enemy, kind, saveContext)) return 'SH-SAVE-17';
  if (hasSkill(enemy, 'harassing')) return 'SH-SAVE-18';
  return undefined;
}

/** SH-SAVE-06, -10, -11, SH-Q-31. The cases independent of the enemy and the kind of attack: cover and armour. */
export function otherSaveClause(now: State, unit: Unit): SaveClause | undefined {
  if (isPanicked(unit)) return undefined;
  if (isInfantry(unit) && inCover(now.map, unit)) return 'SH-SAVE-06';
  if (hasSkill(unit, 'cuirassier')) return 'SH-SAVE-10';
  return hasSkill(unit, 'halfCuirass') && !isOutflanked(now, unit) ? 'SH-SAVE-11' : undefined;
}

function byGuns(enemy: Unit, kind: Kind): boolean {
  return kind === 'fire' && isArtillery(enemy);
}

/** SH-SAVE-11, SH-ENFILADE-04, SH-SKILL-HALFCUIRASS-02. Not against guns, enfilade or cuirassiers, nor outflanked. */
function savesByHalfCuirass(now: State, unit: Unit, enemy: Unit, kind: Kind, saveContext: SaveContext): boolean {
  return (
    hasSkill(unit, 'halfCuirass') &&
    !byGuns(enemy, kind) &&
    !(kind === 'fire' && isEnfilade(saveContext.from ?? enemy, unit)) &&
    !hasSkill(enemy, 'cuirassier') &&
    !isBeset(now, unit, saveContext)
  );
}

/** SH-SAVE-15. At least twice the opponent's strength, or six points more. */
function outnumbers({ strengths }: SaveContext): boolean {
  if (!strengths) return false;
  return strengths.own >= OUTNUMBERS.times * strengths.enemy || strengths.own >= strengths.enemy + OUTNUMBERS.more;
}

/** SH-SAVE-17, SH-SKILL-WARRIOR-02. In close combat against infantry, unless outflanked. */
function savesAsWarrior(now: State, unit: Unit, enemy: Unit, kind: Kind, saveContext: SaveContext): boolean {
  return hasSkill(unit, 'warrior') && kind === 'combat' && isInfantry(enemy) && !isBeset(now, unit, saveContext);
}

/** SH-OUTFLANK-05, -06. Outflanked now, or when it declared its assault. */
function isBeset(now: State, unit: Unit, { outflanked = false }: SaveContext): boolean {
  return outflanked || isOutflanked(now, unit);
}
