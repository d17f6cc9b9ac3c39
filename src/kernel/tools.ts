/** The part of a book's desk that is the same in every book: deeds as text, and the forms that write them. */
import type { Deed, Hand } from './hand.ts';
import type { Desk, Field, Tool } from './open.ts';
import { type Phrase, phrase } from './phrase.ts';
import { happen, insist, Refusal, type Side, type Table } from './play.ts';
import type { Language, Tale, Telling } from './shown.ts';
import { lastOrder, MOST_CHOICES } from './text/grow.ts';
import { LONGEST_CHOICE } from './text/note.ts';
import { fold } from './text/tokens.ts';

/** What a book says of its own. `D`: a deed. */
interface Deeds<S, D> {
  readonly tools: (state: S) => readonly Tool[];
  readonly units?: Desk<S, unknown>['units'];
  /** Without a position every name and place is believed. */
  readonly read: (text: string, state?: S) => readonly D[] | Refusal;
  /** The same where they are shown, if a part of them may be hidden. */
  readonly readShown?: (text: string) => readonly D[] | Refusal;
  readonly write: (deeds: readonly D[], language: Language) => string;
  readonly complete: Desk<S, unknown>['complete'];
}

export function deskFrom<S, O, D>(
  { tools, units, read, readShown = read, write, complete }: Deeds<S, D>,
  order: (hand: Hand) => O,
): Desk<S, O> {
  return {
    tools,
    ...(units && { units }),
    deeds: (text, state) => {
      const found = read(text, state);
      return found instanceof Refusal ? found : write(found, 'en');
    },
    show: (text, language) => {
      const found = readShown(text);
      return found instanceof Refusal ? text : write(found, language);
    },
    order,
    complete,
  };
}

/** The deeds of a ruling, each as a playable step. `foretold`: a deed as it will be reported, and the position after it. */
export function stepsFrom<S, F, D>(
  read: Deeds<S, D>['read'],
  factsOf: (now: S, deed: D) => readonly F[] | Refusal,
  foretold: (now: S, deed: D, by: Side) => { readonly says: Phrase; readonly after: S },
): (hand: Hand, by: Side) => (table: Table<S>) => readonly Deed<F>[] {
  return (hand, by) => {
    const deeds = insist(read(hand.kind === 'ruling' ? hand.deeds : ''));
    return (table) => {
      let { now } = table;
      return deeds.map((deed) => {
        const { says, after } = foretold(now, deed, by);
        now = after;
        return {
          says,
          play: function* () {
            for (const fact of insist(factsOf(table.now, deed))) yield* happen(fact);
          },
        };
      });
    };
  };
}

export interface Teller<S, F, D> {
  readonly outcomeOf: (now: S, deed: D) => readonly F[] | Refusal;
  readonly apply: (now: S, fact: F) => S;
  readonly tell: (telling: Telling<S, F>) => Tale;
  /** The message that joins sentences. */
  readonly joined: string;
}

/** A deed as it will be reported, and the position after it. */
export function foretellerFrom<S, F, D>({ outcomeOf, apply, tell, joined }: Teller<S, F, D>) {
  return (before: S, deed: D, by: Side): { readonly says: Phrase; readonly after: S } => {
    const facts = outcomeOf(before, deed);
    if (facts instanceof Refusal) return { says: facts.says, after: before };
    const after = facts.reduce((now, fact) => apply(now, fact), before);
    const { sentences } = tell({ before, after, by, transcript: facts.map((fact) => ({ fact })) });
    return { says: phrase(joined, { sentences: sentences.map(({ says }) => says) }), after };
  };
}

/** Deeds that are worth offering while one types. */
interface Offered<S, U, D> {
  readonly ofUnit: (state: S, unit: U) => readonly D[];
  /** Before the names of units, and after them. */
  readonly before?: (state: S) => readonly D[];
  readonly after?: (state: S) => readonly D[];
  readonly isLegal: (state: S, deed: D) => boolean;
  readonly write: (deed: D, language: Language) => string;
}

/**
 * First the units, then what can be done to the one that was named. Deeds after others are offered without trying them.
 */
export function completeFrom<U extends { readonly id: string }, S extends { readonly units: readonly U[] }, D>({
  ofUnit,
  before = () => [],
  after = () => [],
  isLegal,
  write,
}: Offered<S, U, D>): Desk<S, unknown>['complete'] {
  return (typed, state, language) => {
    const start = lastOrder(typed);
    const lead = typed.slice(0, start).trim();
    const current = fold(typed.slice(start).trimStart());
    const begins = (text: string) => fold(text).startsWith(current);
    const written = (deeds: readonly D[]) =>
      deeds
        .map((deed) => ({ deed, text: write(deed, language) }))
        .filter(({ deed, text }) => begins(text) && (lead !== '' || isLegal(state, deed)))
        .map(({ text }) => text);
    const unit = state.units.find(({ id }) => current.startsWith(`${fold(id)} `));
    const names = state.units.map(({ id }) => `${id} `).filter(begins);
    const offers = unit
      ? written(ofUnit(state, unit))
      : [...written(before(state)), ...names, ...written(after(state))];
    return offers
      .map((text) => (lead === '' ? text : `${lead} ${text}`))
      .filter((text) => text.length <= LONGEST_CHOICE)
      .slice(0, MOST_CHOICES)
      .map((text) => ({ shown: text, text }));
  };
}

type Choices = readonly (readonly [value: string, says: Phrase])[];

/** What every book calls the same: `desk-tool-move`. */
const SHARED: ReadonlySet<string> = new Set(['tool-losses', 'tool-move', 'field-to']);

/** The players, or the umpire, say who has won. */
export const WINNER: Tool = {
  name: 'winner',
  kind: 'state',
  says: phrase('desk-tool-winner'),
  fields: [
    {
      kind: 'choice',
      name: 'winner',
      says: phrase('desk-field-winner'),
      choices: [
        { value: 'red', says: phrase('side-red') },
        { value: 'blue', says: phrase('side-blue') },
        { value: 'draw', says: phrase('desk-choice-draw') },
      ],
    },
  ],
  text: 'winner {winner}',
};

/** Forms whose other messages begin with a book's own word: `pa-field-n`, `pa-tool-class`. */
export function formsOf(prefix: string) {
  const words = (name: string): Phrase => phrase(`${SHARED.has(name) ? 'desk' : prefix}-${name}`);
  const toolOf =
    (kind: Tool['kind']) =>
    (name: string, text: string, ...fields: readonly Field[]): Tool => ({
      name,
      kind,
      says: words(`tool-${name}`),
      fields: [{ kind: 'unit', name: 'unit' }, ...fields],
      text: `{unit} ${text}`,
    });
  return {
    typed: (name: string, example: string, says = name): Field => ({
      kind: 'words',
      name,
      says: words(`field-${says}`),
      example,
    }),
    chosen: (name: string, choices: Choices): Field => ({
      kind: 'choice',
      name,
      says: words(`field-${name}`),
      choices: choices.map(([value, says]) => ({ value, says })),
    }),
    /** What is done to a unit where it stands. */
    onMap: toolOf('map'),
    /** What counts for a unit. */
    ofState: toolOf('state'),
    alone: (name: string, text: string): Tool => ({
      name,
      kind: 'state',
      says: words(`tool-${name}`),
      fields: [],
      text,
    }),
  };
}
