/** Scenarios of Skirmish as text, and the faults in them. */
import { expect, test } from 'vitest';
import { readScenario, writeScenario } from '../../../src/rules/skirmish/scenario/index.ts';
import { words } from '../../help/words.ts';

const INN = `rules skirmish
title en "The Inn at Valverde" fr "L'auberge de Valverde"
field 90 x 60
turns 8
first red
army red  en "French" fr "Français" edge south
army blue en "Allies" fr "Alliés" edge north
variant fights simple
breaks red at 60
objective "the inn" value 3
area building en "the inn" fr "l'auberge" 4x14 14x14 14x24 4x24
line wall en "the inn wall" fr "le mur de l'auberge" width 0.4 16x24 31x24
red  2L line close 8 ranks 2 at 40x10 face N
red  1S sergeant of 2L at 40x4
red  2M musician of 2L at 36x4
red  1V elite voltigeurs loose figures 19x22.5 21.5x22.5 24x22.5 26.5x22.5 29x22.5 face N marksman 3
blue 6C line skirmish figures 40x37 42x37 48.5x37 50.5x37 57x37 59x37 65.5x37 67.5x37 face S
blue 5S sergeant of 6C at 45x43
blue 7L line close 10 ranks 2 at 40x48 face S
blue 9G guerrillas loose figures 76x50 78.5x50 81x50 76x53 78.5x53 81x53 face S unloaded
blue 9P priest of 9G at 78.5x56
`;

function faults(text: string): string[] {
  const found = readScenario(text);
  return 'faults' in found ? found.faults.map(({ line, column, says }) => `${line}:${column} ${says.id}`) : [];
}

test('SK-GAP-12 the teaching scenario reads, and what is written reads back the same', () => {
  const found = readScenario(INN);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  const { state } = found;
  expect(state.units.map(({ id, figures }) => `${id} ${figures.length}`)).toEqual([
    '2L 8',
    '1S 1',
    '2M 1',
    '1V 5',
    '6C 8',
    '5S 1',
    '7L 10',
    '9G 6',
    '9P 1',
  ]);
  expect(state).toMatchObject({
    turn: 0,
    phase: 'opening',
    variants: { fights: 'simple' },
    objectives: [{ ground: 'building-1', value: 3 }],
  });
  expect(state.units[3]!.figures[2]!.marksman).toBe(true);
  expect(state.units[7]!.figures.every(({ loaded }) => !loaded)).toBe(true);
  const again = readScenario(writeScenario(state));
  expect('state' in again && again.state).toEqual(state);
});

/** A battle in the middle of a turn: losses, a turned block, deeds of single figures, contact, a leader lost. */
const UNDER_WAY = `rules skirmish
title en "Under way" fr "En cours"
field 90 x 60
army red en "R" fr "R" edge south
army blue en "B" fr "B" edge west
objective "the inn" value 3 held blue
area building en "the inn" fr "l'auberge" 4x14 14x14 14x24 4x24
turn 3 blue
lost red 3
lost blue 1
elite red
elite blue
red 2L line close 5 ranks 2 files 4 at 40.123x10 face 22.5 numbers 1 2 4 7 8 unloaded 1 2 leaderless turned did fire 1 2 fought 4 better 1
red 1V elite voltigeurs skirmish figures 20x30 22.1x30 faces N SE tested recoils did move shelter none
blue 7C light loose carbine figures 40x31 44x31 46.5x31 face S unloaded marksman 2 contact 1V
gone red 1S sergeant at 40x4
gone blue 9G at 60x50
name 1S en "Sergeant Roux"; fr bare "le sergent Roux" m
`;

test('a position in the middle of a battle reads back the same', () => {
  const found = readScenario(UNDER_WAY);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  const { state } = found;
  expect(state).toMatchObject({ turn: 3, active: 'blue', phase: 'acting', eliteUsed: ['red', 'blue'] });
  expect(state.units[0]).toMatchObject({ led: false, turned: true, bonus: 1, block: { files: 4, ranks: 2 } });
  expect(state.units[0]!.figures.map(({ n, loaded, did }) => [n, loaded, did])).toEqual([
    [1, false, ['fire']],
    [2, false, ['fire']],
    [4, true, []],
    [7, true, []],
    [8, true, []],
  ]);
  expect(state.units[1]!.figures.map(({ heading, did }) => [heading, did])).toEqual([
    [0, ['move']],
    [13_500, ['move']],
  ]);
  expect(state.gone[0]).toMatchObject({ id: '1S', role: 'sergeant', name: { en: { name: 'Sergeant Roux' } } });
  const again = readScenario(writeScenario(state));
  expect('state' in again && again.state).toEqual(state);
  const over = { ...state, phase: 'over' as const, result: { winner: 'draw' as const, why: 'points' as const } };
  expect(readScenario(writeScenario(over))).toMatchObject({ state: over });
  const melee = { ...state, phase: 'melee' as const, melee: { units: ['1V', '7C'], first: true, ends: false } };
  expect(readScenario(writeScenario(melee))).toMatchObject({ state: melee });
});

test('SK-CLS-05 natives who moved and fired, each in their own order, read back the same', () => {
  const natives = 'red 5N natives loose figures 20x40 22.5x40 did move 1 did fire 1 did fire 2 did move 2';
  const found = readScenario(`${UNDER_WAY}${natives}\n`);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  expect(found.state.units.at(-1)!.figures.map(({ did }) => did)).toEqual([
    ['move', 'fire'],
    ['fire', 'move'],
  ]);
  expect(readScenario(writeScenario(found.state))).toMatchObject({ state: found.state });
});

const with_ = (...lines: string[]) => faults(`${INN}${lines.join('\n')}`);

test('a unit is meant by its short name in any case; written with a blank, it is told how', () => {
  const found = readScenario(
    `${INN}blue 8s sergeant of 7l at 30x55\nname 8S en "Hill" fr "le Hill"\nname 2l en "Foot" fr "le Foot"\n`,
  );
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  const [foot, sergeant] = ['2L', '8s'].map((id) => found.state.units.find((unit) => unit.id === id));
  expect([foot?.name.en?.name, sergeant?.name.en?.name, sergeant?.of]).toEqual(['Foot', 'Hill', '7L']);
  expect(with_('blue 2l line close 8 at 20x50 face S')).toEqual(['22:6 fault-id-twice']);
  expect(with_('blue 8 S sergeant of 7L at 30x55')).toEqual(['22:6 fault-id-apart']);
  expect(with_('blue 8S sergeant of 7 L at 30x55')).toEqual(['22:21 fault-id-apart']);
  expect(with_('blue 8S sergeant of 7 at 30x55')[0]).toBe('22:21 fault-id');
  const told = readScenario(`${INN}blue 8 S sergeant of 7L at 30x55`);
  const [says] = 'faults' in told ? told.faults.map((fault) => fault.says) : [];
  expect(words.say('en', says!)).toBe('A unit’s short name has no space in it: write “8S”.');
});

test('SK-GEO-01 each fault is named where it stands', () => {
  expect(faults(INN)).toEqual([]);
  expect(with_('red 8L line close 6 at 41x11')).toEqual(['22:24 fault-sk-onto']);
  expect(with_('red 8L line close 6 at 40x59.5')).toEqual([]);
  expect(with_('red 8L line close 40 ranks 1 at 70x30')).toEqual(['22:33 fault-sk-off']);
  expect(with_('red 8L line close 4 at 99x5')).toEqual(['22:24 fault-off-table']);
  expect(with_('red 8L line loose figures 80x5 81x5')).toEqual(['22:27 fault-sk-figures-onto']);
  expect(with_('red 8L line close 500 at 70x30')).toEqual(['22:19 fault-number']);
  expect(with_('red 8L line')).toEqual(['22:12 fault-sk-figures']);
  expect(with_('red 8L close 4 at 80x5')).toEqual(['22:23 fault-sk-row']);
  expect(with_('red H7 line close 4 at 80x5')).toEqual(['22:5 fault-id']);
  expect(with_('red 8S sergeant of 3X at 80x5')).toEqual(['22:20 fault-no-such-unit']);
  expect(with_('red 8S sergeant of 6C at 80x5')).toEqual(['22:20 fault-sk-of']);
  expect(with_('objective "the moon" value 3')).toEqual(['22:11 fault-objective']);
  expect(with_('objective "the inn wall" value 3')).toEqual(['22:11 fault-objective']);
  expect(with_('objective "The Inn" value 3')).toEqual(['22:11 fault-objective-twice']);
  expect(with_('variant fights hard')).toEqual(['22:16 fault-word']);
  expect(with_('red 2L line close 4 at 80x5')).toEqual(['22:5 fault-id-twice']);
});

test('SK-CAP-04, SK-GEO-05, SK-Q-32 troops stand as the rules let them', () => {
  expect(with_('red 8G guerrillas close 4 at 80x5')).toEqual(['22:19 fault-sk-untrained']);
  expect(with_('red 8N natives skirmish 4 at 70x5')).toEqual(['22:16 fault-sk-untrained']);
  expect(with_('red 8L line skirmish figures 70x5 72x5 75x5')).toEqual(['22:30 fault-sk-crowded']);
  expect(with_('red 8L line loose 2 at 80x5 sheltered')).toEqual(['22:29 fault-sk-shelter']);
  expect(with_('red 8L line loose figures 7x20 9x20 sheltered')).toEqual([]);
  expect(faults(INN.replace('face N marksman 3', 'face N sheltered'))).toEqual([]);
});

test('a line that cannot be read is one error: its unit may be named elsewhere', () => {
  expect(with_('red 8L line close 500 at 80x5', 'name 8L en bare "A"; fr bare "A" m')).toEqual(['22:19 fault-number']);
  expect(with_('name 8L en bare "A"; fr bare "A" m')).toEqual(['22:6 fault-no-such-unit']);

  const inn = INN.replace('field 90 x 60', 'field 0 x 0');

  expect(faults(inn)).toEqual(['3:7 fault-number']);
  expect(faults(INN.replace('field 90 x 60\n', ''))).toEqual(['21:1 fault-no-field']);
});

test('what a line says of single figures must be of its figures', () => {
  expect(with_('red 8L line loose 2 at 80x5 marksman 3')).toEqual(['22:29 fault-sk-no-figure']);
  expect(with_('red 8L line loose 2 at 80x5 numbers 2 1')).toEqual(['22:29 fault-sk-each']);
  expect(with_('red 8L line loose 2 at 80x5 faces N')).toEqual(['22:29 fault-sk-each']);
  expect(with_('red 8L line close 2 files 3 at 80x5')).toEqual(['22:21 fault-sk-files']);
});

test('lengths that are none, and too many figures', () => {
  for (const bad of ['1e9x5', '-3x5', '½x5', '8..5x5', '80x', 'x5', '80'])
    expect(with_(`red 8L line close 2 at ${bad}`)).toEqual(['22:24 fault-point']);
  for (const bad of ['8,,5x5', '80x5,5', '80x-3'])
    expect(with_(`red 8L line close 2 at ${bad} face N`)).toEqual(['22:24 fault-point']);
  expect(with_('red 8L line close 2 at 80x5 face -3')).toEqual(['22:34 fault-heading']);
  expect(with_('breaks blue at -3')).toEqual(['22:16 fault-number']);
  expect(with_('dice 3 6', 'dice 7 1')).toEqual(['23:6 fault-number']);
  const crowd = Array.from({ length: 5 }, (_, n) => `red ${n + 20}L line close 40 ranks 4 at ${20 + 12 * n}x56`);
  expect(with_(...crowd)).toEqual(['25:5 fault-sk-crowd', '26:5 fault-sk-crowd']);
});
