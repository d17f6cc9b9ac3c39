/** Some legal orders of every kind, in canonical text. */
import type { Side } from '../../../kernel/play.ts';
import { suggestDeployment } from '../deploy/suggest.ts';
import type { State, Unit } from '../state.ts';
import type { May } from '../../../kernel/grammar/branch.ts';
import { spread } from '../../../kernel/grammar/offered.ts';
import { comrades, companions, idle, mover } from '../candidates/mover.ts';
import { type Deed, type Mover, orderText } from '../candidates/deed.ts';

/** How many orders of one verb are suggested for a unit. */
const EACH = 3;
/** How many are tried for them. */
const TRIES = 12;

export function suggest(state: State, by: Side, may: May): readonly string[] {
  if (state.phase === 'deployment') {
    return [...suggestDeployment(state, by), ...(state.deployment?.writing ? [] : ['end'])].filter(may);
  }
  const units = idle(state, by);
  const alone = units.flatMap((unit) => legal(mover(state, unit), may));
  const together = units.slice(0, 6).flatMap((unit) => groups(state, unit, may));
  return [...alone, ...together, ...['end'].filter(may)];
}

function legal(who: Mover, may: May): string[] {
  return who.deeds.flatMap((deed) => legalDeeds(who, deed, may));
}

/** A few of the legal orders of one verb, spread over what it may be done to. */
function legalDeeds(who: Mover, { things, isSure }: Deed, may: May): string[] {
  const found: string[] = [];
  for (const thing of spread(things, isSure ? EACH : TRIES)) {
    if (found.length === EACH) break;
    const text = orderText(who.unit, thing);
    if ((isSure && found.length > 0) || may(text)) found.push(text);
    else if (isSure) break;
  }
  return found;
}

/** The unit with one or two neighbours, and with a companion, as groups. */
function groups(state: State, unit: Unit, may: May): string[] {
  const [second, third] = comrades(state, [unit]);
  const [companion] = companions(state, [unit]);
  const lists = [
    ...(second ? [`${unit.id} ${second.id}:`] : []),
    ...(second && third ? [`${second.id} ${unit.id} ${third.id}:`] : []),
    ...(companion ? [`${unit.id} +${companion.id}:`] : []),
  ];
  return lists.filter(may);
}
