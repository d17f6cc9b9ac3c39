/** The cards of charges and assaults, and what may be answered in the same breath. */
import { describe, expect, test } from 'vitest';
import type { Card, Language } from '../../../../src/kernel/ruleset.ts';
import { card } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { at } from '../../../help/position.ts';
import { playOut, position, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const NAMES = [
  'name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"',
  'name 3L en "3rd Line" plural; fr "le 3e de ligne"',
];
const RIDER = `red 7C heavy cavalry ${at(1, -4)} S`;
const TARGET = `blue 3L line infantry column ${at(0, 0)} N strength 16`;
const LINE = `blue 2C line infantry line ${at(1, 0)} N`;
const HORSE = `blue 2H light cavalry ${at(-2, -2)} SE`;
const CHARGE = { order: `7C charge 3L via ${at(1, -1)}` };

function cardOf(lines: readonly string[], script: Script): Card {
  const { asked, after } = playOut(position('map 30 x 30', ...NAMES, ...lines), script);
  if (!asked) throw new Error('nobody is asked');
  return card(asked, after);
}

function shown(language: Language, { asks, warns, options }: Card): string {
  const say = (phrase: typeof asks) => words.say(language, phrase);
  return [say(asks), ...warns.map(say), ...options.map(({ says, grave }) => `[${say(says)}]${grave ? '!' : ''}`)].join(
    '\n',
  );
}

function ahead(language: Language, { ahead: choices = [] }: Card): string {
  const say = (phrase: Card['asks']) => words.say(language, phrase);
  return choices
    .map(({ kind, unit = '-', says, warns, options }) =>
      [
        `${kind} ${unit}: ${say(says)}`,
        ...warns.map(say),
        ...options.map((each) => `[${say(each.says)}] ${each.text}`),
      ].join('\n'),
    )
    .join('\n\n');
}

const bothOf = (tell: (language: Language, of: Card) => string, of: Card) => `${tell('en', of)}\n\n${tell('fr', of)}`;

/** What the card of red's attack warns of, in English. */
const warnings = (lines: readonly string[], order: string) =>
  cardOf(lines, { order }).warns.map((says) => words.say('en', says));
const TOO_CLOSE = 'Too close to form square or turn: that needs a charge from 3 hexes or more.';

test('SH-MORALE-07, SH-QUALITY-04 to -06 quality changes the chance of the same total: three dice, one of them dropped', () => {
  const charge = (...lines: string[]) => warnings([RIDER, ...lines], CHARGE.order);
  expect(charge(TARGET).join(' ')).not.toContain('three dice');
  expect(charge(TARGET.replace('infantry', 'infantry elite'))).toContain(
    '3L: elite, so three dice, the highest set aside.',
  );
  expect(charge(TARGET.replace('infantry', 'infantry recruit'))).toContain(
    '3L: recruits, so three dice, the lowest set aside.',
  );
  expect(charge(TARGET, `blue 9L line infantry elite line ${at(-1, 0)} N`)).toContain(
    '3L: next to an elite unit, so three dice, the highest set aside.',
  );
});

test('SH-QUALITY-05 the quality of a friend that may help changes its chance too', () => {
  const asked = cardOf([RIDER, TARGET, LINE.replace('infantry', 'infantry recruit')], {
    ...CHARGE,
    answers: ['hold'],
    dice: '1 1',
  });
  expect(asked.warns.map((says) => words.say('fr', says))).toContain(
    '2C\u00a0: recrues, donc trois dés, le plus bas écarté.',
  );
});

describe('the card says why a button is missing', () => {
  test('SH-REACT-08 infantry charged by cavalry from less than three hexes cannot form square', () => {
    const charge = (row: number) => warnings([`red 7C heavy cavalry ${at(0, row)} S`, TARGET], '7C charge 3L');
    expect(charge(-2)).toContain(TOO_CLOSE);
    expect(charge(-3)).not.toContain(TOO_CLOSE);
    const onFoot = warnings([`red 7C line infantry column ${at(0, -2)} S`, TARGET], '7C charge 3L');
    expect(onFoot).not.toContain(TOO_CLOSE);
  });

  test('SH-REACT-10 a unit that faces another enemy can only hold or flee', () => {
    const busy = 'The 3rd Line are already in contact with an enemy: no other reaction is allowed.';
    const other = `red 9L line infantry line ${at(-1, 0)} NE`;
    const lines = [RIDER, TARGET.replace('N strength', 'NW strength'), other];
    expect(warnings(lines, CHARGE.order)).toContain(busy);
    expect(warnings([RIDER, TARGET], CHARGE.order)).not.toContain(busy);
  });

  test('SH-FIRE-16 a square that has fired cannot fire again', () => {
    const square = [RIDER, TARGET.replace('column', 'square')];
    expect(warnings(square, CHARGE.order)).toEqual(['A square may fire only once per turn.']);
    expect(warnings([...square.slice(0, 1), `${square[1]} square fired`], CHARGE.order)).toEqual([]);
  });

  test('SH-ASSAULT-15 the card of an assault does not say that a countercharge stops doubling', () => {
    const lines = [`red 7C line infantry column ${at(0, -2)} S`, TARGET, HORSE];
    const { ahead: choices = [] } = cardOf(lines, { order: `7C assault 3L from ${at(0, -1)}` });
    const warns = choices.flatMap((each) => each.warns.map((says) => words.say('en', says)));
    expect(warns).toContain('A countercharge may outflank; the helping unit does not fight in this assault.');
    expect(warns.join(' ')).not.toContain('doubling');
  });
});

describe('the card of a charge', () => {
  test('SH-REACT-01, -15 the answers about a friend and about a failed test may be given together', () => {
    expect(bothOf(ahead, cardOf([RIDER, TARGET, LINE, HORSE], CHARGE))).toMatchInlineSnapshot(`
      "ASK-07 -: If the attack continues
      One friendly unit may help. It tests first; if it fails, it does not help, but suffers nothing.
      A countercharge cancels doubling and may outflank; the helping unit does not fight in this charge.
      [No one helps] friend none
      [2C: fire · needs 7 or less · 58%] friend 2C fire
      [2H: countercharge to 1513 · needs 7 or less · 58% · outflanks] friend 2H counter 1513
      [2H: countercharge to 1414 · needs 7 or less · 58% · outflanks] friend 2H counter 1414

      ASK-10 3L: If the test fails
      A unit that flees panics: it runs a random distance, causes losses to friends it passes through, is eliminated if it ends on one, and cannot fight until it rallies.
      [Stay at any cost] stay
      [Stay if 15 or more are left, else flee] stay at 15 else flee
      [Stay if 14 or more are left, else flee] stay at 14 else flee
      [Stay if 13 or more are left, else flee] stay at 13 else flee
      [Stay if 12 or more are left, else flee] stay at 12 else flee
      [Stay if 11 or more are left, else flee] stay at 11 else flee
      [Flee] flee

      ASK-07 -: Si l’attaque continue
      Une seule unité amie peut aider. Elle fait d’abord un test ; si elle échoue, elle n’en subit rien.
      Une contre-charge annule le doublement et peut déborder ; l’unité amie ne combat pas dans cette charge.
      [Aucune aide] friend none
      [Tir du 2C · 7 ou moins · 58 %] friend 2C fire
      [Contre-charge du 2H vers 1513 · 7 ou moins · 58 % · déborde] friend 2H counter 1513
      [Contre-charge du 2H vers 1414 · 7 ou moins · 58 % · déborde] friend 2H counter 1414

      ASK-10 3L: Si le test échoue
      Une unité qui fuit est paniquée. La longueur de la fuite est tirée aux dés ; les unités amies traversées subissent des pertes, et finir sur une case occupée l’élimine. Elle ne combat pas avant d’être ralliée.
      [Rester, quoi qu’il en coûte] stay
      [Rester à 15 ou plus, sinon fuir] stay at 15 else flee
      [Rester à 14 ou plus, sinon fuir] stay at 14 else flee
      [Rester à 13 ou plus, sinon fuir] stay at 13 else flee
      [Rester à 12 ou plus, sinon fuir] stay at 12 else flee
      [Rester à 11 ou plus, sinon fuir] stay at 11 else flee
      [Fuir] flee"
    `);
  });

  test('SH-REACT-15 without a friend to help, only a failed test is offered', () => {
    const { ahead: choices } = cardOf([RIDER, TARGET], CHARGE);
    expect(choices?.map(({ kind }) => kind)).toEqual(['ASK-10']);
  });

  test('SH-MORALE-20 the thresholds offered lie between demoralised and full strength', () => {
    const texts = (who: string) =>
      cardOf([RIDER, `blue 3L ${who} ${at(0, 0)} N`], CHARGE)
        .ahead?.find(({ kind }) => kind === 'ASK-10')
        ?.options.map(({ text }) => text);
    expect(texts('line infantry column strength 13 of 16')).toEqual([
      'stay',
      'stay at 12 else flee',
      'stay at 11 else flee',
      'flee',
    ]);
    expect(texts('line infantry column strength 12 of 16')).toEqual(['stay', 'stay at 11 else flee', 'flee']);
    expect(texts('line infantry column strength 11 of 16')).toEqual(['stay', 'flee']);
    expect(texts('line infantry column strength 20')).toHaveLength(8);
    expect(texts('line infantry column strength 9 of 16')).toEqual(['stay', 'flee']);
  });

  test('SH-REACT-13, SH-MORALE-23 to -25 nothing is offered for a failed test if there is no test, or no choice after it', () => {
    const kinds = (who: string) =>
      cardOf([RIDER, `blue 3L ${who} ${at(0, 0)} N`], CHARGE).ahead?.map(({ kind }) => kind) ?? [];
    expect(kinds('line infantry square')).toEqual([]);
    expect(kinds('heavy foot battery')).toEqual([]);
    expect(kinds('line infantry stubborn column')).toEqual([]);
    expect(kinds('light cavalry harassing')).toEqual([]);
    expect(kinds('light cavalry')).toEqual(['ASK-10']);
  });

  test('SH-MORALE-24 the card says if the target must flee or must stay', () => {
    const warns = (who: string) =>
      cardOf([RIDER, `blue 3L ${who} ${at(0, 0)} N`], CHARGE).warns.map((each) => words.say('en', each));
    expect(warns('light cavalry harassing')).toEqual(['If the test fails, the 3rd Line flee.']);
    expect(warns('line infantry stubborn column')).toEqual(['Stand firm: on a 9, lose 2 points.']);
  });
});

describe('the card of an assault', () => {
  test('SH-ASSAULT-12 it says that there is no test', () => {
    const assault = cardOf([`red 7C heavy cavalry ${at(0, -2)} S`, TARGET], { order: '7C assault 3L' });
    expect(bothOf(shown, assault)).toMatchInlineSnapshot(`
      "The **7th Cuirassiers** (12) assault the **3rd Line** (16). How do the 3rd Line react?
      [Stand firm · no test]
      [Fire · no test]
      [Flee (panics)]!

      Le **7e cuirassiers** (12) donne l’assaut contre le **3e de ligne** (16). Que fait celui-ci ?
      [Tenir ferme · sans test]
      [Tirer · sans test]
      [Fuir (panique)]!"
    `);
    expect(assault.ahead).toEqual([]);
  });
});

describe('the card of a friend', () => {
  test('ASK-07, SH-COUNTER-10 what each friend may do, its chance, and what it achieves', () => {
    const asked = cardOf([RIDER, TARGET, LINE, HORSE], { ...CHARGE, answers: ['hold'], dice: '2 2' });
    expect(bothOf(shown, asked)).toMatchInlineSnapshot(`
      "The **7th Cuirassiers** (12) press on against the **3rd Line**. Does a friendly unit help?
      One friendly unit may help. It tests first; if it fails, it does not help, but suffers nothing.
      A countercharge cancels doubling and may outflank; the helping unit does not fight in this charge.
      [No one helps]
      [2C: fire · needs 7 or less · 58%]
      [2H: countercharge to 1513 · needs 7 or less · 58% · outflanks]
      [2H: countercharge to 1414 · needs 7 or less · 58% · outflanks]

      Le **7e cuirassiers** (12) avance sur le **3e de ligne**. Une unité amie vient-elle aider celui-ci ?
      Une seule unité amie peut aider. Elle fait d’abord un test ; si elle échoue, elle n’en subit rien.
      Une contre-charge annule le doublement et peut déborder ; l’unité amie ne combat pas dans cette charge.
      [Aucune aide]
      [Tir du 2C · 7 ou moins · 58 %]
      [Contre-charge du 2H vers 1513 · 7 ou moins · 58 % · déborde]
      [Contre-charge du 2H vers 1414 · 7 ou moins · 58 % · déborde]"
    `);
  });

  test('ASK-07, SH-Q-52 a countercharge after the target has given way', () => {
    const hussars = `blue 3L light cavalry ${at(0, 0)} N`;
    const asked = cardOf([RIDER, hussars, LINE], { ...CHARGE, answers: [`evade ${at(0, 3)}`] });
    expect(words.say('en', asked.asks)).toBe(
      'The **7th Cuirassiers** (12) press on although the **3rd Line** have given way. Does a friendly unit help?',
    );
    expect(asked.warns.map((each) => words.say('en', each))).toEqual([
      'One friendly unit may help. It tests first; if it fails, it does not help, but suffers nothing.',
    ]);
  });
});
