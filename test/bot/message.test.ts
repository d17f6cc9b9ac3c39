import fc from 'fast-check';
import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { componentLimits } from '../../src/practice/limits/components.ts';
import { messagesOf, SENTENCES } from '../../src/bot/messages/message.ts';
import { fileOf, namingOf } from '../../src/bot/outbox/naming.ts';
import type { Post } from '../../src/host/post.ts';
import { emptyScene } from '../help/scene.ts';
import { rounds } from '../help/soak.ts';

const row = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', nonce: '0f8fad5bd9cb469fa16570867' };
const naming = namingOf(row, fileOf(row.id, 'png'));

function post(more: Partial<Post>): Post {
  return { kind: 'report', sentences: [], footer: [], calls: [], ...more };
}

const says = (text: string, ...dice: string[]): Post['sentences'][number] => ({ says: text, dice });

test('a report is one container: title, sentences with small print, map, footer', () => {
  const leaves = messagesOf(
    post({
      title: '7C rides down 3D',
      sentences: [says('They charge.', 'Shock: 5 dice\nof which 2'), says('They run.')],
      footer: ['7C 10', 'next: blue'],
      scene: emptyScene('the map'),
      calls: ['1100000000000000011'],
    }),
    naming,
  );
  expect(leaves).toHaveLength(1);
  expect(leaves[0]!.components).toMatchInlineSnapshot(`
    [
      {
        "content": "<@1100000000000000011>",
        "type": 10,
      },
      {
        "components": [
          {
            "content": "### 7C rides down 3D",
            "type": 10,
          },
          {
            "content": "They charge.
    -# Shock: 5 dice
    -# of which 2",
            "type": 10,
          },
          {
            "content": "They run.",
            "type": 10,
          },
          {
            "items": [
              {
                "description": "the map",
                "media": {
                  "url": "attachment://map-0f8fad5bd9cb469fa16570867728950e.png",
                },
              },
            ],
            "type": 12,
          },
          {
            "type": 14,
          },
          {
            "content": "-# 7C 10 · next: blue",
            "type": 10,
          },
        ],
        "id": 426631086,
        "type": 17,
      },
    ]
  `);
});

test('a card has its buttons, with grave ones alone below', () => {
  const choices = [
    { label: 'Stand', grave: false },
    { label: 'Square', grave: false },
    { label: 'Flee (panics)', grave: true },
  ];
  const [leaf] = messagesOf(
    post({ kind: 'card', sentences: [says('Choose.')], question: { battle: 'b', no: 3, choices } }),
    naming,
  );
  const container = leaf!.components[0]!;
  const rows = container.type === ComponentType.Container ? container.components.slice(1) : [];
  const ids = rows.map((each) =>
    'components' in each ? each.components.map((b) => ('custom_id' in b ? b.custom_id : '')) : [],
  );
  expect(ids).toEqual([['answer:b:3:0', 'answer:b:3:1'], ['grave:b:3:2']]);
});

test('between them there is a menu for each possible follow-up question', () => {
  const choices = [
    { label: 'Stand', grave: false },
    { label: 'Flee (panics)', grave: true },
  ];
  const ahead = [
    { asks: 'If alive', later: 'If alive: later', choices: ['If alive: none', 'If alive: fire'] },
    { asks: 'If failed', later: 'later', choices: Array.from({ length: 40 }, (_each, n) => `x${n}`.repeat(60)) },
  ];
  const [leaf] = messagesOf(
    post({ kind: 'card', sentences: [says('Choose.')], question: { battle: 'b', no: 3, choices, ahead } }),
    naming,
  );
  const container = leaf!.components[0]!;
  const rows = container.type === ComponentType.Container ? container.components.slice(1) : [];
  expect(rows.map((each) => JSON.stringify(each).match(/(answer|ahead|grave):b:3:[^"]*/g))).toEqual([
    ['answer:b:3:0'],
    ['ahead:b:3:0:_._'],
    ['ahead:b:3:1:_._'],
    ['grave:b:3:1'],
  ]);
  const options = rows.flatMap((each) =>
    'components' in each
      ? each.components.flatMap((menu) => (menu.type === ComponentType.StringSelect ? [menu.options] : []))
      : [],
  );
  expect(options.map((each) => each.length)).toEqual([3, 25]);
  expect(options[0]!.map(({ label, value, default: chosen }) => [label, value, chosen === true])).toEqual([
    ['If alive: later', 'later', true],
    ['If alive: none', '0', false],
    ['If alive: fire', '1', false],
  ]);
  expect([...componentLimits([...leaf!.components] as never, true)]).toEqual([]);
});

test('a long report continues in further messages; the last has map, footer and buttons, the first the title and mentions', () => {
  const sentences = Array.from({ length: 22 }, (_each, n) => says(`Sentence ${n}.`, `dice ${n}`));
  const leaves = messagesOf(
    post({ title: 'T', sentences, footer: ['end'], scene: emptyScene('map'), calls: ['1100000000000000011'] }),
    naming,
  );
  expect(leaves.map(({ file }) => file !== undefined)).toEqual([false, false, true]);
  expect(leaves.map(({ calls }) => calls.length)).toEqual([1, 0, 0]);
  expect(new Set(leaves.map(({ nonce }) => nonce)).size).toBe(3);
  expect(new Set(leaves.map(({ mark }) => mark)).size).toBe(3);
  const texts = leaves.map(({ components }) => JSON.stringify(components));
  expect(texts[0]).toContain('### T');
  expect(texts[2]).toContain('-# end');
});

test('a report of seven sentences is one message, and so is a card of as many with its answers', () => {
  const sentences = Array.from({ length: 7 }, (_each, n) => says(`Sentence ${n}.`, `dice ${n}`));
  const choices = Array.from({ length: 4 }, (_each, n) => ({ label: `answer ${n}`, grave: n === 3 }));
  const told = { title: 'T', sentences, footer: ['end'], scene: emptyScene('map') };
  expect(messagesOf(post(told), naming)).toHaveLength(1);
  expect(messagesOf(post({ ...told, question: { battle: 'b', no: 1, choices } }), naming)).toHaveLength(1);
});

test('beside many answers and menus a message holds fewer sentences', () => {
  const sentences = Array.from({ length: 10 }, (_each, n) => says(`Sentence ${n}.`));
  const choices = Array.from({ length: 15 }, (_each, n) => ({ label: `answer ${n}`, grave: n > 10 }));
  const ahead = Array.from({ length: 4 }, (_each, n) => ({ asks: `If ${n}`, later: `later ${n}`, choices: ['none'] }));
  const leaves = messagesOf(
    post({ title: 'T', sentences, scene: emptyScene('map'), question: { battle: 'b', no: 1, choices, ahead } }),
    naming,
  );
  expect(leaves.map(({ components }) => JSON.stringify(components).match(/Sentence/g)?.length)).toEqual([9, 1]);
  for (const { components } of leaves) expect([...componentLimits([...components] as never, true)]).toEqual([]);
});

/** The names of each message's sentences; `+` before those that continue the previous one. */
function broken(sentences: string): string {
  const all = sentences.split(' ').map((name) => ({ ...says(name.replace('+', '')), follows: name.startsWith('+') }));
  const leaves = messagesOf(post({ sentences: all }), naming).map(({ components }) => JSON.stringify(components));
  const held = leaves.map((leaf) =>
    all.filter(({ says: name }) => leaf.includes(`"${name}"`)).map((each) => each.says),
  );
  return held.map((names) => names.join(' ')).join(' | ');
}

test.each([
  ['1 2 3 4 5 charge +flees chase helper blow +stays', '1 2 3 4 5 charge flees chase helper | blow stays'],
  ['1 2 3 4 5 charge +flees chase +a blow +b', '1 2 3 4 5 charge flees chase a | blow b'],
  ['charge +a +b +c +d +e +f +g +h +i +j', 'charge a b c d e f g h i | j'],
  ['1 2 3 4 5 6 7 8 9 10 11', '1 2 3 4 5 6 7 8 9 10 | 11'],
  ['charge blow +a +b +c +d +e +f +g +h +i', 'charge blow a b c d e f g h | i'],
  ['1 2 3 4 5 charge a blow +b +c +d', '1 2 3 4 5 charge a | blow b c d'],
  // Ending the first message earlier would take a third one.
  ['1 2 3 4 5 6 7 8 +a +b +c d e f g h i j k l', '1 2 3 4 5 6 7 8 a b | c d e f g h i j k l'],
])('a message begins with a new sentence: %s', (sentences, messages) => {
  expect(broken(sentences)).toBe(messages);
});

test('every post, however long, makes messages that Discord accepts', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ minLength: 3000, maxLength: 9000 }),
    fc.string({ unit: 'grapheme' }),
  );
  const sentence = fc.record({ says: text, dice: fc.array(text, { maxLength: 4 }) });
  const choice = fc.record({ label: fc.string({ maxLength: 80 }), grave: fc.boolean() });
  const any = fc.record({
    kind: fc.constant('card' as const),
    title: fc.string({ minLength: 1, maxLength: 2000 }),
    sentences: fc.array(sentence, { maxLength: 14 }),
    footer: fc.array(text, { maxLength: 6 }),
    scene: fc.constant(emptyScene('x'.repeat(3000))),
    question: fc.record({ battle: fc.constant('b'), no: fc.nat(999), choices: fc.array(choice, { maxLength: 30 }) }),
    calls: fc.array(fc.constant('1100000000000000011'), { maxLength: 20 }),
  });
  fc.assert(
    fc.property(any, (each) => {
      for (const leaf of messagesOf(each, naming)) {
        const parts = leaf.components as unknown as Parameters<typeof componentLimits>[0];
        expect([...componentLimits(parts, true)]).toEqual([]);
        expect(leaf.nonce.length).toBeLessThanOrEqual(25);
        const container = leaf.components.at(-1)!;
        const inner = container.type === ComponentType.Container ? container.components : [];
        const texts = inner.filter(({ type }) => type === ComponentType.TextDisplay);
        expect(texts.length).toBeLessThanOrEqual(SENTENCES + 2);
      }
    }),
    { numRuns: rounds(150) },
  );
});

test('an empty post is still a message', () => {
  expect(JSON.stringify(messagesOf(post({}), naming)[0]!.components)).toContain('…');
});

const labelsIn = (more: Partial<Post>): string[] =>
  messagesOf(post({ title: 'Turn 1', ...more }), naming)
    .flatMap(({ components }) => [...components])
    .flatMap((part) => (part.type === ComponentType.Container ? [...part.components] : []))
    .flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
    .flatMap((part) => ('label' in part && part.label !== undefined ? [part.label] : []));

const turn = { battle: 'b', seq: 4, label: 'End the turn', panel: 'Panel', ideas: 'Ideas' };
const idea = (text: string) => ({ text, label: text });

test('the call for orders has a panel, ideas and the end of the turn; if there are ideas, the best comes first', () => {
  expect(labelsIn({ turn })).toEqual(['Panel', 'Ideas', 'End the turn']);
  const ideas = { battle: 'b', orders: [idea('4K charge 11C'), idea('14K line'), idea('end')] };
  expect(labelsIn({ turn, ideas })).toEqual(['4K charge 11C', 'Panel', 'Ideas', 'End the turn']);
  // Nothing is worth ordering except to end it.
  expect(labelsIn({ turn, ideas: { battle: 'b', orders: [idea('end')] } })).toEqual(['Panel', 'Ideas', 'End the turn']);
  expect(labelsIn({ ideas })).toEqual(['4K charge 11C', '14K line', 'end']);
});

test('at most five buttons: links to the rules give way to decisions', () => {
  const rules = { battle: 'b', from: 1, to: 2, label: 'Rules' };
  const choices = (n: number) => Array.from({ length: n }, (_, i) => ({ label: `answer ${i}`, grave: i === 0 }));
  const question = (n: number) => ({ battle: 'b', no: 1, choices: choices(n) });
  expect(labelsIn({ question: question(4), rules })).toEqual(['answer 1', 'answer 2', 'answer 3', 'Rules', 'answer 0']);
  expect(labelsIn({ question: question(5), rules })).toHaveLength(5);
  expect(labelsIn({ question: question(5), rules })).not.toContain('Rules');
});

test('a choice placed apart from the options keeps its own number', () => {
  const choices = [
    { label: 'square', grave: false, option: 1 },
    { label: 'stand', grave: false, option: 0 },
  ];
  const [leaf] = messagesOf(post({ question: { battle: 'b', no: 7, choices } }), naming);
  expect(JSON.stringify(leaf!.components)).toMatch(/answer:b:7:1.*square.*answer:b:7:0.*stand/);
});
