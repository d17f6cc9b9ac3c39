/** Scenarios of Skirmish as text, and the faults in them. */
import { expect, test } from 'vitest';
import { readScenario, writeScenario } from '../../../src/rules/skirmish/scenario/index.ts';

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

test('SK-GEO-01 each fault is named where it stands', () => {
  const with_ = (...lines: string[]) => faults(`${INN}${lines.join('\n')}`);
  expect(faults(INN)).toEqual([]);
  expect(with_('red 8L line close 6 at 41x11')).toEqual(['22:5 fault-sk-onto']);
  expect(with_('red 8L line close 6 at 40x59.5')).toEqual([]);
  expect(with_('red 8L line close 40 ranks 1 at 70x30')).toEqual(['22:5 fault-sk-off']);
  expect(with_('red 8L line close 500 at 70x30')).toEqual(['22:19 fault-number']);
  expect(with_('red 8L line')).toEqual(['22:12 fault-sk-figures']);
  expect(with_('red 8L close 4 at 80x5')).toEqual(['22:23 fault-sk-row']);
  expect(with_('red H7 line close 4 at 80x5')).toEqual(['22:5 fault-id']);
  expect(with_('red 8S sergeant of 3X at 80x5')).toEqual(['22:5 fault-no-such-unit']);
  expect(with_('objective "the moon" value 3')).toEqual(['22:11 fault-sk-objective']);
  expect(with_('variant fights hard')).toEqual(['22:16 fault-word']);
  expect(with_('red 2L line close 4 at 80x5')).toEqual(['22:5 fault-id-twice']);
});
