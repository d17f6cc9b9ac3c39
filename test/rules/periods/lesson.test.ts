/** The lesson of Periods by its first buttons, sheet after sheet, against whatever the dice show. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import type { Phrase } from '../../../src/kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import { openedBy } from '../../../src/kernel/sealed.ts';
import { aloneIn } from '../../../src/kernel/variant.ts';
import { periods as book } from '../../../src/rules/periods/index.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { hollowRoad } from '../../help/hollow-road.ts';
import { rounds } from '../../help/soak.ts';
import { words } from '../../help/words.ts';

const { side: learner, steps } = book.lesson!;

/** The first line that is offered, or all that the enemy is to do. */
function written(alone: State, side: Side, step: (typeof steps)[number]): State {
  const offered = side === learner ? step.ideas(alone) : step.foe(alone);
  expect(offered).toEqual([...new Set(offered)]);
  if (side === learner) expect(offered.length).toBeGreaterThan(0);
  const texts = side === learner ? offered.slice(0, 1) : offered;
  return texts.filter((text) => text !== book.end).reduce((now, text) => writtenOn(now, side, text), alone);
}

function writtenOn(alone: State, side: Side, text: string): State {
  const read = book.orders(text, alone, side);
  if (read instanceof Refusal) throw read;
  const outcome = run(book, alone, read[0]!.order, side, [], NOTHING);
  if (outcome.kind !== 'done') throw new Error(`${text}: ${outcome.kind}`);
  return outcome.state;
}

/** What each step explained, in the order in which they were done. */
function learned(seed: string): Phrase[] {
  const chance = chanceFrom(seed);
  const said: Phrase[] = [];
  let now = aloneIn(book.variants, hollowRoad());
  for (let next = book.next(now); said.length < steps.length && next.kind !== 'over'; next = book.next(now)) {
    const step = steps[said.length]!;
    if (next.kind !== 'auto' && next.kind !== 'sealed') throw new Error(`it waits for ${next.kind}`);
    const text =
      next.kind === 'auto' ? next.text : openedBy(book, now, next, (alone, side) => written(alone, side, step));
    const read = book.orders(text, now, 'red');
    if (read instanceof Refusal) throw read;
    const outcome = run(book, now, read[0]!.order, 'red', [], {
      dice: ({ dice, sides }) => chance.dice(dice, sides),
      answer: ({ options }) => ({ text: options[0]!.text, by: { who: 'default' } }),
    });
    if (outcome.kind !== 'done') throw new Error(`${text}: ${outcome.kind}`);
    const { transcript, state } = outcome;
    if (step.isDone(transcript, 'red')) said.push(step.explains({ before: now, after: state, transcript }));
    now = state;
  }
  return said;
}

const ALL = ['line', 'charge', 'screen', 'counter', 'guns'].map((each) => `pe-lesson-${each}-done`);

/** `npm run soak`: two hundred. */
test('all five steps are done, whatever the dice', () => {
  for (let n = 0; n < rounds(10); n += 1) {
    const all = learned(`dice ${n}`);
    expect(
      all.map(({ id }) => id),
      `dice ${n}`,
    ).toEqual(ALL);
    const texts = all.flatMap((each) => LANGUAGES.map((language) => words.say(language, each)));
    expect(texts.filter((each) => /\{|undefined|pe-lesson/.test(each))).toEqual([]);
  }
});

test('a learner who says on the sheet what to do if charged has learned it too', () => {
  const counter = steps.find(({ title }) => title.id === 'pe-lesson-counter-title')!;
  const reacted = { fact: { type: 'reacted', unit: '3L', side: learner, how: 'stand', to: {}, drop: [] } } as const;
  expect(counter.isDone([reacted], learner)).toBe(true);
  expect(counter.isDone([{ fact: { ...reacted.fact, side: enemyOf(learner) } }], learner)).toBe(false);
});
