/** The desk as messages and forms, within Discord's limits. */
import { type APILabelComponent, ComponentType, type ModalSubmitInteraction } from 'discord.js';
import fc from 'fast-check';
import * as published from 'discord-api-spec/zod';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Use } from '../../src/bot/bot.ts';
import { deskShown, openTool } from '../../src/bot/features/desk.ts';
import { filledIn, type Modal, rollForm, toolForm, wordsForm } from '../../src/bot/features/desk-form.ts';
import { readId } from '../../src/bot/interactions/id.ts';
import { messagesOf } from '../../src/bot/messages/message.ts';
import { namingOf } from '../../src/bot/outbox/naming.ts';
import type { Form } from '../../src/host/verbs/desk/desk-shown.ts';
import type { Post } from '../../src/host/post.ts';
import type { Field } from '../../src/kernel/ruleset.ts';
import { modalBody, read } from '../../src/practice/bodies.ts';
import { componentLimits } from '../../src/practice/limits/components.ts';
import { modalLimits } from '../../src/practice/limits/modals.ts';
import { rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';
import { type AnyRuleset, rulesetsByName } from '../../src/host/ruleset.ts';
import { TOOL_KINDS } from '../../src/kernel/open.ts';
import { words } from '../help/words.ts';
import { emptyScene } from '../help/scene.ts';
import { rounds } from '../help/soak.ts';

const row = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', nonce: '0f8fad5bd9cb469fa16570867' };
const naming = namingOf(row, 'map.png');
const use = (language: 'en' | 'fr') => ({ say: words.say, language }) as Use;
const battle = row.id;

const desk: NonNullable<Post['desk']> = {
  battle,
  seq: 7,
  dice: [
    { dice: '1d6', label: '🎲 1D6' },
    { dice: '2d6', label: '🎲 2D6' },
  ],
  tools: [{ name: 'losses', label: 'losses' }],
  words: 'In words',
  more: 'More',
  done: 'Go on',
};

const named = (...names: string[]) => names.map((name) => ({ name, label: name }));
const { more: _more, ...own } = desk;
const privateDesk: NonNullable<Post['desk']> = {
  ...own,
  menus: [
    { title: 'Units', tools: named('losses', 'move', 'retreat') },
    { title: 'State', tools: named('token', 'winner') },
  ],
  rolls: 'Dice',
};

/** What a person is shown when they open this desk. */
async function openedBy(shown: NonNullable<Post['desk']>) {
  const host = { deskView: async () => post({ sentences: [says('Settle it.')], desk: shown }) };
  const paint = async () => ({ data: new Uint8Array(1), type: 'png' });
  const answer = await deskShown({ ...use('en'), host, paint } as unknown as Use);
  return innerOf('parts' in answer ? [...answer.parts] : []);
}

function post(more: Partial<Post>): Post {
  return { kind: 'desk', title: 'T', sentences: [], footer: ['Chain 1'], scene: emptyScene('map'), calls: [], ...more };
}

const says = (text: string, ...dice: string[]): Post['sentences'][number] => ({ says: text, dice });

function innerOf(components: ReturnType<typeof messagesOf>[number]['components']) {
  const container = components.at(-1)!;
  return container.type === ComponentType.Container ? container.components : [];
}

const idsIn = (inner: ReturnType<typeof innerOf>): string[][] =>
  inner.flatMap((each) =>
    each.type === ComponentType.ActionRow
      ? [each.components.map((part) => ('custom_id' in part ? part.custom_id.replace(battle, 'b') : ''))]
      : [],
  );

test('a desk is one message however many units it concerns: lines, map, five buttons', () => {
  const sentences = Array.from({ length: 30 }, (_each, n) => says(`**${n}**: may fight`));
  const leaves = messagesOf(post({ sentences, desk, calls: ['1100000000000000011'] }), naming);
  expect(leaves).toHaveLength(1);
  const inner = innerOf(leaves[0]!.components);
  expect(inner.map(({ type }) => ComponentType[type])).toEqual([
    'TextDisplay',
    'TextDisplay',
    'MediaGallery',
    'Separator',
    'TextDisplay',
    'ActionRow',
  ]);
  expect(inner[1]).toMatchObject({ content: sentences.map((each) => each.says).join('\n') });
  expect(idsIn(inner)).toEqual([['throw:b:1d6', 'throw:b:2d6', 'tool:b:losses', 'desk:b', 'done:b']]);
});

test('without an open step, a roll asks for its reason first, and there is nothing to continue', () => {
  const { done: _done, ...closed } = desk;
  const [leaf] = messagesOf(post({ sentences: [says('Nothing.')], desk: closed }), naming);
  expect(idsIn(innerOf(leaf!.components))).toEqual([['reason:b:1d6', 'reason:b:2d6', 'tool:b:losses', 'desk:b']]);
});

test('a post that an older version left to be sent has five buttons too', () => {
  const tools = named('losses', 'move', 'retreat', 'token', 'note', 'kind');
  const [leaf] = messagesOf(post({ sentences: [says('Settle it.')], desk: { ...own, tools } }), naming);
  expect(idsIn(innerOf(leaf!.components))).toEqual([
    ['throw:b:1d6', 'throw:b:2d6', 'tool:b:losses', 'desk:b', 'done:b'],
  ]);
});

test('in private: five buttons, and all forms in menus; dice that have no button are in a menu while a step is open', async () => {
  expect(idsIn(await openedBy(privateDesk))).toEqual([
    ['throw:b:1d6', 'throw:b:2d6', 'tool:b:losses', 'rule:b', 'done:b'],
    ['tools:b:0'],
    ['tools:b:1'],
  ]);
  const dice = [1, 2, 3, 4].map((n) => ({ dice: `${n}d6`, label: `${n}D6` }));
  const inner = await openedBy({ ...privateDesk, dice });
  expect(idsIn(inner).at(-1)).toEqual(['throws:b']);
  expect(inner.at(-1)).toMatchObject({
    components: [{ placeholder: 'Dice', options: dice.map((each) => ({ value: each.dice, label: each.label })) }],
  });
  const { done: _done, ...closed } = privateDesk;
  expect(idsIn(await openedBy({ ...closed, dice }))).toEqual([
    ['reason:b:1d6', 'reason:b:2d6', 'tool:b:losses', 'rule:b'],
    ['tools:b:0'],
    ['tools:b:1'],
  ]);
});

test.each(Object.entries(rulesets))(
  '%s: every form is in one menu of at most 25, the first a button',
  (_book, rules) => {
    for (const { text } of readScenarios(rulesetsByName(rulesets)).filter(
      ({ ruleset }) => rulesets[ruleset as never] === rules,
    )) {
      const position = (rules as AnyRuleset).read(text);
      if ('faults' in position) throw new Error(text);
      const tools = (rules as AnyRuleset).desk.tools(position.state);
      const names = tools.map(({ name }) => name);
      expect(names[0]).toBe('losses');
      expect(new Set(names).size).toBe(names.length);
      for (const kind of TOOL_KINDS) {
        const some = tools.filter((tool) => tool.kind === kind).length;
        expect([kind, some > 0 && some <= 25]).toEqual([kind, true]);
      }
    }
  },
);

/** The forms that stood as buttons below desks until they were put into menus. */
const FORMER = {
  'sabreur-hex': 'losses move facing formation state eliminate',
  panache: 'winner losses move retreat token combat eliminate class',
  skirmish: 'losses figures recoil contact apart move face formation leader led cover loading bands fire',
};

test.each(Object.entries(FORMER))(
  '%s: the buttons of a desk of an older version still open their forms',
  async (book, names) => {
    const rules = rulesetsByName(rulesets).get(book)!;
    const [any] = readScenarios(rulesetsByName(rulesets)).filter(({ ruleset }) => ruleset === book);
    const position = rules.read(any!.text);
    if ('faults' in position) throw new Error(book);
    const tools = rules.desk.tools(position.state);
    const deskForm = async (_request: unknown, name: string) => {
      const tool = tools.find((each) => each.name === name);
      return { title: tool ? words.say('en', tool.says) : 'none', fields: [] };
    };
    const battleAt = async () => battle;
    const here = { ...use('en'), request: { place: {} }, battleAt, host: { deskForm } } as unknown as Use;
    for (const name of names.split(' ')) {
      const id = readId(`tool:${battle}:${name}`);
      const opened = id?.kind === 'tool' ? await openTool(id, here) : {};
      const tool = tools.find((each) => each.name === name)!;
      expect(opened).toMatchObject({
        opens: { custom_id: `tool:${battle}:${name}`, title: words.say('en', tool.says) },
      });
    }
  },
);

test('posts during an open step link to its desk with one button', () => {
  const [leaf] = messagesOf(
    post({ kind: 'report', sentences: [says('2D6: 7')], toDesk: { battle, label: 'The desk' } }),
    naming,
  );
  expect(idsIn(innerOf(leaf!.components))).toEqual([['desk:b']]);
});

test('every desk, whatever it contains, makes messages that Discord accepts', async () => {
  const text = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ minLength: 3000, maxLength: 5000 }));
  const label = fc.string({ maxLength: 80 });
  const any = fc.record({
    title: fc.string({ minLength: 1, maxLength: 2000 }),
    sentences: fc.array(fc.record({ says: text.map((each) => `x${each}`), dice: fc.array(text, { maxLength: 2 }) }), {
      minLength: 1,
      maxLength: 40,
    }),
    footer: fc.array(text, { maxLength: 3 }),
    calls: fc.array(fc.constant('1100000000000000011'), { maxLength: 3 }),
    desk: fc.record({
      battle: fc.constant(battle),
      seq: fc.nat(),
      dice: fc
        .uniqueArray(fc.nat({ max: 20 }), { maxLength: 12 })
        .map((all) => all.map((n) => ({ dice: `${n}d6`, label: `${n}` }))),
      tools: fc
        .uniqueArray(fc.nat(), { maxLength: 30 })
        .map((all) => all.map((n) => ({ name: `t${n}`, label: `t${n}` }))),
      menus: fc.constant(privateDesk.menus!),
      words: label.filter((each) => each !== ''),
      more: label.filter((each) => each !== ''),
      done: label.filter((each) => each !== ''),
    }),
  });
  await fc.assert(
    fc.asyncProperty(any, async (each) => {
      const leaves = messagesOf(post({ ...each }), naming);
      const host = { deskView: async () => post({ ...each }) };
      const paint = async () => ({ data: new Uint8Array(1), type: 'png' });
      const shown = await deskShown({ ...use('en'), host, paint } as unknown as Use);
      for (const components of [...leaves.map((leaf) => leaf.components), 'parts' in shown ? shown.parts : []]) {
        expect([...componentLimits([...components] as never, true)]).toEqual([]);
      }
      const rows = innerOf(leaves.at(-1)!.components).filter(({ type }) => type === ComponentType.ActionRow);
      expect(rows.length).toBeGreaterThan(0);
    }),
    { numRuns: rounds(100) },
  );
});

/** Everything the published schema and the practice limits object to in a form. */
function faultsOf(modal: Modal): unknown[] {
  const schema = (published as unknown as Record<string, z.ZodType>)['ModalInteractionCallbackRequestSchema']!;
  const result = schema.safeParse({ type: 9, data: modal });
  return [...(result.success ? [] : result.error.issues), ...modalLimits(read(modalBody, modal))];
}

const form: Form = {
  title: 'A title that is much longer than the forty-five characters of Discord',
  fields: [
    { name: 'unit', label: 'Unit', choices: [{ value: '3L', label: '3L · light infantry' }] },
    { name: 'to', label: 'Where the unit stands, in so many words that it is too long', example: '0805 '.repeat(40) },
    {
      name: 'n',
      label: 'How many',
      choices: Array.from({ length: 25 }, (_each, n) => ({ value: `${n}`, label: `${n}`.repeat(99) })),
    },
    {
      name: 'many',
      label: 'Unit',
      choices: Array.from({ length: 26 }, (_each, n) => ({ value: `${n}L`, label: `${n}L` })),
    },
  ],
};

const partsOf = (modal: Modal) => modal.components.map((each) => (each as APILabelComponent).component);

test('a form: a menu of up to 25 choices, text beyond that, the reason last', () => {
  const modal = toolForm(use('en'), battle, 'losses', form);
  expect(faultsOf(modal)).toEqual([]);
  const parts = partsOf(modal);
  expect(parts.map(({ type }) => ComponentType[type])).toEqual([
    'SelectMenu',
    'TextInput',
    'SelectMenu',
    'TextInput',
    'TextInput',
  ]);
  expect(parts[3]).toMatchObject({ placeholder: 'A unit’s name, for example 25L', required: true });
  expect(parts[4]).toMatchObject({ min_length: 3, max_length: 200, required: true });
  const five = { ...form, fields: [...form.fields, { name: 'x', label: 'x' }] };
  expect(faultsOf(toolForm(use('en'), battle, 'losses', five))).not.toEqual([]);
});

test('more than 25 choices: the first in a menu, any other typed beside it', () => {
  const many = form.fields[3]!;
  const modal = toolForm(use('en'), battle, 'losses', { ...form, fields: [many, form.fields[0]!] });
  expect(faultsOf(modal)).toEqual([]);
  const [menu, other, ...rest] = partsOf(modal);
  expect(menu).toMatchObject({ custom_id: 'many', required: false, min_values: 0 });
  expect(menu).toHaveProperty('options.length', 25);
  expect(other).toMatchObject({ custom_id: 'many-other', required: false });
  expect(other).toHaveProperty('placeholder', 'A unit’s name, for example 25L');
  expect(rest).toHaveLength(2);
  const roll = rollForm(use('fr'), battle, '2d6', many);
  expect(faultsOf(roll)).toEqual([]);
  expect(partsOf(roll).map((each) => ('custom_id' in each ? each.custom_id : ''))).toEqual([
    'many',
    'many-other',
    '-why',
  ]);
});

test.each(['en', 'fr'] as const)('%s: the forms of changes and of a roll', (language) => {
  const units = { name: 'unit', label: 'Unit', choices: [] };
  for (const modal of [wordsForm(use(language), battle), rollForm(use(language), battle, '20d100', units)]) {
    expect(faultsOf(modal)).toEqual([]);
    expect(JSON.stringify(modal)).not.toContain('…');
  }
});

/** Every form of every ruleset, at the start of its scenarios, as the host would give it. */
function formsOf(): { name: string; language: 'en' | 'fr'; form: Form }[] {
  const known = rulesetsByName(rulesets);
  return readScenarios(known).flatMap(({ ruleset, text }) => {
    const rules = known.get(ruleset)!;
    const position = rules.read(text);
    if ('faults' in position) throw new Error(ruleset);
    return (['en', 'fr'] as const).flatMap((language) => {
      const say = (each: Parameters<typeof words.say>[1]) => words.say(language, each);
      const field = (each: Field): Form['fields'][number] =>
        each.kind === 'unit'
          ? {
              name: each.name,
              label: 'x',
              choices: rules.units(position.state).map((unit) => ({ value: unit.name, label: say(unit.says) })),
            }
          : each.kind === 'words'
            ? { name: each.name, label: say(each.says), example: each.example }
            : {
                name: each.name,
                label: say(each.says),
                choices: each.choices.map((one) => ({ value: one.value, label: say(one.says) })),
              };
      return rules.desk.tools(position.state).map(({ name, says, fields }) => ({
        name: `${ruleset} ${name}`,
        language,
        form: { title: say(says), fields: fields.map(field) },
      }));
    });
  });
}

test('each form of each rulebook fits into a Discord form, without truncation', () => {
  const all = formsOf();
  expect(new Set(all.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(Object.keys(rulesets)));
  for (const { name, language, form: each } of all) {
    const modal = toolForm(use(language), battle, name.split(' ')[1]!, each);
    expect([name, faultsOf(modal)]).toEqual([name, []]);
    const labels = modal.components.map((part) => (part as APILabelComponent).label);
    expect([name, [modal.title, ...labels].filter((label) => label.endsWith('…'))]).toEqual([name, []]);
  }
});

test('the values come back by name, separate from the reason', () => {
  const fields = new Map<string, object>([
    ['unit', { type: 3, customId: 'unit', values: ['3L'] }],
    ['n', { type: 4, customId: 'n', value: '2' }],
    ['none', { type: 3, customId: 'none', values: [] }],
    ['-why', { type: 4, customId: '-why', value: 'the dice' }],
    ['typed', { type: 3, customId: 'typed', values: ['1L'] }],
    ['typed-other', { type: 4, customId: 'typed-other', value: ' 30L ' }],
    ['left', { type: 3, customId: 'left', values: ['1L'] }],
    ['left-other', { type: 4, customId: 'left-other', value: '' }],
  ]);
  expect(filledIn({ fields: { fields } } as unknown as ModalSubmitInteraction)).toEqual({
    why: 'the dice',
    values: { unit: '3L', n: '2', none: '', typed: '30L', left: '1L' },
  });
});
