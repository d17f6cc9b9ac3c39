/** What happened in a picture, one sentence for each deed: moves, losses, departures. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { nameIn, openStory, type Story, unitAtLine } from '../tell/story.ts';

export function deedsOf(before: State, transcript: readonly Entry<Fact>[]): Phrase[] {
  const story = openStory({ before, transcript });
  return transcript.flatMap((entry, line) => ('fact' in entry ? deedOf(story, line, entry.fact) : []));
}

function deedOf(story: Story, line: number, fact: Fact): Phrase[] {
  if (fact.type === 'appeared') {
    return [phrase('pa-alt-appeared', { unit: nameIn(story, fact.unit.id), at: fact.at })];
  }
  if (!('unit' in fact)) return [];
  const unit = nameIn(story, fact.unit);
  const from = unitAtLine(story, line, fact.unit)?.at ?? '';
  switch (fact.type) {
    case 'moved': {
      const along = fact.with.map((id) => phrase('tell-the-id', { unit: nameIn(story, id) }));
      const way = { unit, from, to: fact.path.at(-1)! };
      return [along.length === 0 ? phrase('alt-moved', way) : phrase('pa-alt-moved-with', { ...way, along })];
    }
    case 'entered':
      return [phrase('pa-alt-entered', { unit, from: fact.path[0]!, to: fact.path.at(-1)! })];
    case 'left':
      return [phrase('pa-alt-left', { unit, from: fact.path.at(-1) ?? from })];
    case 'retreated':
      return fact.path.length === 0 ? [] : [phrase('pa-alt-retreated', { unit, from, to: fact.path.at(-1)! })];
    case 'lost':
      return [phrase('pa-alt-lost', { unit, stands: fact.stands })];
    case 'eliminated':
      return [phrase('alt-eliminated', { unit, at: from })];
    case 'rejoined':
      return [phrase('pa-alt-rejoined', { unit, parent: nameIn(story, fact.parent) })];
    case 'set':
      return fact.to.at === undefined || fact.to.at === from
        ? [phrase('pa-alt-set', { unit })]
        : [phrase('alt-moved', { unit, from, to: fact.to.at })];
    case 'wagonsSet':
      return [phrase('pa-alt-set', { unit })];
  }
}
