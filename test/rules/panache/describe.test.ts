/** What a picture shows, in words: hexes, units among others, sides, the front, the table; and what may be asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { panache } from '../../../src/rules/panache/index.ts';
import { readPosition } from '../../help/panache-lines.ts';
import type { State } from '../../../src/rules/panache/state.ts';
import { words } from '../../help/words.ts';
import { ROOT } from '../../help/source.ts';

const FIELD = readPosition([
  'map 16 x 10',
  'road en "High Road" fr "Grand-Route" 0105 0205 0305 0405 off 0105 W',
  'hex 0606 marsh',
  'hex 1003 lake',
  'side 0907 E hedge',
  'side 0907 SE hedge',
  'side 0505 SE cliff',
  'red 3L infantry medium stands 6 0505 activated',
  'red 4P pikemen heavy stands 5 of 6 0508 activated',
  'red G1 general medium 0505 activated',
  'reserve red R1 cavalry light stands 5 turn 2 entry 0107 W',
  'blue 9E elephants heavy stands 4 1005',
  'blue 9C cavalry heavy stands 4 1207',
  'blue E1 hero light 1005',
]);

function said(what: string, language: Language = 'en', now: State = FIELD): string[] {
  const look = panache.describe(now, what);
  const lines = look instanceof Refusal ? [look.says] : [look.title, ...look.paragraphs.flat()];
  return lines.map((line) => words.say(language, line).replaceAll(/[\u00a0\u202f]/g, ' '));
}

test('a hex with everyone in it, in both languages', () => {
  expect(said('0505')).toEqual([
    'Hex 0505: clear ground',
    '3L in 0505 (clear ground): medium infantry, 6 of 6 stands; nearest enemy 9E, 5 hexes east',
    'G1 in 0505 (clear ground): general (medium)',
    'It lies in the west of the map.',
    'North-north-west 0404: clear ground',
    'North-north-east 0504: clear ground',
    'East 0605: clear ground',
    'South-south-east 0506: clear ground, beyond a cliff',
    'South-south-west 0406: clear ground',
    'West 0405: clear ground',
    'Nearest: 4P (Red, 5 stands): 3 hexes south; 9E (Blue, 4 stands): 5 hexes east',
  ]);
  expect(said('0405', 'fr').slice(0, 5)).toEqual([
    'Case 0405 : terrain dégagé',
    'Aucune unité ne s’y trouve.',
    'Une route y passe, vers 0305',
    'Elle est à l’ouest de la carte.',
    'Au nord-nord-ouest 0304 : terrain dégagé',
  ]);
});

describe('a unit', () => {
  test('friends, enemies and the terrain between; PA-TER-03, PA-GAP-07 the ways out', () => {
    expect(said('3l')).toEqual([
      '3L (3L) · Red · medium infantry',
      '**6** stands of 6',
      'In 0505 (clear ground)',
      'Friends near it: G1, in the same hex; 4P, 3 hexes south',
      'The nearest enemies:',
      '9E, heavy elephants, 4 stands: 5 hexes east; clear ground between them',
      '9C, heavy cavalry, 4 stands: 8 hexes south-east; between them a marsh in 0606',
      'North-north-west 0404: clear ground',
      'North-north-east 0504: clear ground',
      'East 0605: clear ground',
      'South-south-east 0506: clear ground, beyond a cliff',
      'South-south-west 0406: clear ground',
      'West 0405: clear ground',
      'Free to enter: 0404 (north-north-west), 0504 (north-north-east), 0605 (east), 0406 (south-south-west), ' +
        '0405 (west)',
    ]);
  });

  test('a unit with its state, and no unit near', () => {
    const units = FIELD.units.map((unit) => (unit.id === '4P' ? { ...unit, prePlayed: true, at: '1610' } : unit));
    const text = said('4P', 'en', { ...FIELD, units });
    expect(text).toContain('No friend within 4 hexes');
    expect(text.some((line) => line.includes('token'))).toBe(true);
    expect(said('4P', 'fr', { ...FIELD, units: units.filter(({ side }) => side === 'red') })).toContain(
      'Aucun ennemi n’est sur la table.',
    );
  });

  test('PA-RES-01 a unit still to come', () => {
    expect(said('R1', 'fr')).toEqual([
      'Le R1 (R1) · les Rouges · cavalerie légère',
      '**5** éléments sur 5',
      'Hors table ; peut entrer à partir du tour 2, par 0107 [RES-01, RES-02]',
    ]);
  });

  test('a unit that has left is no longer described', () => {
    const gone = [{ id: '9Z', side: 'blue', name: FIELD.units[0]!.name, at: '0101', why: 'left' } as const];
    expect(panache.describe({ ...FIELD, gone }, '9z')).toBeInstanceOf(Refusal);
  });
});

test('a side: lines, second line, characters, reinforcements', () => {
  expect(said('red')).toEqual([
    'Red: Army',
    '2 units on the map, 11 of 12 stands',
    'Still to come: R1',
    'From west to east:',
    '3L in 0505 (clear ground): medium infantry, 6 of 6 stands; nearest enemy 9E, 5 hexes east',
    'In the second line:',
    '4P in 0508 (clear ground): heavy pikemen, 5 of 6 stands; nearest enemy 9E, 6 hexes north-east; ' +
      '3 hexes behind 3L',
    'Characters:',
    'G1 in 0505 (clear ground): general (medium)',
  ]);
  expect(said('les Bleus', 'fr').slice(2, 5)).toEqual([
    'D’ouest en est :',
    '9E en 1005 (terrain dégagé) : éléphants lourds, 4 éléments sur 4 ; ennemi le plus proche 3L, à 5 cases, à l’ouest',
    'Un vide de 2 cases, puis 9C en 1207 (terrain dégagé) : cavalerie lourde, 4 éléments sur 4 ; ' +
      'ennemi le plus proche 4P, à 7 cases, au sud-ouest',
  ]);
});

test('the front, all of it and around a unit', () => {
  expect(said('front')).toEqual([
    'The front',
    'Red, from west to east: 3L (0505), nearest enemy 9E, 5 hexes east',
    'Red, in the second line: 4P (0508) 3 hexes behind 3L',
    'Blue, from west to east: 9E (1005), nearest enemy 3L, 5 hexes west; gap of 2 hexes, 9C (1207), ' +
      'nearest enemy 4P, 7 hexes south-west',
    'The lines are closest between 3L and 9E: 5 hexes.',
  ]);
  expect(said('front 9C')).toEqual([
    'The front around 9C',
    '9C in 1207 (clear ground): heavy cavalry, 4 of 4 stands; nearest enemy 4P, 7 hexes south-west',
    'Before it in the line: 9E, 3 hexes north-west',
    'No unit is after it in the line: it is the last.',
  ]);
  expect(said('front 4P').at(-2)).toBe('4P (0508) 3 hexes behind 3L');
  expect(said('front G1')).toEqual(['The front around G1', 'G1 in 0505 (clear ground): general (medium)']);
});

test('the whole battle', () => {
  expect(said('').filter((line) => !/^(Hexes are numbered|Bearings:)/.test(line))).toEqual([
    'The field: Position',
    'Turn 1 of 12: Red moves',
    'The map has 16 columns and 10 rows of hexes',
    'In the north: a lake (1003)',
    'In the centre: a marsh (0606)',
    'A cliff, from west to east: north of it 0505; south of it 0506',
    'A hedge, from north to south: east of it 1007 0908; west of it 0907',
    'High Road (a road): 0105 0205 0305 0405',
    ...said('front').slice(1),
    'G1 in 0505 (clear ground): general (medium)',
    'E1 in 1005 (clear ground): hero (light)',
  ]);
});

test('input that cannot be described is answered with what can', () => {
  expect(said('nowhere')[0]).toContain('Nothing here is called “nowhere”. Name a hex');
  expect(said('9999', 'fr')[0]).toContain('1610');
});

test('what can be described is completed while typing', () => {
  const names = (typed: string) => panache.topics(FIELD, typed).map(({ name }) => name);
  expect(names('')).toEqual(['3L', '4P', 'G1', '9E', '9C', 'E1', 'R1', 'red', 'blue', 'front']);
  expect(names('1610').slice(10)).toEqual(['1610']);
  for (const name of names('0606')) expect(panache.describe(FIELD, name)).toMatchObject({ what: name });
});

const folder = join(ROOT, 'assets/scenarios');
const ours = readdirSync(folder).filter((name) => rulesetOf(readFileSync(join(folder, name), 'utf8')) === 'panache');

test.each(ours)('everything in %s can be described, in both languages', (name) => {
  const read = panache.read(readFileSync(join(folder, name), 'utf8'));
  if ('faults' in read) throw new Error('the scenario has faults');
  for (const { name: what } of panache.topics(read.state, '05')) {
    for (const language of ['en', 'fr'] as const) {
      expect(said(what, language, read.state).join('\n')).not.toMatch(/undefined|\{|NaN/);
    }
  }
});
