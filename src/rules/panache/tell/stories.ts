/** What each unit did in a whole battle, and how it ended: one line each, from the facts alone. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { UnitStory } from '../../../kernel/ruleset.ts';
import type { Entry } from '../../../kernel/run.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { Body, State } from '../state.ts';

interface Deeds {
  marched: number;
  lost: number;
  retreats: number;
  entered: boolean;
}

/** `transcripts`: of the valid orders, in order. */
export function stories(first: State, transcripts: readonly (readonly Entry<Fact>[])[]): UnitStory[] {
  const deeds = new Map<string, Deeds>();
  const of = (id: string): Deeds => {
    const known = deeds.get(id) ?? { marched: 0, lost: 0, retreats: 0, entered: false };
    deeds.set(id, known);
    return known;
  };
  let now = first;
  for (const fact of transcripts.flat().flatMap((entry) => ('fact' in entry ? [entry.fact] : []))) {
    if (fact.type === 'moved' || fact.type === 'entered') of(fact.unit).marched += fact.path.length;
    if (fact.type === 'entered') of(fact.unit).entered = true;
    if (fact.type === 'retreated') of(fact.unit).retreats += 1;
    if (fact.type === 'lost') of(fact.unit).lost += fact.stands;
    now = apply(now, fact);
  }
  const bodies: readonly Body[] = [...first.units, ...first.reserves.map(({ unit }) => unit)];
  return bodies.map(({ id, side, stands }): UnitStory => {
    const did = of(id);
    return { unit: id, side, says: storyOf(now, id, stands, did), weight: did.lost + did.retreats + did.marched / 10 };
  });
}

function storyOf(now: State, id: string, began: number, { marched, lost, retreats, entered }: Deeds): Phrase {
  const unit = nounOf(now, id);
  const deeds = [
    ...(entered ? [phrase('pa-story-entered', { unit })] : []),
    ...(marched > 0 ? [phrase('pa-story-marched', { unit, hexes: marched })] : []),
    ...(lost > 0 ? [phrase('pa-story-lost', { unit, stands: lost })] : []),
    ...(retreats > 0 ? [phrase('pa-story-retreated', { unit, times: retreats })] : []),
  ];
  const all = deeds.length > 0 ? deeds : [phrase('story-idle', { unit })];
  // A unit with no other name than its short one is named once.
  return phrase(unit.en.name === id ? 'story-unnamed' : 'story', { unit, deeds: [...all, endOf(now, id, began)] });
}

function endOf(now: State, id: string, began: number): Phrase {
  const unit = nounOf(now, id);
  const gone = now.gone.find((each) => each.id === id);
  if (gone) return phrase(gone.why === 'left' ? 'pa-story-left' : 'story-gone', { unit, at: gone.at });
  const left = now.units.find((each) => each.id === id);
  if (!left) return phrase('pa-story-waiting', { unit });
  return phrase('story-stands', { unit, at: left.at, left: left.stands, of: began });
}
