/** Every row of the grammar, in both languages. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { orders, parse, showOrder, write } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { showAnswer } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';

function canonical(text: string): string {
  const order = parse(text);
  return order instanceof Refusal ? `refused: ${order.says.id}` : write(order);
}

const ORDERS: readonly (readonly [english: string, french: string])[] = [
  ['45L 57L +9Lg: 57L fire 20L', '45L 57L +9Lg : 57L tire 20L'],
  ['9Lg march 1008 then fire 3Gz', '9Lg marche 1008 puis tire 3Gz'],
  ['45L march 1507 face NE', '45L marche 1507 face NE'],
  ['2H forced march 1503', '2H marche forcée 1503'],
  ['57L oblique 1408', '57L oblique 1408'],
  ['57L turn about', '57L demi-tour'],
  ['57L turn SE', '57L tourne SE'],
  ['57L turn NW', '57L tourne NO'],
  ['9Lg evade 1410', '9Lg esquive 1410'],
  ['3D flee', '3D fuit'],
  [
    '7C charge 3D via 1611 1510, if square stop, pursue toward 6B then attack',
    '7C charge 3D via 1611 1510, si carré arrête, poursuit vers 6B puis attaque',
  ],
  ['7C charge 3D face SW via 1611', '7C charge 3D face SO via 1611'],
  ['57L assault 20L from 1408, attack', '57L assaut 20L depuis 1408, attaque'],
  ['96L fire left 20L then right 11L', '96L tire gauche 20L puis droite 11L'],
  ['88L line then fire 20L', '88L ligne puis tire 20L'],
  ['57L fire 20L then assault', '57L tire 20L puis assaut'],
  ['88L square', '88L carré'],
  ['88L closed column', '88L colonne fermée'],
  ['96L extend 1409', '96L étend 1409'],
  ['45L march 1507 then line', '45L marche 1507 puis ligne'],
  ['11L rally column face S', '11L rallie colonne face S'],
  ['11L rally extend 1409 face N', '11L rallie étend 1409 face N'],
  [
    '57L march 1507, if failed stay at 11 else flee toward 1205',
    '57L marche 1507, si échec reste à 11+ sinon fuit vers 1205',
  ],
  ['7C charge 3D, pursue toward 1405 with 5D then stop', '7C charge 3D, poursuit vers 1405 avec 5D puis arrête'],
  ['7C charge 3D, if square stop, aside 1410', '7C charge 3D, si carré arrête, écarte 1410'],
  ['7C charge 3D, no pursuit', '7C charge 3D, pas de poursuite'],
  ['45L 57L:', '45L 57L :'],
  ['end', 'fin'],
];

/** What people also type, and the bot itself writes in reports and refusals. */
const SPOKEN: readonly (readonly [typed: string, wanted: string])[] = [
  ['7C assaille 11H', '7C assault 11H'],
  ['45L assaillent 11H', '45L assault 11H'],
  ["45L donne l'assaut au 11H", '45L assault 11H'],
  ['7C chargez 3D', '7C charge 3D'],
  ['les 7C chargent le 3D', '7C charge 3D'],
  ['57L tirez sur 20L', '57L fire 20L'],
  ['57L tirent sur le 20L', '57L fire 20L'],
  ['57L ouvre le feu sur le 20L', '57L fire 20L'],
  ['11L ralliez', '11L rally'],
  ['11L se rallient en colonne', '11L rally column'],
  ['45L marche frontale 0806', '45L march 0806'],
  ["45L avance jusqu'en 0806", '45L march 0806'],
  ["45L avancez jusqu'à 0806", '45L march 0806'],
  ['45L se déplace en 0806', '45L march 0806'],
  ['57L marche indirecte 1408', '57L oblique 1408'],
  ['57L rotation NE', '57L turn NE'],
  ['57L tourne vers le nord-est', '57L turn NE'],
  ['57L tournez vers le SO', '57L turn SW'],
  ['57L font volte-face', '57L turn about'],
  ['88L se met en carré', '88L square'],
  ['88L mise en carré', '88L square'],
  ['88L formez-vous en carré', '88L square'],
  ['88L adopte la ligne', '88L line'],
  ['9Lg se déploie en tirailleurs', '9Lg skirmish'],
  ['9Lg se dérobe en 1410', '9Lg evade 1410'],
  ['9Lg fall back to 1410', '9Lg evade 1410'],
  ['9Lg withdraw 1410', '9Lg evade 1410'],
  ['9Lg retreats to 1410', '9Lg evade 1410'],
  ['9Lg retire to 1410', '9Lg evade 1410'],
  ['3D fuyez', '3D flee'],
  ['7C charge 3D sans poursuivre', '7C charge 3D, no pursuit'],
  ['7C charge 3D puis poursuit vers 6B', '7C charge 3D, pursue toward 6B'],
  ['7C charge 3D then pursue toward 6B then stop', '7C charge 3D, pursue toward 6B then stop'],
  ['45L,57L: 57L fire 20L', '45L 57L: 57L fire 20L'],
  ['45L, 57L, +9Lg : 57L tire 20L', '45L 57L +9Lg: 57L fire 20L'],
  ['7C charge 3D et poursuit', '7C charge 3D, pursue'],
  ['7C charge 3D, don’t pursue', '7C charge 3D, no pursuit'],
  ['45L marches to 0806', '45L march 0806'],
  ['45L se porte en 0806', '45L march 0806'],
  ['45L marche vers 0806', '45L march 0806'],
  ['45L force la marche jusqu’en 0806', '45L forced march 0806'],
  ['45L fait face au nord-est', '45L turn NE'],
  ['45L pivote vers le nord-est sur sa gauche', '45L turn NE on left'],
  ['45L turns to face the north-east', '45L turn NE'],
  ['45L étend sa ligne sur 0605', '45L extend 0605'],
  ['45L se resserre en ligne en 0605', '45L line 0605'],
  ['45L serre la colonne', '45L closed column'],
  ['45L aborde le 11H', '45L assault 11H'],
  ['45L donne l’assaut contre le 11H', '45L assault 11H'],
  ['45L tire de la demi-unité gauche sur le 20L', '45L fire left 20L'],
  ['9Lg recule jusqu’en 1410', '9Lg evade 1410'],
  ['9Lg esquive vers 1410', '9Lg evade 1410'],
  ['3D s’enfuit', '3D flee'],
  ['11L se reforme', '11L rally'],
  ['57L opens fire on 20L', '57L fire 20L'],
  ['Finir le tour', 'end'],
  ['terminer mon tour', 'end'],
  ['je passe', 'end'],
  ['finish', 'end'],
  ['I am done', 'end'],
  ['end my turn', 'end'],
  ['fini', 'end'],
  ["j'ai fini", 'end'],
  ['j’ai terminé', 'end'],
  ['done', 'end'],
];

describe('orders', () => {
  test.each(SPOKEN)('as people type it: %s', (typed, wanted) => {
    expect(canonical(typed)).toBe(wanted);
  });

  test.each(ORDERS)('%s', (english, french) => {
    expect(canonical(english)).toBe(english);
    expect(canonical(french)).toBe(english);
    expect(canonical(showOrder(english, 'fr'))).toBe(english);
  });

  test('the French form is what French readers are shown', () => {
    expect(showOrder('7C charge 3D via 1611 1510, if square stop, pursue toward 6B then attack', 'fr')).toBe(
      '7C charge 3D via 1611 1510, si carré arrête, poursuit vers 6B puis attaque',
    );
    expect(showOrder('45L 57L +9Lg: 57L fire 20L', 'fr')).toBe('45L 57L +9Lg\u00a0: 57L tire 20L');
  });

  test.each([
    '57l MARCHE 1507 FACE ne',
    '57L\u00a0marche\u202f1507 face\u00a0NE',
    "la 57L marche à l'1507, face au nord-est",
    '57L march to 1507 facing north-east',
    '57L Marché 1507 face Nord Est',
  ])('case, accents, articles, apostrophes and odd spaces do not matter: %s', (text) => {
    expect(canonical(text.replace('1507,', '1507'))).toMatch(/^57[Ll] march 1507 face NE$/);
  });
});

const ANSWERS: readonly (readonly [kind: string, english: string, french: string])[] = [
  ['ASK-06', 'hold', 'tient'],
  ['ASK-06', 'square', 'carré'],
  ['ASK-06', 'fire', 'tire'],
  ['ASK-06', 'turn SE', 'tourne SE'],
  ['ASK-06', 'counter', 'contre'],
  ['ASK-06', 'evade 1205', 'esquive 1205'],
  ['ASK-06', 'flee', 'fuit'],
  ['ASK-07', 'friend 2H counter 1510 if 45L stays', 'ami 2H contre 1510 si 45L reste'],
  ['ASK-07', 'friend none', 'ami rien'],
  ['ASK-08', 'if square stop', 'si carré arrête'],
  ['ASK-14', 'fire +1G', 'tire +1G'],
  ['ASK-13', 'transfer 2 to 20L', 'transfère 2 à 20L'],
  ['ASK-04', '8Hu restrain', '8Hu retiens'],
  ['ASK-15', 'pursue with 5D', 'poursuit avec 5D'],
  ['ASK-15', 'stay put', 'reste sur place'],
  ['ASK-14', 'no fire', 'pas de tir'],
  ['ASK-09', 'no strike', 'pas de coups'],
  ['ASK-12', 'via 1205 1206 off', 'via 1205 1206 hors carte'],
  ['ASK-10', 'stay at 11 else flee', 'reste à 11 sinon fuit'],
  ['ASK-19', 'line face NW', 'ligne face NO'],
  ['TABLE-01', 'agree', 'agree'],
];

test.each(ANSWERS)('%s the answer %s is shown in both languages', (kind, english, french) => {
  expect(showAnswer(kind, english, 'fr')).toBe(french);
  expect(showAnswer(kind, english, 'en')).toBe(english);
});

test.each([
  ['ASK-11', 'face NW', 'turn NW', 'tourne NO'],
  ['ASK-19', 'face NW', 'turn NW', 'tourne NO'],
  ['ASK-21', 'right 3L', 'fire right 3L', 'tire droite 3L'],
])('%s the answer %s is shown as it would be typed', (kind, stored, english, french) => {
  expect([showAnswer(kind, stored, 'en'), showAnswer(kind, stored, 'fr')]).toEqual([english, french]);
});

test('a text that is not an answer to the question is shown unchanged, whatever else it may be', () => {
  expect(showAnswer('ASK-06', '45L fire 20L', 'fr')).toBe('45L fire 20L');
  expect(showAnswer('ASK-09', 'no fire', 'fr')).toBe('no fire');
});

test('semicolons and new lines separate orders', () => {
  const now = readPosition([
    'red 45L line infantry 0505 N',
    'red 57L line infantry 0605 N',
    'blue 20L line infantry 0502 S',
  ]);
  const read = orders('45l 57L : 57l tire 20l ;\n\n 45L marche 0504\nfin', now, 'red');
  expect(read instanceof Refusal ? read.says : read.map(({ text }) => text)).toEqual([
    '45L 57L: 57L fire 20L',
    '45L march 0504',
    'end',
  ]);
});
