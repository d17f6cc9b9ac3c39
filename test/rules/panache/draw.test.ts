/** Pictures as data: what stands where, what happened, and the words for those who cannot see them. */
import { describe, expect, test } from 'vitest';
import { phrase } from '../../../src/kernel/phrase.ts';
import type { Frame, Language } from '../../../src/kernel/ruleset.ts';
import { hexScene } from '../../../src/scene/hex.ts';
import { apply } from '../../../src/rules/panache/apply.ts';
import { draw } from '../../../src/rules/panache/draw/index.ts';
import type { Fact } from '../../../src/rules/panache/facts.ts';
import { readPosition } from '../../help/panache-lines.ts';
import type { State } from '../../../src/rules/panache/state.ts';
import { entriesOf } from '../../help/panache-telling.ts';
import { words } from '../../help/words.ts';

const FIELD = readPosition([
  'map 20 x 12',
  'road en "High Road" fr "Grand-Route" 0105 0205 0305 off 0105 W',
  'hex 0702 lake',
  'hex 0802 marsh hill',
  'hex 0902 cliff',
  'hex 1002 broken',
  'side 0907 E hedge',
  'side 1007 E stream',
  'side 1107 E cliff',
  'red 3L infantry medium stands 6 0505 activated',
  'red 4P pikemen heavy stands 5 0507 activated',
  'red 6W infantry medium mounted wagons 0511 activated',
  'red 7M infantry light mounted camels 0308',
  'red 8A artillery light 0409 activated',
  'red 8H horse artillery light 0410 activated',
  'red G1 general medium 0505 activated',
  'red G2 hero light 0505 activated',
  'red G3 hero light 0111 activated',
  'reserve red R1 cavalry light stands 5 turn 1 entry 0107 W',
  'blue 9E elephants heavy stands 4 1005',
  'blue 9K camelry heavy stands 4 1004',
  'blue 9C cavalry heavy stands 4 1003',
]);

function drawn(now: State, facts: readonly Fact[] = [], frame: Frame = 'whole', language: Language = 'en') {
  const after = facts.reduce(apply, now);
  const picture = { now: after, before: now, transcript: entriesOf(facts), frame };
  return hexScene.parse(draw(picture, (says) => words.say(language, says)));
}

const with_ = (id: string, changes: Partial<State['units'][number]>): State => ({
  ...FIELD,
  units: FIELD.units.map((unit) => (unit.id === id ? { ...unit, ...changes } : unit)),
});

function pieceIn(now: State, id: string) {
  return drawn(now).pieces.find(({ name }) => name === id)!;
}

describe('units', () => {
  test('PA-GEO-03 units have no facing, and each arm has its shape', () => {
    const { pieces } = drawn(FIELD);
    expect(pieces.every((piece) => piece.facing === undefined)).toBe(true);
    expect(Object.fromEntries(pieces.map(({ name, shape }) => [name, shape]))).toEqual({
      '3L': 'infantry',
      '4P': 'pikes',
      '6W': 'wagons',
      '7M': 'mountedInfantry',
      '8A': 'battery',
      '8H': 'horseBattery',
      '9E': 'elephants',
      '9K': 'camelry',
      '9C': 'cavalry',
      G1: 'character',
      G2: 'character',
      G3: 'character',
    });
    expect(pieceIn(with_('3L', { arm: 'vehicle' }), '3L').shape).toBe('vehicle');
    expect(pieceIn(with_('G3', { isVehicle: true }), 'G3').shape).toBe('vehicle');
  });

  test('units show their stands; characters have no number, and are in the corners of a shared hex, in front of the unit', () => {
    const { pieces } = drawn(FIELD);
    const named = (id: string) => pieces.find(({ name }) => name === id)!;
    expect(named('4P').strength).toBe(5);
    expect(named('G1').strength).toBeUndefined();
    expect([named('G1').corner, named('G2').corner, named('G3').corner]).toEqual([1, 5, undefined]);
    expect(pieces.slice(-3).map(({ name }) => name)).toEqual(['G1', 'G2', 'G3']);
  });

  test('PA-TOK-01, PA-MOV-02, -07, PA-MNT-06, PA-ACT-01, -03 units have a chip for each visible state', () => {
    const chips = (id: string, changes: Partial<State['units'][number]>) => pieceIn(with_(id, changes), id).chips;
    expect(chips('3L', {})).toEqual([]);
    expect(chips('3L', { prePlayed: true })).toEqual(['prePlayed']);
    expect(chips('3L', { activated: false })).toEqual(['notActivated']);
    expect(chips('3L', { moved: true })).toEqual(['acted']);
    expect(chips('3L', { moved: true, noCombat: true })).toEqual(['withoutCombat']);
    expect(chips('8A', { diceLost: 1 })).toEqual(['diceLost']);
    expect(chips('6W', { palisade: true })).toEqual(['palisade']);
    expect(chips('3L', { note: 'shaken' })).toEqual(['note']);
    // Of the side that is not to move, it goes without saying.
    expect(chips('9E', { activated: false, moved: true, noCombat: true })).toEqual([]);
  });
});

test('the map, its roads and their ends', () => {
  const { map } = drawn(FIELD, [], 'whole', 'fr');
  expect(map.hexes).toEqual([
    { at: '1002', terrain: 'broken' },
    { at: '0702', terrain: 'lake' },
    { at: '0802', terrain: 'marsh', hill: 1 },
    { at: '0902', terrain: 'impassable' },
  ]);
  expect(map.sides.map(({ terrain }) => terrain).sort()).toEqual(['hedge', 'impassable', 'stream']);
  expect(map.roads).toEqual([['0105', '0205', '0305']]);
  expect(map.roadEnds).toEqual([{ at: '0105', dir: 5 }]);
  expect(map.places).toEqual([{ at: '0205', name: 'Grand-Route' }]);
});

test('hills higher than the highest drawn', () => {
  const { map } = drawn({ ...FIELD, map: { ...FIELD.map, hexes: { '0304': { hill: 9 } } } });
  expect(map.hexes).toEqual([{ at: '0304', hill: 3 }]);
});

describe('what happened', () => {
  const moved: Fact = {
    type: 'moved',
    unit: '3L',
    path: ['0605', '0705'],
    cost: 2,
    noCombat: true,
    diceLost: 0,
    by: [],
    with: ['G1'],
  };

  test('a move: its way from the start, and who went along', () => {
    const { marks, view, title } = drawn(FIELD, [moved], 'action');
    expect(marks).toEqual([
      { kind: 'ghost', piece: expect.objectContaining({ name: '3L', at: '0505' }) },
      { kind: 'ghost', piece: expect.objectContaining({ name: 'G1', at: '0505' }) },
      { kind: 'move', side: 'red', path: ['0505', '0605', '0705'] },
    ]);
    expect({ view, title }).toEqual({ view: { around: '0605', across: 10 }, title: '3L moves to 0705' });
  });

  test('PA-GAP-07 what has not happened yet: units where they are; ghosts where they would be, a character in its corner', () => {
    const then = apply(FIELD, moved);
    const picture = {
      before: FIELD,
      now: then,
      transcript: entriesOf([moved]),
      frame: 'choice',
      isAhead: true,
    } as const;
    const { marks, pieces, view } = draw(picture, (says) => words.say('en', says));
    expect(marks).toEqual([
      { kind: 'ghost', piece: expect.objectContaining({ name: '3L', at: '0705' }) },
      { kind: 'ghost', piece: expect.objectContaining({ name: 'G1', at: '0705', corner: 1 }) },
      { kind: 'move', side: 'red', path: ['0505', '0605', '0705'] },
    ]);
    expect(pieces.filter(({ name }) => name === '3L' || name === 'G1').map(({ at }) => at)).toEqual(['0505', '0505']);
    expect(view).toEqual({ around: '0605', across: 9 });
    expect(draw({ ...picture, isBare: true }, (says) => words.say('en', says))).toMatchObject({
      pieces: [],
      marks: [],
    });
  });

  test('PA-RES-03, PA-GEO-09 an entry comes from outside the map', () => {
    const fact: Fact = {
      type: 'entered',
      unit: 'R1',
      path: ['0107', '0207'],
      cost: 2,
      noCombat: false,
      diceLost: 0,
      by: [],
    };
    expect(drawn(FIELD, [fact]).marks).toEqual([{ kind: 'move', side: 'red', path: ['0107', '0207'], entersBy: 5 }]);
  });

  test('losses, retreats, exits, eliminations; two losses of one unit are one number', () => {
    const facts: Fact[] = [
      { type: 'lost', unit: '4P', stands: 1 },
      { type: 'lost', unit: '4P', stands: 1 },
      { type: 'retreated', unit: '9E', path: ['1105'], notMade: 0 },
      { type: 'retreated', unit: '9K', path: [], notMade: 1 },
      { type: 'left', unit: 'G3', path: ['0112'], of: 'will' },
      { type: 'left', unit: 'G2', path: [], of: 'retreat' },
      { type: 'eliminated', unit: '9C' },
      { type: 'set', unit: '8A', to: { at: '0509' } },
      { type: 'set', unit: '8H', to: { prePlayed: true } },
    ];
    expect(drawn(FIELD, facts).marks.filter(({ kind }) => kind !== 'ghost')).toEqual([
      { kind: 'rout', side: 'blue', path: ['1005', '1105'], offMap: false },
      { kind: 'move', side: 'red', path: ['0111', '0112'], offMap: true },
      { kind: 'rout', side: 'red', path: ['0505'], offMap: true },
      { kind: 'eliminated', side: 'blue', at: '1003', name: '9C' },
      { kind: 'move', side: 'red', path: ['0409', '0509'] },
      { kind: 'losses', at: '0507', n: 2 },
    ]);
  });

  test('a crop of it, of a hex, or the whole map', () => {
    expect(drawn(FIELD, [], 'action').view).toBe('whole');
    expect(drawn(FIELD, [moved], { around: '0303' }).view).toEqual({ around: '0303', across: 10 });
    const far: Fact = { type: 'set', unit: '3L', to: { at: '1905' } };
    expect(drawn(FIELD, [far], 'action').view).toEqual({ around: '1205', across: 16 });
  });

  test('the unit that must choose', () => {
    const { marks } = draw({ now: FIELD, transcript: [], frame: 'whole', awaited: '3L' }, (says) =>
      words.say('en', says),
    );
    expect(marks).toEqual([{ kind: 'awaited', at: '0505' }]);
  });
});

test('alt text in both languages: what happened first, then the units concerned', () => {
  const fact: Fact = { type: 'lost', unit: '9E', stands: 2 };
  const spoken = (language: Language) => {
    const { title, subtitle, sides, figures, alt } = drawn({ ...FIELD, phase: 'combat' }, [fact], 'whole', language);
    return [title, subtitle, sides, figures, alt.split('. ').slice(0, 2).join('. ')];
  };
  expect(spoken('en')).toEqual([
    '9E loses 2 stands',
    'Turn 1 of 12 · Red attacks',
    { red: 'Army', blue: 'Army' },
    { red: '35 stands', blue: '10 stands' },
    '9E loses 2 stands. 9E (Blue, elephants) stands in 1005, 2 stands; the nearest enemy is 3L, 5 hexes west',
  ]);
  expect(spoken('fr')).toEqual([
    'Le 9E perd 2 éléments',
    'Tour 1 sur 12 · les Rouges attaquent',
    { red: 'Armée', blue: 'Armée' },
    { red: '35 éléments', blue: '10 éléments' },
    'Le 9E perd 2 éléments. 9E (bleu, éléphants) se tient en 1005, 2 éléments\u00a0; l’ennemi le plus proche est 3L, à 5 cases, à l’ouest',
  ]);
});

describe('alt text of events, and of the units near each other', () => {
  const few = readPosition([
    'map 20 x 12',
    'hex 0605 wood',
    'red 3L infantry medium stands 6 0505 activated',
    'red G1 general medium 0505 activated',
    'blue 9E elephants heavy stands 4 1005',
  ]);
  const alt = (facts: readonly Fact[], language: Language) =>
    drawn(few, facts, 'whole', language).alt.replaceAll(/[\u00a0\u202f]/g, ' ');
  const move: Fact = {
    type: 'moved',
    unit: '3L',
    path: ['0605'],
    cost: 2,
    noCombat: false,
    diceLost: 0,
    by: [],
    with: ['G1'],
  };

  test('a move with an officer', () => {
    expect(alt([move], 'en')).toBe(
      '3L moves to 0605. 3L goes from 0505 to 0605, with G1. ' +
        '3L (Red, infantry) stands in 0605, a wood, 6 stands; the nearest enemy is 9E, 4 hexes east. ' +
        'G1 (Red) is in 0605, a wood. 9E (Blue, elephants) stands in 1005, 4 stands; the nearest enemy is 3L, 4 hexes west.',
    );
    expect(alt([move], 'fr')).toBe(
      'Le 3L se porte en 0605. Le 3L va de 0505 à 0605, avec le G1. ' +
        '3L (rouge, infanterie) se tient en 0605, un bois, 6 éléments ; l’ennemi le plus proche est 9E, à 4 cases, à l’est. ' +
        'G1 (rouge) est en 0605, un bois. ' +
        '9E (bleu, éléphants) se tient en 1005, 4 éléments ; l’ennemi le plus proche est 3L, à 4 cases, à l’ouest.',
    );
  });

  test('what only repeats the title is left out, and a title that is a question keeps its question mark', () => {
    const lost: Fact = { type: 'lost', unit: '9E', stands: 1 };
    const [now, transcript] = [apply(few, lost), entriesOf([lost])];
    const opening = (more: object) => {
      const { alt } = draw({ now, before: few, transcript, frame: 'whole', ...more }, (says) => words.say('en', says));
      return alt.slice(0, alt.indexOf(' (Blue'));
    };
    expect(opening({ isAhead: true })).toBe('If this is done: 9E loses 1 stand. 9E');
    expect(opening({ title: phrase('title-first-thrown') })).toBe('Who moves first? 9E loses 1 stand. 9E');
  });

  test('losses, retreats, exits, eliminations, corrections', () => {
    const facts: Fact[] = [
      { type: 'lost', unit: '9E', stands: 1 },
      { type: 'retreated', unit: '9E', path: ['1105', '1205'], notMade: 0 },
      { type: 'set', unit: '3L', to: { at: '0504' } },
      { type: 'set', unit: 'G1', to: { activated: false } },
      { type: 'eliminated', unit: '9E' },
      { type: 'left', unit: 'G1', path: [], of: 'retreat' },
    ];
    expect(alt(facts, 'en')).toContain(
      '9E loses 1 stand. 9E retreats from 1005 to 1205. 3L goes from 0505 to 0504. G1 is corrected. ' +
        '9E is eliminated in 1205. G1 leaves the map from 0505. 3L (Red, infantry) stands in 0504, 6 stands.',
    );
  });
});

test('the text for a crowded table is cut to what Discord accepts', () => {
  const crowd = Array.from({ length: 60 }, (_, i) => ({ ...FIELD.units[0]!, id: `${i}X` }));
  const { alt } = drawn({ ...FIELD, units: crowd });
  expect(alt.length).toBeGreaterThan(900);
  expect(alt.length).toBeLessThanOrEqual(1000);
});
