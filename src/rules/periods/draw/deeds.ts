/** What happened in a picture, one sentence for each deed. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import { type ByType, byTypeIfAny, openStory } from '../../../kernel/story.ts';
import { squareOf } from '../../../march/resolve.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { formationPhrase, nounOf, zonePhrase } from '../noun.ts';
import type { State } from '../state.ts';
import { walksIn } from '../tell/ways.ts';
import { unitIn } from './marks.ts';

export function deedsOf(before: State, transcript: readonly Entry<Fact>[]): Phrase[] {
  const { positions } = openStory(apply, { before, transcript });
  const walks = walksIn(transcript).map(({ unit, gait, way }) => {
    const [from, to] = [way[0]!, way.at(-1)!].map((pose) => squareOf(pose, before.field));
    const facing = headingPhrase(way.at(-1)!.heading);
    return phrase(`pe-alt-${gait}`, { unit: nounOf(before, unit), from: from!, to: to!, facing });
  });
  const deeds = transcript.flatMap((entry, line) =>
    'fact' in entry ? (byTypeIfAny(DEEDS, entry.fact, positions[line]!, positions[line + 1]!) ?? []) : [],
  );
  return [...walks, ...deeds];
}

/** With the positions before and after each fact. */
const DEEDS: Partial<ByType<Fact, [now: State, then: State], Phrase[]>> = {
  announced: ({ unit, what }, now) => [phrase(`pe-alt-announced-${what}`, { unit: nounOf(now, unit) })],
  done: ({ unit: id, doing }, now, then) => {
    const unit = unitIn(then, id);
    if (!unit || (doing !== 'form' && doing !== 'limber' && doing !== 'unlimber')) return [];
    return [phrase('pe-alt-formed', { unit: nounOf(now, id), formation: formationPhrase(unit) })];
  },
  struck: ({ contacts }, now) =>
    contacts
      .filter((each, n) => !contacts.slice(0, n).some(({ by, target }) => by === each.target && target === each.by))
      .map(({ by, target, zone }) =>
        phrase('pe-alt-struck', { unit: nounOf(now, by), target: nounOf(now, target), side: zonePhrase(zone) }),
      ),
  shot: ({ unit, target, hits }, now) => [
    phrase('pe-alt-shot', { unit: nounOf(now, unit), target: nounOf(now, target), hits }),
  ],
  fought: ({ units, hits: [red, blue] }, now) => [
    phrase('pe-alt-fought', { units: units.map((id) => phrase('tell-id', { unit: nounOf(now, id) })), red, blue }),
  ],
  lost: ({ unit, figures }, now) => [phrase('pe-alt-lost', { unit: nounOf(now, unit), n: figures })],
  set: ({ unit }, now) => [phrase('alt-corrected', { unit: nounOf(now, unit) })],
  parted: ({ unit }, now) => [phrase('pe-alt-parted', { unit: nounOf(now, unit) })],
  split: ({ unit, units }, now) => [
    phrase('pe-alt-split', { unit: nounOf(now, unit), other: units[1]?.name ?? nounOf(now, unit) }),
  ],
  joined: ({ unit, into }, now) => [phrase('pe-alt-joined', { unit: nounOf(now, unit), other: nounOf(now, into) })],
  left: ({ unit: id }, now) => {
    const unit = unitIn(now, id);
    return unit ? [phrase('pe-alt-left', { unit: unit.name, square: squareOf(unit.pose, now.field) })] : [];
  },
  rode: ({ officer, to }, now) => [phrase('pe-alt-rode', { unit: nounOf(now, officer), to: squareOf(to, now.field) })],
};
