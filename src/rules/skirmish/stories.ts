/** What each unit did in a whole battle, and how it ended: one line each, from the facts alone. */
import { centimetres } from '../../field/length.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { UnitStory } from '../../kernel/ruleset.ts';
import type { Entry } from '../../kernel/run.ts';
import { squareOf } from '../../march/resolve.ts';
import { apply } from './apply.ts';
import type { Fact } from './facts.ts';
import { nounOf } from './noun.ts';
import { anchorOf } from './squad.ts';
import type { State } from './state.ts';
import { wentOf } from './tell/moves.ts';

interface Deeds {
  went: number;
  fired: number;
  hit: number;
  assaulted: number;
  fellBack: number;
  lost: number;
}

/** `transcripts`: of the valid orders, in order. */
export function stories(first: State, transcripts: readonly (readonly Entry<Fact>[])[]): UnitStory[] {
  const deeds = new Map(first.units.map(({ id }) => [id, newDeeds()]));
  let now = first;
  for (const transcript of transcripts) {
    let shooter: string | undefined;
    for (const entry of transcript) {
      if (!('fact' in entry)) continue;
      if (entry.fact.type === 'fired') shooter = entry.fact.unit;
      count(deeds, entry.fact, shooter);
      now = apply(now, entry.fact);
    }
  }
  return first.units.map(({ id, side, figures }): UnitStory => {
    const did = deeds.get(id)!;
    const weight = did.hit + did.lost + did.assaulted + did.went / 100_000;
    return { unit: id, side, says: storyOf(now, id, figures.length, did), weight };
  });
}

function newDeeds(): Deeds {
  return { went: 0, fired: 0, hit: 0, assaulted: 0, fellBack: 0, lost: 0 };
}

/** A loss after a fire is the shooter's doing. */
function count(deeds: ReadonlyMap<string, Deeds>, fact: Fact, shooter: string | undefined): void {
  const of = (id: string) => deeds.get(id)!;
  if (fact.type === 'fired') of(fact.unit).fired += 1;
  if (fact.type === 'lost') {
    of(fact.unit).lost += fact.figures.length;
    if (shooter !== undefined) of(shooter).hit += fact.figures.length;
  }
  if (fact.type !== 'moved') return;
  of(fact.unit).went += wentOf(fact);
  if (fact.why === 'assault') of(fact.unit).assaulted += 1;
  if (fact.why === 'recoil' || fact.why === 'refuse' || fact.why === 'fallBack') of(fact.unit).fellBack += 1;
}

function storyOf(
  now: State,
  id: string,
  began: number,
  { went, fired, hit, assaulted, fellBack, lost }: Deeds,
): Phrase {
  const unit = nounOf(now, id);
  const when = (n: number, name: string, args: Record<string, number>): Phrase[] =>
    n > 0 ? [phrase(`sk-story-${name}`, args)] : [];
  const deeds = [
    ...when(went, 'went', { n: centimetres(went) }),
    ...when(fired, 'fired', { times: fired }),
    ...when(hit, 'hit', { n: hit }),
    ...when(assaulted, 'assaulted', { times: assaulted }),
    ...when(fellBack, 'fell-back', { times: fellBack }),
    ...when(lost, 'lost', { n: lost }),
  ];
  const all = deeds.length > 0 ? deeds : [phrase('story-idle', { unit })];
  return phrase(unit.en.name === id ? 'story-unnamed' : 'story', { unit, deeds: [...all, endOf(now, id, began)] });
}

function endOf(now: State, id: string, began: number): Phrase {
  const unit = nounOf(now, id);
  const gone = now.gone.find((each) => each.id === id);
  if (gone) return phrase('story-gone', { unit, at: squareOf(gone.at) });
  const left = now.units.find((each) => each.id === id)!;
  return phrase('story-stands', { unit, at: squareOf(anchorOf(left)), left: left.figures.length, of: began });
}
