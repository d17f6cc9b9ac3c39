import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byHand, type HandFact, type Ruling } from '../../src/kernel/hand.ts';
import { ledger, total } from '../../src/kernel/ledger.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import {
  ask,
  happen,
  insist,
  type Play,
  type Question,
  Refusal,
  roll,
  type Side,
  type Table,
} from '../../src/kernel/play.ts';
import { fromLines, toLines } from '../../src/kernel/transcript.ts';
import { type Entry, NOTHING, NOTHING_AT_ALL, type Playable, run, type Inputs } from '../../src/kernel/run.ts';

/** A game of one number: `add` throws a die, asks the other side whether to double it, and adds. */
interface Count {
  readonly sum: number;
}
type Added = { readonly type: 'added'; readonly n: number };

function* add(table: Table<Count>, order: string, by: Side): Play<Added> {
  if (order === 'refuse') insist(new Refusal('X-01', phrase('no')));
  const [die] = yield* roll({
    clause: 'X-02',
    why: 'die',
    dice: 1,
    sides: 6,
    ledger: [],
    about: { sum: table.now.sum },
  });
  const doubles = yield* ask<boolean>(doubled(by === 'red' ? 'blue' : 'red', order === 'quiet'));
  if (order === 'late') throw new Refusal('X-03', phrase('too-late'));
  yield* happen<Added>({ type: 'added', n: doubles ? die! * 2 : die! });
  if (order === 'twice') yield* add(table, 'once', by);
}

function doubled(to: Side, quiet: boolean): Question<boolean> {
  return {
    kind: 'ASK-X',
    to,
    about: {},
    options: [
      { text: 'yes', about: {} },
      { text: 'no', about: {} },
    ],
    fallback: 'no',
    ...(quiet ? { quiet } : {}),
    read: (text) =>
      text === 'yes' || text === 'no' ? { value: text === 'yes', text } : new Refusal('X-04', phrase('what')),
  };
}

const count: Playable<Count, Added, string> = {
  play: add,
  apply: (state, fact) => ({ sum: state.sum + fact.n }),
};

const ZERO: Count = { sum: 0 };

function supply(dice: readonly number[], answers: readonly string[]): Inputs {
  const left = [...answers];
  return {
    dice: (_roll, index) => (index < dice.length ? [dice[index]!] : undefined),
    answer: () => {
      const text = left.shift();
      return text === undefined ? undefined : { text, by: { who: 'person', id: 'p' } };
    },
  };
}

const play = (order: string, past: readonly Entry<Added>[], hand: Inputs) => run(count, ZERO, order, 'red', past, hand);

describe('run', () => {
  test('a minor question waits if a person must answer, and the answer is then read back', () => {
    const asks: Inputs = { dice: () => [4], answer: () => 'ask' };
    expect(play('quiet', [], { dice: () => [4], answer: () => undefined })).toMatchObject({ state: { sum: 4 } });
    const waits = play('quiet', [], asks);
    if (waits.kind !== 'waits') throw new Error(waits.kind);
    const { read: _read, ...ask } = waits.question;
    const said: Entry<Added> = { ask, got: 'yes', by: { who: 'doctrine', name: 'bold' } };
    const done = play('quiet', [...waits.transcript, said], asks);
    expect(done).toMatchObject({ kind: 'done', state: { sum: 8 } });
    expect(play('quiet', [...waits.transcript], NOTHING_AT_ALL)).toMatchObject({
      kind: 'waits',
      transcript: waits.transcript,
    });
  });

  test('an answer by standing order is read back with its day, from lines of text too', () => {
    const waits = play('quiet', [], { dice: () => [4], answer: () => 'ask' });
    if (waits.kind !== 'waits') throw new Error(waits.kind);
    const given = { text: 'yes', by: { who: 'standing', at: '2026-11-20' } } as const;
    const done = play('quiet', waits.transcript, { dice: () => undefined, answer: () => given });
    if (done.kind !== 'done') throw new Error(done.kind);
    const lines = toLines(done.transcript);
    expect(lines.join('\n')).toContain('= "yes" by standing 2026-11-20 {');
    expect(fromLines(lines)).toEqual(done.transcript);
  });

  test.each(['doctrine', 'fallback'] as const)(
    'an answer that did not come in time is read back with its %s and the hour',
    (how) => {
      const waits = play('quiet', [], { dice: () => [4], answer: () => 'ask' });
      if (waits.kind !== 'waits') throw new Error(waits.kind);
      const given = { text: 'yes', by: { who: 'overdue', at: '2026-11-22T18:00', how } } as const;
      const done = play('quiet', waits.transcript, { dice: () => undefined, answer: () => given });
      if (done.kind !== 'done') throw new Error(done.kind);
      const lines = toLines(done.transcript);
      expect(lines.join('\n')).toContain(`= "yes" by overdue "2026-11-22T18:00" ${how} {`);
      expect(fromLines(lines)).toEqual(done.transcript);
    },
  );

  test('the source of answers sees the position of that moment', () => {
    const seen: unknown[] = [];
    const answer = (_question: Question, now: unknown) => void seen.push(now);
    play('twice', [], {
      ...supply([1, 2], []),
      answer: (question, now) => answer(question, now) ?? { text: 'yes', by: { who: 'filed' } },
    });
    expect(seen).toEqual([{ sum: 0 }, { sum: 2 }]);
  });

  test('facts change the position, and everything is recorded in order', () => {
    const outcome = play('once', [], supply([4], ['yes']));
    expect(outcome).toMatchObject({ kind: 'done', state: { sum: 8 } });
    const kinds = outcome.kind === 'done' ? outcome.transcript.map((entry) => Object.keys(entry)[0]) : [];
    expect(kinds).toEqual(['roll', 'ask', 'fact']);
  });

  test('an unanswered question stops the order; the transcript alone resumes it', () => {
    const waits = play('once', [], supply([4], []));
    if (waits.kind !== 'waits') throw new Error(waits.kind);
    expect(waits.question.kind).toBe('ASK-X');
    const stored = JSON.parse(JSON.stringify(waits.transcript)) as Entry<Added>[];
    expect(play('once', stored, supply([], ['no']))).toMatchObject({ kind: 'done', state: { sum: 4 } });
  });

  test('an invalid answer is asked for again, with the reason', () => {
    expect(play('once', [], supply([4], ['perhaps']))).toMatchObject({
      kind: 'waits',
      objection: { clause: 'X-04' },
    });
  });

  test('a minor question takes its default at once', () => {
    const outcome = play('quiet', [], supply([4], []));
    expect(outcome).toMatchObject({ kind: 'done', state: { sum: 4 } });
    expect(outcome.kind === 'done' && outcome.transcript[1]).toMatchObject({ got: 'no', by: { who: 'default' } });
  });

  test('a refusal before the first roll is a value', () => {
    expect(play('refuse', [], NOTHING)).toMatchObject({ kind: 'refused', refusal: { clause: 'X-01' } });
  });

  test('a refusal after a roll is a programming error of the rules', () => {
    expect(() => play('late', [], supply([4], ['no']))).toThrow('refused after a roll');
  });

  test('without dice or answers an order plays to its first roll', () => {
    expect(play('once', [], NOTHING)).toMatchObject({ kind: 'rolls', transcript: [] });
  });

  test('a transcript that the rules no longer play diverges, and the error names the line', () => {
    const done = play('once', [], supply([4], ['no']));
    if (done.kind !== 'done') throw new Error(done.kind);
    const changed = done.transcript.map((entry, i) => (i === 2 ? { fact: { type: 'added' as const, n: 5 } } : entry));
    expect(play('once', changed, NOTHING)).toMatchObject({ kind: 'diverged', line: 2 });
    expect(play('once', [...done.transcript, ...done.transcript], NOTHING)).toMatchObject({
      kind: 'diverged',
      line: 3,
    });
  });

  test('TABLE-01 a proposal whose deeds are worded differently is the same, one for another reason is not', () => {
    const deedsIn = (id: string): Playable<Count, Added | HandFact, Ruling> => ({
      play: (table, hand) =>
        byHand<Count, Added | HandFact>(table, applied, hand, () => [
          { says: phrase(id), play: () => happen<Added>({ type: 'added', n: 1 }) },
        ]),
      apply: applied,
    });
    const applied = ({ sum }: Count, fact: Added | HandFact): Count => ({ sum: sum + ('n' in fact ? fact.n : 0) });
    const hand: Ruling = { kind: 'ruling', by: 'red', who: 'Ann', why: 'chance', deeds: 'one more' };
    const agreed: Inputs = { dice: () => undefined, answer: () => ({ text: 'agree', by: { who: 'filed' } }) };
    const done = run(deedsIn('one-more'), { sum: 0 }, hand, 'red', [], agreed);
    if (done.kind !== 'done') throw new Error(done.kind);
    const again = (id: string, why: string) =>
      run(deedsIn(id), { sum: 0 }, { ...hand, why }, 'red', done.transcript, NOTHING);
    expect(JSON.stringify(done.transcript)).toContain('one-more');
    expect(again('adds-one', 'chance')).toMatchObject({ kind: 'done', state: { sum: 1 } });
    expect(again('one-more', 'mistake')).toMatchObject({ kind: 'diverged', line: 0 });
  });

  test('cut anywhere and resumed from JSON, an order reaches the same end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 2 }),
        fc.array(fc.constantFrom('yes', 'no'), { minLength: 2, maxLength: 2 }),
        fc.nat(6),
        (dice, answers, cut) => {
          const whole = play('twice', [], supply(dice, answers));
          if (whole.kind !== 'done') throw new Error(whole.kind);
          const past = JSON.parse(JSON.stringify(whole.transcript.slice(0, cut))) as Entry<Added>[];
          const answered = past.filter((entry) => 'ask' in entry).length;
          expect(play('twice', past, supply(dice, answers.slice(answered)))).toEqual(whole);
        },
      ),
    );
  });
});

test('a modifier table holds what applies, and its total', () => {
  const near = { clause: 'X-05', name: 'near', n: 1 };
  const tired = { clause: 'X-06', name: 'tired', n: -2 };
  expect(total(6, ledger(near, false))).toBe(7);
  expect(total(6, ledger(near, tired))).toBe(5);
  expect(ledger(false)).toEqual([]);
});
