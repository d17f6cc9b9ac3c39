/** A picture in words, exactly: what happened first, who is awaited, who stands where and has whom in front. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Frame, Language } from '../../../../src/kernel/ruleset.ts';
import type { Mark } from '../../../../src/scene/hex.ts';
import { draw } from '../../../../src/rules/sabreur-hex/picture/draw.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { ROOT } from '../../../help/source.ts';
import { playOut, position, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const FIELD = [
  'map 24 x 24',
  'red 7C heavy cavalry 1212 N strength 10',
  'blue 3L line infantry column 1209 S strength 16',
  'blue 6B heavy foot battery 1309 S strength 5',
  'hex 1309 hill 1',
  'hex 1209 village',
];

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

interface Wanted {
  readonly script?: Script;
  readonly lines?: readonly string[];
  readonly language?: Language;
  readonly frame?: Frame;
  readonly awaited?: string;
  readonly isAhead?: boolean;
  readonly isBare?: boolean;
  readonly marks?: readonly Mark[];
}

function alt({ script, lines = FIELD, language = 'en', frame = 'action', ...more }: Wanted): string {
  const start = position(...lines);
  const told = script && playOut(start, script);
  const picture = {
    now: told?.after ?? start,
    before: told?.before ?? start,
    transcript: told?.transcript ?? [],
    frame,
  };
  return plain(draw({ ...picture, ...more }, (says) => words.say(language, says)).alt);
}

describe('what happened', () => {
  test('a march, before where the units are', () => {
    const script = { order: '7C march 1211' };
    expect(alt({ script })).toBe(
      '7C marches to 1211. 7C goes from 1212 to 1211. ' +
        '7C (Red, in line) stands in 1211, strength 10, facing north, with 3L in front, 2 hexes north. ' +
        '3L (Blue, in column) stands in 1209, a village, strength 16, facing south, with 7C in front, 2 hexes south. ' +
        '6B (Blue, in battery) stands in 1309, a hill, strength 5, facing south, with 7C in front, 2 hexes south-south-west.',
    );
    expect(alt({ script, language: 'fr' })).toBe(
      'Le 7C gagne 1211. Le 7C va de 1212 à 1211. ' +
        '7C (rouge, en ligne) se tient en 1211, force 10, face au nord, avec 3L devant, à 2 cases, au nord. ' +
        '3L (bleu, en colonne) se tient en 1209, un village, force 16, face au sud, avec 7C devant, à 2 cases, au sud. ' +
        '6B (bleu, en batterie) se tient en 1309, une colline, force 5, face au sud, avec 7C devant, à 2 cases, au sud-sud-ouest.',
    );
  });

  test('what would happen before the order is confirmed: units where they are', () => {
    expect(alt({ script: { order: '7C march 1211' }, isAhead: true })).toMatch(
      /^If this is done: 7C marches to 1211\. 7C goes from 1212 to 1211\. .*7C \(Red, in line\) stands in 1212, /,
    );
  });
});

describe('what follows', () => {
  const open = FIELD.slice(0, 4);
  const six = '6B (Blue, in battery) stands in 1309, strength 5, facing south';

  test('a charge: the player who has to answer comes right after it', () => {
    expect(alt({ script: { order: '7C charge 3L' }, lines: open, awaited: '3L' })).toBe(
      '7C charges 3L. 7C goes from 1212 to 1110, against 3L. 3L must choose. ' +
        '7C (Red, in line) stands in 1110, strength 10, facing north, with 3L in front, adjacent, north-north-east. ' +
        `3L (Blue, in column) stands in 1209, strength 16, facing south, with 7C in front, adjacent, south-south-west. ${six}.`,
    );
  });

  test('losses and a rout', () => {
    const script = { order: '7C charge 3L', answers: ['hold', 'flee'], dice: '3 3 6 6 4 3 3 2 1 1 6 5 1' };
    expect(alt({ script, lines: open })).toBe(
      '7C rides down 3L. 7C goes from 1212 to 1110, against 3L. 3L loses 3. 3L routs from 1209 to 1208. ' +
        '7C (Red, in line) stands in 1110, strength 10, facing north, with 3L in front, 2 hexes north-north-east. ' +
        `3L (Blue, in a mob) stands in 1208, strength 13, routing to the north-east. ${six}.`,
    );
  });

  test('a pursuit, in French', () => {
    const script = { order: '7C charge 3L, pursue toward 3L then stop', answers: ['flee'], dice: '6 1' };
    expect(alt({ script, lines: open, language: 'fr' })).toMatch(
      /^Le 3L fuit devant le 7C\. Le 7C va de 1212 à 1110, contre le 3L\. Le 3L fuit de 1209 à 1503\. Le 7C poursuit de 1110 à 1209\. 7C /,
    );
  });

  test('fire, and its target', () => {
    const lines = [...open, 'red 1B heavy foot battery 1112 N strength 5'];
    const script = { order: '1B fire 3L', dice: '5 1 1 1 1 1' };
    expect(alt({ script, lines })).toMatch(
      /^1B fires on 3L: −1\. 1B fires at 3L from 1112 to 1209\. 3L loses 1\. 3L \(Blue, in column\) stands in 1209, strength 15, /,
    );
    expect(alt({ script, lines, language: 'fr' })).toMatch(
      /^La 1B tire sur le 3L : −1\. La 1B tire sur le 3L, de 1112 vers 1209\. Le 3L perd 1\. 3L /,
    );
  });

  test('orders one after the other: only the charger goes against its target', () => {
    const start = position(...open, 'red 9L line infantry column 1515 N');
    const charge = playOut(start, {
      order: '7C charge 3L',
      answers: ['hold', 'flee'],
      dice: '3 3 6 6 4 3 3 2 1 1 6 5 1',
    });
    const march = playOut(charge.after, { order: '9L march 1514' });
    const picture = {
      before: start,
      now: march.after,
      transcript: [...charge.transcript, ...march.transcript],
      frame: 'action',
    } as const;
    const text = draw(picture, (says) => words.say('en', says)).alt;
    expect(text).toContain('7C goes from 1212 to 1110, against 3L. ');
    expect(text).toContain('9L goes from 1515 to 1514. ');
  });

  test('nothing is said twice, and the unit that acted comes first', () => {
    const lines = [...open, 'red 9L line infantry column 1515 N'];
    expect(alt({ script: { order: '9L square' }, lines })).toMatch(
      /^9L forms square\. 9L forms square, facing north\. Turn 1 of 12 · .* Blue \(Army\) has 21 men and 0 victory points\. 9L \(Red, in square\) stands in 1515, /,
    );
  });

  test('the options or dangers, and the unit that blocks a line of sight', () => {
    const marks: Mark[] = [
      { kind: 'choice', n: 1, at: '1210', what: 'end' },
      { kind: 'choice', n: 2, at: '1209', what: 'target' },
      { kind: 'threat', side: 'red', by: 'charge', path: ['1212', '1211'], target: '1209' },
      { kind: 'threat', side: 'red', by: 'musketry', path: ['1212'], target: '1209' },
      { kind: 'blocked', from: '1212', to: '1209', by: '1210' },
    ];
    expect(alt({ marks, lines: open, frame: 'whole' })).toContain(
      'Number 1 leads to 1210. Number 2 is the enemy in 1209. Red may come from 1212 to 1211 and charge 1209. ' +
        'Red may fire at 1209 from 1212. From 1212 the sight of 1209 is blocked in 1210. Turn 1 of 12 · Red to move. ',
    );
    expect(alt({ marks, lines: open, frame: 'whole', language: 'fr' })).toContain(
      'Le numéro 1 mène en 1210. Le numéro 2 est l’ennemi en 1209. Les Rouges peuvent venir de 1212 en 1211 et charger 1209. ' +
        'Les Rouges peuvent tirer sur 1209 depuis 1212. De 1212, 1210 cache 1209. Tour 1 sur 12 · ',
    );
  });
});

describe('without an event', () => {
  const mill = () => {
    const read = sabreurHex.read(readFileSync(join(ROOT, 'assets/scenarios/mill-stream.txt'), 'utf8'));
    if ('faults' in read) throw new Error('the scenario has faults');
    return read.state;
  };
  const drawnMill = (language: Language, frame: Frame, isBare = false) =>
    plain(draw({ now: mill(), transcript: [], frame, isBare }, (says) => words.say(language, says)).alt);

  test('the text on the map, and a few units one by one', () => {
    expect(alt({ frame: 'whole' })).toMatch(
      /^This map shows the battle “Position”\. Turn 1 of 12 · Red to move\. Red \(Army\) has 10 men and 0 victory points\. Blue \(Army\) has 21 men .*\. 7C \(Red, in line\) stands in 1212, /,
    );
  });

  test('many units by thirds of the map, and the distance between the sides', () => {
    expect(drawnMill('en', 'whole')).toBe(
      'This map shows the battle “The Mill Stream”. Turn 1 of 8 · Red to move. Red (Austrian advance guard) has 85 men and ' +
        '0 victory points. Blue (French rear guard) has 89 men and 60 victory points. ' +
        'Blue holds Mühlbach in 0806 (60 points). ' +
        'In the west: Red has 11H (5) in 0309, 3E (16) in 0508; Blue has 18L (16) in 0304, 6B (4) in 0503, 45L (16) in 0505; ' +
        '3E and 45L are 3 hexes apart. ' +
        'In the centre: Red has 4G (8) in 0708, 7S (16) in 0809, 15Z (12) in 0911, 5J (10) in 1008; ' +
        'Blue has 9Lg (10) in 0806, 96L (12) in 0902, 88L (17) in 1105; 4G and 9Lg are 2 hexes apart. ' +
        'In the east: Red has 1B (4) in 1110, 2K (8) in 1209, 4V (6) in 1409; Blue has 7C (8) in 1303, 8H (6) in 1404; ' +
        '2K and 8H are 5 hexes apart.',
    );
    expect(drawnMill('fr', 'whole')).toContain(
      'À l’ouest : les Rouges ont 11H (5) en 0309, 3E (16) en 0508 ; les Bleus ont 18L (16) en 0304, 6B (4) en 0503, ' +
        '45L (16) en 0505 ; 3E et 45L sont à 3 cases. Au centre : ',
    );
  });

  test('who holds each objective, in both languages; no mention on a map without objectives', () => {
    expect(drawnMill('fr', 'whole')).toContain(
      'Les Rouges (Avant-garde autrichienne) ont 85 hommes et 0 point de victoire. ' +
        'Les Bleus (Arrière-garde française) ont 89 hommes et 60 points de victoire. ' +
        'Les Bleus tiennent Mühlbach en 0806 (60 points). ',
    );
    const lines = [...FIELD, 'objective 0101 points 30 en "Farm" fr "Ferme"'];
    expect(alt({ lines, frame: 'whole' })).toContain('No one holds Farm in 0101 (30 points). ');
    expect(alt({ lines, frame: 'whole', language: 'fr' })).toContain('Personne ne tient Ferme en 0101 (30 points). ');
    expect(drawnMill('en', 'whole', true)).not.toContain('holds');
  });

  test('a crop: what it shows, then what lies beyond its edge', () => {
    const [inside, outside] = drawnMill('en', { around: '0305' }).split(' Beyond the edge of the picture: ');
    expect(inside).toContain('In the west: Red has 11H (5) in 0309, 3E (16) in 0508; Blue has 18L');
    expect(inside).not.toContain('88L');
    expect(outside).toMatch(
      /^In the centre: Red has 15Z \(12\) in 0911; Blue has 88L \(17\) in 1105; 15Z and 88L are 6 hexes apart\./,
    );
  });

  test('an empty map', () => {
    expect(drawnMill('en', 'whole', true)).toBe(
      'This map shows the battle “The Mill Stream”. The map has 16 columns and 12 rows of hexes. In the north-west: a hill (0402 0502 0403 0503). ' +
        'In the north: a wood (1003 1103 1004). In the west: a wood (0206 0207). ' +
        'In the centre: a village (0806); difficult ground (0807 0907). In the south: a wood (0609 0510 0610). ' +
        'In the south-east: a hill (1110 1210 1111 1211). ' +
        'A river, from west to east: north of it 0106 0206 0306 0406 0506 0606 0706; ' +
        'south of it 0107 0207 0307 0407 0507 0607 0707; a ford between 0306 and 0307, a bridge between 0606 and 0607. ' +
        'A road: 0601 0602 0603 0604 0605 0606 0607 0608 0709 0710 0711 0712. A road: 0606 0706 0806.',
    );
  });

  test('a long list of units is cut between two of them', () => {
    const crowd = Array.from(
      { length: 90 },
      (_, i) =>
        `red ${i + 1}L line infantry column ${String(1 + (i % 8)).padStart(2, '0')}${String(1 + Math.floor(i / 8)).padStart(2, '0')} N strength 16`,
    );
    const text = alt({
      lines: ['map 24 x 24', ...crowd, 'blue 3X line infantry line 2020 S strength 16'],
      frame: 'whole',
    });
    expect(text.length).toBeGreaterThan(950);
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(text).toMatch(/ in \d{4}, …$/);
  });
});
