import { describe, expect, test } from 'vitest';
import type { Frame } from '../../../../src/kernel/ruleset.ts';
import { Refusal } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { draw } from '../../../../src/rules/sabreur-hex/picture/draw.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { playOut, position, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const FIELD = [
  'map 24 x 24',
  'red 7C heavy cavalry 1212 N strength 10',
  'blue 3L line infantry column 1209 S strength 16',
  'blue 6B heavy foot battery 1309 S strength 5',
  'hex 1010 wood',
  'hex 1011 hill 1',
].map((line) => line.replace('', ''));

function drawn(script: Script, frame: Frame = 'action', language: 'en' | 'fr' = 'en', awaited?: string) {
  const { before, after, transcript } = playOut(position(...FIELD), script);
  const picture = { now: after, before, transcript, frame, ...(awaited === undefined ? {} : { awaited }) };
  return draw(picture, (says) => words.say(language, says));
}

describe('pictures', () => {
  test('a charge that waits: its way, where it started, the options of the target', () => {
    const { title, subtitle, sides, alt, view, marks } = drawn({ order: '7C charge 3L' }, 'action', 'en', '3L');
    expect({ title, subtitle, sides, alt, view }).toMatchInlineSnapshot(`
      {
        "alt": "7C charges 3L. 7C goes from 1212 to 1110, against 3L. 3L must choose. 7C (Red, in line) stands in 1110, strength 10, facing north, with 3L in front, adjacent, north-north-east. 3L (Blue, in column) stands in 1209, strength 16, facing south, with 7C in front, adjacent, south-south-west. 6B (Blue, in battery) stands in 1309, strength 5, facing south.",
        "sides": {
          "blue": "Army",
          "red": "Army",
        },
        "subtitle": "Turn 1 of 12 · Red to move",
        "title": "7C charges 3L",
        "view": {
          "across": 10,
          "around": "1211",
        },
      }
    `);
    expect(marks).toEqual([
      { kind: 'ghost', piece: expect.objectContaining({ name: '7C', at: '1212', facing: 0 }) },
      { kind: 'charge', side: 'red', path: ['1212', '1211', '1110'], target: '1209' },
      { kind: 'awaited', at: '1209' },
    ]);
  });

  test.each([
    ['en', 'Turn 1 of 12 · the battle is over'],
    ['fr', 'Tour 1 sur 12 · la bataille est finie'],
  ] as const)('after the end of the battle no side is to move: %s', (language, subtitle) => {
    const now = { ...position(...FIELD), phase: 'over' as const };
    const picture = draw({ now, transcript: [], frame: 'whole' }, (says) => words.say(language, says));
    expect(picture.subtitle).toBe(subtitle);
  });

  test('losses and a rout', () => {
    const script = { order: '7C charge 3L', answers: ['hold', 'flee'], dice: '3 3 6 6 4 3 3 2 1 1 6 5 1' };
    const { title, subtitle, alt, marks, pieces } = drawn(script, 'action', 'fr');
    expect({ title, subtitle, alt }).toMatchInlineSnapshot(`
      {
        "alt": "Le 7C culbute le 3L. Le 7C va de 1212 à 1110, contre le 3L. Le 3L perd 3. Le 3L fuit de 1209 à 1208. 7C (rouge, en ligne) se tient en 1110, force 10, face au nord, avec 3L devant, à 2 cases, au nord-nord-est. 3L (bleu, en horde) se tient en 1208, force 13, en fuite vers le nord-est. 6B (bleu, en batterie) se tient en 1309, force 5, face au sud.",
        "subtitle": "Tour 1 sur 12 · les Rouges jouent",
        "title": "Le 7C culbute le 3L",
      }
    `);
    expect(marks.map(({ kind }) => kind)).toEqual(['ghost', 'ghost', 'charge', 'rout', 'losses']);
    expect(marks).toContainEqual({ kind: 'losses', at: '1209', n: 3 });
    expect(pieces.find(({ name }) => name === '3L')).toMatchObject({ shape: 'horde', chips: ['panicked'] });
  });

  test('SH-PURSUIT-03 a pursuit: on into the next enemy, or only onward', () => {
    const order = '7C charge 3L, pursue toward 3L then stop';
    const last = (dice: string) => {
      const ways = drawn({ order, answers: ['flee'], dice }).marks.filter(
        ({ kind }) => kind === 'charge' || kind === 'move',
      );
      expect(ways).toHaveLength(2);
      return ways[1];
    };
    expect(last('6 1')).toEqual({ kind: 'move', side: 'red', path: ['1110', '1209'] });
    expect(last('3 6')).toEqual({
      kind: 'charge',
      side: 'red',
      path: ['1110', '1209', '1208', '1307'],
      target: '1306',
    });
  });

  test('fire', () => {
    const { marks } = drawn({ by: 'red', order: '7C turn NE' });
    expect(marks).toEqual([]);
    const guns = position(...FIELD.map((line) => line.replace(/heavy cavalry (.*) 10/, 'heavy foot battery $1 5')));
    const { before, after, transcript } = playOut(guns, { order: '7C fire 3L', dice: '5 1 1 1 1 1' });
    const shot = draw({ now: after, before, transcript, frame: 'action' }, (says) => words.say('en', says));
    expect(shot.marks).toContainEqual({ kind: 'fire', side: 'red', from: '1212', to: '1209', arm: 'artillery' });
    expect(shot.marks).toContainEqual({ kind: 'losses', at: '1209', n: 1 });
  });

  test('a shot that is still to be rolled for', () => {
    const guns = position(...FIELD.map((line) => line.replace(/heavy cavalry (.*) 10/, 'heavy foot battery $1 5')));
    const read = sabreurHex.orders('7C fire 3L', guns, 'red');
    if (read instanceof Refusal) throw read;
    const outcome = run(sabreurHex, guns, read[0]!.order, 'red', [], NOTHING);
    if (outcome.kind !== 'rolls') throw new Error('a shot is thrown for');
    const { state: now, transcript, roll } = outcome;
    const throws = [{ roll, order: '7C fire 3L' }];
    const ahead = { before: guns, now, transcript, throws, frame: 'choice', isAhead: true } as const;
    const shot = draw(ahead, (says) => words.say('en', says));
    expect(shot.marks).toEqual([{ kind: 'fire', side: 'red', from: '1212', to: '1209', arm: 'artillery' }]);
    expect(shot.view).toEqual({ around: '1211', across: 9 });
    expect(shot.alt).toContain('7C fires at 3L from 1212 to 1209.');
  });

  test('the place of an event, with or without a mark; ten hexes around a place; the whole map', () => {
    expect(drawn({ order: '7C turn NE' }).view).toEqual({ around: '1212', across: 10 });
    expect(drawn({ order: '7C march 1211' }, { around: '1209' }).view).toEqual({ around: '1209', across: 10 });
    expect(drawn({ order: '7C march 1211' }, 'whole').view).toBe('whole');
    const now = position(...FIELD);
    expect(draw({ now, transcript: [], frame: 'action' }, (says) => words.say('en', says)).view).toBe('whole');
  });

  test('what has not happened yet: units where they are, ghosts where they would be, with their facing', () => {
    const { before, after, transcript } = playOut(position(...FIELD), { order: '7C march 1111 face NW' });
    const picture = { before, now: after, transcript, frame: 'choice', isAhead: true } as const;
    const { pieces, marks, view } = draw(picture, (says) => words.say('en', says));
    expect(pieces.find(({ name }) => name === '7C')).toMatchObject({ at: '1212', facing: 0 });
    expect(marks).toEqual([
      { kind: 'ghost', piece: expect.objectContaining({ name: '7C', at: '1111', facing: 5 }) },
      { kind: 'move', side: 'red', path: ['1212', '1112', '1111'] },
    ]);
    expect(view).toEqual({ around: '1112', across: 9 });
    const turn = playOut(position(...FIELD), { order: '7C turn NE' });
    const turned = draw({ ...picture, ...turn, now: turn.after }, (says) => words.say('en', says));
    expect(turned.pieces.find(({ name }) => name === '7C')).toMatchObject({ at: '1212', facing: 1 });
    expect(turned.marks).toEqual([]);
  });

  test('SH-GAP-02 the score: men and victory points of each side, and the holders of objectives', () => {
    const ground = [
      'objective 1212 points 60 en "Mill" fr "Moulin"',
      'objective 1209 points 40 en "Farm" fr "Ferme"',
      'objective 0505 points 20 en "Hill" fr "Butte"',
    ];
    const shown = (...lines: string[]) => {
      const now = position(...lines, ...ground);
      return draw({ now, transcript: [], frame: 'whole' }, (says) => words.say('fr', says));
    };
    const { figures, map } = shown(...FIELD);
    expect(figures).toEqual({ red: '10 hommes · 60 PV', blue: '21 hommes · 40 PV' });
    expect(map.places).toEqual([
      { at: '1212', name: 'Moulin', points: 60, holder: 'red' },
      { at: '1209', name: 'Ferme', points: 40, holder: 'blue' },
      { at: '0505', name: 'Butte', points: 20 },
    ]);
    const fled = shown(...FIELD.map((line) => line.replace('column 1209 S', 'panicked 1209 S')));
    expect(fled.figures?.blue).toBe('21 hommes · 0 PV');
    expect(fled.map.places[1]).not.toHaveProperty('holder');
  });

  test('the terrain alone', () => {
    const now = position(...FIELD);
    const bare = draw({ now, transcript: [], frame: 'whole', isBare: true }, (says) => words.say('en', says));
    expect([bare.pieces, bare.marks, bare.map.hexes.length]).toEqual([[], [], 2]);
  });

  test('every picture includes the terrain of the map', () => {
    expect(drawn({ order: '7C march 1211' }).map).toMatchObject({
      cols: 24,
      rows: 24,
      hexes: [
        { at: '1010', terrain: 'wood' },
        { at: '1011', hill: 1 },
      ],
    });
  });
});
