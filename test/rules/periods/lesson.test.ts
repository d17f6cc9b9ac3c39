/** The lesson of Periods by its first buttons, sheet after sheet, against whatever the dice show. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import type { Phrase } from '../../../src/kernel/phrase.ts';
import { Refusal, type Side } from '../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import { openedBy } from '../../../src/kernel/sealed.ts';
import { aloneIn } from '../../../src/kernel/variant.ts';
import { periods as book } from '../../../src/rules/periods/index.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { hollowRoad } from '../../help/hollow-road.ts';
import { words } from '../../help/words.ts';

const { side: learner, steps } = book.lesson!;

/** The first line that is offered, and the seal. */
function written(alone: State, side: Side, step: (typeof steps)[number]): State {
  const offered = side === learner ? step.ideas(alone) : step.foe(alone);
  expect(offered).toEqual([...new Set(offered)]);
  if (side === learner) expect(offered.length).toBeGreaterThan(0);
  const [text] = offered;
  if (text === undefined || text === book.end) return alone;
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

const ALL = ['line', 'charge', 'counter', 'screen', 'guns'].map((each) => `pe-lesson-${each}-done`);

/** With some dice the fire of the second half leaves nobody to countercharge; then the host passes over the step. */
test('all five steps are done with most dice, and the first two with any', () => {
  const lessons = Array.from({ length: 6 }, (_, n) => learned(`dice ${n}`));
  for (const all of lessons) {
    expect(all.length).toBeGreaterThan(1);
    expect(all.map(({ id }) => id)).toEqual(ALL.slice(0, all.length));
    const texts = all.flatMap((each) => LANGUAGES.map((language) => words.say(language, each)));
    expect(texts.filter((each) => /\{|undefined|pe-lesson/.test(each))).toEqual([]);
  }
  expect(lessons.filter((all) => all.length === ALL.length).length).toBeGreaterThan(3);
});
