/** A third rulebook with a single verb plays in the channel, with everything every rulebook has. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { counterBook } from '../help/counter-book.ts';
import { toyWords } from '../help/toy-words.ts';
import { begin, order } from './game.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const HOUR = 3_600_000;
const players = { red: 'Alice', blue: 'Bruno' };

const COUNTERS = {
  words: toyWords(),
  rulesets: rulesetsByName({ counters: counterBook }),
  rulesetOf: () => 'counters',
  scenarios: [
    { name: 'line', title: phrase('counter-text', { text: 'Line' }), ruleset: 'counters', text: 'rules counters\n' },
  ],
};

const lastText = async (stage: Stage) => (await publicTexts(stage, 'battle')).at(-1);

test('opened, completed, ordered, drawn, described, taken back, and played to its end', async () => {
  const stage = await openStage({ aide: COUNTERS });
  await begin(stage, 'battle', 'line', players);
  const { choices = [] } = await stage.as('Alice').complete('battle', 'order', 'text', { text: 'c1 m' });
  expect(choices.map(({ value }) => value)).toEqual(['C1 move 1', 'C1 move 2', 'C1 move 3']);
  const refused = await stage.command('Alice', 'battle', 'order', { text: 'C1 move 7' });
  expect(textOf(refused.response)).toContain('1 to 3 hexes');

  await order(stage, 'Alice', 'battle', 'C1 move 3');
  expect(await lastText(stage)).toContain('C1 moves to 0401.');
  const described = await stage.command('Alice', 'battle', 'describe', { what: 'C1' });
  expect(textOf(described.response)).toContain('In 0401.');
  const map = await stage.command('Alice', 'battle', 'battle map');
  expect(picturesOf(map.response)).toHaveLength(1);

  await stage.command('Alice', 'battle', 'propose undo');
  const again = await stage.command('Alice', 'battle', 'describe', { what: '' });
  expect(textOf(again.response)).toContain('C1 · counter: in 0101');

  for (const [red, blue] of [
    ['C1 move 3', 'C2 move 3'],
    ['C1 move 3', 'C2 move 1'],
  ] as const) {
    for (const text of [red, 'end']) await order(stage, 'Alice', 'battle', text);
    for (const text of [blue, 'end']) await order(stage, 'Bruno', 'battle', text);
  }
  await order(stage, 'Alice', 'battle', 'C1 move 2');
  expect((await publicTexts(stage, 'battle')).join('\n')).toContain('red wins');
});

test('the panel gives an order with buttons', async () => {
  const stage = await openStage({ aide: COUNTERS });
  await begin(stage, 'battle', 'line', players);
  const { response } = await stage.command('Alice', 'battle', 'panel');
  const panel = async () => (await stage.seen('Alice', 'battle')).find(({ id }) => id === response!.id)!;
  await stage.press(
    'Alice',
    await panel(),
    buttonsOf(await panel()).find(({ label }) => label.includes('move 2'))!.label,
  );
  await stage.press('Alice', await panel(), 'Confirm');
  expect(await lastText(stage)).toContain('C1 moves to 0301.');
});

test('a turn that no one plays ends at its deadline', async () => {
  let now = new Date('2026-11-26T12:00:00Z');
  const stage = await openStage({ aide: { ...COUNTERS, clock: () => now } });
  await stage.command('Alice', 'battle', 'battle new', { scenario: 'line', pace: '24h/6h', threads: false });
  await stage.command('Alice', 'battle', 'battle join', { side: 'red' });
  await stage.command('Bruno', 'battle', 'battle join', { side: 'blue' });
  await stage.command('Alice', 'battle', 'battle start');
  for (const hours of [16, 8]) {
    now = new Date(now.getTime() + hours * HOUR);
    await stage.aide.tick();
    await stage.settled();
  }
  expect((await publicTexts(stage, 'battle')).join('\n')).toContain('Alice’s units hold');
  await order(stage, 'Bruno', 'battle', 'C2 move 1');
});
