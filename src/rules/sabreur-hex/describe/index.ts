/** Anything on the field in words: all that a picture shows, for those who cannot see it. */
import { hexesOf as allHexes } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, SIDES } from '../../../kernel/play.ts';
import type { Description } from '../../../kernel/ruleset.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { hexesTyped, topicOf } from '../../../kernel/text/topic.ts';
import { groundOf } from '../../../survey/around.ts';
import { reserveCard, reserveNamed } from '../deploy/look.ts';
import { landOf } from '../land.ts';
import { placeNamed } from '../language/looks.ts';
import { bareNoun } from '../noun.ts';
import { type State, type Unit } from '../state.ts';
import { describeField } from './field.ts';
import { describeFront, describeFrontOf } from './front.ts';
import { describeHex } from './hex.ts';
import { describeSide } from './side.ts';
import { describeUnit } from './unit.ts';

export function describe(now: State, what: string): Description | Refusal {
  const topic = topicOf(what, (side) => now.armies[side].name);
  if (topic.kind === 'field') return { what: 'field', ...describeField(now) };
  if (topic.kind === 'side') return { what: topic.side, ...describeSide(now, topic.side) };
  if (topic.kind === 'front' && topic.of === undefined) return { what: 'front', ...describeFront(now) };
  const waiting = topic.kind === 'thing' ? reserveNamed(now, topic.typed) : undefined;
  if (waiting) return { what: waiting.id, ...reserveCard(now, waiting) };
  const thing = thingNamed(now, topic.kind === 'front' ? topic.of! : topic.typed);
  if (thing instanceof Refusal) return thing;
  if (typeof thing === 'string') return { what: thing, ...describeHex(now, thing) };
  return topic.kind === 'front'
    ? { what: `front ${thing.id}`, ...describeFrontOf(now, thing) }
    : { what: thing.id, ...describeUnit(now, thing) };
}

/** What is neither digits nor a unit's short name gets an answer that names all there is. */
function thingNamed(now: State, typed: string): Unit | string | Refusal {
  if (/^\d/.test(typed)) return placeNamed(typed, now);
  const unit = now.units[0]?.id ?? '7C';
  const args = { word: quoted(typed), unit, side: bareNoun({ en: 'red', fr: 'rouge' }) };
  return new Refusal('SH-SETUP-07', phrase('describe-unknown', args));
}

/** Everything that can be described; hexes by the digits typed so far. */
export function topics(now: State, typed: string): { readonly name: string; readonly says: Phrase }[] {
  const land = landOf(now);
  const hexes = hexesTyped(typed, allHexes(now.map));
  return [
    ...[...now.units, ...(now.reserve ?? [])].map(({ id, name, side }) => ({
      name: id,
      says: phrase('look-unit-named', { id, unit: name, side: phrase(`side-${side}`) }),
    })),
    ...SIDES.map((side) => ({ name: side, says: sideTopic(now, side) })),
    { name: 'front', says: phrase('describe-topic-front') },
    ...hexes.map((hex) => ({
      name: hex,
      says: phrase('describe-topic-hex', { hex, ground: groundOf(land, hex) }),
    })),
  ];
}

function sideTopic({ armies }: State, side: 'red' | 'blue'): Phrase {
  return phrase('describe-topic-side', { side: phrase(`side-${side}`), army: bareNoun(armies[side].name) });
}
