import { describe, expect, test } from 'vitest';
import type { ArmyRead, Building, Site } from '../../../../src/kernel/army.ts';
import { type Chance, chanceFrom } from '../../../../src/kernel/chance.ts';
import { Refusal } from '../../../../src/kernel/play.ts';
import { armies } from '../../../../src/rules/sabreur-hex/army/index.ts';
import { words } from '../../../help/words.ts';

const BLANK = armies.blank({ en: 'Division', fr: 'Division' }, 1500);

function step(site: Site): Building {
  const building = armies.build(site);
  if (building instanceof Refusal) throw building;
  return building;
}

function readOf(text: string): ArmyRead {
  const read = armies.read(text);
  if (!('cost' in read)) throw new Error(`${JSON.stringify(read.faults)} in\n${text}`);
  return read;
}

const pressesOf = ({ rows }: Building) => rows.flatMap(({ presses }) => presses);
const labels = (building: Building) => pressesOf(building).map(({ says }) => words.say('en', says));
const lines = ({ asks, lines: some }: Building) => [asks, ...some].map((says) => words.say('en', says));

/** Presses whatever begins so, one after the other; words behind `"` are typed. */
function pressed(site: Site, ...wanted: readonly string[]): Site {
  return wanted.reduce((at, label) => {
    const building = step(at);
    if (label.startsWith('"')) {
      const typed = building.typed!.take(label.slice(1));
      if (typed instanceof Refusal) throw typed;
      return typed;
    }
    const press = pressesOf(building).find(({ says }) => words.say('en', says).startsWith(label));
    if (!press) throw new Error(`no ${label} among ${labels(building).join(' | ')}`);
    return press.leads;
  }, site);
}

/** What is wrong and with whom; the numbers in it may change. */
function wrongs({ faults }: ArmyRead): string[] {
  return faults.map(({ says: { id, args = {} } }) =>
    JSON.stringify([id, args['unit'], args['skill'], args['word'], args['b']].map((arg) => arg ?? null)),
  );
}

/** What Discord can show: rows that are menus, few of them, texts that fit. */
function checkShown(building: Building): void {
  expect(building.rows.length).toBeLessThanOrEqual(6);
  for (const { presses } of building.rows) expect(presses.length).toBeLessThanOrEqual(25);
  for (const language of ['en', 'fr'] as const) {
    const said = pressesOf(building).map(({ says }) => words.say(language, says));
    expect(Math.max(...said.map((each) => each.length))).toBeLessThanOrEqual(100);
    const text = [building.asks, ...building.lines].map((says) => words.say(language, says)).join('\n');
    expect(text.length).toBeLessThanOrEqual(3000);
    if (building.typed) expect(words.say(language, building.typed.says).length).toBeLessThanOrEqual(45);
  }
}

const TYPED = [
  '7C',
  '12Lg',
  '900',
  '1600',
  'Guard / la Garde',
  'Old Guard',
  'A / B / C',
  '@all / x',
  '',
  '"',
  '7c / l’x',
];

/** A press at random; now and then something typed. */
function next(site: Site, building: Building, chance: Chance): Site {
  if (building.typed && chance.oneIn(3)) {
    const taken = building.typed.take(chance.pick(TYPED));
    return taken instanceof Refusal ? { ...site, at: '' } : taken;
  }
  const adds = pressesOf(building).find(({ leads }) => leads.at === 'add');
  return adds && chance.oneIn(2) ? adds.leads : chance.pick(chance.pick(building.rows).presses).leads;
}

function played(start: string, seed: string, count: number): ArmyRead {
  const chance = chanceFrom(seed);
  let site: Site = { text: start, at: '' };
  for (let i = 0; i < count; i++) {
    const building = step(site);
    checkShown(building);
    const before = readOf(site.text);
    site = next(site, building, chance);
    const after = readOf(site.text);
    expect(after.text).toBe(site.text);
    const dismissed = after.units.length < before.units.length ? ['fault-army-empty'] : [];
    const allowed = [
      ...wrongs(before),
      ...['fault-army-cost', ...dismissed].map((id) => `["${id}",null,null,null,null]`),
    ];
    expect(wrongs(after).filter((wrong) => !allowed.includes(wrong))).toEqual([]);
  }
  return readOf(site.text);
}

describe('every button', () => {
  test('SH-ARMY-01 SH-ARMY-07 SH-GAP-12 it leads to an army that can be read, without new errors', () => {
    const built = [0, 1, 2, 3, 4, 5].map((seed) => played(BLANK, `blank ${seed}`, 40));
    expect(built.some(({ units }) => units.length > 3)).toBe(true);
    for (const { name } of armies.nations) played(armies.random(name, 700, 'x')!, name, 15);
  });

  test('SH-ARMY-07 it can be used in an army full of errors, which can be corrected', () => {
    const bad = `army en "A" fr "B" points 900
1L line infantry lancer cuirassier elite strength 4 Cd 12
2L line infantry warrior controlled fire strength 99
3C heavy cavalry cuirassier half cuirass half cuirass elite
`;
    for (let seed = 0; seed < 3; seed++) played(readOf(bad).text, `bad ${seed}`, 30);
    const start = { text: readOf(bad).text, at: '' };
    const mended = pressed(
      start,
      '1L',
      'Lancer',
      'Cuirassier',
      'Ordinary',
      '16 ·',
      'Back',
      '2L',
      'Warrior',
      '15 ·',
      'Back',
      '3C',
      'Ordinary',
      'Half',
    );
    expect(readOf(mended.text).faults.map(({ says }) => says.id)).toEqual([]);
  });
});

describe('the buttons one by one', () => {
  test('SH-ARMY-01 SH-ARMY-08 the whole army: its cost, the points left, its order points, its errors', () => {
    expect(lines(step({ text: BLANK, at: '' }))).toEqual([
      'Division: choose a unit to change, or add one.',
      'The army costs **0** of 1,500 army points, 1,500 left.',
      'Elite units: 0 of 2.',
      'Order points each turn: D3.',
      '⚠ This army has no units yet.',
    ]);
    const large = pressed({ text: BLANK, at: '' }, 'Size', '3,500');
    expect(lines(step(large))[3]).toBe('Order points each turn: D3 +4 / 2D6 −2.');
    const dear = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry', 'Back', 'Size', '"100');
    expect(lines(step(dear)).slice(1)).toEqual([
      'The army costs **128** of 100 army points, **28** too many.',
      'A game of this size has no elite units.',
      'Order points each turn: D3 −1.',
      '⚠ The units cost 128 army points, but the game size is 100.',
    ]);
  });

  test('SH-ARMY-03 SH-ARMY-05 SH-ARMY-07 a unit is offered only what it may have, with the price', () => {
    const site = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry');
    expect(labels(step(site))).toEqual([
      ...[14, 15, 16, 17, 18, 19, 20].map((n) => `${n} · ${n * 8} army points`),
      'Elite · 12 a strength point',
      'Ordinary · 8 a strength point',
      'Recruits · 6 a strength point',
      'CR 5 · −2 a strength point',
      'CR 6 · −1 a strength point',
      'CR 7 · usual',
      'CR 8 · +1 a strength point',
      'CR 9 · +2 a strength point',
      'Controlled Fire · +2 a strength point',
      'Stubborn · −1 a strength point',
      'Large Battalion · +2 a strength point',
      'Linear Order · free',
      'Irregular · −1 a strength point',
      'Impetuous · free',
      'Tactical Sense · +2 a strength point',
      'Obsolete Firearm · −2 a strength point',
      'Back to the army',
      'Add a unit',
      'Duplicate',
      'Name',
      'Short name',
      'Brigade',
      'Remove',
    ]);
    const chosen = pressesOf(step(site)).flatMap(({ isChosen, says }) => (isChosen ? [words.say('en', says)] : []));
    expect(chosen).toEqual(['16 · 128 army points', 'Ordinary · 8 a strength point', 'CR 7 · usual']);
  });

  test('SH-QUALITY-03 SH-Q-77 no more Elite units than the size allows, and no smaller size than they allow', () => {
    const two = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry', 'Elite', 'Duplicate');
    const three = pressed(two, 'Back', 'Add', 'Line infantry');
    expect(labels(step(three)).filter((label) => /^(Elite|Duplicate)/.test(label))).toEqual(['Duplicate']);
    expect(labels(step(two)).filter((label) => /^(Elite|Duplicate)/.test(label))).toEqual([
      'Elite · 12 a strength point',
    ]);
    const sizes = labels(step(pressed(two, 'Back', 'Size')));
    expect(sizes.slice(0, 2)).toEqual(['1,500', '1,750']);
    expect(step(pressed(two, 'Back', 'Size')).typed!.take('1499')).toBeInstanceOf(Refusal);
  });

  test('SH-SKILL-WARRIOR-03 Warrior is offered once the unit is Irregular, and ends with it', () => {
    const irregular = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry', 'Irregular', 'Warrior');
    expect(readOf(irregular.text).text).toContain('1L line infantry irregular warrior ordinary');
    expect(labels(step(irregular))).not.toContain('Controlled Fire · +2 a strength point');
    expect(readOf(pressed(irregular, 'Irregular').text).text).toContain('1L line infantry ordinary');
  });

  test('SH-SKILL-LARGEBATTALION-01 a large battalion is four stronger', () => {
    const large = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry', 'Large');
    expect(large.text).toContain('1L line infantry large battalion ordinary strength 20 Cd 7');
    expect(pressed(large, 'Large').text).toContain('1L line infantry ordinary strength 16 Cd 7');
  });

  test('SH-ARMY-04 a unit with the usual command rating keeps the usual one when its quality changes', () => {
    const usual = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry', 'Recruits');
    expect(usual.text).toContain('1L line infantry recruit strength 16 Cd 6');
    expect(pressed(usual, 'CR 4', 'Elite').text).toContain('1L line infantry elite strength 16 Cd 7');
  });

  test('a unit gets names, and its grammar can be switched if the name does not decide it', () => {
    const site = pressed({ text: BLANK, at: '' }, 'Add', 'Light infantry', 'Short name', '"9Lg', 'Name');
    const named = pressed(site, '"the 9th Rifles / l’artillerie perdue');
    expect(named.text).toContain('name 9Lg en "9th Rifles" plural; fr "l’artillerie perdue" f');
    expect(lines(step(named))[1]).toBe('In a sentence: The 9th Rifles have arrived.');
    const turned = pressed(named, 'French: feminine', 'English: plural', 'English: with');
    expect(turned.text).toContain('name 9Lg en bare "9th Rifles"; fr "l’artillerie perdue" m');
    expect(pressed(site, '"9th / le 9e léger').text).toContain('name 9Lg en "9th"; fr "le 9e léger"');
  });

  test('units join and leave brigades, and an empty brigade is removed', () => {
    const site = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry', 'Brigade', '"Foy’s Brigade / Brigade Foy');
    const both = pressed(site, 'Duplicate', 'Brigade', 'Foy’s Brigade');
    expect(both.text).toContain('brigade en "Foy’s Brigade" fr "Brigade Foy" 1L 2L\n');
    const one = pressed(both, 'Short name', '"7L', 'Back', '1L', 'Remove');
    expect(one.text).toContain('brigade en "Foy’s Brigade" fr "Brigade Foy" 7L\n');
    expect(pressed(one, '7L', 'Brigade', 'No brigade').text).not.toContain('brigade');
  });

  test('units of a nation’s own kinds can be added, with their historical names', () => {
    const site = pressed({ text: BLANK, at: '' }, 'Nation', 'Austria', 'Add', '1st Cuirassiers');
    expect(site.text).toContain('nation austria');
    expect(site.text).toContain('name 1C en "1st Cuirassiers" plural; fr "le 1er cuirassiers"');
  });

  test('the army can be renamed; characters that a name cannot have are refused', () => {
    const site = pressed({ text: BLANK, at: '' }, 'Rename');
    expect(readOf(pressed(site, '"Left wing / Aile gauche').text).name).toEqual({ en: 'Left wing', fr: 'Aile gauche' });
    expect(readOf(pressed(site, '"Foy').text).name).toEqual({ en: 'Foy', fr: 'Foy' });
    expect(step(site).typed!.take('@everyone')).toBeInstanceOf(Refusal);
  });

  test('a form for a name shows the present one, and sending it unchanged changes nothing', () => {
    const site = pressed({ text: BLANK, at: '' }, 'Rename');
    expect(step(site).typed!.now).toBe('Division');
    const renamed = pressed(site, '"Left wing / Aile gauche', 'Rename');
    expect(step(renamed).typed!.now).toBe('Left wing / Aile gauche');
    expect(step(renamed).typed!.take('Left wing / Aile gauche')).toEqual({ text: renamed.text, at: '' });
    const text = `${BLANK}1L line infantry\n2L line infantry\nname 2L en bare "Foot" plural; fr "l’arme" f\n`;
    const called = (id: string) => step({ text, at: `called ${id}` }).typed!;
    expect([called('1L').now, called('2L').now]).toEqual([undefined, 'Foot / l’arme']);
    expect(called('2L').take('Foot / l’arme')).toEqual({ text: readOf(text).text, at: 'called 2L' });
    expect(step({ text, at: 'id 2L' }).typed!.now).toBe('2L');
  });

  test('of many errors ten are listed', () => {
    const units = Array.from({ length: 30 }, (_, i) => `${i + 1}L line infantry Cd 12`);
    const text = readOf(['army en "A" fr "A" points 9000', ...units].join('\n')).text;
    const told = lines(step({ text, at: '' }));
    expect(told.slice(-2)).toEqual(['⚠ The command rating of 10L may be 5 to 9.', '⚠ And 20 more.']);
    expect(lines(step({ text, at: 'unit 30L' })).filter((line) => line.startsWith('⚠'))).toHaveLength(1);
  });

  test('SH-QUALITY-03 the refusal of a size names the clause, the refusal of a name does not', () => {
    const elite = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry', 'Elite', 'Back', 'Size');
    const size = step(elite).typed!.take('1000');
    const id = step(pressed(elite, 'Back', '1L', 'Short name')).typed!.take('L1');
    expect([size, id].map((each) => each instanceof Refusal && [each.clause, each.says.id])).toEqual([
      ['SH-QUALITY-03', 'fault-elites'],
      ['ORDER-TEXT', 'fault-id'],
    ]);
  });

  test.each(['', 'constructor', 'unit', 'no such place'])('at %j there are buttons', (at) => {
    const { text } = pressed({ text: BLANK, at: '' }, 'Add', 'Line infantry');
    const building = armies.build({ text, at });
    expect(building instanceof Refusal || labels(building).length > 0).toBe(true);
  });

  test('a return to a deleted unit says so, and a text that is not an army is refused', () => {
    expect(armies.build({ text: BLANK, at: 'unit 9L' })).toBeInstanceOf(Refusal);
    expect(armies.build({ text: 'x', at: '' })).toBeInstanceOf(Refusal);
  });
});
