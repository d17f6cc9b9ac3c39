/** A kind of question as one object: what is written down, what answers come to, its card, its doctrines. */
import { describe, expect, test } from 'vitest';
import { phrase } from '../../src/kernel/phrase.ts';
import { type Asked, type Play, type Question, Refusal } from '../../src/kernel/play.ts';
import { askAs, askLive } from '../../src/kernel/asking.ts';
import { type Choice, question, type QuestionSpec, questionsOf } from '../../src/kernel/question.ts';
import { asked } from '../../src/kernel/run.ts';

type Course = { readonly say: 'wait' } | { readonly say: 'go'; readonly to?: string };

const CHOICE: Choice<Course> = {
  parse(text) {
    if (text === 'wait') return { say: 'wait' };
    const [all, to] = /^go(?: (\w))?$/.exec(text) ?? [];
    if (all === undefined) return undefined;
    return to === undefined ? { say: 'go' } : { say: 'go', to };
  },
  write: (course) => (course.say === 'wait' ? 'wait' : course.to === undefined ? 'go' : `go ${course.to}`),
};

const SPEC: QuestionSpec<number, Course> = {
  kind: 'TOY-1',
  clause: 'TOY-MOVE',
  choice: CHOICE,
  asks: () => phrase('asks'),
  words: (course) => phrase(`word-${course.say}`),
  isGrave: ({ value }) => value.say === 'wait',
  place: ({ value }) => (value.say === 'go' ? { at: value.to === 'c' ? 'b' : value.to!, what: 'end' } : undefined),
  doctrine: { bold: ({ options }) => options.find(({ value }) => value.say === 'go')?.value },
};

const COURSE = question(SPEC);

const OPTIONS = [{ value: { say: 'wait' } }, { value: { say: 'go', to: 'a' }, about: { far: 2 } }] as const;

function askedBy(play: Play<never, unknown>): Question {
  const step = play.next().value as { readonly ask: Question };
  return step.ask;
}

function courses(more: Partial<Parameters<typeof askAs<Course>>[1]> = {}): Question {
  return askedBy(askAs(COURSE, { to: 'red', options: OPTIONS, fallback: { say: 'wait' }, ...more }));
}

describe('the question as asked', () => {
  test('it is written as text, without empty parts', () => {
    expect(JSON.stringify(asked(courses()))).toBe(
      '{"kind":"TOY-1","to":"red","about":{},"options":[{"text":"wait","about":{}},{"text":"go a","about":{"far":2}}],"fallback":"wait"}',
    );
    expect(asked(courses({ unit: '3L', quiet: true }))).toMatchObject({ unit: '3L', quiet: true });
    expect(asked(courses({ quiet: false }))).not.toHaveProperty('quiet');
  });

  test('an offered answer is its value; any other is refused, and the answers are named', () => {
    const refusal = courses().read('go b') as Refusal;
    expect(courses().read('go a')).toEqual({ text: 'go a', value: { say: 'go', to: 'a' } });
    expect([refusal.clause, refusal.says.args, refusal.instead]).toEqual([
      'TOY-MOVE',
      { given: 'go b' },
      ['wait', 'go a'],
    ]);
    expect((courses({ named: 1 }).read('no') as Refusal).instead).toEqual(['wait']);
  });

  test('a shorter answer is the first that begins with it, if the rule allows it', () => {
    expect(courses().read('go')).toBeInstanceOf(Refusal);
    expect(courses({ beginnings: true }).read('go')).toMatchObject({ text: 'go a' });
  });

  test('the rule interprets an answer that is not offered, but never text that cannot be read', () => {
    const means = (said: Course): Course => ({ ...said, say: 'go', to: 'z' });
    expect(courses({ means }).read('go b')).toEqual({ text: 'go z', value: { say: 'go', to: 'z' } });
    expect(courses({ means }).read('fly')).toBeInstanceOf(Refusal);
  });

  test('an answer may stand for a value that the rule continues with', () => {
    const live = askedBy(
      askLive<Course, number>(COURSE, {
        to: 'red',
        options: [{ value: { say: 'wait' }, live: 0 }],
        fallback: { say: 'wait' },
        means: (said) => ({ value: said, live: 7 }),
      }),
    );
    expect([live.read('wait'), live.read('go b')]).toEqual([
      { text: 'wait', value: 0 },
      { text: 'go b', value: 7 },
    ]);
  });
});

function written(...texts: readonly string[]): Asked {
  const options = texts.map((text) => ({ text, about: {} }));
  return { kind: 'TOY-1', to: 'red', about: {}, options, fallback: texts[0]! };
}

describe('the question as shown', () => {
  test('its card has a button for each answer, with the answer’s own words by default', () => {
    const { asks, warns, options, weighs } = COURSE.card(written('wait', 'go a'), 0);
    expect([asks, warns, weighs]).toEqual([phrase('asks'), [], 'holds']);
    expect(options[0]).toEqual({
      text: 'wait',
      says: phrase('card-answer', { what: phrase('word-wait') }),
      name: phrase('card-answer', { what: phrase('word-wait') }),
      shorter: [],
      grave: true,
    });
  });

  test('answers in one place have no numbers, which could not tell them apart', () => {
    const places = (...texts: readonly string[]) =>
      COURSE.card(written(...texts), 0).options.map(({ place }) => place?.at);
    expect(places('wait', 'go a', 'go b')).toEqual([undefined, 'a', 'b']);
    expect(places('go a', 'go b', 'go c')).toEqual(['a', undefined, undefined]);
  });

  test('an answer that its kind cannot read is shown as it is, and never offered', () => {
    expect(COURSE.words('fly', 0)).toEqual(phrase('answer-other', { text: 'fly' }));
    expect(COURSE.show('fly', 'fr')).toBeUndefined();
    expect(() => COURSE.card(written('fly'), 0)).toThrow('TOY-1 offers what it cannot read: fly');
  });
});

test('an offered answer is found in either language, and shown by its own kind', () => {
  const write: typeof CHOICE.write = (value, language) =>
    CHOICE.write(value, 'en').replace('go', language === 'fr' ? 'va' : 'go');
  const { offered, show } = questionsOf([question<number, Course>({ ...SPEC, choice: { ...CHOICE, write } })]);
  const ask = written('wait', 'go a');
  expect(['GO A', ' va a', 'wait', 'go b'].map((typed) => offered(typed, ask))).toEqual([
    'go a',
    'go a',
    'wait',
    undefined,
  ]);
  expect([show('TOY-1', 'go a', 'fr'), show('TOY-1', 'fly', 'fr')]).toEqual(['va a', 'fly']);
  expect(show('TOY-9', 'go a', 'fr')).toBe('go a');
});

describe('doctrines', () => {
  const personal = { kind: 'TOY-2', card: COURSE.card };
  const { doctrine } = questionsOf<number>([COURSE, personal]);

  test('a doctrine gives an offered answer, by its own rule', () => {
    expect(doctrine('bold', written('wait', 'go a'), 0)).toBe('go a');
    expect(doctrine('steady', written('wait', 'go a'), 0)).toBeUndefined();
  });

  test('otherwise a minor question takes its default, except for players who want to be asked everything', () => {
    const quiet = { ...written('wait', 'go a'), quiet: true };
    expect(['steady', 'bold', 'ask'].map((name) => doctrine(name, quiet, 0))).toEqual(['wait', 'go a', undefined]);
  });

  test('a question with one answer is not asked, unless it is for the player alone', () => {
    expect(doctrine('ask', written('wait'), 0)).toBe('wait');
    expect(doctrine('bold', { ...written('wait'), kind: 'TOY-2' }, 0)).toBeUndefined();
  });

  test('a question that the book does not ask is a programming error', () => {
    expect(() => doctrine('bold', { ...written('wait'), kind: 'TOY-3' }, 0)).toThrow('this book does not ask TOY-3');
  });
});
