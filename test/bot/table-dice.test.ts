/**
 * Table rolls as messages: whatever is chosen, in every game and language, they keep Discord's limits and store the
 * choices.
 */
import { expect, test } from 'vitest';
import { type Answer, refusing } from '../../src/bot/interactions/answer.ts';
import type { Use } from '../../src/bot/bot.ts';
import { type Id, readId } from '../../src/bot/interactions/id.ts';
import { formShown } from '../../src/bot/dice/table-dice.ts';
import { turnPage, pickChoice, rollTableDice } from '../../src/bot/dice/table-dice-press.ts';
import { wizardPressed } from '../../src/bot/wizard/wizard.ts';
import type { ActOf, AtOf, Go } from '../../src/bot/wizard/wizard-id.ts';
import { createRulebook } from '../../src/host/verbs/rulebook/rulebook-verbs.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { createTableDice } from '../../src/host/verbs/table-dice/table-dice-verbs.ts';
import { valuesOf } from '../../src/host/verbs/table-dice/said.ts';
import type { TableDiceForm, TableDiceKind } from '../../src/host/verbs/table-dice/table-dice.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { Refusal } from '../../src/kernel/play.ts';
import type { Language } from '../../src/kernel/ruleset.ts';
import { componentLimits } from '../../src/practice/limits/components.ts';
import { rulesets } from '../../src/rules/index.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { plain } from '../../src/words/words.ts';
import { rounds } from '../help/soak.ts';
import { toy } from '../help/toy-house.ts';
import { createToy } from '../help/toy.ts';
import { type Part, partsOf, textOf } from '../help/parts.ts';

const { words } = toy();
const parts = {
  words,
  rulesets: rulesetsByName({ ...rulesets, toy: createToy() }),
  store: { battleAt: async () => undefined },
} as never;
const host = { ...createTableDice(parts), ...createRulebook(parts) };

const CASES = (['morale', 'fire', 'melee'] as const).flatMap((kind) =>
  host.gamesThrowing(kind).flatMap(({ game }) => LANGUAGES.map((language) => ({ kind, game, language }))),
);

function useIn(language: Language, die: (sides: number) => number = () => 1): Use {
  const request = { language, place: { channelId: '1' }, person: { id: '1', name: 'Ann `*@everyone*`' } };
  return { host, say: words.say, language, request, die } as unknown as Use;
}

async function formOf(kind: TableDiceKind, game: string, units: readonly string[] = []): Promise<TableDiceForm> {
  const form = await host.throwForm(useIn('en').request, { kind, game, typed: {} });
  if (form instanceof Refusal) throw form;
  return { ...form, units };
}

/** What is wrong with the message. */
function faults(answer: Answer): unknown[] {
  const dead = partsOf(answer).flatMap(({ custom_id }) =>
    custom_id !== undefined && !readId(custom_id) ? [custom_id] : [],
  );
  return [...('parts' in answer ? componentLimits(answer.parts as never, true) : []), ...dead];
}

let messages = 0;

/** A press on a message with this content, as from discord.js. */
function pressing(answer: Answer, values?: readonly string[], message = String((messages += 1))) {
  const all = 'parts' in answer ? answer.parts : [];
  const components = all.map((part) => ({ toJSON: () => part }));
  return { message: { id: message, components }, isStringSelectMenu: () => values !== undefined, values } as never;
}

/** Where a press of this act is made; undefined: it is another one. */
const atOf = <A extends ActOf<'dice'>>(act: A, { custom_id = '' }: Part) => {
  const id = readId(custom_id);
  return id?.kind === 'go' && id.wizard === 'dice' && id.act === act ? (id.at as AtOf<'dice', A>) : undefined;
};

const goAt = (text: string) => (readId(text) as unknown as Go).at as never;

function menusOf(answer: Answer) {
  return partsOf(answer).flatMap((part) => {
    const id = atOf('pick', part);
    return id ? [{ id, part, options: part.options ?? [] }] : [];
  });
}

function pressIn(answer: Answer) {
  const [found] = partsOf(answer).flatMap((part) => {
    const id = atOf('roll', part);
    return id ? [{ id, isDisabled: part.disabled === true }] : [];
  });
  return found!;
}

/** The choices in all menus, by field. */
function chosenIn(answer: Answer): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const { id, options } of menusOf(answer)) {
    const values = options.filter((option) => option.default).map(({ value }) => value);
    all[id.field] = [...(all[id.field] ?? []), ...values];
  }
  return all;
}

/** The same, on every page of its menus. */
async function everyChosen(answer: Answer, use: Use): Promise<Record<string, string[]>> {
  const pages = partsOf(answer).flatMap((part) => atOf('page', part) ?? []);
  let all = chosenIn(answer);
  for (const id of pages) all = { ...all, ...chosenIn((await turnPage(id, pressing(answer), use)).shows!) };
  return all;
}

test.each(CASES)(
  '$kind of $game, $language: for random choices, every message keeps the limits and stores what was chosen',
  async (each) => {
    const { kind, game, language } = each;
    const chance = chanceFrom(`${kind} ${game}`);
    const use = useIn(language, (sides) => chance.between(1, sides));
    for (let walk = 0; walk < rounds(3); walk += 1) {
      let shown = formShown(use, await formOf(kind, game, walk % 2 === 0 ? [] : ['45L', '20L']), { times: 0 });
      for (let step = 0; step < 15; step += 1) {
        expect(faults(shown)).toEqual([]);
        const { id, part, options } = chance.pick(menusOf(shown));
        const isOne = part.min_values === undefined;
        const values = isOne
          ? [chance.pick(options).value]
          : options.filter(() => chance.oneIn(3)).map(({ value }) => value);
        const { shows, followUp } = await pickChoice(id, pressing(shown, values), use);
        expect(followUp).toBeUndefined();
        const others = isOne
          ? []
          : menusOf(shown).filter((menu) => menu.id.field === id.field && menu.id.part !== id.part);
        const beside = others.flatMap((menu) =>
          menu.options.filter((option) => option.default).map(({ value }) => value),
        );
        const offered = menusOf(shows!).flatMap((menu) => (menu.id.field === id.field ? menu.options : []));
        const kept = [...values, ...beside].filter(
          (value) => isOne || offered.some((option) => option.value === value),
        );
        expect(chosenIn(shows!)[id.field]?.toSorted()).toEqual(kept.toSorted());
        const all = await everyChosen(shows!, use);
        const whole = await host.chooseForThrow({ kind, game, units: [], values: all, packed: [] });
        expect(whole instanceof Refusal || valuesOf(whole.said)).toEqual(all);
        shown = shows!;
        const pages = partsOf(shown).flatMap((part) => atOf('page', part) ?? []);
        if (pages.length > 0) shown = (await turnPage(chance.pick(pages), pressing(shown), use)).shows!;
      }
      const { id, isDisabled } = pressIn(shown);
      const thrown = await rollTableDice(id, pressing(shown), use);
      expect(thrown.announces === undefined).toBe(isDisabled);
      if (isDisabled) continue;
      expect(faults(thrown.announces!)).toEqual([]);
      expect(faults(thrown.shows!)).toEqual([]);
      expect(chosenIn(thrown.shows!)).toEqual(chosenIn(shown));
      expect(pressIn(thrown.shows!).id).toEqual({ ...id, times: 1 });
    }
  },
);

test.each(CASES)(
  '$kind of $game, $language: every single choice can be shown and rolled, or says why not',
  async (each) => {
    const { kind, game, language } = each;
    const use = useIn(language, (sides) => sides);
    const first = formShown(use, await formOf(kind, game), { times: 0 });
    for (const { id, options } of menusOf(first)) {
      for (const { value } of options) {
        const { shows } = await pickChoice(id, pressing(first, [value]), use);
        expect([value, ...faults(shows!)]).toEqual([value]);
        const { announces, followUp } = await rollTableDice(pressIn(shows!).id, pressing(shows!), use);
        expect([value, ...faults(announces ?? followUp!)]).toEqual([value]);
      }
    }
  },
);

test.each(CASES)(
  '$kind of $game, $language: with the last entry of every list and every optional input',
  async (each) => {
    const { kind, game, language } = each;
    const use = useIn(language);
    let shown = formShown(use, await formOf(kind, game, ['4321ABCD', '1234ABCD']), { times: 999_999 });
    const pages = Math.max(1, partsOf(shown).filter((part) => atOf('page', part)).length);
    for (let page = 0; page < pages; page += 1) {
      for (const { id } of menusOf(shown)) {
        const now = menusOf(shown).find((menu) => menu.id.field === id.field && menu.id.part === id.part);
        if (!now) continue;
        const all = now.options.map(({ value }) => value);
        const values = now.part.min_values === undefined ? all.slice(-1) : all;
        shown = (await pickChoice(id, pressing(shown, values), use)).shows!;
        expect(faults(shown)).toEqual([]);
      }
      const next = partsOf(shown).flatMap((part) => atOf('page', part) ?? [])[page + 1];
      if (next) shown = (await turnPage(next, pressing(shown), use)).shows!;
    }
    expect(faults(shown)).toEqual([]);
  },
);

const morale = async (language: Language = 'en', units?: readonly string[]) =>
  formShown(useIn(language), await formOf('morale', 'toy', units), { times: 0 });

test('if a menu cannot hold all numbers, it has those around the current one and both ends, and each can be reached', async () => {
  const use = useIn('en');
  const offered = (answer: Answer) => menusOf(answer)[0]!.options.map(({ value }) => Number(value));
  const first = await morale();
  expect(offered(first)).toHaveLength(24);
  expect([offered(first)[0], offered(first).at(-1)]).toEqual([1, 60]);
  const last = await pickChoice(menusOf(first)[0]!.id, pressing(first, ['60']), use);
  expect(offered(last.shows!)).toEqual([1, ...Array.from({ length: 23 }, (_, index) => 38 + index)]);
  const middle = await pickChoice(menusOf(first)[0]!.id, pressing(last.shows!, ['40']), use);
  expect(offered(middle.shows!)).toContain(30);
  expect(offered(middle.shows!)).toHaveLength(25);
});

test('irrelevant inputs are neither asked for nor used; the reason why nothing is rolled cites its clause', async () => {
  const use = useIn('en');
  const first = await morale();
  const { shows } = await pickChoice(
    menusOf(first).find(({ id }) => id.field === 'quality')!.id,
    pressing(first, ['broken']),
    use,
  );
  expect(Object.keys(chosenIn(shows!))).toEqual(['quality']);
  expect(textOf(shows!)).toContain('the broken are not tested');
  expect(pressIn(shows!).isDisabled).toBe(true);
});

test.each([
  ['go:dice:pick:morale:toy:quality:0', ['splendid']],
  ['go:dice:pick:morale:toy:quality:0', ['elite', 'plain']],
  ['go:dice:pick:morale:toy:quality:0', []],
  ['go:dice:pick:morale:toy:command:0', ['61']],
  ['go:dice:pick:morale:toy:command:0', ['7.5']],
  ['go:dice:pick:morale:toy:modifiers:0', ['m1', 'm1']],
  ['go:dice:pick:morale:toy:modifiers:0', ['toString']],
  ['go:dice:pick:morale:toy:who:0', ['B1']],
  ['go:dice:pick:morale:toy:quality:0', ['<@1>']],
] as const)('a forged choice is refused in one sentence, and nothing is rolled: %s %s', async (custom, values) => {
  const use = useIn('en');
  const { shows, followUp } = await pickChoice(goAt(custom), pressing(await morale(), values), use);
  expect(shows).toBeUndefined();
  expect(textOf(followUp!)).toBe('This roll can no longer be made. Give the command again.');
});

test.each(['go:dice:roll:morale:nothing:0', 'go:dice:roll:fire:toy:0', 'go:dice:pick:melee:toy:quality:0'])(
  '%s is not available in games without it',
  async (custom) => {
    const press = pressing(await morale(), ['elite']);
    const { followUp } = await wizardPressed(readId(custom) as Go & Id, press, useIn('fr'));
    expect(textOf(followUp!)).toMatch(/^(Ce jeu ne connaît pas ce jet|Aucun de mes jeux)/);
  },
);

test.each([
  '@everyone',
  '<@1100000000000000014>',
  '**b** `c`',
  '[x](https://evil.example)',
  '\u202eevil\u2066',
  '-# a\n> b',
])('typed where a choice, a number or a game is wanted, %j calls no one and breaks out of nothing', async (text) => {
  const use = useIn('fr');
  const typed = { text, option: { id: 'command-morale-quality.name' } };
  for (const wish of [
    { typed: { quality: typed } },
    { typed: { command: typed } },
    { typed: { charm: typed } },
    { typed: {}, game: text },
  ]) {
    const refusal = await host.throwForm(use.request, { kind: 'morale', ...wish });
    expect(refusal).toBeInstanceOf(Refusal);
    const said = textOf(refusing(use, refusal as Refusal));
    expect(said).not.toMatch(/@everyone|<@|https:\/\/|[\u202a-\u202e\u2066-\u2069]|(?<!\\)\*\*b|^> b/m);
  }
});

test('other ids are refused', () => {
  for (const text of [
    'go:dice:roll:charge:toy:0',
    'go:dice:roll:morale:toy',
    'go:dice:roll:morale:toy:0:a b',
    'go:dice:roll:morale:toy:0:R1:R2:R3',
    'go:dice:pick:morale:toy:quality',
  ]) {
    expect(readId(text)).toBeUndefined();
  }
});

test('a message of an older version rolls and can be changed, as it was posted', async () => {
  const old: [string, string][] = [
    ['go:dice:pick:', 'weigh:'],
    ['go:dice:page:', 'unfold:'],
    ['go:dice:roll:', 'cast:'],
  ];
  const shown = formShown(useIn('en'), await formOf('melee', 'sabreur-hex'), { times: 2 });
  const text = old.reduce((said, [now, before]) => said.replaceAll(now, before), JSON.stringify(shown));
  expect(text).not.toContain('go:');
  const posted = JSON.parse(text) as Answer;
  const roll = partsOf(posted).find(({ custom_id = '' }) => custom_id.startsWith('cast:'))!;
  const { announces } = await wizardPressed(readId(roll.custom_id!) as Go & Id, pressing(posted), useIn('en'));
  expect(textOf(announces!)).toContain('3');
  const pages = partsOf(posted).filter(({ custom_id = '' }) => custom_id.startsWith('unfold:'));
  const turned = await wizardPressed(readId(pages.at(-1)!.custom_id!) as Go & Id, pressing(posted), useIn('en'));
  const all = (answer: Answer) => everyChosen(answer, useIn('en'));
  expect(await all(turned.shows!)).toEqual(await all(shown));
});

test('an incomplete message does not roll', async () => {
  const shown = await morale();
  const [box] = (shown as unknown as { parts: [{ components: Part[] }] }).parts;
  const lacking = { parts: [{ ...box, components: box.components.slice(0, 3) }] } as unknown as Answer;
  const { announces, followUp } = await rollTableDice(
    goAt('go:dice:roll:morale:toy:0'),
    pressing(lacking),
    useIn('en'),
  );
  expect(announces).toBeUndefined();
  expect(textOf(followUp!)).toContain('Give the command again');
});

test.each([
  ['a place where there is no choice', /(?<=:)(\w{3})\w+(?=,)/, '$1zz'],
  ['less than all', /(?<=:)\w+,/, ''],
  ['nothing', /[\w.,]+$/, '_'],
])('forged choices of another page are not rolled: %s', async (_what, found, instead) => {
  const shown = formShown(useIn('en'), await formOf('melee', 'sabreur-hex'), { times: 0 });
  const [, way] = partsOf(shown).flatMap((part) => (atOf('page', part) ? [part.custom_id!] : []));
  const carried = way!.replace(/^(?:[^:]*:){4}/, ':');
  const forged = JSON.parse(
    JSON.stringify(shown).replace(way!, way!.replace(carried.slice(1), carried.replace(found, instead).slice(1))),
  ) as Answer;
  expect(JSON.stringify(forged)).not.toBe(JSON.stringify(shown));
  const { announces, followUp } = await rollTableDice(pressIn(forged).id, pressing(forged), useIn('en'));
  expect(announces).toBeUndefined();
  expect(textOf(followUp!)).toContain('Give the command again');
});

test('two simultaneous presses are one roll; the next one is counted, and its text says what it was for', async () => {
  const use = useIn('en', () => 3);
  const shown = await morale('en', ['R1', 'B1']);
  const id = pressIn(shown).id;
  const first = await rollTableDice(id, pressing(shown, undefined, 'twice'), use);
  const second = await rollTableDice(id, pressing(shown, undefined, 'twice'), use);
  expect(second.announces).toBeUndefined();
  expect(textOf(second.followUp!)).toContain('already been made');
  const again = await rollTableDice(pressIn(first.shows!).id, pressing(first.shows!, undefined, 'twice'), use);
  expect(textOf(first.announces!).trim()).toBe(
    [
      `### ${plain('Ann `*@everyone*`')} · Morale test`,
      'For R1 against B1: nothing was ordered, and nothing in the battle changes.',
      '-# toy',
      'passed',
      '-# 3+3 of 7',
    ].join('\n'),
  );
  expect(textOf(again.announces!)).toContain('· Morale test · roll 2');
  expect(textOf(again.shows!)).toContain('-# Roll 2: passed');
  expect(textOf(again.shows!)).not.toContain('No one else can see it');
  expect(textOf(again.unsaid!)).toContain('-# Roll 2: passed\n-# No one else can see it');
});

test('the opponents are always named with the result, other inputs only if unusual', async () => {
  const use = useIn('en');
  const shown = formShown(use, await formOf('melee', 'sabreur-hex'), { times: 0 });
  const { announces } = await rollTableDice(pressIn(shown).id, pressing(shown), use);
  expect(textOf(announces!)).toContain(
    '-# Sabreur-hex · Type of combat **charge: a shock** · Attacker **heavy cavalry** · Target **line infantry**\n',
  );
});

test('an optional menu with no choice says so; the others show only their question', async () => {
  const placeholders = (language: Language) =>
    partsOf(formShown(useIn(language), form, { times: 0 })).flatMap((part) =>
      'placeholder' in part ? [part.placeholder] : [],
    );
  const form = await formOf('morale', 'sabreur-hex');
  expect(placeholders('en').slice(2, 5)).toEqual(['Quality', 'Modifiers: none', 'Ground']);
  expect(placeholders('fr').slice(2, 5)).toEqual(['Qualité', 'Modificateurs au Cd\u00a0: néant', 'Terrain']);
});
