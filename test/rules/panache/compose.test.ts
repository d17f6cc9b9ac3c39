/** Orders put together by pressing: each step as its reader sees it, with the draft behind each press. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { panache } from '../../../src/rules/panache/index.ts';
import { stepText } from '../../help/composing.ts';
import { readPosition } from '../../help/panache-lines.ts';

const now = readPosition([
  'map 6 x 5',
  'reserve red R1 cavalry light turn 1 entry 0103 W 0101 W',
  'reserve red G2 officer light turn 1 entry 0103 W',
  'red 3L infantry light 0303',
  'red 5W infantry heavy 0305 mounted wagons',
  'red 7T infantry light 0405 pre-played',
  'red G1 general medium 0303',
  'blue 20L infantry light 0601',
]);

function step(draft: string, language: Language = 'en', at = now): string {
  return stepText(
    panache.compose(at, 'red', draft, () => true),
    language,
  );
}

test('the first step offers the units that can move, and says why the others cannot', () => {
  expect(step('')).toMatchInlineSnapshot(`
    "Which unit moves?
    -- Units that can act
    [3L · 3L] 3L
    [5W · 5W] 5W
    [G1 · G1] G1
    [R1 · R1] R1
    [G2 · G2] G2
    -- Unavailable: see why
    [7T · 7T] 7T carries a pre-played token and cannot move this turn, but may fight where it stands.
    -- The turn
    [End the turn] end"
  `);
});

test('the second step offers what the unit can do, in either language', () => {
  expect(step('3L')).toMatchInlineSnapshot(`
    "3L: what should 3L do?
    Moves 2 hexes, and may still fight [MOV-04]
    All along one road 3, then without combat [ROAD-02]
    [Move] 3L move
    -- Unavailable: see why
    [Leave] 3L cannot leave the map: the scenario does not allow it."
  `);
  expect(step('5W', 'fr')).toMatchInlineSnapshot(`
    "5W : que doit faire le 5W ?
    Mouvement : 1 case, combat gardé [MOV-04]
    Avec ses chariots : 2, alors sans combat [MNT-02]
    Tout au long d’une même route : 3, alors sans combat [ROAD-02]
    [Bouge] 5W move
    [Sans chariots] 5W no wagons
    -- Pas maintenant : pourquoi ?
    [Sort] Le 5W ne peut pas sortir de la table : le scénario ne le prévoit pas.
    [Chariots] Le 5W met d’office ses chariots en défense dès qu’il ne se déplace pas."
  `);
});

test('destinations, with what the way costs', () => {
  expect(step('3L move')).toMatchInlineSnapshot(`
    "3L: where to?
    16 hexes can be reached.
    [0401: farthest, towards the enemy, may still fight, cost 2] 3L move 0401
    [0402: cost 2] 3L move 0402
    [0503: cost 2] 3L move 0503
    [0302: cost 1] 3L move 0302
    [0403: cost 1] 3L move 0403
    [0301: cost 2] 3L move 0301
    ... Type the hex (0401)"
  `);
  expect(step('R1 enter', 'fr')).toMatchInlineSnapshot(`
    "R1 : jusqu’où ?
    Une seule case est à portée ainsi.
    [0103 : coût 1] R1 enter 0103
    ... Taper la case (0103)"
  `);
});

test('PA-GAP-07 PA-RES-03 a complete order, with companions, and how it may go on', () => {
  expect(step('3L move 0304 with G1')).toMatchInlineSnapshot(`
    "The order
    -- Accompanied by
    [✓ G1 · G1] 3L move 0304
    = 3L move 0304 with G1"
  `);
  expect(step('R1 enter 0103')).toMatchInlineSnapshot(`
    "The order
    -- Or on to
    [0301: cost 4] R1 enter 0103 to 0301
    [0302: cost 4] R1 enter 0103 to 0302
    [0403: cost 4] R1 enter 0103 to 0403
    [0201: cost 3] R1 enter 0103 to 0201
    [0202: cost 3] R1 enter 0103 to 0202
    [0304: cost 4] R1 enter 0103 to 0304
    = R1 enter 0103"
  `);
});

test('a step that the battle has overtaken says why', () => {
  expect(step('end', 'en', { ...now, phase: 'combat' })).toMatchInlineSnapshot(
    `"PA-GAP-06 The moves of this turn are over, and the players settle its fights: roll, rule on the results, then finish the step. You can give orders again next turn."`,
  );
  expect(step('9Q move')).toMatchInlineSnapshot(
    `"ORDER-TEXT There is no such unit as “9Q”. Did you mean “3L”, “5W” or “7T”?"`,
  );
});
