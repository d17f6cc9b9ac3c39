/** A book's storyteller from its tables: a walk over the transcript of an order, to a title and sentences with their small lines. */
import { handSentence } from './hand.ts';
import { type Passage, sentenceOf } from './passage.ts';
import { type Noun, type Phrase, phrase } from './phrase.ts';
import type { Entry } from './run.ts';
import type { Sentence, Tale, Telling } from './shown.ts';
import { type ByType, byTypeIfAny, factsOf, openStory, type Story } from './story.ts';
import { varied } from './varied.ts';

interface Typed {
  readonly type: string;
}

type Told<S, F> = Pick<Telling<S, F>, 'before' | 'transcript' | 'isOpen'>;

/** The transcript with the position at every line, and names that last. `everyone`: all who have a name in a position. */
export function storiesWith<S, F>(
  apply: (state: S, fact: F) => S,
  nounOf: (now: S, id: string) => Noun,
  everyone: (now: S) => readonly { readonly id: string }[],
) {
  /** The name of a unit, wherever it is or was in this story. */
  const nameIn = ({ positions }: Story<S, F>, id: string): Noun => {
    const known = positions.findLast((now) => everyone(now).some((each) => each.id === id));
    return nounOf(known ?? positions.at(-1)!, id);
  };
  return {
    openStory: (telling: Told<S, F>): Story<S, F> => openStory(apply, telling),
    nameIn,
    ids: (story: Story<S, F>, all: readonly string[]): Phrase[] =>
      all.map((id) => phrase('tell-id', { unit: nameIn(story, id) })),
  };
}

/** Decisions of the desk have a title of their own, the last. */
export type TitlesOf<F extends Typed, S> = Omit<ByType<F, [story: S], Phrase>, 'ruled' | 'notAgreed'>;

/**
 * The result of a story in one line. The table goes by priority: the first of its types in the story gives the title, and
 * a ruling that it knows is named beside what it did. `untitled`: if there is none of them.
 */
export function titlesBy<S, F extends Typed>(
  own: Partial<TitlesOf<F, Story<S, F>>>,
  untitled: (story: Story<S, F>) => Phrase,
  isTitle: (fact: F) => boolean = () => true,
): (story: Story<S, F>) => Phrase {
  const ruled = { notAgreed: () => phrase('title-not-agreed'), ruled: () => phrase('title-ruled') };
  const titles = { ...own, ...ruled } as Partial<ByType<F, [story: Story<S, F>], Phrase>>;
  const weightiest = Object.keys(titles);
  return (story) => {
    const facts = factsOf(story).filter(isTitle);
    const [fact] = weightiest.flatMap((type) => facts.find((each) => each.type === type) ?? []);
    const title = fact && byTypeIfAny(titles, fact, story);
    if (!title) return untitled(story);
    const isRuled = facts.some(({ type }) => type === 'ruled');
    return isRuled && fact.type !== 'ruled' && fact.type !== 'won' ? phrase('title-by-ruling', { title }) : title;
  };
}

/** Nothing of note has happened: dice are on the table, or the table is as it was. */
export function untitledBy(table: string): (story: Story<unknown, unknown>) => Phrase {
  return ({ entries }) => phrase(entries.some((entry) => 'roll' in entry) ? 'title-rolled' : table);
}

type TellerOf<S, F extends Typed> = ByType<
  F,
  [story: Story<S, F>, at: number],
  Passage | readonly Passage[] | undefined
>;

interface Teller<S, F extends Typed> {
  readonly openStory: (telling: Told<S, F>) => Story<S, F>;
  readonly titleOf: (story: Story<S, F>) => Phrase;
  /** Decisions of the desk have a sentence of their own (`handSentence`). */
  readonly tellers: Omit<TellerOf<S, F>, 'ruled' | 'notAgreed'>;
  /** A roll that no fact tells of. */
  readonly roll?: (story: Story<S, F>, at: number, entry: Extract<Entry<F>, { roll: unknown }>) => Passage | undefined;
  /** Nothing was rolled, asked or decided in them: they are reported with what follows. */
  readonly calm: readonly F['type'][];
  /** What some eyes see of a transcript may be nothing: that is calm, and no news. */
  readonly mayBeUnseen?: boolean;
  /** What something led to should not be separated from it. */
  readonly following: readonly F['type'][];
  /** The turn, and who is next; nothing once the battle is over. */
  readonly footer: (now: S) => readonly Phrase[];
}

export function tellWith<S extends { readonly phase: string }, F extends Typed>(book: Teller<S, F>) {
  const tellers = book.tellers as Partial<TellerOf<S, F>>;
  const isCalm = (entry: Entry<F>): boolean => 'fact' in entry && book.calm.includes(entry.fact.type);

  const passagesOf = (story: Story<S, F>, at: number, entry: Entry<F>) => {
    if ('fact' in entry) return byTypeIfAny(tellers, entry.fact, story, at);
    return 'roll' in entry ? book.roll?.(story, at, entry) : undefined;
  };
  const sentencesOf = (story: Story<S, F>, at: number, entry: Entry<F>): Sentence[] => {
    const follows = 'fact' in entry && book.following.includes(entry.fact.type);
    return [passagesOf(story, at, entry) ?? []].flat().map((passage) => sentenceOf(passage, follows));
  };

  return (telling: Telling<S, F>): Tale => {
    const story = book.openStory(telling);
    const { entries, positions } = story;
    const now = positions.at(-1)!;
    const sentences = varied(entries.flatMap((entry, at) => handSentence(entry) ?? sentencesOf(story, at, entry)));
    const { mayBeUnseen = false } = book;
    return {
      quiet: entries.every(isCalm) && (entries.length > 0 || mayBeUnseen),
      ...(mayBeUnseen && { answered: sentences.length === 0 }),
      title: book.titleOf(story),
      sentences,
      footer: now.phase === 'over' ? [] : [...book.footer(now)],
    };
  };
}
