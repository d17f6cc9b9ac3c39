/** Orders put together by pressing: each step as its reader sees it, with the draft behind each press. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { sabreurHex } from '../../../src/rules/sabreur-hex/index.ts';
import { readPosition } from '../../../src/rules/sabreur-hex/scenario/index.ts';
import { stepText } from '../../help/composing.ts';

const now = {
  ...readPosition([
    'map 9 x 9',
    'red 4K heavy cavalry 0506 N',
    'red 7L line infantry column 0307 N',
    'red 8G light infantry column 0407 N scout',
    'blue 3L line infantry column 0503 S',
    'blue 5D light cavalry 0703 S',
  ]),
  orderPoints: 2,
};

function step(draft: string, language: Language = 'en'): string {
  return stepText(
    sabreurHex.compose(now, 'red', draft, () => true),
    language,
  );
}

test('the first step offers the units', () => {
  expect(step('')).toMatchInlineSnapshot(`
    "Which unit acts?
    2 order points are left.
    -- Units that can act
    [4K · 4K · line · 12] 4K
    [7L · 7L · column · 20] 7L
    [8G · 8G · column · 12] 8G
    -- The turn
    [End the turn] end"
  `);
});

test('the second step offers what the unit can do, in either language', () => {
  expect(step('7L')).toMatchInlineSnapshot(`
    "7L: what should 7L do?
    Strength **20** of 20, demoralised at 10 or less · command rating 7 (CR)
    In 0307 (clear ground), in column, facing north
    Activation costs 1 order point of 2.
    [March] 7L march
    [Oblique] 7L oblique
    [Turn] 7L turn
    [Turn about] 7L turn about
    [Line] 7L line
    [Square] 7L square
    [Flee] 7L flee
    -- Together with
    [8G · 8G] 7L 8G
    [+8G · 8G, free] 7L +8G
    -- Unavailable: see why
    [Charge] 3L is 4 hexes away; 7L can charge up to 3 hexes.
    [Assault] 3L is 4 hexes away; an assault reaches 2.
    [Fire] 3L is 4 hexes away; 7L can fire up to 3.
    [Forced march] 3L is within 4 hexes of 7L: too near for a forced march. Order a plain march.
    [Evade] 7L cannot evade: only skirmishers and light cavalry can, or other cavalry and horse artillery engaged by infantry alone.
    [Rally] 7L is already at full strength."
  `);
  expect(step('4K', 'fr')).toMatchInlineSnapshot(`
    "4K : que doit faire le 4K ?
    Force **12** sur 12, démoralisation à 5 ou moins · facteur de commandement 7 (Cd)
    En 0506 (terrain dégagé), en ligne, face au nord
    L’activation coûte 1 point d’ordre sur 2.
    [Charge] 4K charge
    [Marche] 4K march
    [Oblique] 4K oblique
    [Tourne] 4K turn
    [Demi-tour] 4K turn about
    [Fuit] 4K flee
    -- Avec
    [+8G · 8G, sans point] 4K +8G
    -- Pas maintenant : pourquoi ?
    [Assaut] Le 3L est à 3 cases ; un assaut porte à 2.
    [Marche forcée] Le 3L est à 4 cases ou moins du 4K : trop près pour une marche forcée. Ordonnez une marche ordinaire.
    [Esquive] Le 4K ne peut pas esquiver : seuls le font les tirailleurs et la cavalerie légère, et, engagées par la seule infanterie, les autres cavaleries et l’artillerie à cheval.
    [Rallie] Le 4K ne peut pas se rallier avec le 3L à 3 cases ou moins."
  `);
});

test('SH-CHARGE-04 the targets of a charge, with what is usually decided beforehand', () => {
  expect(step('4K charge')).toMatchInlineSnapshot(`
    "4K · charge: which target?
    [3L · 3L, 3 hexes] 4K charge 3L, if square stop, attack, no pursuit
    [5D · 5D, 3 hexes] 4K charge 5D, attack, no pursuit"
  `);
});

test('SH-CHARGE-21 what is decided before a charge, and what may follow it', () => {
  expect(step('4K charge 3L, if square stop, attack, no pursuit')).toMatchInlineSnapshot(`
    "The order
    -- Follow-up: press to change
    [If it forms square: stop] 4K charge 3L, if square attack, attack, no pursuit
    [Attack: yes] 4K charge 3L, if square stop, stop, no pursuit
    [Pursue: no] 4K charge 3L, if square stop, attack, pursue then attack
    [If the test fails: my doctrine] 4K charge 3L, if square stop, attack, no pursuit, if failed stay
    = 4K charge 3L, if square stop, attack, no pursuit"
  `);
});

test('SH-MARCH-02 the facing of a march comes before its end', () => {
  expect(step('7L march')).toMatchInlineSnapshot(`
    "7L marches: which facing?
    The unit turns before it marches and keeps that facing: it cannot turn afterwards.
    [↑ north (as now)] 7L march face N
    [↗ north-east] 7L march face NE
    [↖ north-west] 7L march face NW
    [↘ south-east] 7L march face SE
    [↙ south-west] 7L march face SW
    [↓ south] 7L march face S"
  `);
  expect(step('7L march face NE')).toMatchInlineSnapshot(`
    "7L marches facing north-east: where to?
    3 hexes can be reached.
    [0405: farthest, towards the enemy] 7L march 0405 face NE
    [0406: keeps the chain] 7L march 0406 face NE
    [0306: 1 hex away] 7L march 0306 face NE
    ... Type the hex (0405)"
  `);
});

test('SH-GROUP-05, -08 the units activated together; a scout that goes along is not offered again', () => {
  expect(step('7L +8G')).toMatchInlineSnapshot(`
    "7L +8G: Who acts first?
    Activation costs 1 order point of 2.
    If you open the group now, its units then wait for their orders.
    -- Acts first
    [7L · 7L] 7L +8G: 7L
    [8G · 8G] 7L +8G: 8G
    = 7L +8G:"
  `);
  expect(step('7L +8G: 7L march')).toMatchInlineSnapshot(`
    "7L marches: which facing?
    The unit turns before it marches and keeps that facing: it cannot turn afterwards.
    [↑ north (as now)] 7L +8G: 7L march face N
    [↗ north-east] 7L +8G: 7L march face NE
    [↖ north-west] 7L +8G: 7L march face NW
    [↘ south-east] 7L +8G: 7L march face SE
    [↙ south-west] 7L +8G: 7L march face SW
    [↓ south] 7L +8G: 7L march face S"
  `);
});

test('a unit that does not exist, or is not in the group, is refused as an order would be', () => {
  expect(step('9X')).toMatchInlineSnapshot(
    `"ORDER-TEXT There is no such unit as “9X”. Did you mean “4K”, “7L” or “8G”?"`,
  );
  expect(step('7L +8G: 4K')).toMatchInlineSnapshot(
    `"SH-TURN-07 4K is not in the group 7L 8G. Order a unit of the group, or put this one before the colon."`,
  );
});
