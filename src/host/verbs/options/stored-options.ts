/**
 * The options of a battle are JSON to the store, and each part of the host parses its own. If one is unreadable, the
 * row counts as unreadable JSON: nothing is played from it.
 */
import { z } from 'zod';
import { paceOf } from '../../seats/pace.ts';
import { levelOf } from '../../battle/odds-level.ts';
import { goneOf } from '../../seats/gone-place.ts';
import { keptOf } from '../../seats/kept-places.ts';
import type { Battle, Store } from '../../store/store.ts';

/** The parts that are essential to a battle. Other unreadable parts count as missing. */
const PARTS: readonly ((battle: Battle) => unknown)[] = [paceOf, levelOf, goneOf, keptOf];

/** The store, as the host uses it for battles. */
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
