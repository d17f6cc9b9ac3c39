/** What must hold for every morale test: which dice are kept, and the value of cover. */
import type { Roll } from '../../../kernel/play.ts';
import { isOutflanked } from '../../../rules/sabreur-hex/field/engage.ts';
import { areAdjacent, hexesOf } from '../../../rules/sabreur-hex/field/place.ts';
import { isCavalry, isPanicked, type State, type Unit } from '../../../rules/sabreur-hex/state.ts';
import { textIn } from '../../../rules/sabreur-hex/tell/dice.ts';
import { terrainAt } from '../../../rules/sabreur-hex/field/terrain.ts';
import { demand } from '../broken.ts';

const REACTIONS = ['reaction', 'support'];
/** SH-Q-06. Tests that involve no enemy. */
const ALONE = ['activation', 'rally', 'formation', 'restraint', 'initiative', 'transfer'];

export function checkMorale(now: State, { unit: id, dice, about, ledger }: Roll): void {
  const unit = now.units.find((each) => each.id === id)!;
  const reason = textIn(about, 'reason');
  const keep = textIn(about, 'keep');
  const due = keepOf(now, unit, REACTIONS.includes(reason));
  demand(keep === due && dice === (due === 'all' ? 2 : 3), `SH-MORALE-07 ${id} tests ${reason} by ${keep}`);
  if (!ALONE.includes(reason)) return;
  const weighs = (name: string) => ledger.some((each) => each.name === name);
  const stands = (...grounds: readonly string[]) =>
    hexesOf(unit).every((hex) => grounds.includes(terrainAt(now.map, hex) ?? ''));
  demand(weighs('cover') === (stands('village', 'fort') && !isCavalry(unit)), `SH-Q-06 ${id} and its cover`);
  // A wooded hexside may be cover too.
  const hasCover = stands('wood', 'village', 'fort');
  demand(!weighs('outflanked') || (isOutflanked(now, unit) && !hasCover), `SH-MORALE-10 ${id} outflanked`);
}

/** SH-QUALITY-04 to -06, SH-MORALE-09, SH-Q-24. */
function keepOf(now: State, unit: Unit, reacts: boolean): string {
  if (reacts && unit.formation === 'extendedLine') return 'dropLowest';
  if (unit.quality !== 'ordinary') return unit.quality === 'elite' ? 'dropHighest' : 'dropLowest';
  const steadies = (friend: Unit) =>
    friend.side === unit.side &&
    friend.quality === 'elite' &&
    ['lineInfantry', 'heavyCavalry'].includes(friend.type) &&
    !isPanicked(friend) &&
    areAdjacent(friend, unit);
  return now.units.some(steadies) ? 'dropHighest' : 'all';
}
