/** A desk from one table: each line gives a deed its text in both languages, its form, its completions and its facts. */
import { expect, test } from 'vitest';
import { deedLines, deskOf } from '../../src/kernel/desk.ts';
import { unitSlot } from '../../src/kernel/grammar/unit-slot.ts';
import { wordSlot } from '../../src/kernel/grammar/slot.ts';
import { numberSlot } from '../../src/kernel/grammar/word-slots.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal, refusal, type Side, SIDES } from '../../src/kernel/play.ts';
import { wordsOf } from '../../src/kernel/text/reader.ts';
import { EITHER_FIRST } from '../../src/kernel/text/tokens.ts';
import { vocabularyOf } from '../../src/kernel/text/vocabulary.ts';

interface Unit {
  readonly id: string;
  readonly strength: number;
  readonly is: 'tired' | 'fresh';
}

interface State {
  readonly phase: string;
  readonly units: readonly Unit[];
}

type Fact = { readonly type: 'became'; readonly unit: Unit } | { readonly type: 'settled' };

const vocabulary = vocabularyOf(
  `
is     | is     | est
lose   | lose   | perd
tired  | tired  | fatigué
fresh  | fresh  | dispos
winner | winner | vainqueur
red    | red    | rouge
blue   | blue   | bleu
draw   | draw   | nulle
done   | done   | fini
`,
  new Set(),
);
const words = wordsOf(vocabulary);
const names = {
  all: ({ units }: State) => units.map(({ id }) => id),
  likely: ({ state }: { readonly state: State }) => state.units.map(({ id }) => id),
};
const slots = {
  unit: unitSlot<State>(words, names),
  n: numberSlot<State>(words, 2),
  winner: wordSlot<State, Side | 'draw'>(words, vocabulary, ...SIDES, 'draw'),
};
const { typed, onMap, oneOfState } = deedLines<State, Unit, Fact, typeof slots>('pa', vocabulary);

const same = (unit: Unit, to: Partial<Unit>): Fact => ({ type: 'became', unit: { ...unit, ...to } });

const { desk, outcomeOf, readDeeds } = deskOf(
  {
    vocabulary,
    words,
    shapes: EITHER_FIRST,
    likely: names.likely,
    is: 'is',
    slots,
    prefix: 'pa',
    deed: 'pa-deed',
    clauses: { over: 'TOY-1', gone: 'TOY-2' },
    deeds: {
      losses: onMap('lose {n}', {
        fields: [typed('n', '2', 'stands')],
        likely: () => [1, 2].map((n) => ({ n })),
        outcome: (_, unit, { n }) =>
          n > unit.strength ? refusal('TOY-3', 'refuse-over') : [same(unit, { strength: unit.strength - n })],
      }),
      nerve: oneOfState({ tired: 'tired', fresh: 'fresh' } as const, {
        outcome: (_, unit, { is }) => (unit.is === is ? refusal('TOY-4', 'refuse-over') : [same(unit, { is })]),
      }),
    },
    first: ['nerve fresh'],
    alone: { done: { outcome: (): Fact[] => [{ type: 'settled' }], isShown: ({ phase }) => phase === 'fight' } },
    apply: (now: State, fact: Fact | { readonly type: 'won' }): State =>
      fact.type === 'became'
        ? { ...now, units: now.units.map((unit) => (unit.id === fact.unit.id ? fact.unit : unit)) }
        : now,
    tell: () => ({ quiet: false, title: phrase('title-ruled'), sentences: [], footer: [] }),
  },
  (hand) => hand,
);

const now: State = { phase: 'fight', units: [{ id: '3L', strength: 1, is: 'tired' }] };

/** The facts of one deed, or the clause that refuses it. */
function outcome(text: string, state = now): readonly object[] | string {
  const deeds = readDeeds(text, state);
  if (deeds instanceof Refusal) throw deeds;
  const found = outcomeOf(state, deeds[0]!);
  return found instanceof Refusal ? found.clause : found;
}

test('what is typed in either language is one canonical text, and is shown in the reader’s', () => {
  expect(desk.deeds('3L perd 1; 3l est dispos; fini', now)).toBe('3L lose 1; 3L fresh; done');
  expect(desk.show('3L lose 1; 3L fresh; winner draw', 'fr')).toBe('3L perd 1; 3L dispos; vainqueur nulle');
});

test('a form asks for the slots of its line, or for one of its words', () => {
  expect(desk.tools(now).map(({ name, kind, text }) => [name, kind, text])).toEqual([
    ['losses', 'map', '{unit} lose {n}'],
    ['nerve', 'state', '{unit} {nerve}'],
    ['winner', 'state', 'winner {winner}'],
    ['done', 'state', 'done'],
  ]);
  expect(desk.tools({ ...now, phase: 'march' }).map(({ name }) => name)).not.toContain('done');
});

test('what can be done is offered, some of it first', () => {
  const offered = (typedSoFar: string) => desk.complete(typedSoFar, now, 'en').map(({ text }) => text);
  expect(offered('3L ')).toEqual(['3L fresh', '3L lose 1']);
  expect(offered('')).toEqual(['done', '3L ', 'winner red', 'winner blue', 'winner draw']);
});

test('the facts come from the line; a unit that is gone and a battle that is over have none', () => {
  expect(outcome('3L lose 1')).toEqual([{ type: 'became', unit: { id: '3L', strength: 0, is: 'tired' } }]);
  expect(outcome('3L lose 2')).toBe('TOY-3');
  expect(outcome('winner blue')).toEqual([{ type: 'won', winner: 'blue', why: 'ruled' }]);
  expect(outcomeOf(now, { do: 'losses', unit: '4L', n: 1 })).toMatchObject({ clause: 'TOY-2' });
  expect(outcome('done', { ...now, phase: 'over' })).toBe('TOY-1');
});
