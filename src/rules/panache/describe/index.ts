/** Anything on the table in words: all that a picture shows, for those who cannot see it. */
import { hexesOf } from '../../../hex/grid.ts';
import { readerOf } from '../../../kernel/grammar/slot.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Description } from '../../../kernel/ruleset.ts';
import { EITHER_FIRST, fold } from '../../../kernel/text/tokens.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { hexesTyped, topicOf } from '../../../kernel/text/topic.ts';
import { read } from '../../../kernel/text/reader.ts';
import { groundOf } from '../../../survey/around.ts';
import { landOf } from '../land.ts';
import { HEX } from '../language/slots.ts';
import { isOnTable } from '../move.ts';
import { bareNoun } from '../noun.ts';
import { unitsForChoice } from '../roster.ts';
import type { Reserve, State, Unit } from '../state.ts';
import { describeField } from './field.ts';
import { describeFront, describeFrontOf } from './front.ts';
import { describeHex } from './hex.ts';
import { describeSide } from './side.ts';
import { describeReserve, describeUnit } from './unit.ts';

export function describe(now: State, what: string): Description | Refusal {
  const topic = topicOf(what, (side) => now.armies[side].name);
  if (topic.kind === 'field') return { what: 'field', ...describeField(now) };
  if (topic.kind === 'side') return { what: topic.side, ...describeSide(now, topic.side) };
  if (topic.kind === 'front' && topic.of === undefined) return { what: 'front', ...describeFront(now) };
  const thing = thingNamed(now, topic.kind === 'front' ? topic.of! : topic.typed);
  if (thing instanceof Refusal) return thing;
  if (typeof thing === 'string') return { what: thing, ...describeHex(now, thing) };
  if ('entries' in thing) return { what: thing.unit.id, ...describeReserve(thing) };
  return topic.kind === 'front'
    ? { what: `front ${thing.id}`, ...describeFrontOf(now, thing) }
    : { what: thing.id, ...describeUnit(now, thing) };
}

function thingNamed(now: State, typed: string): Unit | Reserve | string | Refusal {
  const isCalled = ({ id }: { readonly id: string }) => fold(id) === fold(typed);
  const found = now.units.find(isCalled) ?? now.reserves.find(({ unit }) => isCalled(unit));
  if (found) return found;
  const gone = now.gone.find(isCalled);
  if (gone) return isOnTable(now, gone.id) ?? unknown(now, typed);
  if (/^\d+$/.test(typed)) return read(HEX.read(readerOf(typed, EITHER_FIRST, { state: now })));
  return unknown(now, typed);
}

function unknown(now: State, typed: string): Refusal {
  const unit = now.units[0]?.id ?? '3L';
  const args = { word: quoted(typed), unit, side: bareNoun({ en: 'red', fr: 'rouge' }) };
  return new Refusal('PA-ACT-01', phrase('describe-unknown', args));
}

/** Everything that can be described; hexes by the digits typed so far. */
export function topics(now: State, typed: string): { readonly name: string; readonly says: Phrase }[] {
  const land = landOf(now);
  const hexes = hexesTyped(typed, hexesOf(now.map));
  return [
    ...unitsForChoice(now),
    ...SIDES.map((side) => ({ name: side, says: sideTopic(now, side) })),
    { name: 'front', says: phrase('describe-topic-front') },
    ...hexes.map((hex) => ({
      name: hex,
      says: phrase('describe-topic-hex', { hex, ground: groundOf(land, hex) }),
    })),
  ];
}

function sideTopic({ armies }: State, side: Side): Phrase {
  return phrase('describe-topic-side', { side: phrase(`side-${side}`), army: bareNoun(armies[side].name) });
}
