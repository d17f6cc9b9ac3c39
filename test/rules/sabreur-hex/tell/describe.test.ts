/** What a picture shows, in words: hexes, units among others, sides, the front, the field; and what may be asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { rulesetOf } from '../../../../src/rules/index.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { met } from '../../../help/deploying.ts';
import { ROOT } from '../../../help/source.ts';
import { position } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';
import { seen } from '../look/looking.ts';

const FIELD = [
  'map 16 x 12',
  'hex 0606 wood',
  'hex 0607 wood hill',
  'hex 1004 village',
  'side 0507 NE river',
  'side 0606 NW bridge',
  'road 0505 0506 0606 0707',
  'objective 1004 points 60 en "Mill" fr "Moulin"',
  'red 7C heavy cavalry 0508 N strength 10',
  'red 9L line infantry line 0808 N strength 16',
  'red 15Z line infantry panicked 0811 N strength 12 of 14',
  'blue 3L line infantry column 0504 S strength 16',
  'blue 9Lg light infantry skirmisher skirmish 1004 S strength 8',
];

const said = (what: string, language: Language = 'en', lines = FIELD) =>
  seen(sabreurHex.describe(position(...lines), what), language).split('\n');

describe('a hex', () => {
  test('its terrain, its road, its neighbours, the units near it', () => {
    expect(said('0606')).toEqual([
      'Hex 0606: a wood',
      'No unit is there.',
      'A road runs through it, to 0707 and 0506',
      'It lies in the centre of the map.',
      'North-north-west 0605: clear ground, beyond a bridge',
      'North-north-east 0705: clear ground',
      'East 0706: clear ground',
      'South-south-east 0707: clear ground, along the road',
      'South-south-west 0607: a wood, a hill',
      'West 0506: clear ground, along the road',
      'Nearest: 7C (Red, strength 10): 2 hexes south-south-west; 3L (Blue, strength 16): 2 hexes north-north-west',
    ]);
  });

  test('an objective and the unit on it, in French', () => {
    expect(said('1004', 'fr').slice(0, 6)).toEqual([
      'Case 1004 : un village',
      '9Lg (bleu), infanterie légère en tirailleurs, force 8, face au sud',
      'Objectif Moulin, 60 points de victoire',
      'Elle est au nord de la carte.',
      'Au nord-nord-ouest 1003 : terrain dégagé',
      'Au nord-nord-est 1103 : terrain dégagé',
    ]);
  });

  test('at the edge of the map', () => {
    expect(said('0101')).toContain('West: off the map');
  });
});

describe('a unit', () => {
  test('what is in front, beside and behind; the nearest enemies and the ground between; the ways out', () => {
    expect(said('3L')).toEqual([
      '3L (3L) · Blue · line infantry, ordinary',
      'Strength **16** of 16, demoralised at 10 or less · command rating 7 (CR)',
      'In 0504 (clear ground), in column, facing south',
      'In front: enemy 7C, 4 hexes south',
      'On the left flank: enemy 9L, 5 hexes south-east; friend 9Lg, 5 hexes east',
      'On the right flank: no unit within 6 hexes',
      'Behind: no unit within 6 hexes',
      'The nearest enemies:',
      '7C, heavy cavalry, strength 10: 4 hexes south; it has this unit in front; ' +
        'between them a wood, a hill in 0607, which the line touches; not in sight, 0607 is in the way',
      '9L, line infantry, strength 16: 5 hexes south-east; this unit is on its left flank; ' +
        'between them a wood in 0606; not in sight, 0606 is in the way',
      '15Z, line infantry, strength 12: 7 hexes south; it has this unit in front; between them a wood in 0606, ' +
        'a wood, a hill in 0607, a bridge between 0605 and 0606; not in sight, 0606 is in the way',
      'North-north-west 0503: clear ground',
      'North-north-east 0603: clear ground',
      'East 0604: clear ground',
      'South-south-east 0605: clear ground',
      'South-south-west 0505: clear ground',
      'West 0404: clear ground',
      'Free to enter: 0503 (north-north-west), 0603 (north-north-east), 0604 (east), 0605 (south-south-east), ' +
        '0505 (south-south-west), 0404 (west)',
    ]);
  });

  test('in French', () => {
    expect(said('9Lg', 'fr').slice(0, 9)).toEqual([
      'Le 9Lg (9Lg) · les Bleus · infanterie légère, ordinaire',
      'Force **8** sur 8, démoralisation à 5 ou moins · facteur de commandement 7 (Cd)',
      'En 1004 (un village), en tirailleurs, face au sud',
      'Devant : ennemi 9L, à 4 cases, au sud-sud-ouest',
      'Sur le flanc gauche : personne à 6 cases ou moins',
      'Sur le flanc droit : unité amie 3L, à 5 cases, à l’ouest',
      'Derrière : personne à 6 cases ou moins',
      'Les ennemis les plus proches :',
      '9L, infanterie de ligne, force 16 : à 4 cases, au sud-sud-ouest ; l’a devant elle ; ' +
        'terrain dégagé entre eux ; en vue',
    ]);
  });

  test('SH-Q-09 a square has a front all round; SH-TERRAIN-09 impassable hexes and occupied hexes are not ways out', () => {
    const lines = [
      'map 16 x 12',
      'hex 0505 impassable',
      'side 0606 E impassable',
      'red 5S line infantry square 0606 N',
      'blue 3L line infantry column 0605 S',
    ];
    const text = said('5s', 'en', lines);
    expect(text).toContain('All round, as a square has a front on every side: enemy 3L, adjacent, north-north-west');
    expect(text).toContain('East 0706: clear ground, beyond an impassable hexside');
    expect(text.at(-1)).toBe(
      'Free to enter: 0705 (north-north-east), 0707 (south-south-east), 0607 (south-south-west), 0506 (west)',
    );
    expect(said('3L', 'en', lines).join('\n')).toContain('it is in square');
  });

  test('SH-FORM-11 both hexes of an extended line', () => {
    const lines = [
      'map 16 x 12',
      'red 2P line infantry linear order extended line 0606 N also 0706',
      'blue 3L line infantry column 0703 S',
    ];
    const text = said('2P', 'en', lines);
    expect(text.filter((line) => line.startsWith('East '))).toHaveLength(2);
    expect(text).toContain(
      '3L, line infantry, strength 20: 3 hexes north; it has this unit in front; clear ground between them; in sight',
    );
  });

  test('a unit alone on the map', () => {
    expect(said('7C', 'en', ['map 9 x 9', 'red 7C heavy cavalry 0505 N'])).toContain('No enemy is left.');
  });
});

describe('a side', () => {
  const red = [
    'Red: Army',
    '3 units on the map, strength 38 of 40; 0 victory points',
    'Panicked: 15Z',
    'From west to east:',
    '7C in 0508 (clear ground): heavy cavalry in line, strength 10 of 10, facing north; faces 3L, 4 hexes north',
    'Gap of 2 hexes, then 9L in 0808 (clear ground): line infantry in line, strength 16 of 16, facing north; ' +
      'faces 9Lg, 4 hexes north-north-east',
    'In the second line:',
    '15Z in 0811 (clear ground): line infantry in a mob, strength 12 of 14, facing north, panicked; ' +
      'faces no one; 3 hexes behind 9L',
  ];

  test('its strength and state, and each unit from flank to flank, then the second line', () => {
    expect(said('red')).toEqual(red);
  });

  test.each(['Red', 'rouge', 'les Rouges', 'RED', ' the red '])('by colour: %s', (what) => {
    expect(said(what)).toEqual(red);
  });

  test('by its own name, in either language and as it is typed', () => {
    const now = position(...FIELD);
    const armies = {
      ...now.armies,
      blue: { ...now.armies.blue, name: { en: 'French rear guard', fr: 'L’arrière-garde française' } },
    };
    for (const what of ['french rear guard', 'arriere garde francaise', 'L’Arrière-garde française']) {
      expect(sabreurHex.describe({ ...now, armies }, what)).toMatchObject({ what: 'blue' });
    }
  });

  test('in French; and a side that has no units left', () => {
    expect(said('bleu', 'fr').slice(0, 4)).toEqual([
      'Les Bleus : Armée',
      '2 unités sur la carte, force 24 sur 24 ; 60 points de victoire',
      'D’ouest en est :',
      '3L en 0504 (terrain dégagé) : infanterie de ligne en colonne, force 16 sur 16, face au sud ; ' +
        'fait face au 7C, à 4 cases, au sud',
    ]);
    expect(said('blue', 'en', ['map 9 x 9', 'red 7C heavy cavalry 0505 N'])).toContain(
      'No unit of this side is on the map.',
    );
  });

  test('units still to be placed count in the strength and in the initial strength', () => {
    const strength = seen(sabreurHex.describe(met(), 'red'), 'en').match(/strength (\d+) of (\d+)/)!;
    expect(strength[1]).toBe(strength[2]);
  });
});

describe('the front', () => {
  test('the units that face each other along both lines, with gaps and distances', () => {
    expect(said('front')).toEqual([
      'The front',
      'Red, from west to east: 7C (0508) faces 3L, 4 hexes north; gap of 2 hexes, 9L (0808) faces 9Lg, ' +
        '4 hexes north-north-east',
      'Red, in the second line: 15Z (0811) 3 hexes behind 9L',
      'Blue, from west to east: 3L (0504) faces 7C, 4 hexes south; gap of 4 hexes, 9Lg (1004) faces 9L, ' +
        '4 hexes south-south-west',
      'The lines are closest between 7C and 3L: 4 hexes.',
    ]);
  });

  test('around a unit', () => {
    expect(said('front 9L')).toEqual([
      'The front around 9L',
      '9L in 0808 (clear ground): line infantry in line, strength 16 of 16, facing north; ' +
        'faces 9Lg, 4 hexes north-north-east',
      'It is faced by 9Lg, 4 hexes north-north-east',
      'Before it in the line: 7C, 3 hexes west',
      'No unit is after it in the line: it is the last.',
    ]);
    expect(said('le front du 15z', 'fr').slice(1)).toEqual([
      '15Z en 0811 (terrain dégagé) : infanterie de ligne en horde, force 12 sur 14, face au nord, paniquée ; ' +
        'ne fait face à personne',
      'Aucun ennemi ne lui fait face.',
      '15Z (0811) à 3 cases derrière 9L',
      '9L en 0808 (terrain dégagé) : infanterie de ligne en ligne, force 16 sur 16, face au nord ; ' +
        'fait face au 9Lg, à 4 cases, au nord-nord-est',
    ]);
  });

  test('the front around a hex is the description of the hex', () => {
    expect(said('front 0606')[0]).toBe('Hex 0606: a wood');
  });
});

test('the whole battle', () => {
  expect(said('').filter((line) => !/^(Hexes are numbered|Bearings:)/.test(line))).toEqual([
    'The field: Position',
    'Turn 1 of 12; Red to move, 6 order points left',
    'The map has 16 columns and 12 rows of hexes',
    'In the north: a village (1004)',
    'In the centre: a hill (0607); a wood (0606 0607)',
    'A river, from west to east: north of it 0506; south of it 0507',
    'A bridge between 0605 and 0606',
    'A road: 0505 0506 0606 0707',
    'Objective Mill in 1004, 60 victory points: held by 9Lg (Blue, strength 8)',
    ...said('front').slice(1),
  ]);
  expect(said('champ', 'fr')).toEqual(expect.arrayContaining(['Au centre : une colline (0607) ; un bois (0606 0607)']));
  expect(said('', 'en', ['map 9 x 9', 'red 7C heavy cavalry 0505 N'])).toContain('The ground is clear everywhere');
});

test('input that cannot be described is answered with what can', () => {
  const refusal = (what: string) => {
    const look = sabreurHex.describe(position(...FIELD), what);
    if (!(look instanceof Refusal)) throw new Error(`${what} is described`);
    return words.say('en', look.says);
  };
  expect(refusal('nowhere')).toBe(
    'Nothing here is called “nowhere”. Name a hex by its four digits, a unit by its short name (7C), a side (red), ' +
      'or “front”; with nothing named, the whole field is described.',
  );
  expect(refusal('9999')).toContain('The nearest is 1612.');
  expect(refusal('7D')).toContain('Did you mean');
  expect(refusal('front @everyone')).toContain('“everyone”');
});

test('what can be described is completed while typing: units, sides, the front, hexes by their digits', () => {
  const now = position(...FIELD);
  const names = (typed: string) => sabreurHex.topics(now, typed).map(({ name }) => name);
  expect(names('')).toEqual(['7C', '9L', '15Z', '3L', '9Lg', 'red', 'blue', 'front']);
  expect(names('060').slice(8)).toEqual(['0601', '0602', '0603', '0604', '0605', '0606', '0607', '0608', '0609']);
  expect(names('06').slice(8)).toHaveLength(12);
  expect(names('0').slice(8)).toHaveLength(25);
  expect(names('0607').slice(8)).toEqual(['0607']);
  for (const { name } of sabreurHex.topics(now, '0607')) {
    expect(sabreurHex.describe(now, name)).toMatchObject({ what: name });
  }
});

const folder = join(ROOT, 'assets/scenarios');
const ours = readdirSync(folder).filter(
  (name) => rulesetOf(readFileSync(join(folder, name), 'utf8')) === 'sabreur-hex',
);

test.each(ours)('everything in %s can be described, in both languages', (name) => {
  const read = sabreurHex.read(readFileSync(join(folder, name), 'utf8'));
  if ('faults' in read) throw new Error('the scenario has faults');
  for (const { name: what } of sabreurHex.topics(read.state, '05')) {
    for (const language of ['en', 'fr'] as const) {
      expect(seen(sabreurHex.describe(read.state, what), language)).not.toMatch(/undefined|\{|NaN/);
    }
  }
});
