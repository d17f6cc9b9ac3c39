/** The reference sheets and rules options: every page within Discord's limits, in both languages. */
import { expect, test } from 'vitest';
import type { Use } from '../../src/bot/bot.ts';
import type { Answer } from '../../src/bot/interactions/answer.ts';
import { readId, writeId } from '../../src/bot/interactions/id.ts';
import { PICTURE, sheetShown } from '../../src/bot/features/sheet.ts';
import { variantOpened, variationsShown } from '../../src/bot/features/rules-options.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { printsOf } from '../../src/paint/print.ts';
import { rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';
import type { Page } from '../../src/scene/page.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { words } from '../help/words.ts';
import { type Part, partsOf } from '../help/parts.ts';

const ALL = rulesetsByName(rulesets);
const GAMES = Object.keys(rulesets) as (keyof typeof rulesets)[];
const CASES = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

const pages: Page[] = [];

function useOf(game: keyof typeof rulesets, language: 'en' | 'fr'): Use {
  const text = readScenarios(ALL).find(({ ruleset }) => ruleset === game)!.text;
  const read = ALL.get(game)!.read(text) as { readonly state: unknown };
  return {
    say: words.say,
    language,
    host: {
      sheet: async () => ({ game, ...rulesets[game].sheet! }),
      variations: async () => ({
        battle: 'abcdefghijkl',
        says: phrase('options-open'),
        variants: ALL.get(game)!.variants!.of(read.state),
        mayChange: true,
      }),
    },
    paintPage: async (page: Page) => {
      pages.push(page);
      return [{ data: new Uint8Array(), type: 'png', width: 1, height: 1, alt: page.alt }];
    },
  } as unknown as Use;
}

function checked(answer: Answer): readonly Part[] {
  const parts = partsOf(answer);
  expect(parts.length).toBeLessThanOrEqual(40);
  const content = parts.map((part) => part.content ?? '').join('');
  expect(content.length).toBeLessThanOrEqual(4000);
  expect(content).not.toContain('…\n');
  const ids = parts.flatMap(({ custom_id }) => custom_id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(readId(id)).toBeDefined();
  for (const { options = [], items = [], label = '' } of parts) {
    expect(label.length).toBeLessThanOrEqual(80);
    expect(options.length).toBeLessThanOrEqual(25);
    for (const option of options) {
      expect(option.label.length).toBeLessThanOrEqual(100);
      expect((option.description ?? '').length).toBeLessThanOrEqual(100);
    }
    for (const { description = '' } of items) expect(description.length).toBeLessThanOrEqual(1024);
  }
  return parts;
}

test.each(CASES)('$game, $language: every page of the sheet, as text and as pictures', async ({ game, language }) => {
  const use = useOf(game, language);
  const texts: string[] = [];
  for (let page = 1; page <= 12; page++) {
    const parts = checked(await sheetShown(use, game, page));
    texts.push(parts.map(({ content = '' }) => content).join('\n'));
    if (!parts.some(({ custom_id }) => custom_id === writeId('sheet', game, page + 1))) break;
  }
  const all = texts.join('\n');
  const tables = rulesets[game].sheet!.pages.flatMap((page) => page.tables);
  for (const { says, rows } of tables) {
    expect(all).toContain(`### ${words.say(language, says)}`);
    for (const [first] of rows) expect(all).toContain(words.say(language, first!));
  }
  pages.length = 0;
  const shown = checked(await sheetShown(use, game, PICTURE));
  expect(shown.filter(({ items }) => items)).toHaveLength(pages.length);
  for (const page of pages) {
    expect(printsOf(page)).toHaveLength(1);
    expect(JSON.stringify(page)).not.toMatch(/[`*]/);
  }
  for (const { alt } of pages)
    expect(alt).toMatch(/^(This page shows|Cette page montre) [^.]+\. .*(gives them as text|les donne en texte)\.$/);
});

test.each(CASES)('$game, $language: every page of the rules options, and every menu', async ({ game, language }) => {
  const use = useOf(game, language);
  const { variants } = (await use.host.variations(use.request)) as { variants: readonly { name: string }[] };
  const offered: string[] = [];
  for (let page = 1; page <= Math.ceil(variants.length / 8); page++) {
    const parts = checked(await variationsShown(use, undefined, page));
    const menu = parts.find(({ options }) => options);
    offered.push(...(menu?.options ?? []).map(({ value }) => value));
    for (const { label } of menu?.options ?? []) expect(label).toMatch(/^[^\p{Ll}]/u);
  }
  expect(offered).toEqual(variants.map(({ name }) => name));
  for (const name of offered) {
    const interaction = { isStringSelectMenu: () => true, values: [name] };
    const id = { kind: 'variant', battle: 'abcdefghijkl', page: 1 } as const;
    const parts = checked(await variantOpened(id, interaction as never, use));
    const values = parts.find(({ options }) => options)!.options!;
    expect(values.length).toBeGreaterThan(1);
    for (const { label } of values) expect(label).toMatch(/^[^\p{Ll}]/u);
  }
});
