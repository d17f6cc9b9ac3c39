/** SH-GAP-05. Stations as text: `deploy 7C 0505 N, 3L 0406 N line`. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import { FORMATION_WORDS } from '../language/slots.ts';
import { type Reader, readFacing } from '../language/reader.ts';
import { FACINGS_BY_PART, shownFacing, shownWord, take, takeForm, takeWord, upcoming } from '../language/vocabulary.ts';
import type { Order, Station } from '../order.ts';
import type { Formation } from '../state.ts';
import { FORMATIONS, readOwnUnit, readZone, refuseBehind } from './meant.ts';

/** Placements separated by commas; the verb has been read, or is implied. */
export function* readDeploy(reader: Reader): Parse<Extract<Order, { kind: 'deploy' }>> {
  const stations: Station[] = [];
  do {
    if (upcoming(reader) || stations.length === 0) stations.push(yield* readStation(reader));
  } while (take(reader, ','));
  return { kind: 'deploy', stations };
}

/** `3L 0406 N line`, `3L 0406 N extend 0506`: after the hex in any order. */
function* readStation(reader: Reader): Parse<Station> {
  const unit = yield* readOwnUnit(reader);
  takeWord(reader, 'at');
  const at = yield* readZone(reader, unit);
  const said: { facing?: Facing; formation?: Formation; also?: Hex } = {};
  for (;;) {
    // N and S alone are also filler words, so a facing is looked for first.
    const isFaced = takeWord(reader, 'face') !== undefined || seesFacing(reader);
    if (isFaced && said.facing === undefined) said.facing = yield* readFacing(reader);
    else {
      const word = said.formation === undefined ? takeWord(reader, ...FORMATIONS) : undefined;
      if (word === undefined) break;
      said.formation = word === 'extend' ? 'extendedLine' : word;
      if (word === 'extend' && upcoming(reader)?.kind === 'number') said.also = yield* readZone(reader, unit);
    }
  }
  const { facing, formation, also } = said;
  const next = upcoming(reader);
  if (next && next.kind !== ',') return yield refuseBehind(reader, { unit, ...said });
  return {
    unit,
    at,
    ...(facing !== undefined && { facing }),
    ...(formation !== undefined && { formation }),
    ...(also !== undefined && { also }),
  };
}

function seesFacing(reader: Reader): boolean {
  const from = reader.at;
  const form = takeForm(reader, FACINGS_BY_PART);
  reader.at = from;
  return form !== undefined;
}

export function deployText(stations: readonly Station[], language: Language): string {
  return `${shownWord('deploy', language)} ${stations.map((each) => stationText(each, language)).join(', ')}`;
}

export function stationText({ unit, at, facing, formation, also }: Station, language: Language): string {
  const word = formation && wordOf(formation);
  return [
    unit,
    at,
    ...(facing === undefined ? [] : [shownFacing(facing, language)]),
    ...(word === undefined ? [] : [shownWord(word, language)]),
    ...(also === undefined ? [] : [also]),
  ].join(' ');
}

/** The word for a formation; those of cavalry and artillery are never written. */
function wordOf(formation: Formation): (typeof FORMATIONS)[number] | undefined {
  if (formation === 'extendedLine') return 'extend';
  return FORMATION_WORDS.find((word) => word === formation);
}

/** The placements of a text that is one deployment order; otherwise undefined. */
export function stationsIn(order: Order | Refusal): readonly Station[] | undefined {
  return order instanceof Refusal || order.kind !== 'deploy' ? undefined : order.stations;
}
