/** Orders built with buttons: each step as its reader sees it, with the draft behind each button. */
import { expect, test } from 'vitest';
import { whyNot } from '../../../src/kernel/legality.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { apply } from '../../../src/rules/fantasy-battle/apply.ts';
import { compose } from '../../../src/rules/fantasy-battle/compose.ts';
import { orders } from '../../../src/rules/fantasy-battle/language/index.ts';
import { play } from '../../../src/rules/fantasy-battle/play.ts';
import type { State } from '../../../src/rules/fantasy-battle/state.ts';
import { stepText } from '../../help/composing.ts';
import { fantasy } from '../../help/fantasy.ts';

const { now } = fantasy(
  'blue 1K general at 53x38',
  'blue 3S infantry stands 3 in line at 53x45 face N',
  'blue 5S infantry stands 3 in line at 53x43 face N',
  'blue 6S infantry stands 3 in line at 88x59.3 face W',
  'red 4O infantry missiles stands 3 in line at 50x60 face S',
  'red 5O infantry stands 3 in line at 70x60 face N',
);

function at(draft: string, then: State = now) {
  return compose(
    then,
    'blue',
    draft,
    () => true,
    (text, on, by) => whyNot({ orders, play, apply }, text, on, by),
  );
}

function step(draft: string, language: Language = 'en'): string {
  return stepText(at(draft), language);
}

/** Where a step numbers what it offers. */
function placesAt(draft: string) {
  const found = at(draft);
  return found instanceof Refusal ? [] : found.rows.flatMap(({ presses }) => presses.map(({ place }) => place?.at));
}

test('METRIC 3.4 a move and a further leg are numbered at the middle of the front, a charge at that of its target', () => {
  const [ahead, , , , charge] = placesAt('3S');
  expect([ahead, charge]).toEqual(['53000,59900', '70000,60000']);
  expect(placesAt('3S advance 8,')[0]).toBe('48757,57243');
});

test('who acts', () => {
  expect(step('')).toMatchInlineSnapshot(`
    "Which unit acts?
    -- Units that can act
    [3S · 3S] 3S
    [5S · 5S] 5S
    [6S · 6S] 6S
    [1K · 1K] 1K
    -- The turn
    [End the turn] end"
  `);
});

test('moves by number, charges, and the verbs', () => {
  expect(step('3S')).toMatchInlineSnapshot(`
    "3S: what should 3S do?
    Infantry, 3 stands in line, in F5/4, facing north: 20 cm
    An order from 1K needs 8 or less on two dice.
    -- Moves, by number
    [Advance 14.9: up to what lies ahead] 3S advance 14.9
    [Advance 10: half way] 3S advance 10
    [Back 6.5: just out of reach of a charge] 3S back 6.5
    [Advance 20 toward 5O] 3S advance 20 toward 5O
    -- Charge
    [Charge 5O: 18.5 of 20 cm, rear, 3 in contact] 3S charge 5O
    [Charge 4O: 15.3 of 20 cm, front, 3 in contact] 3S charge 4O
    -- Evade
    [Evade: from 5O] 3S evade
    [Sidestep] 3S sidestep
    [Oblique: left 45 20] 3S oblique left 45 20
    ... Type the order (to H7/3, or advance 8, sidestep left 4)"
  `);
  expect(step('6S', 'fr')).toMatchInlineSnapshot(`
    "6S : que doit faire le 6S ?
    Infanterie, 3 socles en ligne, en I6/9, face à l’ouest : 20 cm
    Ordre du 1K : réussi à 8 ou moins avec deux dés.
    -- Mouvements, par numéro
    [Avance 11,9 : jusqu’à l’obstacle] 6S advance 11.9
    [Recule 8,1 : hors de portée de charge] 6S back 8.1
    [À hauteur de 3S] 6S in line with 3S
    -- Charger
    [Charge 5O : 12 cm sur 20, flanc, 1 au contact] 6S charge 5O
    -- Éviter
    [Évite : devant 5O] 6S evade
    [Recule] 6S back
    [Pas de côté] 6S sidestep
    [Oblique] 6S oblique
    [Colonne] 6S column
    [Face] 6S face
    ... Taper l’ordre (en H7/3, ou avance 8, pas de côté gauche 4)"
  `);
});

test('a commander rides', () => {
  expect(step('1K')).toMatchInlineSnapshot(`
    "1K: what should 1K do?
    General in F4/7: rides 60 cm
    -- Ride
    [Ride to 3S: 4.9 cm, joins it] 1K ride to 3S
    [Ride to 5S: 2.9 cm, joins it] 1K ride to 5S
    [Ride to 6S: 38.1 cm, joins it] 1K ride to 6S
    [Ride] 1K ride
    ... Type the order (to H7/3, or advance 8, sidestep left 4)"
  `);
});

test('a charge, and what may be said of it: each on or off', () => {
  expect(step('6S charge 5O')).toMatchInlineSnapshot(`
    "The order
    -- How it charges: press to change
    [Envelop] 6S charge 5O envelop
    [No envelop] 6S charge 5O no envelop
    [Behind] 6S charge 5O behind
    [Beside] 6S charge 5O beside
    [Echelon left] 6S charge 5O echelon left
    [Echelon right] 6S charge 5O echelon right
    [First 1] 6S charge 5O first 1
    [First 2] 6S charge 5O first 2
    [First 3] 6S charge 5O first 3
    = 6S charge 5O"
  `);
  expect(step('6S charge 5O no envelop behind', 'fr')).toMatchInlineSnapshot(`
    "L’ordre
    -- Comment charger ; appuyez pour changer
    [Enveloppe] 6S charge 5O envelop behind
    [✓ Sans envelopper] 6S charge 5O behind
    [✓ Derrière] 6S charge 5O no envelop
    [À côté] 6S charge 5O no envelop beside
    [Échelon à gauche] 6S charge 5O no envelop echelon left
    [Échelon à droite] 6S charge 5O no envelop echelon right
    [Premier 1] 6S charge 5O first 1 no envelop behind
    [Premier 2] 6S charge 5O first 2 no envelop behind
    [Premier 3] 6S charge 5O first 3 no envelop behind
    = 6S charge 5O no envelop behind"
  `);
});

test('a move, a little farther or nearer, with another leg; a formation at its end', () => {
  expect(step('5S back 20')).toMatchInlineSnapshot(`
    "The order
    Way: 20 cm. Nothing is left of the move; make it shorter to add a leg.
    -- Farther or nearer
    [− 1 cm] 5S back 19
    [− ½ cm] 5S back 19.5
    = 5S back 20"
  `);
  expect(step('6S sidestep left 8,', 'fr')).toMatchInlineSnapshot(`
    "6S : et ensuite ?
    Trajet : 8 cm. Reste : 12 cm.
    -- Étape suivante, par numéro
    [Avance 12 : tout le reste] 6S sidestep left 8, advance 12
    [Oblique à gauche 45 12 : tout le reste] 6S sidestep left 8, oblique left 45 12
    [Oblique à droite 45 12 : tout le reste] 6S sidestep left 8, oblique right 45 12
    [Recule 12 : tout le reste] 6S sidestep left 8, back 12
    [Avance 6 : la moitié du reste] 6S sidestep left 8, advance 6
    [Oblique à gauche 45 6 : la moitié du reste] 6S sidestep left 8, oblique left 45 6
    ... Taper l’ordre (pas de côté gauche 4)
    = 6S sidestep left 8"
  `);
  expect(step('6S sidestep left 8, oblique right 45 3')).toMatchInlineSnapshot(`
    "The order
    Way: 8 + 3 cm. Left: 9 cm.
    -- Farther or nearer
    [− 1 cm] 6S sidestep left 8, oblique right 45 2
    [− ½ cm] 6S sidestep left 8, oblique right 45 2.5
    [+ ½ cm] 6S sidestep left 8, oblique right 45 3.5
    [+ 1 cm] 6S sidestep left 8, oblique right 45 4
    -- Legs of the way
    [Add a leg] 6S sidestep left 8, oblique right 45 3,
    [Undo the last leg] 6S sidestep left 8
    = 6S sidestep left 8, oblique right 45 3"
  `);
  // From the middle of its front, at 88,59.3, facing west: 8 to the south, then 12 on.
  expect(placesAt('6S sidestep left 8,')[0]).toBe('76000,51300');
  const { now: rough } = fantasy(
    'area rough en "the stones" fr "les pierres" 20x50 80x50 80x70 20x70',
    'blue 1K general at 53x38',
    'blue 3S infantry stands 3 in line at 50x45 face N',
  );
  // FB-GAP-05.
  expect(['3S advance 4', '3S advance 6'].map((draft) => stepText(at(draft, rough), 'en').split('\n')[1])).toEqual([
    'Way: 4 cm. Left: 16 cm.',
    'Way: 6 cm. Left: 4 cm.',
  ]);
  expect(step('3S column')).toMatchInlineSnapshot(`"FB-STD-07 There is no room for 3S. In the way: 5S."`);
});

test('where no move is proposed the panel says why, and what the unit may do instead', () => {
  const { now: hemmed } = fantasy(
    'area water en "the lake" fr "le lac" 20x46.6 80x46.6 80x80 20x80',
    'blue 1K general at 53x38',
    'blue 3S infantry stands 3 in line at 50x45 face N',
  );
  expect(stepText(at('3S', hemmed), 'en')).toMatchInlineSnapshot(
    `
    "3S: what should 3S do?
    Infantry, 3 stands in line, in F5/4, facing north: 20 cm
    An order from 1K needs 8 or less on two dice.
    ✗ There is no room for 3S. In the way: the lake. [STD-07]
    -- Instead
    [Advance 1] 3S advance 1
    [Backwards: 20] 3S back 20
    [Sidestep] 3S sidestep
    [Column] 3S column
    ... Type the order (to H7/3, or advance 8, sidestep left 4)"
  `,
  );
});

test('typed: the number of a proposal, an order’s words, and what is refused with its legal twin', () => {
  const composing = at('3S');
  if (composing instanceof Refusal) throw composing;
  const { take } = composing.typed!;
  const taken = (word: string) => {
    const found = take(word);
    return found instanceof Refusal ? [found.says.id, ...found.instead] : found;
  };
  expect(['advance 7,5', 'en H3', 'H7', '12', 'charge 4O', 'colum', '8,,5'].map(taken)).toEqual([
    '3S advance 7.5',
    '3S to H3',
    '3S to H7',
    '3S advance 12',
    '3S charge 4O',
    ['refuse-word', '3S column'],
    ['refuse-no-length'],
  ]);
  const far = at('3S advance 25');
  expect(far instanceof Refusal && [far.says.id, ...far.instead]).toEqual(['refuse-fb-far', '3S advance 14']);
});
