/** The card of a charge with the real client: buttons, menus, the second press, restarts, in both languages. */
import { expect, test } from 'vitest';
import type { Seen } from '../practice/visit.ts';
import { readScenarios } from '../../src/scenarios.ts';
import { begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openCard, openStage, publicTexts, type Stage, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno' };

/** The README's scenario: order points, the test of the 88th, ten dice of the shock, and its morale. */
const DICE = 'dice 3 3 1 6 6 5 4 3 3 2 2 1 1 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1';
/** The same, with a test that fails by two. */
const FAILED = 'dice 3 5 4 6 6 5 4 3 3 2 2 1 1 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1';

interface Menu {
  readonly id: string;
  readonly options: readonly { readonly label: string; readonly value: string; readonly default?: boolean }[];
}

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly options?: Menu['options'];
  readonly components?: readonly unknown[];
}

function menusOf(message: Seen | undefined): Menu[] {
  const found: Menu[] = [];
  const look = (part: unknown): void => {
    const { type, custom_id: id = '', options = [], components = [] } = part as Part;
    if (type === 3) found.push({ id, options });
    components.forEach(look);
  };
  for (const part of message?.components ?? []) look(part);
  return found;
}

/** The menus for follow-up questions; menus of answers are above them. */
const aheadOf = (message: Seen | undefined) => menusOf(message).filter(({ id }) => /^(ahead|further):/.test(id));
const answersOf = (message: Seen | undefined) => menusOf(message).filter(({ id }) => id.startsWith('reply:'));

const chosen = (message: Seen | undefined): string[] =>
  aheadOf(message).map(({ options }) => options.find((option) => option.default)?.label ?? '');

async function charged(
  dice: string,
  { channel = 'battle', charge = '2K charge 88L' } = {},
): Promise<{ stage: Stage; card: Seen }> {
  const scenarios = readScenarios(REAL.rulesets).map((each) => ({ ...each, text: `${each.text}\n${dice}\n` }));
  const stage = await openStage({ aide: { ...REAL, scenarios } });
  await begin(stage, channel, 'mill-stream', players);
  await stage.command('Bruno', channel, 'doctrine', { choice: 'ask' });
  await order(stage, 'Alice', channel, charge);
  return { stage, card: (await openCard(stage, channel))! };
}

const choose = async (stage: Stage, who: string, message: Seen, row: number, value: string) => {
  const [menu] = aheadOf((await stage.seen(who, 'battle')).find(({ id }) => id === message.id)).slice(row);
  await stage.as(who).pressId(message.id, menu!.id, [value]);
  await stage.settled();
};

/** What only this person sees since the last choice. */
const own = async (stage: Stage, who: string) =>
  (await stage.seen(who, 'battle')).findLast(({ ephemeral }) => ephemeral)!;

const now = async (stage: Stage, card: Seen) => (await stage.seen('Dan', 'battle')).find(({ id }) => id === card.id);

const standIn = (message: Seen) => buttonsOf(message).find(({ label }) => label.startsWith('Stand firm'))!;

test('one message has everything: reactions with needs and chance, a menu, the grave answer last', async () => {
  const { stage, card } = await charged(DICE);
  const ids = buttonsOf(card).map(({ id }) => id.split(':')[0]);
  expect(ids.filter((kind) => kind === 'grave')).toHaveLength(1);
  expect(ids.at(-1)).toBe('grave');
  const labels = buttonsOf(card).map(({ label }) => label);
  expect(labels.some((label) => /^Stand firm · needs \d+ or less · \d+%$/.test(label))).toBe(true);
  const failed = aheadOf(card).at(-1)!;
  expect(failed.options[0]).toMatchObject({ value: 'later', default: true });
  expect(failed.options[0]!.label).toBe('If the test fails: decide later (adds a wait)');
  expect(failed.options.map(({ label }) => label)).toContain('If the test fails: Flee');
  const texts = await publicTexts(stage, 'battle');
  expect(texts.filter((text) => text.includes('must choose'))).toEqual([]);
  expect(texts.at(-1)).toBe(textOf(card));
  const status = textOf((await stage.command('Dan', 'battle', 'battle status')).response);
  expect(status).toMatch(new RegExp(`https://discord\\.com/channels/\\d+/\\d+/${card.id}`));
});

test('a choice is private, survives a restart, and is filed with the answer given there', async () => {
  const { stage, card } = await charged(FAILED);
  const row = aheadOf(card).length - 1;
  const { value } = aheadOf(card)[row]!.options.find(({ label }) => label.endsWith(': Flee'))!;
  await choose(stage, 'Bruno', card, row, value);
  expect(await now(stage, card)).toEqual(card);
  const choices = await own(stage, 'Bruno');
  expect(textOf(choices)).toContain('Personne d’autre ne voit ces choix.');
  expect(chosen(choices).at(-1)).toBe('If the test fails: Flee');
  expect(buttonsOf(choices).map(({ label }) => label)).toEqual(
    buttonsOf(card).flatMap(({ id, label }) => (/^(answer|grave):/.test(id) ? [label] : [])),
  );
  await stage.restart();
  const stand = standIn(choices);
  await stage.press('Bruno', choices, stand.label);
  expect(menusOf(await now(stage, card))).toEqual([]);
  expect(buttonsOf(await now(stage, card)).filter(({ id }) => /^(answer|grave):/.test(id))).toEqual([]);
  expect(textOf(await now(stage, card))).not.toContain('Flee');
  const report = (await publicTexts(stage, 'battle')).join('\n');
  expect(report).toMatch(/flee.*prepared in advance/s);
});

test('a choice can be taken back, and then the question has to be answered after all', async () => {
  const { stage, card } = await charged(FAILED);
  const row = aheadOf(card).length - 1;
  await choose(stage, 'Bruno', card, row, '0');
  const choices = await own(stage, 'Bruno');
  await choose(stage, 'Bruno', choices, row, 'later');
  const again = await own(stage, 'Bruno');
  expect(again.id).toBe(choices.id);
  expect(chosen(again).at(-1)).toContain('decide later (adds a wait)');
  await stage.press('Bruno', again, standIn(again).label);
  const second = await openCard(stage, 'battle');
  expect(second?.id).not.toBe(card.id);
  expect(textOf(second)).toContain('Stay and take the losses, or flee?');
});

test('the card’s own buttons answer without the choices', async () => {
  const { stage, card } = await charged(FAILED);
  await choose(stage, 'Bruno', card, aheadOf(card).length - 1, '0');
  const stand = standIn(card);
  await stage.press('Bruno', card, stand.label);
  expect(textOf(await now(stage, card))).toMatch(new RegExp(`✓ ${stand.label}$`));
  const second = await openCard(stage, 'battle');
  expect(textOf(second)).toContain('Stay and take the losses, or flee?');
  // The private message belongs to a closed question.
  const choices = await own(stage, 'Bruno');
  await stage.press('Bruno', choices, standIn(choices).label);
  expect(textOf((await stage.seen('Bruno', 'battle')).find(({ id }) => id === choices.id))).toContain(
    'n’est plus ouverte',
  );
  expect(await openCard(stage, 'battle')).toEqual(second);
});

test('no one else can choose on the card', async () => {
  const { stage, card } = await charged(DICE);
  for (const who of ['Alice', 'Dan']) {
    await choose(stage, who, card, aheadOf(card).length - 1, '0');
    expect(textOf(await own(stage, who))).toContain('This question is for Blue (Bruno)');
  }
  expect(await now(stage, card)).toEqual(card);
});

test('the grave answer keeps the choices for its second press', async () => {
  const { stage, card } = await charged(DICE);
  await choose(stage, 'Bruno', card, 0, '0');
  const choices = await own(stage, 'Bruno');
  await stage.press('Bruno', choices, buttonsOf(choices).at(-1)!.label);
  const sure = await own(stage, 'Bruno');
  expect(buttonsOf(sure)[0]!.id).toMatch(new RegExp(`^answer:[^:]+:\\d+:\\d+:[_.\\d]+:${card.id}$`));
  await stage.press('Bruno', sure, buttonsOf(sure)[0]!.label);
  expect(await openCard(stage, 'battle')).not.toMatchObject({ id: card.id });
});

test('in French everything is French', async () => {
  const { card } = await charged(DICE, { channel: 'bataille' });
  const words = [textOf(card), ...buttonsOf(card).map(({ label }) => label), ...chosen(card)].join('\n');
  expect(words).toContain('décider après avoir vu');
  expect(words).not.toMatch(/\b(the|test fails|decide|needs|flee)\b/i);
});

test('the README’s first charge: stand firm, and its report', async () => {
  const { stage, card } = await charged(DICE);
  await stage.press('Bruno', card, buttonsOf(card).find(({ label }) => label.startsWith('Stand firm'))!.label);
  expect(await openCard(stage, 'battle')).toBeUndefined();
  expect((await publicTexts(stage, 'battle')).join('\n')).toMatch(/88L 17→\*?\*?13/);
});

/** The worst known card: fifteen answers, and three menus of follow-up questions. */
const WORST = { charge: '4V charge 8H' };

test('the worst card fits a phone: five buttons of 38 characters, every other answer in a menu of its kind', async () => {
  const { card } = await charged(DICE, { ...WORST, channel: 'bataille' });
  const labels = buttonsOf(card).map(({ label }) => label.replaceAll('\u00a0', ' '));
  expect(labels).toMatchInlineSnapshot(`
    [
      "Tenir ferme · 7 ou moins · 58 %",
      "Contre-charger · 5 ou moins · 28 %",
      "Détails",
      "Fuir (panique)",
    ]
  `);
  expect(labels.length).toBeLessThanOrEqual(5);
  expect(Math.max(...labels.map(({ length }) => length))).toBeLessThanOrEqual(38);
  const menus = answersOf(card).map(({ options }) => options.map(({ label }) => label.replaceAll('\u00a0', ' ')));
  expect(menus).toMatchInlineSnapshot(`
    [
      [
        "3 · Esquiver vers 1301 · sans test",
        "4 · Esquiver vers 1401 · sans test",
        "5 · Esquiver vers 1501 · sans test",
        "6 · Esquiver vers 1601 · sans test",
        "7 · Esquiver vers 1302 · sans test",
        "8 · Esquiver vers 1402 · sans test",
        "9 · Esquiver vers 1502 · sans test",
        "16 · Esquiver vers 1403 · sans test",
        "17 · Esquiver vers 1503 · sans test",
      ],
      [
        "Se tourner vers le sud-ouest · 4V en face · 7 ou moins · 58 %",
        "Se tourner vers le nord · 4V dans le dos · 7 ou moins · 58 %",
        "Se tourner vers le nord-est · 4V dans le dos · 7 ou moins · 58 %",
        "Se tourner vers le sud-est · 4V sur le flanc · 7 ou moins · 58 %",
        "Se tourner vers le nord-ouest · 4V sur le flanc · 7 ou moins · 58 %",
      ],
    ]
  `);
});

test('an answer is chosen in a menu: the card says which, and play goes on; a second choice is too late', async () => {
  const { stage, card } = await charged(DICE, WORST);
  const [menu] = answersOf(card);
  const { value, label } = menu!.options[0]!;
  await stage.as('Bruno').pressId(card.id, menu!.id, [value]);
  expect(textOf(await now(stage, card))).toContain(`✓ ${label}`);
  expect(menusOf(await now(stage, card))).toEqual([]);
  await stage.as('Bruno').pressId(card.id, menu!.id, [menu!.options[1]!.value]);
  expect((await publicTexts(stage, 'battle')).filter((text) => text.includes('✓'))).toHaveLength(1);
});

test('an answer from a menu keeps the choices made in advance', async () => {
  const { stage, card } = await charged(DICE, WORST);
  await choose(stage, 'Bruno', card, 0, '0');
  const choices = await own(stage, 'Bruno');
  expect(answersOf(choices).map(({ options }) => options)).toEqual(answersOf(card).map(({ options }) => options));
  const [menu] = answersOf(choices);
  expect(menu!.id).toMatch(new RegExp(`^reply:[^:]+:\\d+:0:[_.\\d]+:${card.id}$`));
  await stage.as('Bruno').pressId(choices.id, menu!.id, [menu!.options[0]!.value]);
  expect(menusOf(await now(stage, card))).toEqual([]);
});
