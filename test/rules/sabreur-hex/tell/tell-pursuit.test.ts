/** Reports of pursuits and rallies, and of orders before anything has come of them, in both languages. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../help/position.ts';
import { playOut, position, report, type Script } from '../../../help/telling.ts';

const MAP = 'map 30 x 30';
const NAMES = [
  'name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"',
  'name 3D en "3rd Dragoons" plural; fr "le 3e dragons"',
  'name 4L en "4th Line" plural; fr "le 4e de ligne"',
];
const CHARGER = `red 7C heavy cavalry ${at(0, 0)} N strength 10`;

function both(lines: readonly string[], script: Script): string {
  const told = playOut(position(MAP, ...lines), script);
  return `${report('en', told)}\n\n${report('fr', told)}`;
}

describe('a pursuit', () => {
  test('SH-PURSUIT-03, SH-Q-83 a pursuit into another enemy, doubled again', () => {
    const lines = [
      CHARGER,
      `blue 3D medium cavalry ${at(1, -3)} S strength 7`,
      `blue 4L line infantry line ${at(2, -6)} N strength 16`,
      ...NAMES,
    ];
    const order = '7C charge 3D, pursue toward 4L';
    const script = { order, answers: ['counter', 'flee'], dice: '1 1  6 6 6 1  6 6  6 6  6 6 1 1 1 1 1 1  6' };
    expect(both(lines, script)).toMatchInlineSnapshot(`
      "## 7C rides down 3D
      From 3 hexes, the **7th Cuirassiers** (10) charge the **3rd Dragoons** (7), who spur to meet the charge.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1414 1413 [CHARGE-08]
      -# Test 3D: CR 7 −2 countercharge = 5; 1+1 = **2 ✓** [MORALE-06, -17] · no doubling [FACTOR-09]
      The **7th Cuirassiers** break into the 3rd Dragoons and cut them down.
      -# Shock: 4 dice on 4+: **6 6 6** 1 → **3** hits [FACTOR-03] · 3D 7→**4**
      The **3rd Dragoons** break and make for the rear.
      -# Test 3D: CR 7; 6+6 = **12 ✗ by 5** [MORALE-06] · flee [MORALE-20] · D6 6 +2 = 8 hexes [ROUT-06] · to 1804
      The **7th Cuirassiers** spur on, sabres drawn.
      -# Pursuit 7C: D6 = 6 hexes [PURSUIT-02] · by 1312 1411 1310 (with the order) · contact with 4L after 3 [PURSUIT-03]
      The sabres of the **7th Cuirassiers** thin the ranks of the 4th Line.
      -# Doubled: a countercharge counts only in the first shock [Q-83]
      -# Shock: 4 +4 doubled = 8 dice on 4+: **6 6** 1 1 1 1 1 1 → **2** hits [FACTOR-03, -08] · 4L 16→**14**
      The **4th Line** answer steel with steel; men fall in the ranks of the 7th Cuirassiers.
      -# Return blow: 6 −2 losses in this charge −3 limit: outflanked = 1 die on 4+: **6** → **1** hit [FACTOR-03, -15, OUTFLANK-03] · 7C 10→**9**
      7C 9 · 3D 4 (panicked) · 4L 14 · Red: 5 order points left

      ## Le 7C culbute le 3D
      À 3 cases, le **7e cuirassiers** (10) charge le **3e dragons** (7), qui contre-charge au galop.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1414 1413 [CHARGE-08]
      -# Test 3D : Cd 7 −2 contre-charge = 5 ; 1+1 = **2 ✓** [MORALE-06, -17] · pas de doublement [FACTOR-09]
      Le **7e cuirassiers** enfonce le 3e dragons et sabre à tout va.
      -# Choc : 4 dés à 4+ : **6 6 6** 1 → **3** touches [FACTOR-03] · 3D 7→**4**
      Le **3e dragons** se débande et gagne l’arrière.
      -# Test 3D : Cd 7 ; 6+6 = **12 ✗ manqué de 5** [MORALE-06] · fuir [MORALE-20] · D6 6 +2 = 8 cases [ROUT-06] · jusqu’en 1804
      Le **7e cuirassiers** rend la main et pousse plus loin, sabre au clair.
      -# Poursuite 7C : D6 = 6 cases [PURSUIT-02] · par 1312 1411 1310 (prévu dans l’ordre) · contact avec 4L après 3 [PURSUIT-03]
      Les sabres du **7e cuirassiers** éclaircissent les rangs du 4e de ligne.
      -# Doublé : une contre-charge ne compte que dans le premier choc [Q-83]
      -# Choc : 4 +4 doublement = 8 dés à 4+ : **6 6** 1 1 1 1 1 1 → **2** touches [FACTOR-03, -08] · 4L 16→**14**
      Le **4e de ligne** répond au fer par le fer : des hommes tombent dans les rangs du 7e cuirassiers.
      -# Riposte au corps à corps : 6 −2 pertes de cette charge −3 plafond (débordement) = 1 dé à 4+ : **6** → **1** touche [FACTOR-03, -15, OUTFLANK-03] · 7C 10→**9**
      7C 9 · 3D 4 (paniqué) · 4L 14 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-PURSUIT-02, -05 a pursuit by a line of infantry, and by two regiments', () => {
    const line = [`red 8L line infantry line ${at(0, 0)} N strength 16`, `blue 4L line infantry column ${at(1, 0)} NE`];
    const script = { order: '8L charge 4L, pursue', answers: ['flee'], dice: '6' };
    expect(both(line, script)).toMatchInlineSnapshot(`
      "## 4L flees before 8L
      At the double, **8L** (16) goes 1 hex to reach **4L** (20), which flees without waiting for the blow.
      -# Orders: 8L · 1 point, 5 left [ORDERS-06]
      -# D6: 6 hexes [ROUT-06] · to 1909
      **8L** presses on over the ground just won.
      -# Pursuit 8L: 1 hex [PURSUIT-02] · to 1514
      8L 16 · 4L 20 (panicked) · Red: 5 order points left

      ## Le 4L fuit devant le 8L
      Au pas de charge, le **8L** (16) franchit 1 case pour aborder le **4L** (20), qui tourne les talons sans attendre le choc.
      -# Ordres : 8L · 1 point, il en reste 5 [ORDERS-06]
      -# D6 : 6 cases [ROUT-06] · jusqu’en 1909
      Le **8L** pousse au-delà du terrain conquis.
      -# Poursuite 8L : 1 case [PURSUIT-02] · jusqu’en 1514
      8L 16 · 4L 20 (paniqué) · Les Rouges : encore 5 points d’ordre"
    `);
    const two = [
      CHARGER,
      `blue 4L line infantry column ${at(1, -3)} N`,
      `red 5D medium cavalry tactical sense ${at(-1, -1)} N`,
    ];
    const order = '7C charge 4L via 1414 1413, pursue with 5D';
    expect(both(two, { order, answers: ['flee'], dice: '6 1 4' })).toMatchInlineSnapshot(`
      "## 4L flees before 7C
      Heads down, **7C** (10) rides 3 hexes to charge **4L** (20), which flees without waiting for the blow.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1414 1413 [CHARGE-08]
      -# D6: 6 hexes [ROUT-06] · to 1106
      **7C** rides on, but meets no enemy.
      -# Pursuit 7C: D6 = 1 hex [PURSUIT-02] · to 1312
      **5D**, quick to see the chance, joins the pursuit.
      -# Pursuit 5D: D6 = 4 hexes [PURSUIT-02] · to 1210
      7C 10 · 4L 20 (panicked) · Red: 5 order points left

      ## Le 4L fuit devant le 7C
      Au trot, puis au galop, le **7C** (10) franchit 3 cases pour charger le **4L** (20), qui tourne les talons sans attendre le choc.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1414 1413 [CHARGE-08]
      -# D6 : 6 cases [ROUT-06] · jusqu’en 1106
      Le **7C** pousse plus loin, mais ne rencontre aucun ennemi.
      -# Poursuite 7C : D6 = 1 case [PURSUIT-02] · jusqu’en 1312
      Le **5D** voit l’occasion et suit.
      -# Poursuite 5D : D6 = 4 cases [PURSUIT-02] · jusqu’en 1210
      7C 10 · 4L 20 (paniqué) · Les Rouges : encore 5 points d’ordre"
    `);
  });
});

describe('a rally', () => {
  const enemy = `blue 4L line infantry column ${at(0, -7)} S`;

  test('SH-RALLY-01, -07 a rally with strength recovered, or not', () => {
    const lines = [`red 7C heavy cavalry ${at(0, 0)} N strength 8 of 10`, enemy];
    expect(both(lines, { order: '7C rally', answers: [], dice: '1 1' })).toMatchInlineSnapshot(`
      "## 7C closes its ranks
      Stragglers come back to **7C**.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# Test 7C: CR 7; 1+1 = **2 ✓** [MORALE-06] · 7C 8→**10**
      7C 10 · Red: 5 order points left

      ## Le 7C resserre ses rangs
      Des traînards rejoignent le **7C**.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Test 7C : Cd 7 ; 1+1 = **2 ✓** [MORALE-06] · 7C 8→**10**
      7C 10 · Les Rouges : encore 5 points d’ordre"
    `);
    expect(both(lines, { order: '7C rally', answers: [], dice: '6 6' })).toMatchInlineSnapshot(`
      "## 7C recovers no stragglers (quiet)
      **7C** waits in vain for its stragglers.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# Test 7C: CR 7; 6+6 = **12 ✗ by 5** [MORALE-06]
      Red: 5 order points left

      ## Le 7C ne récupère personne (quiet)
      Le **7C** attend en vain ses traînards.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Test 7C : Cd 7 ; 6+6 = **12 ✗ manqué de 5** [MORALE-06]
      Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-RALLY-05, -06 a rally after panic, with or without a test', () => {
    const lines = [`red 8L line infantry ${at(0, 0)} N panicked`, enemy];
    expect(both(lines, { order: '8L rally line face S', answers: [], dice: '1 1' })).toMatchInlineSnapshot(`
      "## 8L rallies
      **8L** rallies to its colours and forms up.
      -# Orders: 8L · 1 point, 5 left [ORDERS-06]
      -# Test 8L: CR 7; 1+1 = **2 ✓** [MORALE-06] · line, facing south [RALLY-06]
      8L 20 · Red: 5 order points left

      ## Le 8L se rallie
      Le **8L** retrouve ses drapeaux et se reforme.
      -# Ordres : 8L · 1 point, il en reste 5 [ORDERS-06]
      -# Test 8L : Cd 7 ; 1+1 = **2 ✓** [MORALE-06] · en ligne, face au sud [RALLY-06]
      8L 20 · Les Rouges : encore 5 points d’ordre"
    `);
    const cossacks = [`red 8K light cavalry harassing ${at(0, 0)} N strength 3 of 6 panicked`, enemy];
    expect(both(cossacks, { order: '8K rally', answers: [], dice: '' })).toMatchInlineSnapshot(`
      "## 8K rallies
      The officers bring **8K** to a stand; the ranks form again.
      -# Orders: 8K · 1 point, 5 left [ORDERS-06]
      -# No test: no enemy near [RALLY-05] · line, facing north [RALLY-06]
      8K 3 · Red: 5 order points left

      ## Le 8K se rallie
      Les officiers arrêtent le **8K** ; les rangs se reforment.
      -# Ordres : 8K · 1 point, il en reste 5 [ORDERS-06]
      -# Sans test : aucun ennemi proche [RALLY-05] · en ligne, face au nord [RALLY-06]
      8K 3 · Les Rouges : encore 5 points d’ordre"
    `);
  });
});

test('SH-ORDERS-06 before the roll, the report says once who gets the orders', () => {
  const told = playOut(position(MAP, CHARGER, `blue 3D medium cavalry ${at(1, -3)} S strength 7`), {
    order: '7C charge 3D',
    answers: ['counter', 'flee'],
    dice: '1 1  6 6 6 1  6 6  6',
  });
  const transcript = told.transcript.filter((entry) => 'fact' in entry && entry.fact.type === 'activated');
  const lines = (language: 'en' | 'fr') =>
    report(language, { ...told, transcript })
      .split('\n')
      .slice(1, 3);
  expect(lines('en')).toEqual(['Orders for 7C.', '-# Orders: 7C · 1 point, 5 left [ORDERS-06]']);
  expect(lines('fr')).toEqual([
    expect.stringMatching(/^Ordres\u{a0}: 7C\.$/u),
    expect.stringMatching(/^-# Ordres\u{a0}: 7C · 1 point/u),
  ]);
});
