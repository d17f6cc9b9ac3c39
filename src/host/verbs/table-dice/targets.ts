/** Possible targets of a roll at a real table: the enemies of the unit that rolls, for completion. */
import { type Named, viewOf } from '../../orders/seen.ts';
import { fold } from '../../battle/fold.ts';
import type { Request } from '../../request.ts';
import { sidesOf } from '../../seats/commanders.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';

/** Of the unit typed, otherwise of the person asking; a commander of both sides or none is offered all units. */
export function targets(_deps: Deps, loaded: LoadedBattle, request: Request, unit: string): readonly Named[] {
  const all = loaded.rules.units(viewOf(loaded, request));
  const own = sidesOf(loaded, request.person);
  const side = all.find(({ name }) => fold(name) === fold(unit))?.side ?? (own.length === 1 ? own[0] : undefined);
  return all.filter((each) => each.side !== side);
}
