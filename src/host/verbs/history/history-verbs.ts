/** The verbs of a battle's history. */
import { verbKit } from '../../advance/verb.ts';
import type { Deps } from '../../battle/deps.ts';
import { exportBattle } from './export.ts';
import { battleHistory } from './history.ts';

export function createHistory(deps: Deps) {
  const { verb } = verbKit(deps);
  return {
    /** The whole battle as one JSON file. */
    export: verb(exportBattle),
    /** Everything said in public in a finished battle: the one here, or the one named. */
    history: verb(battleHistory),
  };
}
