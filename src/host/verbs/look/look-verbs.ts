/** The verbs that only look. */
import { verbKit } from '../../advance/verb.ts';
import type { Deps } from '../../battle/deps.ts';
import { closer, named } from './closer.ts';
import { log, status } from './look.ts';
import { map } from './map.ts';
import { createSheets } from './sheet.ts';
import { whileWriting } from './while-writing.ts';

export function createLook(deps: Deps) {
  const { list, look } = verbKit(deps);
  return {
    map: look(whileWriting(map)),
    status: look(status),
    /** One unit's card, by the name a person typed. */
    unit: look(whileWriting(closer((rules, state, name: string) => rules.unit(state, name)))),
    /** Between two units or positions: distance, sight, and what an attack would meet. */
    sight: look(whileWriting(closer((rules, state, from: string, to: string) => rules.sight(state, from, to)))),
    /** Describes anything on the map, by what a person typed; without a topic, everything. */
    describe: look(whileWriting(closer((rules, state, what: string) => rules.describe(state, what)))),
    /** What can be described, by the text typed so far. */
    topics: list(whileWriting(named((rules, state, typed: string) => rules.topics(state, typed)))),
    /** The units of the battle here, for completion. */
    units: list(whileWriting(named((rules, state) => rules.units(state)))),
    log: look(log),
    ...createSheets(deps),
  };
}
