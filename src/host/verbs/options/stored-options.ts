/**
 * The options of a battle are JSON to the store, and each part of the host knows its own among them. Where one of those
 * cannot be read, the row is as spoilt as if it were no JSON: nothing is played from it.
 */
import { z } from 'zod';
import { paceOf } from '../../seats/pace.ts';
import { levelOf } from '../../battle/odds-level.ts';
import { goneOf } from '../../seats/gone-place.ts';
import { keptOf } from '../../seats/kept-places.ts';
import type { Battle, Store } from '../../store/store.ts';

/** The parts without which a battle would be another one. Of the others, what cannot be read counts as not there. */
const PARTS: readonly ((battle: Battle) => unknown)[] = [paceOf, levelOf, goneOf, keptOf];

/** The store, as it gives battles to the host. */
export function readingOptions(store: Store): Store {
  const readBattle =
    <Asked>(read: (asked: Asked) => Promise<Battle | undefined>) =>
    async (asked: Asked): Promise<Battle | undefined> => {
      const battle = await read(asked);
      return battle && withReadOptions(battle);
    };
  return {
    ...store,
    battle: readBattle(store.battle),
    battleAt: readBattle(store.battleAt),
    several: async (ids) => {
      const together = await store.several(ids);
      return { ...together, battle: readBattle(together.battle) };
    },
  };
}

function withReadOptions(battle: Battle): Battle {
  if (battle.spoilt) return battle;
  try {
    for (const read of PARTS) read(battle);
    return battle;
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const why = `the database holds a wrong Battle ${battle.id} options: ${z.prettifyError(error)}`;
    return { ...battle, options: {}, spoilt: { columns: { options: JSON.stringify(battle.options) }, why } };
  }
}
