import { describe, expect, test } from 'vitest';
import type { Asked } from '../../../../src/kernel/play.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { card } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { playOut, position, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const CHARGE = [
  'map 24 x 24',
  'red 7C heavy cavalry 1212 N strength 10',
  'blue 3L line infantry column 1209 S strength 16',
  'name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"',
  'name 3L en "3rd Line" plural; fr "le 3e de ligne"',
];

/** A card as it is read; grave answers have an exclamation mark. */
function read(language: Language, asked: Asked, now: State): string {
  const { asks, warns, options } = card(asked, now);
  const say = (phrase: typeof asks) => words.say(language, phrase);
  const buttons = options.map(({ says, grave }) => `[${say(says)}]${grave ? '!' : ''}`);
  return [say(asks), ...warns.map(say), ...buttons].join('\n');
}

function both(lines: readonly string[], script: Script): string {
  const { asked, after } = playOut(position(...lines), script);
  if (!asked) throw new Error('nobody is asked');
  return `${read('en', asked, after)}\n\n${read('fr', asked, after)}`;
}

describe('cards', () => {
  test('ASK-06 a reaction, with what it needs and what failure costs', () => {
    expect(both(CHARGE, { order: '7C charge 3L' })).toMatchInlineSnapshot(`
      "The **7th Cuirassiers** (10) charge the **3rd Line** (16) from 3 hexes. How do the 3rd Line react?
      Stand firm: on a 9, lose 2 or flee.
      [Stand firm · needs 7 or less · 58%]
      [Form square · needs 7 or less · 58%]
      [Fire · needs 5 or less · 28%]
      [Turn south-west · 7C in front · needs 7 or less · 58%]
      [Turn north · 7C behind · needs 7 or less · 58%]
      [Turn north-east · 7C behind · needs 7 or less · 58%]
      [Turn south-east · 7C in flank · needs 7 or less · 58%]
      [Turn north-west · 7C in flank · needs 7 or less · 58%]
      [Flee (panics)]!

      Le **7e cuirassiers** (10) charge le **3e de ligne** (16) à 3 cases. Que fait celui-ci ?
      Tenir ferme : avec un total de 9, perdre 2 ou fuir.
      [Tenir ferme · 7 ou moins · 58 %]
      [Former le carré · 7 ou moins · 58 %]
      [Tirer · 5 ou moins · 28 %]
      [Se tourner vers le sud-ouest · 7C en face · 7 ou moins · 58 %]
      [Se tourner vers le nord · 7C dans le dos · 7 ou moins · 58 %]
      [Se tourner vers le nord-est · 7C dans le dos · 7 ou moins · 58 %]
      [Se tourner vers le sud-est · 7C sur le flanc · 7 ou moins · 58 %]
      [Se tourner vers le nord-ouest · 7C sur le flanc · 7 ou moins · 58 %]
      [Fuir (panique)]!"
    `);
  });

  test('SH-REACT-09, SH-FACING-10, -12 an extended line wheels: the button says where that leaves the charger', () => {
    const line = [
      'map 24 x 24',
      'red 12Lg heavy cavalry 0705 S',
      'blue 96L line infantry linear order extended line 0709 N also 0809',
    ];
    const read = both(line, { order: '12Lg charge 96L' });
    const buttons = read.split('\n').filter((each) => /^\[(Turn|Se tourner|Pivoter)/.test(each));
    expect(buttons.length).toBeGreaterThan(4);
    for (const each of buttons) {
      expect(each).toMatch(/12Lg (in front|in flank|behind|en face|sur le flanc|dans le dos) · /);
      expect(each.length - 2).toBeLessThanOrEqual(80);
    }
  });

  test('ASK-10 stay or flee', () => {
    const script = { order: '7C charge 3L', answers: ['hold'], dice: '6 5' };
    expect(both(CHARGE, script)).toMatchInlineSnapshot(`
      "The **3rd Line** have failed the test by 4. Stay and take the losses, or flee?
      A unit that flees panics: it runs a random distance, causes losses to friends it passes through, is eliminated if it ends on one, and cannot fight until it rallies.
      [Stay · 16→12]
      [Flee (panics)]!

      Le **3e de ligne** a échoué au test, de 4 points. Rester et subir les pertes, ou fuir ?
      Une unité qui fuit est paniquée. La longueur de la fuite est tirée aux dés ; les unités amies traversées subissent des pertes, et finir sur une case occupée l’élimine. Elle ne combat pas avant d’être ralliée.
      [Rester · 16→12]
      [Fuir (panique)]!"
    `);
  });

  test('ASK-10 if staying would destroy the unit, both answers are marked as grave', () => {
    const weak = CHARGE.map((line) => line.replace('strength 16', 'strength 2 of 16'));
    expect(both(weak, { order: '7C charge 3L', answers: ['hold'], dice: '6 5' })).toMatchInlineSnapshot(`
      "The **3rd Line** have failed the test by 6. Stay and take the losses, or flee?
      A unit that flees panics: it runs a random distance, causes losses to friends it passes through, is eliminated if it ends on one, and cannot fight until it rallies.
      [Stay · 2→0 (eliminated)]!
      [Flee (panics)]!

      Le **3e de ligne** a échoué au test, de 6 points. Rester et subir les pertes, ou fuir ?
      Une unité qui fuit est paniquée. La longueur de la fuite est tirée aux dés ; les unités amies traversées subissent des pertes, et finir sur une case occupée l’élimine. Elle ne combat pas avant d’être ralliée.
      [Rester · 2→0 (unité perdue)]!
      [Fuir (panique)]!"
    `);
  });

  test('ASK-12 the way of a rout', () => {
    const through = [
      'map 24 x 24',
      'red 45L line infantry line 1215 N',
      'blue 3L line infantry column 1212 N strength 16',
      'blue 1A light infantry column 1211 S',
      'blue 1B light infantry column 1311 S',
    ];
    const script = (die: string) => ({ order: '45L fire 3L', answers: ['flee'], dice: `5 5 5 1 1 1 1 1 6 6 ${die}` });
    expect(both(through, script('2'))).toMatchInlineSnapshot(`
      "**3L** must run 2 hexes. Which way?
      A rout that ends on a friend eliminates the unit; each friend passed through takes losses; off the map it is lost and scores half.
      [To 1110 · through 1A]
      [To 1210 · through 1B]

      Le **3L** doit fuir de 2 cases. Par où ?
      Finir sur une case occupée élimine l’unité ; chaque unité amie traversée subit des pertes ; hors de la carte, l’unité est perdue et rapporte à l’ennemi la moitié de ses points.
      [Vers 1110 · à travers 1A]
      [Vers 1210 · à travers 1B]"
    `);
    expect(both(through, script('1'))).toMatchInlineSnapshot(`
      "**3L** must run 1 hex. Which way?
      A rout that ends on a friend eliminates the unit; each friend passed through takes losses; off the map it is lost and scores half.
      [To 1211 · onto 1A (eliminated)]
      [To 1311 · onto 1B (eliminated)]

      Le **3L** doit fuir d’une case. Par où ?
      Finir sur une case occupée élimine l’unité ; chaque unité amie traversée subit des pertes ; hors de la carte, l’unité est perdue et rapporte à l’ennemi la moitié de ses points.
      [Vers 1211 · sur le 1A (unité perdue)]
      [Vers 1311 · sur le 1B (unité perdue)]"
    `);
  });

  test('ASK-13 losses of artillery', () => {
    const guns = [
      'map 24 x 24',
      'red 6B heavy foot battery 1212 N strength 5',
      'blue 4B heavy foot battery 1208 S strength 5',
      'blue 5H heavy cavalry 1308 S strength 8',
    ];
    expect(both(guns, { order: '6B fire 4B', dice: '6 6 1 1 1 1 1 1' })).toMatchInlineSnapshot(`
      "**4B** (5) is about to lose 2. Pass losses to a friendly unit on the flank?
      The friendly unit must pass a morale test; if it fails, the guns take the losses.
      [Keep all losses]
      [Pass 1 on to 5H]
      [Pass 2 on to 5H]

      La **4B** (5) va perdre 2 points de force. Transférer des pertes à une unité amie sur son flanc ?
      L’unité amie doit réussir un test de moral ; si elle échoue, l’artillerie garde ses pertes.
      [Garder toutes les pertes]
      [Transférer 1 au 5H]
      [Transférer 2 au 5H]"
    `);
  });

  const asked = (kind: string, about: Asked['about'], ...texts: readonly string[]): Asked => ({
    kind,
    to: 'blue',
    unit: '3L',
    about,
    options: texts.map((text) => ({ text, about: {} })),
    fallback: texts[0]!,
  });

  test.each([
    [asked('ASK-01', {}, 'D3+2', '2D6-4'), 'D3+2|2D6-4', 'D3+2|2D6-4'],
    [asked('ASK-08', { target: '7C', square: true }, 'attack', 'stop'), 'Attack|Stop', 'Attaquer|S’arrêter'],
    [
      asked('ASK-09', { at: '7C' }, 'strike', 'no strike'),
      'Strike back|Do not strike back',
      'Riposter|Ne pas riposter',
    ],
    [
      asked('ASK-11', { danger: '7C' }, 'face NE', 'face S'),
      'Face north-east · safe on any roll|Face south · safe on any roll',
      'Face au nord-est · sans risque|Face au sud · sans risque',
    ],
    [asked('ASK-14', { at: '7C' }, 'fire', 'no fire'), 'Fire|Hold fire', 'Tirer|Ne pas tirer'],
    [
      asked('ASK-15', { target: '7C' }, 'pursue', 'pursue with 7C', 'stay put'),
      'Pursue|Pursue with 7C|Do not pursue',
      'Poursuivre|Poursuivre avec le 7C|Ne pas poursuivre',
    ],
    [asked('ASK-16', { length: 3 }, 'via 1211 1110'), 'To 1110', 'Vers 1110'],
    [
      asked('ASK-17', { target: '7C' }, 'attack', 'attack 7C', 'stop'),
      'Attack|Attack 7C|Stop',
      'Attaquer|Attaquer le 7C|S’arrêter',
    ],
    [
      asked('ASK-19', {}, 'column face S', 'extend 1211 face N', 'face SE'),
      'Column, facing south|Extended line to 1211, facing north|Face south-east',
      'En colonne, face au sud|En ligne étendue sur 1211, face au nord|Face au sud-est',
    ],
  ])('another kind of question: $kind', (question, en, fr) => {
    const now = position(...CHARGE);
    const labels = (language: Language) => card(question, now).options.map(({ says }) => words.say(language, says));
    expect(labels('en').join('|')).toBe(en);
    expect(labels('fr').join('|')).toBe(fr);
    expect(words.say('fr', card(question, now).asks)).toMatch(/\u202f\?$|\.$/);
  });

  test('ASK-16 the enemy that a pursuit would meet', () => {
    const ways = asked('ASK-16', { length: 3 }, 'via 1211 1110');
    const meeting = { ...ways, options: [{ text: 'via 1211 1110', about: { contacts: ['7C'] } }] };
    const says = (language: Language) => words.say(language, card(meeting, position(...CHARGE)).options[0]!.says);
    expect([says('en'), says('fr')]).toEqual(['To 1110 · meets 7C', 'Vers 1110 · rencontre 7C']);
  });

  test('ASK-12 two ways off the map are told apart by the friends on the way', () => {
    const off = (text: string, ...crossed: string[]) => ({ text, about: { crossed, offMap: true } });
    const options = [off('via 1208 off', '7C'), off('via 1308 off', '3L', '5D'), off('via 1408 off')];
    const names = (language: Language) =>
      card({ ...asked('ASK-12', { length: 3 }), options }, position(...CHARGE)).options.map(({ name }) =>
        words.say(language, name!),
      );
    expect(names('en')).toEqual(['Run off the map (through 7C)', 'Run off the map (through 3L 5D)', 'Run off the map']);
    expect(names('fr')).toEqual([
      'Fuir hors de la carte (à travers 7C)',
      'Fuir hors de la carte (à travers 3L 5D)',
      'Fuir hors de la carte',
    ]);
  });

  test('the longest labels fit on a button', () => {
    const long = Array.from({ length: 6 }, (_, i) => `${i}ABCDEFGH`);
    const run = { ...asked('ASK-12', { length: 6 }), options: [{ text: 'via 1211 1210', about: { crossed: long } }] };
    const ends = { ...run, options: [{ text: 'via 1211', about: { crossed: long, endsOn: long[0]!, offMap: false } }] };
    const nobody = asked('ASK-13', {}, `transfer 12 to ${long[0]!}`);
    const chase = { ...asked('ASK-16', {}), options: [{ text: 'via 1211', about: { contacts: long } }] };
    for (const question of [run, ends, nobody, chase]) {
      for (const language of ['en', 'fr'] as const) {
        for (const { says } of card(question, position(...CHARGE)).options) {
          expect(words.say(language, says).length).toBeLessThanOrEqual(80);
        }
      }
    }
  });
});
