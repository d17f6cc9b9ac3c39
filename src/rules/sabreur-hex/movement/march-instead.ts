/** What a player may mean by a march that may not end as ordered: the nearest legal orders. */
import { Refusal } from '../../../kernel/play.ts';
import { approaches, mayAssault } from '../attack/assault.ts';
import { mayCharge, chargePaths } from '../attack/charge.ts';
import { mayEnd } from './disengage.ts';
import { engagedWith } from '../field/engage.ts';
import { evasions, mayEvade } from './evade.ts';
import { isArtillery, type State, type Unit } from '../state.ts';

/** SH-ENGAGE-07, SH-DISENGAGE-01. Why a unit may not end like this, and what it may do instead. */
export function mayEndOrElse(now: State, unit: Unit, end: Unit): Refusal | undefined {
  const refusal = mayEnd(now, unit, end);
  if (!refusal) return undefined;
  const others = refusal.clause === 'SH-ENGAGE-07' ? attacks(now, unit, end) : waysOut(now, unit);
  return new Refusal(refusal.clause, refusal.says, others);
}

/** SH-ENGAGE-07. Engaging an enemy takes an attack: an assault from the hex where the march would end, or a charge. */
function attacks(now: State, unit: Unit, end: Unit): string[] {
  return engagedWith(now, end).flatMap((enemy) => {
    const ways = mayAssault(now, unit, enemy) ? [] : approaches(now, unit, enemy);
    const assaults = ways.some(({ path: [step] }) => step === end.at);
    const [ride] = mayCharge(now, unit, enemy) ? [] : chargePaths(now, unit, enemy);
    return [
      ...(assaults ? [`${unit.id} assault ${enemy.id} from ${end.at}`] : []),
      ...(ride ? [`${unit.id} charge ${enemy.id}`] : []),
    ];
  });
}

/** SH-DISENGAGE-02, -05. A unit that would leave its enemies evades if possible, or flees. */
function waysOut(now: State, unit: Unit): string[] {
  const back = mayEvade(now, unit) ? [] : evasions(now, unit);
  const [far] = [...back].sort((a, b) => b.cost - a.cost);
  return [...(far ? [`${unit.id} evade ${far.path.at(-1)!}`] : []), ...(isArtillery(unit) ? [] : [`${unit.id} flee`])];
}
