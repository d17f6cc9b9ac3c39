/** Orders put together by pressing: each step as its reader sees it, with the draft behind each press. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { skirmish as book } from '../../../src/rules/skirmish/index.ts';
import { stepText } from '../../help/composing.ts';
import { skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const { now } = skirmish(
  'area wood en "the oaks" fr "les chênes" 50x40 70x40 70x55 50x55',
  'red 2L line close 8 ranks 2 at 40x20 face N',
  'red 1S sergeant of 2L at 40x14',
  'red 4V light loose figures 60x20 62.5x20 65x20',
  'blue 6C light skirmish 4 at 40x36 face S',
);

function at(draft: string) {
  return book.compose(now, 'red', draft, () => true);
}

function step(draft: string, language: Language = 'en'): string {
  return stepText(at(draft), language);
}

test('who acts', () => {
  expect(step('')).toMatchInlineSnapshot(`
    "Which unit acts?
    -- Units that can act
    [2L · 2L] 2L
    [1S · 1S] 1S
    [4V · 4V] 4V
    -- The turn
    [End the turn] end"
  `);
});

test('moves by number, targets, and the verbs', () => {
  expect(step('2L')).toMatchInlineSnapshot(`
    "2L: what should 2L do?
    **8** figures · class 3, morale 3
    In E3/1 (open ground), in close order, facing north
    4 files, 2 ranks [GEO-02]
    -- Moves, by number
    [Advance 12: straight on] 2L advance 12
    [Advance 6: half way] 2L advance 6
    [In line with 4V] 2L in line with 4V
    -- Fire at
    [Fire 6C: 16.3 cm, 8 shooters] 2L fire 6C
    -- Assault
    [Assault 6C: 16 cm, of which 12 without a die] 2L assault 6C
    [Sidestep] 2L sidestep
    [Oblique] 2L oblique
    [Turn about] 2L turn about
    [Quarter turn] 2L turn
    [Re-form the ranks] 2L form
    [Loose order] 2L disperse
    ... Type the order (H7)"
  `);
  expect(step('4V', 'fr')).toMatchInlineSnapshot(`
    "4V : que doit faire le 4V ?
    **3** figurines · classe 3, moral 3
    En G3/1 (terrain libre), en ordre lâche, face au nord
    Figurines : 1 en G3/1, 2 en G3/1, 3 en G3/2
    -- Mouvements, par numéro
    [Avance 16 : tout droit] 4V advance 16
    [Avance 8 : à mi-chemin] 4V advance 8
    [À 20 de 6C : à meilleure portée] 4V to 20 short of 6C
    [Avance 16 vers 6C] 4V advance 16 toward 6C
    -- Tirer sur
    [Tire 6C : 22,2 cm, 3 tireurs] 4V fire 6C
    [Recule] 4V back
    [Pas de côté] 4V sidestep
    [Oblique] 4V oblique
    [Tirailleurs] 4V deploy
    ... Taper l’ordre (H7)"
  `);
});

test('the move back has another name than the button that leads a step back', () => {
  expect(step('4V')).toContain('[Backwards] 4V back');
});

test('an order as it stands, and a little farther or nearer', () => {
  expect(step('2L advance 12')).toMatchInlineSnapshot(`
    "The order
    -- Farther or nearer
    [− 1 cm] 2L advance 11
    [− ½ cm] 2L advance 11.5
    = 2L advance 12"
  `);
  expect(step('2L form', 'fr')).toMatchInlineSnapshot(`
    "2L : que doit faire le 2L ?
    Reformer les rangs
    [1 rang] 2L form 1 rank
    ... Taper l’ordre (H7)"
  `);
  expect(step('2L fire 6C')).toMatchInlineSnapshot(`
    "The order
    = 2L fire 6C"
  `);
});

test('a verb with what it may be done to', () => {
  expect(step('2L advance')).toMatchInlineSnapshot(`
    "2L: what should 2L do?
    Advance
    [12: straight on] 2L advance 12
    [6: half way] 2L advance 6
    ... Type the order (H7)"
  `);
  expect(step('2L turn')).toMatchInlineSnapshot(`
    "2L: what should 2L do?
    Quarter turn
    [Left] 2L turn left
    [Right] 2L turn right
    ... Type the order (H7)"
  `);
  expect(step('2L oblique')).toMatchInlineSnapshot(`
    "2L: what should 2L do?
    Oblique
    [Left 45 12: 12 cm, a whole move] 2L oblique left 45 12
    [Left 45 6: 6 cm, half a move] 2L oblique left 45 6
    [Right 45 12: 12 cm, a whole move] 2L oblique right 45 12
    [Right 45 6: 6 cm, half a move] 2L oblique right 45 6
    ... Type the order (H7)"
  `);
});

test('where a whole move aside is barred, half of it; an assault without a die; the tenth proposal by its number', () => {
  const { now: crowd } = skirmish(
    'red 4V light loose figures 8x20 face N',
    ...Array.from({ length: 9 }, (_, n) => `blue ${n + 5}S sergeant at ${4 + n * 4}x${32 + n} face S`),
  );
  const composing = book.compose(crowd, 'red', '4V', () => true);
  if (composing instanceof Refusal) throw composing;
  const presses = composing.rows.flatMap((row) => row.presses);
  const placed = presses.flatMap(({ text, place }) => (place ? [text] : []));
  expect(placed.length).toBeGreaterThan(9);
  expect(composing.typed!.take('10')).toBe(placed[9]);
  expect(presses.map(({ says }) => words.say('en', says))).toContainEqual(
    expect.stringMatching(/^Assault 5S: [\d.]+ cm$/),
  );
  const aside = book.compose(crowd, 'red', '4V sidestep', () => true);
  const offered = aside instanceof Refusal ? [] : aside.rows.flatMap((row) => row.presses.map(({ text }) => text));
  expect(offered).toEqual(['4V sidestep right 16', '4V sidestep right 8']);
});

test('typed: the number of a proposal, an order’s words, and what is refused with its legal twin', () => {
  const composing = at('2L');
  if (composing instanceof Refusal) throw composing;
  const { take } = composing.typed!;
  const taken = (word: string) => {
    const found = take(word);
    return found instanceof Refusal ? [found.says.id, ...found.instead] : found;
  };
  expect(['1', 'advance 7,5', 'en H3', 'H7', '20', 'fire 6C', 'whistle', '8,,5'].map(taken)).toEqual([
    '2L advance 12',
    '2L advance 7.5',
    '2L to H3',
    '2L to H7',
    '2L advance 20',
    '2L fire 6C',
    ['refuse-word-here'],
    ['refuse-no-length'],
  ]);
  const far = at('2L advance 20');
  expect(far instanceof Refusal && [far.says.id, ...far.instead]).toEqual(['refuse-sk-far', '2L advance 12']);
});
