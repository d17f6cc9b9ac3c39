/**
 * A book's desk from one table. A line says how its deed is written (`kernel/grammar/deeds.ts`), the form that asks for
 * it, what of it is offered while someone types, and what comes of it; all else follows.
 */
import { type DeedBook, deedTexts } from './grammar/deeds.ts';
import type { Said } from './grammar/line.ts';
import type { Slots } from './grammar/slot.ts';
import type { Hand } from './hand.ts';
import type { Field, Tool } from './open.ts';
import { type Phrase, phrase } from './phrase.ts';
import { refusal, Refusal, type Side, SIDES } from './play.ts';
import type { Vocabulary } from './text/vocabulary.ts';
import { completeFrom, deskFrom, foretellerFrom, formsOf, stepsFrom, type Teller, WINNER } from './tools.ts';

type Outcome<F> = readonly F[] | Refusal;
type Values = Readonly<Record<string, unknown>>;

/** One deed of a unit. */
export interface DeedLine<S, U, F> {
  /** What may be written after the unit, and what it means besides its slots. */
  readonly forms: readonly (readonly [pattern: string, means: Values])[];
  readonly kind: Tool['kind'] | undefined;
  readonly fields: (name: string) => readonly Field[];
  /** The text of its form, after the unit. */
  readonly text: (name: string) => string;
  readonly likely: (now: S, unit: U) => readonly Values[];
  /** The slot that only the umpire may read afterwards. */
  readonly secret?: string;
  /** Why this deed is refused to people who can see this part of the position; to others it would give it away. */
  readonly needless?: (now: S, unit: U, said: Values) => Refusal | undefined;
  readonly outcome: (now: S, unit: U, said: Values) => Outcome<F>;
}

/** The rest of a line: its form's other fields and text, what is offered of it (the likeliest first), what comes of it. */
interface Rest<S, U, F, V> {
  readonly fields?: readonly Field[];
  readonly text?: string;
  readonly likely?: (now: S, unit: U) => readonly V[];
  readonly secret?: string & keyof V;
  readonly needless?: (now: S, unit: U, said: V) => Refusal | undefined;
  readonly outcome: (now: S, unit: U, said: V) => Outcome<F>;
}

/** Helpers for the lines. `L`: the slots of their patterns; `prefix`: the book's, in the names of its messages. */
export function deedLines<S, U, F, L extends Slots<S>>(prefix: string, { shown }: Vocabulary) {
  const { typed, chosen } = formsOf(prefix);

  const patterned =
    (kind: Tool['kind'] | undefined) =>
    <const P extends string>(pattern: P, rest: Rest<S, U, F, Said<P, L>>): DeedLine<S, U, F> => {
      const { fields = [], text = formText(pattern, fields, (word) => shown(word, 'en')) } = rest;
      return {
        forms: [[pattern, {}]],
        kind,
        fields: () => fields,
        text: () => text,
        likely: rest.likely ?? (() => []),
        ...(rest.secret !== undefined && { secret: rest.secret }),
        ...(rest.needless && { needless: rest.needless as NonNullable<DeedLine<S, U, F>['needless']> }),
        outcome: rest.outcome as DeedLine<S, U, F>['outcome'],
      };
    };

  /** One of several values, each by its word, which slots may follow: `confused`, `close [{depth}]`. */
  const oneOf =
    (kind: Tool['kind']) =>
    <const P extends string, V>(
      choices: Readonly<Record<P, V>>,
      rest: Rest<S, U, F, { readonly is: V } & Partial<Said<P, L>>> & {
        /** The name of the field, if not that of the deed. */
        readonly name?: string;
        readonly says?: (value: V) => Phrase;
      },
    ): DeedLine<S, U, F> => {
      const { fields = [], outcome, likely } = rest;
      const all = Object.entries(choices) as [string, V][];
      const says = ([form, value]: [string, V]) => rest.says?.(value) ?? phrase(`${prefix}-choice-${wordOf(form)}`);
      const options = all.map((each) => [shown(wordOf(each[0]), 'en'), says(each)] as const);
      return {
        forms: all.map(([form, is]) => [form, { is }]),
        kind,
        fields: (name) => [chosen(rest.name ?? name, options), ...fields],
        text: (name) => [rest.name ?? name, ...fields.map((field) => field.name)].map((each) => `{${each}}`).join(' '),
        likely: likely ?? (() => all.map(([, is]) => ({ is }))),
        outcome: outcome as DeedLine<S, U, F>['outcome'],
      };
    };

  return {
    typed,
    chosen,
    /** What is done to a unit where it stands. */
    onMap: patterned('map'),
    oneOnMap: oneOf('map'),
    /** What counts for a unit. */
    ofState: patterned('state'),
    oneOfState: oneOf('state'),
    /** A deed without a form. */
    onlyTyped: patterned(undefined),
  };
}

function wordOf(form: string): string {
  return form.split(' ')[0]!;
}

/** `touches {other}` with the word as it is shown, `recoil {by:length}` by the name alone; what has no field is left out. */
function formText(pattern: string, fields: readonly Field[], shown: (word: string) => string): string {
  const parts = pattern.split(' ').flatMap((part) => {
    const [, name] = /\{(\w+)/.exec(part) ?? [];
    if (name === undefined) return [shown(part.replace('~', ''))];
    return fields.some((field) => field.name === name) ? [`{${name}}`] : [];
  });
  return parts.join(' ');
}

/** A deed of nobody in particular, by its word. */
interface Alone<S, F> {
  readonly outcome: (now: S) => Outcome<F>;
  /** When it has a form. */
  readonly isShown?: (now: S) => boolean;
}

interface Ruled {
  readonly type: 'won';
  readonly winner: Side | 'draw';
  readonly why: 'ruled';
}

export interface Deed extends Values {
  readonly do: string;
}

interface Book<S, U, F, D> extends Pick<DeedBook<S, D>, 'vocabulary' | 'words' | 'shapes' | 'likely' | 'is' | 'slots'> {
  readonly prefix: string;
  /** The message that joins the sentences of a deed. */
  readonly deed: string;
  /** The clauses by which nothing is done once the battle is over, nor to a unit that is gone. */
  readonly clauses: { readonly over: string; readonly gone: string };
  readonly deeds: Readonly<Record<string, DeedLine<S, U, F>>>;
  /** Those offered first while one types, if not in the order of the table: by name, or `recoil now` for one of its values. */
  readonly first: readonly string[];
  readonly alone: Readonly<Record<string, Alone<S, F>>>;
  /** What any deed may lead to besides. */
  readonly besides?: (then: S, unit: string) => readonly F[];
  readonly units?: (now: S) => readonly string[];
  readonly apply: Teller<S, F | Ruled, D>['apply'];
  readonly tell: Teller<S, F | Ruled, D>['tell'];
}

interface Manned<U> {
  readonly phase: string;
  readonly units: readonly U[];
}

export function deskOf<U extends { readonly id: string }, S extends Manned<U>, F, O>(
  book: Book<S, U, F, Deed>,
  order: (hand: Hand) => O,
) {
  const { prefix, clauses, deeds, alone, first, besides, vocabulary, slots, apply, tell } = book;
  const lines = Object.entries(deeds);

  /** The facts of a deed, or why it cannot be done. */
  function outcomeOf(now: S, deed: Deed): Outcome<F | Ruled> {
    if (now.phase === 'over') return refusal(clauses.over, 'refuse-over');
    if (deed.do === 'winner') return [{ type: 'won', winner: deed['winner'] as Side | 'draw', why: 'ruled' }];
    const line = deeds[deed.do];
    if (!line) return alone[deed.do]!.outcome(now);
    const unit = now.units.find(({ id }) => id === deed['unit']);
    if (!unit) return refusal(clauses.gone, `refuse-${prefix}-desk-gone`, { unit: String(deed['unit']) });
    const facts = line.outcome(now, unit, deed);
    return facts instanceof Refusal ? facts : [...facts, ...(besides?.(facts.reduce(apply, now), unit.id) ?? [])];
  }

  const texts = (patternOf: (pattern: string, secret: string | undefined) => string) =>
    deedTexts<S, Deed>({
      ...book,
      slots,
      forms: [
        ...Object.keys(alone).map((word) => [word, { do: word }] as const),
        ['winner {winner}', { do: 'winner' }],
        ...lines.flatMap(([name, { forms, secret }]) =>
          forms.map(([pattern, means]) => [`{unit} ${patternOf(pattern, secret)}`, { do: name, ...means }] as const),
        ),
      ],
    });
  const { read: readAny } = texts((pattern) => pattern);
  const read: typeof readAny = (text, state) => {
    const found = readAny(text, state);
    if (found instanceof Refusal || !state) return found;
    const unitOf = (deed: Deed) => state.units.find(({ id }) => id === deed['unit']);
    const why = (deed: Deed, unit = unitOf(deed)) => unit && deeds[deed.do]?.needless?.(state, unit, deed);
    return found.map((deed) => why(deed)).find((each) => each !== undefined) ?? found;
  };
  // As they are shown, secrets may be missing.
  const seen = texts((pattern, secret) => pattern.replace(`{${secret}}`, `[{${secret}}]`));
  const { write } = seen;

  /** Deeds as those read them who may not know what is secret in them. */
  function blindDeeds(text: string): string {
    const found = seen.read(text);
    if (found instanceof Refusal) return text;
    const blind = found.map((deed): Deed => {
      const said = Object.entries(deed).filter(([name]) => name !== deeds[deed.do]?.secret);
      return { ...Object.fromEntries(said), do: deed.do };
    });
    return write(blind, 'en');
  }

  const rank = (deed: Deed): number => {
    const at = first.findIndex((each) => each === deed.do || each === `${deed.do} ${String(deed['is'])}`);
    return at < 0 ? first.length : at;
  };
  const complete = completeFrom<U, S, Deed>({
    ofUnit: (now, unit) =>
      lines
        .flatMap(([name, { likely }]) => likely(now, unit).map((values) => ({ do: name, unit: unit.id, ...values })))
        .toSorted((a, b) => rank(a) - rank(b)),
    before: () => Object.keys(alone).map((word) => ({ do: word })),
    after: () => [...SIDES, 'draw' as const].map((winner) => ({ do: 'winner', winner })),
    isLegal: (state, deed) => !(outcomeOf(state, deed) instanceof Refusal),
    write: (deed, language) => write([deed], language),
  });

  const { onMap, ofState, alone: ofNobody } = formsOf(prefix);
  const tools = [
    ...lines.flatMap(([name, { kind, fields, text }]) =>
      kind ? [(kind === 'map' ? onMap : ofState)(name, text(name), ...fields(name))] : [],
    ),
    WINNER,
  ];
  const toolsNow = (now: S): readonly Tool[] => [
    ...tools,
    ...Object.entries(alone).flatMap(([word, { isShown }]) =>
      isShown?.(now) ? [ofNobody(word, vocabulary.shown(word, 'en'))] : [],
    ),
  ];

  return {
    desk: deskFrom(
      { tools: toolsNow, read, readShown: seen.read, write, complete, ...(book.units && { units: book.units }) },
      order,
    ),
    /** The deeds of a ruling, each as a playable step. */
    deedsOf: stepsFrom(read, outcomeOf, foretellerFrom({ outcomeOf, apply, tell, joined: book.deed })),
    readDeeds: read,
    blindDeeds,
    outcomeOf,
  };
}
