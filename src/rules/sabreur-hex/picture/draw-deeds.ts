/** What happened in a picture, one sentence for each deed: moves, losses, flights. */
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import { type ByType, byTypeIfAny } from '../../../kernel/story.ts';
import type { Fact } from '../facts.ts';
import { facingPhrase, formationPhrase, nounOf } from '../noun.ts';
import type { State } from '../state.ts';
import { lostBy } from '../tell/fate.ts';
import { deedOf, factsOf, openStory, type Told, unitAtLine } from '../tell/story.ts';

/** The unit and its surroundings when the fact was written. */
interface Then {
  readonly unit: Noun;
  readonly from: string;
  readonly name: (id: string) => Noun;
  readonly at: (id: string) => string;
  readonly earlier: readonly Fact[];
  readonly facts: readonly Fact[];
}

export function deedsOf(now: State, before: State, transcript: readonly Entry<Fact>[]): Phrase[] {
  const story = openStory({ before, transcript });
  const facts = factsOf(story);
  const name = (id: string) => nounOf(now, id);
  return transcript.flatMap((entry, line) => {
    const own = 'fact' in entry && 'unit' in entry.fact ? unitAtLine(story, line, entry.fact.unit) : undefined;
    if (!own || !('fact' in entry)) return [];
    const at = (id: string) => unitAtLine(story, line, id)?.at ?? own.at;
    const earlier = factsOf({ entries: transcript.slice(0, line) });
    return byTypeIfAny(DEEDS, entry.fact, { unit: name(own.id), from: own.at, name, at, earlier, facts }) ?? [];
  });
}

const DEEDS: Partial<ByType<Fact, [then: Then], Phrase[]>> = {
  /** A march; or the move up to the target, which may already be adjacent. */
  moved({ unit: id, path }, then) {
    const { unit, from, name, earlier } = then;
    const to = path.at(-1);
    const attack = deedOf(earlier.toReversed(), id, 'charged', 'assaulted', 'countercharged');
    if (!attack) return arrived('alt-moved', to, then);
    const against = { unit, from, target: name(attack.target) };
    return [to === undefined ? phrase('alt-stays', against) : phrase('alt-moved-against', { ...against, to })];
  },
  evaded: ({ path }, then) => arrived('alt-evaded', path.at(-1), then),
  pursued: ({ path }, then) => arrived('alt-pursued', path.at(-1), then),
  displaced: ({ to }, then) => arrived('alt-displaced', to, then),
  fled({ path, offMap }, then) {
    if (!offMap) return arrived('alt-fled', path.at(-1), then);
    return [phrase('alt-fled-off', { unit: then.unit, from: then.from })];
  },
  turned: ({ facing }, { unit }) => [phrase('alt-turned', { unit, facing: facingPhrase(facing) })],
  formed: (fact, { unit }) => [formed(unit, fact)],
  rallied: (fact, { unit }) => [phrase('alt-rallied', { unit }), formed(unit, fact)],
  countercharged: ({ target }, { unit, name }) => [phrase('alt-countercharged', { unit, target: name(target) })],
  fired({ target, from: eye, to: mark }, { unit, name, at, from }) {
    return [phrase('alt-fired', { unit, target: name(target), from: eye ?? from, to: mark ?? at(target) })];
  },
  /** Several losses of one unit become one number. */
  lost({ unit: id }, { unit, earlier, facts }) {
    return deedOf(earlier, id, 'lost') ? [] : [phrase('alt-lost', { unit, n: lostBy(facts, id) })];
  },
  recovered: ({ strength: n }, { unit }) => [phrase('alt-recovered', { unit, n })],
  corrected({ to: { at: to } }, { unit, from }) {
    return [to === undefined ? phrase('alt-corrected', { unit }) : phrase('alt-moved', { unit, from, to })];
  },
  eliminated: ({ offMap }, { unit, from }) => (offMap ? [] : [phrase('alt-eliminated', { unit, at: from })]),
};

function arrived(id: string, to: string | undefined, { unit, from }: Then): Phrase[] {
  return to === undefined || to === from ? [] : [phrase(id, { unit, from, to })];
}

function formed(unit: Noun, { formation, facing }: Told<'formed' | 'rallied'>): Phrase {
  return phrase('alt-formed', { unit, formation: formationPhrase(formation), facing: facingPhrase(facing) });
}
