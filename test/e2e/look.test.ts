/** /unit and /sight with the real client: private, with a picture, completed, in both languages, for everyone. */
import { expect, test } from 'vitest';
import { begin } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function begun(): Promise<Stage> {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', { red: 'Alice', blue: 'Bruno' });
  return stage;
}

test('a unit’s card in the reader’s language, with its picture', async () => {
  const stage = await begun();
  const before = await publicTexts(stage, 'battle');
  const { response } = await stage.command('Dan', 'battle', 'unit', { unit: '7c' });
  expect(response?.ephemeral).toBe(true);
  expect(textOf(response)).toMatch(/^### .*7C.* · Red · heavy cavalry, ordinary\nStrength \*\*12\*\* of 12/);
  expect(textOf(response)).toContain('✓ charge: `7C charge 3L`');
  expect(picturesOf(response)).toHaveLength(1);
  const french = await stage.command('Chloé', 'battle', 'unit', { unit: '7C' });
  expect(plain(textOf(french.response))).toContain('✓ charge : `7C charge 3L`');
  expect(await publicTexts(stage, 'battle')).toEqual(before);
});

test('a line of sight between units and hexes', async () => {
  const stage = await begun();
  const { response } = await stage.command('Dan', 'battle', 'sight', { from: '7C', to: '3L' });
  expect(response?.ephemeral).toBe(true);
  expect(textOf(response)).toMatch(/4 hexes apart.*\*\*In sight\*\*.*\*\*Charge\*\*: 4 \+4 doubled = 8 dice/s);
  expect(picturesOf(response)).toHaveLength(1);
  const french = await stage.command('Chloé', 'battle', 'sight', { from: '0505', to: '4L' });
  expect(plain(textOf(french.response))).toMatch(/^### De 0505 \(terrain dégagé\) à 4L/);
});

test('units are completed by their names and descriptions', async () => {
  const stage = await begun();
  const values = async (who: string, name: string, options: object, focused: string) =>
    (await stage.as(who).complete('battle', name, focused, options)).choices?.map(({ value }) => value);
  expect(await values('Dan', 'unit', { unit: '' }, 'unit')).toEqual(['7C', '9L', '3L', '4L']);
  expect(await values('Dan', 'unit', { unit: '3' }, 'unit')).toEqual(['3L']);
  expect(await values('Dan', 'unit', { unit: 'blue' }, 'unit')).toEqual(['3L', '4L']);
  expect(await values('Chloé', 'sight', { from: '7C', to: 'bleu' }, 'to')).toEqual(['3L', '4L']);
});

test('an unknown unit is answered with likely ones; without a battle, it says what to do', async () => {
  const stage = await begun();
  expect(textOf((await stage.command('Dan', 'battle', 'unit', { unit: '7D' })).response)).toContain('7C');
  expect(textOf((await stage.command('Dan', 'battle', 'sight', { from: '7C', to: '@everyone' })).response)).not.toMatch(
    /@everyone/,
  );
  expect(textOf((await stage.command('Dan', 'tavern', 'unit', { unit: '7C' })).response)).toContain('/battle new');
});

test('the map: a part of it, terrain only, dark theme with a legend; private, with one picture each', async () => {
  const stage = await begun();
  const before = await publicTexts(stage, 'battle');
  const wishes = [{}, { around: '7C' }, { around: '0303' }, { terrain: true }, { theme: 'night', legend: true }];
  for (const wish of wishes) {
    const { response } = await stage.command('Dan', 'battle', 'battle map', wish);
    expect(response?.ephemeral).toBe(true);
    expect(picturesOf(response)).toHaveLength(1);
  }
  expect(await publicTexts(stage, 'battle')).toEqual(before);
});

test('what threatens a unit, in both languages, and the possible answers', async () => {
  const stage = await begun();
  const { response } = await stage.command('Dan', 'battle', 'battle map', { threats: '3L' });
  expect(textOf(response)).toMatch(
    /^### What threatens 3L in 0503\n\*\*7C\*\* may charge from 0404 · answers: stand firm, /,
  );
  expect(picturesOf(response)).toHaveLength(1);
  const french = await stage.command('Chloé', 'battle', 'battle map', { threats: '4l' });
  expect(plain(textOf(french.response))).toMatch(/^### Ce qui menace le 4L en 0902\nRien à craindre ici : /);
  const choices = (await stage.as('Chloé').complete('battle', 'battle map', 'threats', { threats: 'bleu' })).choices;
  expect(choices?.map(({ value }) => value)).toEqual(['3L', '4L']);
});

test('a map of two things at once, or of nothing, is refused', async () => {
  const stage = await begun();
  const refused = async (wish: object) => textOf((await stage.command('Dan', 'battle', 'battle map', wish)).response);
  expect(await refused({ around: '7C', threats: '3L' })).toContain('Pick one');
  expect(await refused({ terrain: true, threats: '3L' })).toContain('A map without units');
  expect(await refused({ around: '@everyone' })).not.toMatch(/@everyone/);
  expect(await refused({ threats: '9X' })).toContain('9X');
});

test('a unit’s card numbers its destinations on the map', async () => {
  const stage = await begun();
  const { response } = await stage.command('Dan', 'battle', 'unit', { unit: '7C' });
  expect(textOf(response)).toMatch(
    /By the numbers on the map:\n\*\*1\*\* · `7C charge 3L`\n\*\*2\*\* · `7C march \d{4}/,
  );
});

test('the rules at hand: a report and a refusal lead to their clauses, for anyone who presses, also after a restart', async () => {
  const stage = await begun();
  const reports = (await stage.seen('Dan', 'battle')).filter(({ ephemeral }) => !ephemeral);
  const report = reports.findLast((message) => buttonsOf(message).some(({ id }) => id.startsWith('details:')))!;
  const before = await publicTexts(stage, 'battle');
  await stage.restart();
  const list = (await stage.as('Chloé').pressToTheEnd(report.id, 'Details')).response!;
  expect(list.ephemeral).toBe(true);
  expect(textOf(list)).toContain('**SH-ORDERS-02** · ');
  await stage.as('Chloé').pressId(list.id, 'cited', ['SH-ORDERS-02']);
  await stage.settled();
  const open = (await stage.seen('Chloé', 'battle')).at(-1);
  expect(textOf(open)).toMatch(/^### SH-ORDERS-02 · Points d’ordre et activation\n/);

  const refused = (await stage.command('Alice', 'battle', 'order', { text: '3L march 0504' })).response!;
  const [number] = buttonsOf(refused);
  expect(textOf(refused)).toContain(`[${number!.label}]`);
  const clause = (await stage.as('Alice').pressToTheEnd(refused.id, number!.label)).response!;
  expect(clause.ephemeral).toBe(true);
  expect(textOf(clause)).toContain(`### ${number!.label} · `);

  const looked = await stage.command('Dan', 'tavern', 'rules', { find: 'charge-10', game: 'sabreur-hex' });
  expect(looked.response?.ephemeral).toBe(true);
  expect(textOf(looked.response)).toMatch(/^### SH-CHARGE-10 · Charge\n/);
  const typing = await stage.as('Chloé').complete('battle', 'rules', 'find', { find: 'countercharge' });
  expect(typing.choices?.map(({ value }) => value)).toContain('SH-COUNTER');
  expect(await publicTexts(stage, 'battle')).toEqual(before);
});
