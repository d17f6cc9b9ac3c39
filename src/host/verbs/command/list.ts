/** Who commands what, as everyone may know. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Reply, Request } from '../../request.ts';
import { commanders, ownerOf, sideOf, sideAtDesk } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { nameOf, sideName } from '../../battle/voice.ts';
import { unitList } from '../../advance/may-act.ts';

/** By default the person's own side, otherwise the one to move. */
export function commandList(_deps: Deps, loaded: LoadedBattle, request: Request, wanted?: Side): Reply {
  const side = wanted ?? sideOf(loaded, request) ?? sideAtDesk(loaded);
  return { says: [phrase('seat-list', { side: sideName(side) }), ...lines(loaded, side)] };
}

function lines(loaded: LoadedBattle, side: Side): Phrase[] {
  const { rules, state, holders } = loaded;
  const units = rules.units(rules.view(state)).filter((unit) => unit.side === side);
  return commanders(loaded, side).map((person) => {
    const own = units.filter(({ name }) => ownerOf(loaded, side, name)?.id === person.id).map(({ name }) => name);
    const role = person.id === holders[side]?.id ? 'chief' : 'commander';
    return phrase('seat-list-line', { who: nameOf(person), role, n: own.length, units: unitList(own) });
  });
}
