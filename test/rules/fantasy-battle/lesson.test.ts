/** The lesson by its first buttons, against whatever the dice show. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import type { Phrase } from '../../../src/kernel/phrase.ts';
import { Refusal, type Side } from '../../../src/kernel/play.ts';
import { run } from '../../../src/kernel/run.ts';
import { aloneIn } from '../../../src/kernel/variant.ts';
import { fantasyBattle as book } from '../../../src/rules/fantasy-battle/index.ts';
import type { State } from '../../../src/rules/fantasy-battle/state.ts';
import { SHIPPED } from '../../help/books.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { words } from '../../help/words.ts';

const { scenario, side: learner, steps } = book.lesson!;
const { text } = SHIPPED.find(({ name }) => name === scenario)!;
/** More than any lesson takes. */
const MOST = 60;

function first(): State {
  const read = book.read(text);
  if ('faults' in read) throw new Error('the scenario of the lesson has faults');
  return aloneIn(book.variants, read.state);
}

/** What each step explained, in the order in which they were done, each answered by its first option. */
function learned(seed: string): Phrase[] {
  const chance = chanceFrom(seed);
  const said: Phrase[] = [];
  let now = first();
  for (let orders = 0; orders < MOST && said.length < steps.length; orders += 1) {
    const step = steps[said.length]!;
    const turn = book.next(now);
    if (turn.kind === 'over' || turn.kind === 'sealed') break;
    const typed = turn.kind === 'auto' ? turn.text : choose(step, now, turn.side);
    const read = book.orders(typed, now, turn.side);
    if (read instanceof Refusal) throw read;
    const outcome = run(book, now, read[0]!.order, turn.side, [], {
      dice: ({ dice, sides }) => chance.dice(dice, sides),
      answer: ({ options }) => ({ text: options[0]!.text, by: { who: 'default' } }),
    });
    if (outcome.kind !== 'done') throw new Error(`${typed}: ${outcome.kind}`);
    const { transcript, state } = outcome;
    if (step.isDone(transcript, turn.side)) {
      said.push(step.explains({ before: now, after: state, transcript }));
    }
    now = state;
  }
  return said;
}

function choose({ ideas, foe }: (typeof steps)[number], now: State, side: Side): string {
  const offered = side === learner ? ideas(now) : foe(now);
  expect(offered).toEqual([...new Set(offered)]);
  return offered[0] ?? 'end';
}

test.each(Array.from({ length: 8 }, (_, n) => `dice ${n}`))('%s: all five steps are done', (seed) => {
  const all = learned(seed);
  const texts = all.flatMap((each) => LANGUAGES.map((language) => words.say(language, each)));
  expect(texts.filter((each) => /\{|undefined|fb-lesson/.test(each))).toEqual([]);
  const [order, ...others] = all.map(({ id }) => id);
  expect(order).toMatch(/^fb-lesson-order-(passed|failed)$/);
  expect(others).toEqual([
    'fb-lesson-charge-done',
    'fb-lesson-envelop-done',
    'fb-lesson-shots-done',
    'fb-lesson-evade-done',
  ]);
});
