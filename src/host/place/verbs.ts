/** The verbs about places, put together. */
import type { Parts } from '../parts.ts';
import { change } from '../verb.ts';
import { astray, bring } from './bring.ts';
import { noted } from './noted.ts';
import type { Places } from './place.ts';
import { advertise, replace, take } from './replace.ts';
import { threads } from './threads.ts';
import { finished, upkeep } from './upkeep.ts';

export function createPlaces(parts: Parts): Places {
  return {
    threads: (request, which) => change(parts, request, (loaded) => threads(loaded, request, which)),
    replace: (request, what) => change(parts, request, (loaded) => replace(parts, loaded, request, what)),
    vacancy: (request, what) => change(parts, request, (loaded) => advertise(loaded, request, what)),
    take: (request, battle, offer) => change(parts, request, (loaded) => take(parts, loaded, request, battle, offer)),
    upkeep: (battle, whole) => upkeep(parts, battle, whole),
    finished: (battle) => finished(parts, battle),
    noted: (battle, news) => noted(parts, battle, news),
    bring: (request, battle) => bring(parts, request, battle),
    astray: (request) => astray(parts, request),
    kept: (guildId) => parts.store.tended(guildId),
  };
}
