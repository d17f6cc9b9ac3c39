/** SK-ASK-01 to -06: what the doctrines answer, and what counts when nobody has answered in time. */
import { expect, test } from 'vitest';
import type { Asked } from '../../../src/kernel/play.ts';
import { run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/skirmish/apply.ts';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { play } from '../../../src/rules/skirmish/play.ts';
import { card, doctrine } from '../../../src/rules/skirmish/questions.ts';
import { skirmish, type Skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

/** The first question of an order, and its card. */
function questionOf(t: Skirmish, by: 'red' | 'blue', order: Order, dice: number[] = []) {
  const found: { asked?: Asked } = {};
  const left = [...dice];
  const outcome = run({ play, apply }, t.now, order, by, [], {
    dice: ({ dice: count }) => left.splice(0, count),
    answer: (question) => {
      found.asked ??= question;
      return undefined;
    },
  });
  const question = found.asked!;
  return { question, shown: card(question, outcome.kind === 'waits' ? outcome.state : t.now) };
}

/** Its kind, its fallback, and what each doctrine answers. */
function asked(t: Skirmish, by: 'red' | 'blue', order: Order, dice: number[] = []) {
  const { question, shown } = questionOf(t, by, order, dice);
  for (const language of ['en', 'fr'] as const)
    for (const says of [shown.asks, ...shown.options.map((option) => option.says)]) words.say(language, says);
  const answers = (name: string) => doctrine(name, question, t.now);
  return {
    kind: question.kind,
    to: question.to,
    fallback: question.fallback,
    regulation: answers('regulation'),
    ask: answers('ask'),
  };
}

test('SK-ASK-03 the card says who comes, and its picture shows from where', () => {
  const t = skirmish('red 2L line close 8 at 40x20 face N', 'blue 6C light skirmish 2 at 40x36 face S');
  const { title, marks } = questionOf(t, 'red', { kind: 'assault', unit: '2L', target: '6C' }).shown;
  expect(words.say('en', title!)).toBe('2L comes at 6C');
  expect(words.say('fr', title!)).toBe('Le 2L marche sur le 6C');
  expect(marks).toMatchObject([{ kind: 'charge', side: 'red', way: [[40_000, 20_000], expect.anything()] }]);
});

test('SK-ASK-03 the button of the test says how likely it is', () => {
  const lines = ['red 2L line close 8 at 40x20 face N', 'blue 6C light skirmish 2 at 40x36 face S'];
  const buttons = (...more: string[]) => {
    const { options } = questionOf(skirmish(...lines, ...more), 'red', {
      kind: 'assault',
      unit: '2L',
      target: '6C',
    }).shown;
    return options.map(({ says }) => words.say('en', says));
  };
  expect(buttons()).toEqual(['Refuse contact', 'Test and stand · 33%']);
  expect(buttons('blue 5S sergeant of 6C at 45x40 face S')).toEqual(['Refuse contact', 'Test and stand · 50%']);
});

test('SK-ASK-02 the card of a single elite fire says and shows at whom', () => {
  const t = skirmish('red 2V light loose figures 40x10 marksman 1', 'blue 7L line loose figures 40x50 42x50 44x50');
  const { title, marks } = questionOf(t, 'red', fire('2V', '7L')).shown;
  expect(words.say('en', title!)).toBe('2V fires at 7L');
  expect(marks).toEqual([{ kind: 'fire', side: 'red', from: [40_000, 10_000], to: [40_000, 50_000], arm: 'musketry' }]);
});

test('SK-ASK-03 one name or many, the card asks and speaks of them alike', () => {
  const lines = ['red 2L line close 8 at 40x20 face N', 'blue 6C light skirmish 2 at 40x36 face S'];
  const card = (...names: string[]) => {
    const { asks } = questionOf(skirmish(...lines, ...names), 'red', {
      kind: 'assault',
      unit: '2L',
      target: '6C',
    }).shown;
    return words.say('en', asks);
  };
  expect(card()).toMatch(/Does 6C .* It passes .* it stands in disorder and recoils next turn\.$/);
  const many = card('name 6C en "Cazadores" plural; fr "les cazadores" m');
  expect(many).toMatch(/Do the Cazadores .* They pass .* they stand in disorder and recoil next turn\.$/);
});

const fire = (unit: string, target: string): Order => ({ kind: 'fire', unit, target, figures: [] });
const led = (t: Skirmish) => t.play('red', { kind: 'end' }).play('blue', { kind: 'end' }).play('red', { kind: 'open' });

test('SK-ASK-01 a unit keeps its elite fire by default, and uses it by the regulation', () => {
  const t = led(
    skirmish('red 3G grenadiers close 6 ranks 2 at 40x10', 'red 1S officer at 47x10', 'blue 7L line close 10 at 40x28'),
  );
  expect(asked(t, 'red', fire('3G', '7L'), [4, 1, 1, 1, 1, 1])).toEqual({
    kind: 'SK-ASK-01',
    to: 'red',
    fallback: 'keep',
    regulation: 'elite',
    ask: undefined,
  });
});

test('SK-ASK-02 +1 by the regulation where it helps, plain where it does not', () => {
  const at = (line: string) =>
    asked(skirmish('red 2V light loose figures 40x10 marksman 1', line), 'red', fire('2V', '7L'));
  expect(at('blue 7L line loose figures 40x50 42x50 44x50')).toMatchObject({
    kind: 'SK-ASK-02',
    fallback: 'plain',
    regulation: '+1',
  });
  expect(at('blue 7L line cuirass loose figures 40x66 42x66 44x66')).toMatchObject({
    fallback: 'plain',
    regulation: 'plain',
  });
});

test('SK-ASK-03 skirmishers refuse', () => {
  const t = skirmish(
    'red 2L line close 8 ranks 2 at 60x20',
    'red 1S sergeant of 2L at 60x12',
    'blue 6C light skirmish figures 59x32 61x32 face S',
  );
  expect(asked(t, 'red', { kind: 'assault', unit: '2L', target: '6C' })).toMatchObject({
    kind: 'SK-ASK-03',
    to: 'blue',
    fallback: 'refuse',
    regulation: 'refuse',
    ask: undefined,
  });
});

test('SK-ASK-05 who is touched from aside faces, without being asked unless they want to be', () => {
  const t = skirmish(
    'red 2L line close 8 ranks 2 at 60x20',
    'red 1S sergeant of 2L at 60x12',
    'blue 7L line close 8 ranks 2 at 62x34 face E',
  );
  expect(asked(t, 'red', { kind: 'assault', unit: '2L', target: '7L' }, [3])).toMatchObject({
    kind: 'SK-ASK-05',
    fallback: 'face',
    regulation: 'face',
    ask: undefined,
  });
});

test('SK-ASK-04 of equal places the first', () => {
  const t = skirmish(
    'red 9L light loose figures 60x29',
    'blue 6C light skirmish figures 60x45 face S recoils',
    'area impassable 57x47 57x49 63x49 63x47',
    'turn 1 blue',
  ).play('blue', { kind: 'end' });
  expect(asked(t, 'red', { kind: 'open' })).toMatchObject({
    kind: 'SK-ASK-04',
    to: 'blue',
    fallback: '1',
    regulation: '1',
  });
});

test('SK-ASK-06 the mass suffers the difference', () => {
  const t = led(
    skirmish(
      'variant screen ask',
      'red 2L line close 8 ranks 2 at 40x10',
      'red 1S sergeant of 2L at 46x9',
      'blue 6C light skirmish figures 39x36 41x36 face S',
      'blue 7L line close 10 ranks 2 at 40x47 face S',
    ),
  );
  expect(asked(t, 'red', fire('2L', '7L'), [6, 6, 6, 1, 1, 1, 1, 1])).toMatchObject({
    kind: 'SK-ASK-06',
    fallback: 'difference',
    regulation: 'difference',
    ask: undefined,
  });
});
