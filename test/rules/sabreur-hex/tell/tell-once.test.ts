/** A thing is said once: what the title says is left out below it, what comes to nothing waits for the next post. */
import { describe, expect, test } from 'vitest';
import { run } from '../../../../src/kernel/run.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import type { Order } from '../../../../src/rules/sabreur-hex/order.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { tell } from '../../../../src/rules/sabreur-hex/tell/index.ts';
import { playOut, position, type Script, type Told } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const played = (lines: readonly string[], script: Script) => tell(playOut(position('map 30 x 30', ...lines), script));

/** What the table does by itself. */
function byTable(order: Order, lines: readonly string[]) {
  const before: State = { ...position('map 30 x 30', ...lines), phase: 'orders', orderPoints: 0 };
  const done = run(sabreurHex, before, order, 'red', [], { dice: () => [4], answer: () => undefined });
  if (done.kind !== 'done') throw new Error(`the order ${done.kind}`);
  return tell({ before, after: done.state, by: 'red', transcript: done.transcript });
}

const NEAR = ['red 3L line infantry column 0809 N', 'blue 9L line infantry line 0806 S'];

describe('sentences below a title', () => {
  test('a change of formation, a turn and a march need no sentence', () => {
    for (const order of ['3L line', '3L turn NE', '3L march 0808']) {
      const dice = order === '3L line' ? '1 1' : '';
      const [only] = played(order === '3L line' ? NEAR : NEAR.slice(0, 1), { order, dice }).sentences;
      expect(only?.titled).toBe('nothing');
    }
  });

  test.each([
    [1, 'Orders: 3L · 1 point [ORDERS-06]'],
    [2, 'Orders: 3L · 1 point, 1 left [ORDERS-06]'],
  ])('the cost of an order mentions the points left only if there are some: %i', (points, line) => {
    const { sentences } = played([`turn 1 red actions points ${points}`, NEAR[0]!], { order: '3L march 0808' });
    expect(sentences.flatMap(({ spent = [] }) => spent.map((each) => words.say('en', each)))).toEqual([line]);
  });

  test('the end of the orders mentions only what may still happen', () => {
    const impetuous = ['turn 1 red actions points 0', 'red 7C heavy cavalry impetuous 0807 N', NEAR[1]!];
    const { sentences, footer } = played(impetuous, { order: 'end' });
    expect(words.say('en', sentences[0]!.titled as never)).toBe('Some units may still act on their own.');
    expect(footer).toEqual([]);
  });

  test('a combat keeps its sentences', () => {
    const { sentences } = played(['red 7C heavy cavalry 1212 N', 'blue 3L line infantry column 1209 S'], {
      order: '7C charge 3L, stop',
      answers: ['square'],
      dice: '1 1',
    });
    expect(sentences.every(({ titled, announces }) => !titled && !announces)).toBe(true);
  });
});

describe('the end of a unit', () => {
  const CHARGE = ['red 7C heavy cavalry 1212 N', 'blue 3L line infantry column 1209 S strength 3 of 16'];
  const killed = () => played(CHARGE, { order: '7C charge 3L', answers: ['hold'], dice: '1 2 6 6 6 6 6 6 6 6' });

  test('it is reported by the title; the score is below it', () => {
    const { title, sentences, footer } = killed();
    expect(words.say('en', title)).toBe('7C destroys 3L');
    const end = sentences.find(({ says }) => says.id.startsWith('tell-eliminated-'))!;
    expect(end.titled).toBe('nothing');
    expect(words.say('en', end.dice[0]!)).toMatch(/^3L \*\*eliminated\*\*: Red scores \d+ VP$/);
    expect(footer.map((each) => words.say('en', each)).join()).not.toMatch(/3L|VP/);
  });

  test('an answer given by button is reported by its result, without a line of its own', () => {
    const lines = killed().sentences.flatMap(({ dice }) => dice.map((each) => words.say('en', each)));
    expect(lines.some((each) => each.startsWith('Stand firm'))).toBe(false);
    expect(lines.some((each) => each.startsWith('Test 3L'))).toBe(true);
  });
});

test('the start of a turn, and its points, are reported by the announcement', () => {
  const points = byTable({ kind: 'rollPoints' }, NEAR);
  expect(points.sentences.map(({ announces }) => announces)).toEqual([true]);
  expect(points.sentences[0]!.dice).toHaveLength(1);
});

describe('reports that wait for the next post', () => {
  const MOB = 'red 4L line infantry panicked 0805 S strength 12 of 16';

  test.each([
    ['a change of formation that passes its test', NEAR, '3L line', '1 1'],
    ['one that fails it', NEAR, '3L line', '6 6'],
    ['a rally that fails', [MOB, 'blue 9L line infantry line 0812 N'], '4L rally', '6 6'],
    [
      'a shot that finds nobody',
      ['red 1B medium foot battery 1107 N', 'blue 9L line infantry line 1101 S'],
      '1B fire 9L',
      '1 1 1 1 1',
    ],
  ])('%s', (_what, lines, order, dice) => {
    expect(played(lines, { order, dice }).quiet).toBe(true);
  });

  test.each([
    ['a rally', [MOB, 'blue 9L line infantry line 0812 N'], '4L rally column face S', '1 1'],
    [
      'a shot that costs men',
      ['red 1B medium foot battery 1107 N', 'blue 9L line infantry line 1101 S'],
      '1B fire 9L',
      '6 1 1 1 1 1',
    ],
  ])('no wait for %s', (_what, lines, order, dice) => {
    expect(played(lines, { order, dice }).quiet).toBe(false);
  });
});

describe('the title of a later post is about what is new', () => {
  const LINES = ['red 7C heavy cavalry 1212 N', 'blue 3L line infantry column 1209 S strength 16'];
  const charged = (answers: readonly string[], dice: string) =>
    playOut(position('map 30 x 30', ...LINES), { order: '7C charge 3L', answers, dice });

  /** The title of what a question's answer led to, as far as the story goes. */
  function since(kind: string, { before, transcript, ...told }: Told): string {
    const from = transcript.findIndex((entry) => 'ask' in entry && entry.ask.kind === kind);
    const then = transcript
      .slice(0, from)
      .reduce((now, entry) => ('fact' in entry ? sabreurHex.apply(now, entry.fact) : now), before);
    return words.say('en', tell({ ...told, before: then, transcript: transcript.slice(from) }).title);
  }

  test('the answer, and its test', () => {
    expect(since('ASK-06', charged(['square'], '6 6'))).toMatch(
      /^3L (tries to form square, too late|has no time to form square)$/,
    );
  });

  test('the attack, and its losses', () => {
    expect(since('ASK-06', charged(['hold'], '1 1 6 6 6 1 1 1 1 1 6 6'))).toBe('7C strikes 3L: −3');
  });

  test('what happened to the target', () => {
    const told = charged(['hold', 'stay'], '1 1 6 6 6 1 1 1 1 1 6 6');
    expect(since('ASK-10', told)).toMatch(/^3L wavers and stays: −\d+$/);
  });
});
