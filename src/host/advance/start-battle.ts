/** Whether a battle may start, and who may start it. */
import { phrase } from '../../kernel/phrase.ts';
import { type Refusal, SIDES } from '../../kernel/play.ts';
import type { Request } from '../request.ts';
import { resumeDecision } from './advance.ts';
import { beginning } from './beginning.ts';
import { isUmpire, sidesOf } from '../seats/commanders.ts';
import { sideNames } from '../seats/sealed-deployment.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import type { Deps } from '../battle/deps.ts';
import { deploysFirst, isSealed, writers } from '../orders/sheet.ts';
import { no, sideName } from '../battle/voice.ts';
import { playing } from './verb.ts';

/** Where armies deploy in secret, it begins by itself when both have sealed. */
export async function start(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Pick<Request, 'person'>,
): Promise<Decision | Refusal> {
  const { battle, holders } = loaded;
  if (battle.status === 'halted') {
    if (sidesOf(loaded, person).length === 0 && !isUmpire(loaded, person)) return no(phrase('host-no-seat'));
    return (await resumeDecision(deps, loaded, person.id)) ?? no(phrase('host-still-halted'));
  }
  if (battle.status !== 'mustering') return playing(battle) ?? no(phrase('host-already-started'));
  const open = deploysFirst(loaded) ? writers(loaded).filter((side) => !isSealed(loaded, side)) : [];
  if (open.length > 0) return no(phrase('deploy-still', { sides: sideNames(open) }));
  const free = SIDES.find((side) => !holders[side]);
  if (free) return no(phrase('host-side-empty', { side: sideName(free) }));
  if (sidesOf(loaded, person).length === 0 && !isUmpire(loaded, person)) return no(phrase('host-no-seat'));
  return beginning(deps, loaded, person.id);
}
