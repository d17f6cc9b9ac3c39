/** Sheets written with buttons: each step as its reader sees it, with the draft behind each button. Lengths in millimetres. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { positionAfter, whyNot } from '../../../src/kernel/legality.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { bareNoun } from '../../../src/kernel/text/quoted.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { compose } from '../../../src/rules/periods/panel/compose.ts';
import { orders } from '../../../src/rules/periods/language/index.ts';
import { NO_SHEET } from '../../../src/rules/periods/order.ts';
import { play } from '../../../src/rules/periods/play.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { stepText } from '../../help/composing.ts';
import { randomTable } from '../../help/periods-table.ts';
import { at as pose, blue, CAVALRY, officer, red, table } from '../../help/periods.ts';
import { rounds } from '../../help/soak.ts';
import { words } from '../../help/words.ts';

const playing = { orders, play, apply };

const now = table(
  [
    { ...red('3L', pose(900, 300), 'marchColumn'), name: named('3rd Line', '3e de ligne') },
    { ...red('5H', pose(600, 300), 'line', CAVALRY), name: named('5th Hussars', '5e hussards') },
    { ...blue('12L', pose(900, 600, 180), 'line'), name: named('12th Line', '12e de ligne') },
  ],
  {
    officers: [officer('red', '1G', 900, 200, 'general'), officer('red', '1A', 910, 200, 'adc')],
    writing: { side: 'red', sheet: NO_SHEET },
  },
);

function named(en: string, fr: string) {
  return {
    noun: '',
    en: { name: en, article: 'the', plural: false },
    fr: { name: fr, article: 'le', feminine: false, plural: false },
  };
}

function at(draft: string, then: State = now) {
  return compose(
    then,
    'red',
    draft,
    () => true,
    (text, on, by) => whyNot(playing, text, on, by),
  );
}

const step = (draft: string, language: Language = 'en', then: State = now) => stepText(at(draft, then), language);

test('a unit without a name of its own is called by what it is', () => {
  const bare = { ...blue('4L', pose(300, 600, 180), 'line'), side: 'red' as const };
  const unnamed = table([{ ...bare, name: bareNoun({ en: '4L', fr: '4L' }) }], {
    writing: { side: 'red', sheet: NO_SHEET },
  });
  expect(step('', 'en', unnamed)).toContain('[4L · Regular infantry] 4L');
  expect(step('', 'fr', unnamed)).toContain('[4L · Infanterie régulière] 4L');
});

test('who has no line yet, what stands on the sheet, and its seal', () => {
  const written = positionAfter(playing, '3L charge 12L, if evades stop; 1A to 3L: hold', now, 'red') as State;
  expect(step('', 'en', written)).toMatchInlineSnapshot(`
    "Which unit acts?
    -- Without a line so far
    [5H · 5th Hussars] 5H
    [1G · unit] 1G
    -- With a line
    [✓ 3L charge 12L, if evades stop] 3L
    [✓ 1A to 3L: hold] 1A"
  `);
  expect(step('', 'fr', written)).toMatchInlineSnapshot(`
    "Qui doit agir ?
    -- Encore sans ligne
    [5H · 5e hussards] 5H
    [1G · unité] 1G
    -- Avec une ligne
    [✓ 3L charge 12L, si esquive arrête] 3L
    [✓ 1A à 3L : tenir] 1A"
  `);
  const again = step('3L', 'en', written);
  expect(again).toContain('On the sheet: `3L charge 12L, if evades stop`');
  expect(again).toContain('[Take its line away] 3L nothing');
});

test('a unit that goes its own way: why it takes no orders, and one button for what it may be told', () => {
  const course = { kind: 'withdraw' as const, left: 2, walked: 0 };
  const back = { ...now, units: now.units.map((each) => (each.id === '3L' ? { ...each, course } : each)) };
  const shown = step('3L', 'en', back);
  expect(shown).toMatch(/✗ .*falling back or following/);
  expect(shown.match(/\[Stand\]/g)).toHaveLength(1);
});

test('moves by number, charges, and the verbs', () => {
  expect(step('3L')).toMatchInlineSnapshot(`
    "3L: what should the 3rd Line do?
    Regular infantry, in march column, in J4/1, facing north: 9 cm a half. Posture: attack.
    -- Moves, by number
    [Advance 9: straight on] 3L advance 9
    [Advance 4.5: half way] 3L advance 4.5
    -- Charge
    [Charge 12L: straight ahead] 3L charge 12L
    [Stand] 3L stand
    [Forced march: 13.5] 3L forced march 13.5
    [Wheel] 3L wheel
    [Turn about] 3L turn about
    [Turn] 3L turn
    [Column of divisions] 3L column of divisions
    [Line] 3L line
    [Double line] 3L double line
    [Skirmish] 3L skirmish
    [Square] 3L square
    [Solid square] 3L solid square
    [Enter melee: 12L] 3L enter melee 12L
    ... Type the order (to H7/3, or wheel left 20, advance 4)"
  `);
  expect(step('5H', 'fr')).toMatchInlineSnapshot(`
    "5H : que doit faire le 5e hussards ?
    Cavalerie légère régulière, en ligne, en G4/1, face au nord : 16 cm par demi-période. Attitude : attaquer.
    -- Mouvements, par numéro
    [Avance 16 : tout droit] 5H advance 16
    [Avance 8 : à mi-chemin] 5H advance 8
    [Conversion à droite 30,55 : vers l’ennemi] 5H wheel right 30.55
    -- Charger
    [Charge 12L : se tourne d’abord, un quart] 5H charge 12L
    [Reste] 5H stand
    [Conversion] 5H wheel
    [Demi-tour] 5H turn about
    [Quart] 5H turn
    [Colonne] 5H column
    [Double ligne] 5H double line
    [Rallie] 5H rally
    [Entre en mêlée : 12L] 5H enter melee 12L
    ... Taper l’ordre (en H7/3, ou conversion à gauche 20, avance 4)"
  `);
});

test('a verb, its amounts, another leg, the last one off', () => {
  expect(step('3L wheel')).toMatchInlineSnapshot(`
    "3L: what should the 3rd Line do?
    Wheel
    [Left 15] 3L wheel left 15
    [Left 30] 3L wheel left 30
    [Left 45] 3L wheel left 45
    [Left 90] 3L wheel left 90
    [Right 15] 3L wheel right 15
    [Right 30] 3L wheel right 30
    [Right 45] 3L wheel right 45
    [Right 90] 3L wheel right 90
    ... Type the order (to H7/3, or wheel left 20, advance 4)"
  `);
  expect(step('3L wheel left 30')).toMatchInlineSnapshot(`
    "The order
    Its legs take 0.52 of the 2 quarters of this half.
    -- Farther or nearer
    [−15°] 3L wheel left 15
    [−5°] 3L wheel left 25
    [+5°] 3L wheel left 35
    [+15°] 3L wheel left 45
    -- Legs of the way
    [Add a leg] 3L wheel left 30,
    -- In advance
    [What it does if…] 3L wheel left 30?
    = 3L wheel left 30"
  `);
  expect(step('3L wheel left 30,')).toMatchInlineSnapshot(`
    "3L: where next?
    Its legs take 0.52 of the 2 quarters of this half.
    -- Next leg, by number
    [Advance 6.6] 3L wheel left 30, advance 6.6
    [Wheel left 45] 3L wheel left 30, wheel left 45
    [Wheel right 45] 3L wheel left 30, wheel right 45
    [Line] 3L wheel left 30, line
    [Column] 3L wheel left 30, column
    [Square] 3L wheel left 30, square
    [Turn about] 3L wheel left 30, turn about
    ... Type the order (advance 4)
    = 3L wheel left 30"
  `);
  expect(step('3L wheel left 30, advance 6.6')).toMatchInlineSnapshot(`
    "The order
    Its legs take 1.99 of the 2 quarters of this half.
    -- Farther or nearer
    [− 1 cm] 3L wheel left 30, advance 5.6
    [− ½ cm] 3L wheel left 30, advance 6.1
    -- Legs of the way
    [Undo the last leg] 3L wheel left 30
    -- In advance
    [What it does if…] 3L wheel left 30, advance 6.6?
    = 3L wheel left 30, advance 6.6"
  `);
});

test('what a line answers beforehand, each on or off', () => {
  expect(step('3L charge 12L')).toMatchInlineSnapshot(`
    "The order
    -- In advance
    [What it does if…] 3L charge 12L?
    = 3L charge 12L"
  `);
  expect(step('3L charge 12L, if evades stop?')).toMatchInlineSnapshot(`
    "What does 3L do if …? Anything left open follows your standing orders and your doctrine.
    -- If its target evades
    [✓ Stop the charge] 3L charge 12L?
    [Go on charging] 3L charge 12L, if evades go on?
    -- If an enemy bars the way
    [Strike the unit in the way] 3L charge 12L, if evades stop, if barred contact?
    [Go on where the way is free] 3L charge 12L, if evades stop, if barred go on?
    = 3L charge 12L, if evades stop"
  `);
  expect(step('3L stand?', 'fr')).toMatchInlineSnapshot(`
    "Que fait 3L si… ? Le reste suit vos consignes et votre doctrine.
    -- En cas de charge
    [Contre-charger] 3L stand, if charged countercharge?
    [Rester sur place] 3L stand, if charged stand?
    [Continuer comme écrit] 3L stand, if charged go on?
    [Rester et tirer] 3L stand, if charged fire?
    [Former le carré] 3L stand, if charged square?
    [Former la ligne] 3L stand, if charged line?
    -- En cas de charge de flanc
    [Tourner les figurines] 3L stand, if flanked turn?
    [Continuer comme écrit] 3L stand, if flanked go on?
    = 3L stand"
  `);
});

test('PE-GAP-15 PE-REA-04 officers ride, aides-de-camp carry postures', () => {
  expect(step('1A')).toMatchInlineSnapshot(`
    "1A: what should the unit do?
    Aide-de-camp in J3/1: rides 25 cm
    -- Ride
    [Ride to 90x30 with 3L: 10 cm, stays with it] 1A ride to 90x30 with 3L
    [Ride to 60x30 with 5H: 33 cm, stays with it] 1A ride to 60x30 with 5H
    -- Carry an order to
    [3L · 3rd Line] 1A to 3L:
    [5H · 5th Hussars] 1A to 5H:
    ... Type the order (to H7/3, or wheel left 20, advance 4)"
  `);
  expect(step('1A to 3L:')).toMatchInlineSnapshot(`
    "Which posture does the order bring the 3rd Line?
    [Posture: cover] 1A to 3L: cover
    [Posture: hold] 1A to 3L: hold
    [Posture: harass] 1A to 3L: harass
    [Posture: march] 1A to 3L: march"
  `);
  expect(at('1A to 12L:')).toMatchObject({ clause: 'PE-REA-04', says: { id: 'periods-refuse-errand' } });
});

test('every button leads to a step or to a line that may be written; buttons are short', () => {
  for (let n = 0; n < rounds(15); n++) {
    const chance = chanceFrom(`compose ${n}`);
    const here = { ...randomTable(chance), writing: { side: 'red' as const, sheet: NO_SHEET } };
    let draft = '';
    for (let depth = 0; depth < 6; depth++) {
      const found = at(draft, here);
      if (found instanceof Refusal) throw new Error(`${draft}: ${found.message}`);
      const { whole } = found;
      expect([draft, whole === undefined ? undefined : whyNot(playing, whole, here, 'red')]).toEqual([
        draft,
        undefined,
      ]);
      const presses = found.rows.flatMap((row) => row.presses.filter(({ refusal }) => !refusal));
      for (const { says } of presses) expect(words.say('fr', says).length).toBeLessThan(80);
      if (presses.length === 0) break;
      draft = chance.pick(presses).text;
    }
  }
});
