/** Orders put together by pressing: each step as its reader sees it, with the draft behind each press. */
import { expect, test } from 'vitest';
import { positionAfter } from '../../../src/kernel/legality.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { apply } from '../../../src/rules/skirmish/apply.ts';
import { skirmish as book } from '../../../src/rules/skirmish/index.ts';
import { play } from '../../../src/rules/skirmish/play.ts';
import { anchorOf } from '../../../src/rules/skirmish/position/squad.ts';
import { unitOf } from '../../../src/rules/skirmish/state.ts';
import { spotOf } from '../../../src/survey/field/spoken.ts';
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
    [Re-form the ranks: 1 rank] 2L form 1 rank
    [Loose order] 2L disperse
    ... Type the order (to H7/3, or advance 8, sidestep left 4)"
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
    ... Taper l’ordre (en H7/3, ou avance 8, pas de côté gauche 4)"
  `);
});

test('the move back has another name than the button that leads a step back', () => {
  expect(step('4V')).toContain('[Backwards] 4V back');
});

test('an order as it stands, and a little farther or nearer', () => {
  expect(step('2L advance 12')).toMatchInlineSnapshot(`
    "The order
    Way: 12 cm. Nothing is left of the move; make it shorter to add a leg.
    -- Farther or nearer
    [− 1 cm] 2L advance 11
    [− ½ cm] 2L advance 11.5
    = 2L advance 12"
  `);
  expect(step('2L form', 'fr')).toMatchInlineSnapshot(`
    "2L : que doit faire le 2L ?
    Reformer les rangs
    [1 rang] 2L form 1 rank
    ... Taper l’ordre (en H7/3, ou avance 8, pas de côté gauche 4)"
  `);
  expect(step('2L fire 6C')).toMatchInlineSnapshot(`
    "The order
    = 2L fire 6C"
  `);
});

test('METRIC 3.4 a way of several legs: another one by number, the last one off, and what is left of the move', () => {
  expect(step('2L advance 6')).toMatchInlineSnapshot(`
    "The order
    Way: 6 cm. Left: 6 cm forward, 4 cm to a side or back.
    -- Farther or nearer
    [− 1 cm] 2L advance 5
    [− ½ cm] 2L advance 5.5
    [+ ½ cm] 2L advance 6.5
    [+ 1 cm] 2L advance 7
    -- Legs of the way
    [Add a leg] 2L advance 6,
    = 2L advance 6"
  `);
  expect(step('2L advance 6,')).toMatchInlineSnapshot(`
    "2L: where next?
    Way: 6 cm. Left: 6 cm forward, 4 cm to a side or back.
    -- Next leg, by number
    [Oblique left 45 6: all that is left] 2L advance 6, oblique left 45 6
    [Oblique right 45 6: all that is left] 2L advance 6, oblique right 45 6
    [Sidestep left 4: all that is left] 2L advance 6, sidestep left 4
    [Sidestep right 4: all that is left] 2L advance 6, sidestep right 4
    [Oblique left 45 3: half of what is left] 2L advance 6, oblique left 45 3
    [Oblique right 45 3: half of what is left] 2L advance 6, oblique right 45 3
    ... Type the order (sidestep left 4)
    = 2L advance 6"
  `);
  expect(step('2L advance 6, sidestep left 4', 'fr')).toMatchInlineSnapshot(`
    "L’ordre
    Trajet : 6 + 4 cm. Il ne reste rien du mouvement ; raccourcissez-le pour ajouter une étape.
    -- Plus loin ou moins loin
    [− 1 cm] 2L advance 6, sidestep left 3
    [− ½ cm] 2L advance 6, sidestep left 3.5
    -- Étapes du trajet
    [Retirer la dernière étape] 2L advance 6
    = 2L advance 6, sidestep left 4"
  `);
  expect(step('4V advance 8 toward 6C,', 'fr')).toMatchInlineSnapshot(`
    "4V : et ensuite ?
    Trajet : 8 cm. Reste : 8 cm.
    -- Étape suivante, par numéro
    [Oblique à gauche 45 8 : tout le reste] 4V advance 8, oblique left 45 8 toward 6C
    [Oblique à droite 45 8 : tout le reste] 4V advance 8, oblique right 45 8 toward 6C
    [Pas de côté à gauche 8 : tout le reste] 4V advance 8, sidestep left 8 toward 6C
    [Pas de côté à droite 8 : tout le reste] 4V advance 8, sidestep right 8 toward 6C
    [Oblique à gauche 45 4 : la moitié du reste] 4V advance 8, oblique left 45 4 toward 6C
    [Oblique à droite 45 4 : la moitié du reste] 4V advance 8, oblique right 45 4 toward 6C
    ... Taper l’ordre (pas de côté gauche 4)
    = 4V advance 8 toward 6C"
  `);
});

test('METRIC 3.4 every further leg is legal and ends where its number is; the order so far may be confirmed', () => {
  for (const draft of ['2L advance 6,', '2L sidestep left 4,', '4V back 4,', '4V oblique right 45 6, advance 2,']) {
    const composing = at(draft);
    if (composing instanceof Refusal) throw composing;
    const presses = composing.rows.flatMap((row) => row.presses);
    expect(presses.length).toBeGreaterThanOrEqual(3);
    expect(composing).toMatchObject({ whole: draft.slice(0, -1), isNumbered: true });
    for (const { text, place } of presses) {
      const then = positionAfter({ orders: book.orders, play, apply }, text, now, 'red');
      const end = then instanceof Refusal ? then.message : spotOf(anchorOf(unitOf(then, text.split(' ')[0]!)));
      expect([text, end]).toEqual([text, place!.at]);
    }
  }
});

test('a further leg is typed: by its number, as a length, in words; nothing else is taken for one', () => {
  const composing = at('2L sidestep left 2,');
  if (composing instanceof Refusal) throw composing;
  const taken = (word: string) => {
    const found = composing.typed!.take(word);
    return found instanceof Refusal ? found.says.id : found;
  };
  expect(
    ['1', '3.5', 'recule 1', 'advance 2, sidestep right 1', 'H7', 'fire 6C', 'advance 3 toward 6C'].map(taken),
  ).toEqual([
    '2L sidestep left 2, advance 9',
    '2L sidestep left 2, advance 3.5',
    '2L sidestep left 2, back 1',
    '2L sidestep left 2, advance 2, sidestep right 1',
    'refuse-word-here',
    'refuse-no-leg',
    'refuse-no-leg',
  ]);
});

test('where no move is proposed the panel says why, and what the unit may do instead', () => {
  const before = (hedge: number, language: Language) => {
    const { now: hemmed } = skirmish(
      `line hedge en "the hedge" fr "la haie" width 0.4 30x${20 + hedge} 50x${20 + hedge}`,
      'red 2L line close 8 ranks 2 at 40x20 face N',
    );
    return stepText(
      book.compose(hemmed, 'red', '2L', () => true),
      language,
    );
  };
  expect(before(1.7, 'en')).toMatchInlineSnapshot(`
    "2L: what should 2L do?
    **8** figures · class 3, morale 3
    In E3/1 (open ground), in close order (in disorder), facing north
    4 files, 2 ranks [GEO-02]
    ✗ The way is barred after 1.5 cm by the hedge. [GEO-03]
    -- Instead
    [Advance 1.4] 2L advance 1.4
    [Backwards] 2L back
    [Sidestep] 2L sidestep
    [Turn about] 2L turn about
    [Quarter turn] 2L turn
    [Skirmish order] 2L deploy
    [Loose order] 2L disperse
    ... Type the order (to H7/3, or advance 8, sidestep left 4)"
  `);
  expect(before(0.3, 'fr')).toMatchInlineSnapshot(`
    "2L : que doit faire le 2L ?
    **8** figurines · classe 3, moral 3
    En E3/1 (terrain libre), en ordre serré (en désordre), face au nord
    4 files, 2 rangs [GEO-02]
    ✗ Le chemin est barré après 0,1 cm par la haie. [GEO-03]
    [Recule] 2L back
    [Pas de côté] 2L sidestep
    [Demi-tour] 2L turn about
    [Quart de tour] 2L turn
    [Tirailleurs] 2L deploy
    [Ordre lâche] 2L disperse
    ... Taper l’ordre (en H7/3, ou avance 8, pas de côté gauche 4)"
  `);
});

test('a verb with what it may be done to', () => {
  expect(step('2L advance')).toMatchInlineSnapshot(`
    "2L: what should 2L do?
    Advance
    [12: straight on] 2L advance 12
    [6: half way] 2L advance 6
    ... Type the order (to H7/3, or advance 8, sidestep left 4)"
  `);
  expect(step('2L turn')).toMatchInlineSnapshot(`
    "2L: what should 2L do?
    Quarter turn
    [Left] 2L turn left
    [Right] 2L turn right
    ... Type the order (to H7/3, or advance 8, sidestep left 4)"
  `);
  expect(step('2L oblique')).toMatchInlineSnapshot(`
    "2L: what should 2L do?
    Oblique
    [Left 45 12: 12 cm, a whole move] 2L oblique left 45 12
    [Left 45 6: 6 cm, half a move] 2L oblique left 45 6
    [Right 45 12: 12 cm, a whole move] 2L oblique right 45 12
    [Right 45 6: 6 cm, half a move] 2L oblique right 45 6
    ... Type the order (to H7/3, or advance 8, sidestep left 4)"
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
