/** The largest armies with the longest names keep Discord's limits, in every step of the builder, in both languages. */
import { expect, test } from 'vitest';
import { armyChecked, armyShown, armyAsText, builderShown } from '../../src/bot/armies/army.ts';
import { armiesListed, armyChoices } from '../../src/bot/armies/army-list.ts';
import { pointsOf } from '../../src/bot/input/army-points.ts';
import type { Answer } from '../../src/bot/interactions/answer.ts';
import type { Use } from '../../src/bot/bot.ts';
import { readArmies } from '../../src/armies.ts';
import type { BuilderShown } from '../../src/host/verbs/armies/armies-shown.ts';
import type { Request } from '../../src/host/request.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { accepted, ann, bob, type Room, room } from '../help/room.ts';
import { armyOf, builderOf } from '../host/army/bench.ts';
import { type Part, partsOf } from '../help/parts.ts';

const long = (start: string, most: number): string => `${start} ${'Wiedergrätz’ '.repeat(9)}`.slice(0, most).trim();

const IDS = Array.from({ length: 60 }, (_, n) => `${9000 + n}Wxyz`);

const ARMY = [
  `army en "${long('Army', 60)}" fr "${long('Armée', 60)}" points 90000`,
  ...IDS.map(
    (id, n) => `${id} ${['line infantry large battalion stubborn tactical sense', 'heavy cavalry cuirassier'][n % 2]}`,
  ),
  ...IDS.map((id) => `name ${id} en "${long(id, 40)}"; fr "${long(`le ${id}`, 40)}"`),
].join('\n');

function keepsLimits(answer: Answer): readonly Part[] {
  const parts = partsOf(answer);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.length).toBeLessThanOrEqual(40);
  expect(parts.map(({ content = '' }) => content).join('').length).toBeLessThanOrEqual(4000);
  const ids = parts.flatMap(({ custom_id }) => custom_id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { label = '', placeholder = '', content, options } of parts) {
    expect([label.length <= 80, placeholder.length <= 150, content !== '']).toEqual([true, true, true]);
    if (!options) continue;
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(25);
    expect(options.every(({ label: each }) => each.length > 0 && each.length <= 100)).toBe(true);
  }
  return parts;
}

const opened = () => room({ rulesets: rulesetsByName(rulesets), rulesetOf, armies: readArmies() });

/** As many pictures as the painter makes for that many units. */
const PICTURES = 4;

function useOf(at: Room, request: Request, language: 'en' | 'fr'): Use {
  const picture = { data: new Uint8Array(), type: 'png', width: 1, height: 1, alt: '' };
  return {
    host: at.host,
    say: at.words.say,
    language,
    request: { ...request, language },
    paintPage: async () => Array.from({ length: PICTURES }, () => picture),
  } as unknown as Use;
}

test.each(['en', 'fr'] as const)('the longest army is built, shown, checked and listed in %s', async (language) => {
  const at = await opened();
  const use = useOf(at, at.by(ann), language);
  const called = long('name', 60);
  const kept = armyOf(await at.host.importArmy(at.by(ann), ARMY, { called, replace: false }));
  keepsLimits(await armyChecked(use, kept));
  keepsLimits(await armyShown(use, kept));
  const spoken = keepsLimits(armyAsText(use, kept));
  expect(spoken.map(({ content = '' }) => content).join('')).toMatch(/\n-# … .* \d+/);
  const chance = chanceFrom(`army ${language}`);
  let shown: BuilderShown = builderOf(await at.host.buildArmy(at.by(ann), kept.own!));
  for (let times = 0; times < 12; times++) {
    keepsLimits(await builderShown(use, { ...shown, notes: shown.lines }));
    const presses = shown.rows.flatMap((row) => row.presses);
    shown = accepted(await at.host.pressBuilder(use.request, shown.at, chance.below(presses.length)));
  }
});

test('many armies are listed page by page, and completed by name, title and owner', async () => {
  const at = await opened();
  const text = ARMY.split('\n').slice(0, 2).join('\n');
  for (let n = 0; n < 40; n++) {
    await at.host.importArmy(at.by(ann), text, { called: long(`Number ${n}`, 40), replace: false });
  }
  await at.host.importArmy(at.by(bob), text, { called: 'bold one', replace: false });
  await at.host.shareArmy(at.by(bob), 'bold-one', 'server');
  const use = useOf(at, at.by(ann), 'fr');
  const pages = [1, 2, 3].map(async (page) =>
    keepsLimits(await armiesListed(use, page))
      .map(({ content = '' }) => content)
      .join(''),
  );
  const all = (await Promise.all(pages)).join('\n');
  for (let n = 0; n < 40; n++) expect(all).toContain(`\`number-${n}-`);
  expect(all).toContain('Bob \\*the bold\\*');
  const focused = (typed: string) => ({ options: { getFocused: () => typed } }) as never;
  const [bold] = await armyChoices(focused('BOLD'), use);
  expect(bold?.name).toMatch(/^bold-one · Bob \*the bold\* · Armée/);
  expect(
    (await armyChoices(focused(''), use)).every(({ name, value }) => name.length <= 100 && value.length <= 100),
  ).toBe(true);
});

test('points are parsed as people write them', () => {
  expect(['1500', '1 500', '1,500', '1 500'].map(pointsOf)).toEqual([1500, 1500, 1500, 1500]);
  expect(['0', '-5', '1e3', '123456', 'many'].flatMap((each) => pointsOf(each) ?? [])).toEqual([]);
});
