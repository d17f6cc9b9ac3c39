/**
 * The rules as messages: every clause, chapter and table in both languages keeps Discord's limits, and every link
 * works.
 */
import { expect, test } from 'vitest';
import { refusing, type Answer } from '../../src/bot/interactions/answer.ts';
import type { Use } from '../../src/bot/bot.ts';
import { readId } from '../../src/bot/interactions/id.ts';
import {
  openChosenRule,
  citedMenus,
  gameChoices,
  lookupAnswer,
  openEntry,
  ruleChoices,
} from '../../src/bot/features/rules-lookup.ts';
import { createRuleLibrary } from '../../src/host/verbs/rulebook/clauses.ts';
import { createRulebook } from '../../src/host/verbs/rulebook/rulebook-verbs.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { quoted } from '../../src/kernel/text/quoted.ts';
import { componentLimits } from '../../src/practice/limits/components.ts';
import { rulesets } from '../../src/rules/index.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { words } from '../help/words.ts';
import { type Part, partsOf, textOf } from '../help/parts.ts';

const parts = { words, rulesets: rulesetsByName(rulesets), store: { battleAt: async () => undefined } } as never;
const books = createRulebook(parts);
const library = createRuleLibrary(parts);
const names = library.books.flatMap((book) => [
  ...book.chapters.flatMap(({ name, clauses }) => [name, ...clauses]),
  ...book.tables.map(({ name }) => name),
]);

function useIn(language: 'en' | 'fr', host: object = books): Use {
  return { host, say: words.say, language, request: { language, place: { channelId: '1' } } } as unknown as Use;
}

/** What is wrong with the message, and which presses lead nowhere. */
function faults(answer: Answer): unknown[] {
  const limits = 'parts' in answer ? [...componentLimits(answer.parts as never, true)] : [];
  const all = partsOf(answer);
  const dead = all.flatMap(({ custom_id }) => (custom_id !== undefined && !readId(custom_id) ? [custom_id] : []));
  const leading = all.flatMap(({ custom_id = '', options = [] }) => {
    const id = readId(custom_id);
    return [...(id?.kind === 'leaf' || id?.kind === 'clause' ? [id.name] : []), ...options.map(({ value }) => value)];
  });
  return [...limits, ...dead, ...leading.filter((name) => !library.titled(name))];
}

test.each(LANGUAGES)('everything that can be opened fits into one message, in %s', async (language) => {
  const use = useIn(language);
  for (const name of names) {
    const answer = await openEntry(use, name);
    expect([name, ...faults(answer)]).toEqual([name]);
    expect(textOf(answer)).toContain(name);
  }
});

test.each(LANGUAGES)('every page of every chapter and table, in %s', async (language) => {
  const use = useIn(language);
  for (const { chapters, tables } of library.books) {
    for (const { name } of [...chapters, ...tables]) {
      const shown = new Set<string>();
      for (let page = 1; ; page += 1) {
        const answer = await openEntry(use, name, page);
        expect([name, page, ...faults(answer)]).toEqual([name, page]);
        for (const { options = [] } of partsOf(answer)) for (const { value } of options) shown.add(value);
        const on = partsOf(answer).some(({ custom_id }) => custom_id === `leaf:${name}:${page + 1}`);
        if (!on) break;
      }
      const own = chapters.find((chapter) => chapter.name === name)?.clauses ?? [];
      expect([...shown].toSorted()).toEqual([...own].toSorted());
    }
  }
});

test.each(LANGUAGES)('a clause has its neighbours, its chapter, and the clauses it names, in %s', async (language) => {
  const ids = async (name: string) =>
    partsOf(await openEntry(useIn(language), name)).flatMap(({ custom_id }) => custom_id ?? []);
  expect(await ids('SH-CHARGE-01')).toEqual(['leaf:SH-CHARGE:1', 'leaf:SH-CHARGE-02:1']);
  expect(await ids('SH-CHARGE-06')).toEqual([
    'lookup:1',
    'leaf:SH-CHARGE-05:1',
    'leaf:SH-CHARGE:1',
    'leaf:SH-CHARGE-07:1',
  ]);
  expect(await ids('SH-CHARGE-21')).toContain('leaf:SH-CHARGE-20:1');
});

test.each(LANGUAGES)('search results, completions and the contents, in %s', async (language) => {
  const use = useIn(language);
  for (const typed of ['countercharge', 'carré', 'a', 'charge', 'T5', 'q7', '1']) {
    expect([typed, ...faults(await lookupAnswer(use, typed))]).toEqual([typed]);
  }
  for (const typed of ['', 'charge', 'e', 'SH-', 'q']) {
    const choices = await ruleChoices(use, typed, undefined);
    expect(choices.length).toBeLessThanOrEqual(25);
    expect(choices.filter(({ name, value }) => name.length > 100 || !library.titled(value))).toEqual([]);
  }
  const contents = await lookupAnswer(use);
  expect(faults(contents)).toEqual([]);
  const listed = partsOf(contents).flatMap(({ options = [] }) => options.map(({ value }) => value));
  expect(listed).toEqual(
    library.books.flatMap(({ chapters, tables }) => [...chapters, ...tables].map(({ name }) => name)),
  );
  expect(gameChoices(use).map(({ value }) => value)).toEqual(Object.keys(rulesets));
});

test('an unambiguous number or name opens immediately; a game limits the search', async () => {
  const use = useIn('en');
  expect(textOf(await lookupAnswer(use, 'charge-10'))).toMatch(/^### SH-CHARGE-10 · Charge\n/);
  expect(textOf(await lookupAnswer(use, 'SH-CHARGE'))).toMatch(/^### SH-CHARGE · Charge\n/);
  expect(textOf(await lookupAnswer(use, 'road march', 'panache'))).toContain('PA-ROAD');
  expect(textOf(await lookupAnswer(use, 'road march', 'panache'))).not.toContain('SH-');
  const nothing = textOf(await lookupAnswer(use, '**xyzzy** @everyone', 'panache'));
  expect(nothing).toContain('Nothing was found');
  expect(nothing).not.toContain('@everyone');
  expect(nothing).not.toContain(' **xyzzy**');
});

test('a list keeps its menu while an entry is open; a number that no longer exists is refused', async () => {
  const use = useIn('fr');
  const list = await lookupAnswer(use, 'moral');
  expect(faults(list)).toEqual([]);
  const menu = partsOf(list).find(({ options }) => options)!;
  const pressing = { isStringSelectMenu: () => true, values: ['SH-MORALE-06'], component: menu };
  const open = await openChosenRule({ kind: 'lookup', n: 0 }, pressing as never, use);
  expect(faults(open)).toEqual([]);
  expect(partsOf(open).map(({ custom_id }) => custom_id)).toContain('lookup:0');
  expect(textOf(open)).toContain('SH-MORALE-06');
  expect(await openEntry(use, 'SH-CHARGE-99')).toHaveProperty('content');
});

test('a refusal shows its clause number, and a button that opens it', () => {
  const use = useIn('en');
  const refusal = new Refusal('SH-CHARGE-10', phrase('panel-order', { order: quoted('<@1> 3L charge') }), ['2K march']);
  const answer = refusing(use, refusal);
  expect(faults(answer)).toEqual([]);
  expect(textOf(answer)).toContain(' [SH-CHARGE-10]');
  expect(textOf(answer)).not.toContain('<@1>');
  expect(partsOf(answer).flatMap(({ custom_id }) => custom_id ?? [])).toEqual(['clause:SH-CHARGE-10']);
  expect(refusing(use, new Refusal('HOST', phrase('host-busy')))).toHaveProperty('content');
  expect(refusing(use, new Refusal('TABLE-01', phrase('host-busy')))).toHaveProperty('content');
});

test('the clauses named in a private reply can be opened below it, once each', async () => {
  const use = useIn('en', {
    ...books,
    cited: async (_request: unknown, text: string) => library.cited(text, 'sabreur-hex'),
  });
  const [row] = (await citedMenus(use, [
    'Orders [ORDERS-06] and again [ORDERS-06]',
    '[CHARGE-08]',
  ])) as unknown as Part[];
  expect(row!.components![0]!.options!.map(({ value }) => value)).toEqual(['SH-ORDERS-06', 'SH-CHARGE-08']);
  expect(await citedMenus(use, ['nothing'])).toEqual([]);
});
