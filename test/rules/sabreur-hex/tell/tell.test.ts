/** Whole reports, as they are posted, in both languages. */
import { describe, expect, test } from 'vitest';
import { run } from '../../../../src/kernel/run.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import type { Order } from '../../../../src/rules/sabreur-hex/order.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { playOut, position, report, type Script } from '../../../help/telling.ts';

const NAMES = [
  'name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"',
  'name 3L en "3rd Line" plural; fr "le 3e de ligne"',
];
const CHARGE = [
  'map 24 x 24',
  'red 7C heavy cavalry 1212 N strength 10',
  'blue 3L line infantry column 1209 S strength 16',
  ...NAMES,
];

function both(lines: readonly string[], script: Script): string {
  const told = playOut(position(...lines), script);
  return `${report('en', told)}\n\n${report('fr', told)}`;
}

describe('the report of a charge', () => {
  test('a charge waiting for an answer', () => {
    expect(both(CHARGE, { order: '7C charge 3L' })).toMatchInlineSnapshot(`
      "## 7C charges 3L
      From 3 hexes, the **7th Cuirassiers** (10) come on at the gallop against the **3rd Line** (16), who have to answer.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1211 1110 [CHARGE-08]
      7C 10 · 3L 16 · Red: 5 order points left · to act: 7C

      ## Le 7C charge le 3L
      Au galop, à 3 cases, le **7e cuirassiers** (10) se lance sur le **3e de ligne** (16), qui doit répondre.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1211 1110 [CHARGE-08]
      7C 10 · 3L 16 · Les Rouges : encore 5 points d’ordre · encore à agir : 7C"
    `);
  });

  test('a charge that shakes the target and is struck back', () => {
    const script = { order: '7C charge 3L', answers: ['hold!'], dice: '4 3 6 6 4 3 3 2 1 1 5 2 6' };
    expect(both(CHARGE, script)).toMatchInlineSnapshot(`
      "## 7C charges 3L, which holds
      From 3 hexes, the **7th Cuirassiers** (10) come on at the gallop against the **3rd Line** (16), who wait without moving.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1211 1110 [CHARGE-08]
      -# Stand firm (prepared in advance) · Test 3L: CR 7; 4+3 = **7 ✓** [MORALE-06]
      The blades of the **7th Cuirassiers** mow through the ranks of the 3rd Line.
      -# Shock: 4 +4 doubled = 8 dice on 4+: **6 6 4** 3 3 2 1 1 → **3** hits [FACTOR-03, -08] · 3L 16→**13**
      The ranks of the **3rd Line** sway, then steady.
      -# Test 3L: CR 7; 5+2 = **7 ✓** [MORALE-06]
      The **3rd Line** strike back, and the 7th Cuirassiers pay for it.
      -# Return blow: 4 −3 losses in this charge = 1 die on 4+: **6** → **1** hit [FACTOR-03, -15] · 7C 10→**9**
      7C 9 · 3L 13 · Red: 5 order points left

      ## Le 7C charge le 3L, qui tient
      Au galop, à 3 cases, le **7e cuirassiers** (10) se lance sur le **3e de ligne** (16), qui attend de pied ferme.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1211 1110 [CHARGE-08]
      -# Tenir ferme (donné d’avance) · Test 3L : Cd 7 ; 4+3 = **7 ✓** [MORALE-06]
      Sous les lames du **7e cuirassiers**, des rangs entiers du 3e de ligne tombent.
      -# Choc : 4 +4 doublement = 8 dés à 4+ : **6 6 4** 3 3 2 1 1 → **3** touches [FACTOR-03, -08] · 3L 16→**13**
      Les rangs du **3e de ligne** flottent, puis se raffermissent.
      -# Test 3L : Cd 7 ; 5+2 = **7 ✓** [MORALE-06]
      Le **3e de ligne** riposte, et le 7e cuirassiers le paie.
      -# Riposte au corps à corps : 4 −3 pertes de cette charge = 1 dé à 4+ : **6** → **1** touche [FACTOR-03, -15] · 7C 10→**9**
      7C 9 · 3L 13 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a charge whose target routs, by default', () => {
    const script = { order: '7C charge 3L', answers: ['hold', 'flee?'], dice: '6 4 3' };
    expect(both(CHARGE, script)).toMatchInlineSnapshot(`
      "## 3L flees before 7C
      From 3 hexes, the **7th Cuirassiers** (10) come on at the gallop against the **3rd Line** (16), who do not like the look of it.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1211 1110 [CHARGE-08]
      -# Test 3L: CR 7; 6+4 = **10 ✗ by 3** [MORALE-06]
      The **3rd Line** give way and run.
      -# Flee (no answer: default) [MORALE-20] · D6: 3 hexes [ROUT-06] · to 1306
      The **7th Cuirassiers** do not follow.
      7C 10 · 3L 16 (panicked) · Red: 5 order points left

      ## Le 3L fuit devant le 7C
      Au galop, à 3 cases, le **7e cuirassiers** (10) se lance sur le **3e de ligne** (16), qui se trouble.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1211 1110 [CHARGE-08]
      -# Test 3L : Cd 7 ; 6+4 = **10 ✗ manqué de 3** [MORALE-06]
      Le **3e de ligne** lâche pied et s’enfuit.
      -# Fuir (sans réponse : par défaut) [MORALE-20] · D6 : 3 cases [ROUT-06] · jusqu’en 1306
      Le **7e cuirassiers** ne poursuit pas.
      7C 10 · 3L 16 (paniqué) · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a charge that stops in front of a square', () => {
    const script = { order: '7C charge 3L', answers: ['square'], dice: '3 2' };
    expect(both(CHARGE, script)).toMatchInlineSnapshot(`
      "## 7C stops short of 3L
      From 3 hexes, the **7th Cuirassiers** (10) come on at the gallop against the **3rd Line** (16), who form square in time.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1211 1110 [CHARGE-08]
      -# Test 3L: CR 7; 3+2 = **5 ✓** [MORALE-06]
      The **7th Cuirassiers** stop before the **3rd Line** and do not attack.
      7C 10 · 3L 16 · Red: 5 order points left

      ## Le 7C s’arrête devant le 3L
      Au galop, à 3 cases, le **7e cuirassiers** (10) se lance sur le **3e de ligne** (16), qui forme le carré à temps.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1211 1110 [CHARGE-08]
      -# Test 3L : Cd 7 ; 3+2 = **5 ✓** [MORALE-06]
      Le **7e cuirassiers** s’arrête devant le **3e de ligne** sans frapper.
      7C 10 · 3L 16 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a charge against a square, as ordered', () => {
    const script = { order: '7C charge 3L, if square attack', answers: ['square'], dice: '3 2 6 5 1 1 4 2 6 1' };
    expect(both(CHARGE, script)).toMatchInlineSnapshot(`
      "## 7C charges 3L, which holds
      From 3 hexes, the **7th Cuirassiers** (10) come on at the gallop against the **3rd Line** (16), who form square in time.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1211 1110 [CHARGE-08]
      -# Test 3L: CR 7; 3+2 = **5 ✓** [MORALE-06] · attack (with the order)
      The **7th Cuirassiers** cut into the 3rd Line; some go down.
      -# Shock: 4 dice on 4+: **6 5** 1 1 → **2** hits [FACTOR-03] · saves 4+: **4** 2 → 1 saved [SAVE-09] · 3L 16→**15**
      The **3rd Line** strike back, and the 7th Cuirassiers pay for it.
      -# Return blow: 3 −1 losses in this charge = 2 dice on 4+: **6** 1 → **1** hit [FACTOR-03, -15] · 7C 10→**9**
      7C 9 · 3L 15 · Red: 5 order points left

      ## Le 7C charge le 3L, qui tient
      Au galop, à 3 cases, le **7e cuirassiers** (10) se lance sur le **3e de ligne** (16), qui forme le carré à temps.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1211 1110 [CHARGE-08]
      -# Test 3L : Cd 7 ; 3+2 = **5 ✓** [MORALE-06] · attaquer (prévu dans l’ordre)
      Le **7e cuirassiers** entame le 3e de ligne : quelques hommes roulent à terre.
      -# Choc : 4 dés à 4+ : **6 5** 1 1 → **2** touches [FACTOR-03] · sauvegardes 4+ : **4** 2 → 1 perte annulée [SAVE-09] · 3L 16→**15**
      Le **3e de ligne** riposte, et le 7e cuirassiers le paie.
      -# Riposte au corps à corps : 3 −1 pertes de cette charge = 2 dés à 4+ : **6** 1 → **1** touche [FACTOR-03, -15] · 7C 10→**9**
      7C 9 · 3L 15 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a charge repulsed by fire', () => {
    const script = { order: '7C charge 3L', answers: ['fire', 'flee'], dice: '2 2 6 6 5 1 6 6 2 2' };
    expect(both(CHARGE, script)).toMatchInlineSnapshot(`
      "## 7C breaks against 3L
      From 3 hexes, the **7th Cuirassiers** (10) come on at the gallop against the **3rd Line** (16), who hold their fire to the last moment.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1211 1110 [CHARGE-08]
      -# Test 3L: CR 7 −2 defensive fire = 5; 2+2 = **4 ✓** [MORALE-06, -16]
      Point-blank, the fire of the **3rd Line** sweeps away the leading files of the 7th Cuirassiers.
      -# Fire: 4 +1 close range = 5 dice on 5+: **6 6 6 5** 1 → **4** hits [FACTOR-02, -20] · 7C 10→**6**
      It is too much for the **7th Cuirassiers**: they turn and flee.
      -# Test 7C: CR 7; 6+2 = **8 ✗ by 1** [MORALE-06] · flee [MORALE-20] · D6 2 +2 = 4 hexes [ROUT-06] · to 0710
      7C 6 (panicked) · 3L 16 · Red: 5 order points left

      ## Le 7C se brise sur le 3L
      Au galop, à 3 cases, le **7e cuirassiers** (10) se lance sur le **3e de ligne** (16), qui réserve son feu jusqu’au dernier moment.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1211 1110 [CHARGE-08]
      -# Test 3L : Cd 7 −2 tir défensif = 5 ; 2+2 = **4 ✓** [MORALE-06, -16]
      À bout portant, le feu du **3e de ligne** fauche les premières files du 7e cuirassiers.
      -# Feu : 4 +1 courte portée = 5 dés à 5+ : **6 6 6 5** 1 → **4** touches [FACTOR-02, -20] · 7C 10→**6**
      C’en est trop pour le **7e cuirassiers** : il fait demi-tour et court vers l’arrière.
      -# Test 7C : Cd 7 ; 6+2 = **8 ✗ manqué de 1** [MORALE-06] · fuir [MORALE-20] · D6 2 +2 = 4 cases [ROUT-06] · jusqu’en 0710
      7C 6 (paniqué) · 3L 16 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a charge that destroys the target', () => {
    const weak = CHARGE.map((line) => line.replace('strength 16', 'strength 3 of 16'));
    const script = { order: '7C charge 3L', answers: ['hold'], dice: '1 2 6 6 4 4 3 2 1 1' };
    expect(both(weak, script)).toMatchInlineSnapshot(`
      "## 7C destroys 3L
      From 3 hexes, the **7th Cuirassiers** (10) come on at the gallop against the **3rd Line** (3), who wait without moving.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1211 1110 [CHARGE-08]
      -# Test 3L: CR 7 −2 demoralised = 5; 2+1 = **3 ✓** [MORALE-06, -12]
      The blades of the **7th Cuirassiers** mow through the ranks of the 3rd Line.
      -# Shock: 4 +4 doubled = 8 dice on 4+: **6 6 4 4** 3 2 1 1 → **4** hits [FACTOR-03, -08] · 3L 3→**0**
      Nothing is left of the **3rd Line**.
      -# 3L **eliminated**: Red scores 128 VP
      7C 10 · Red: 5 order points left

      ## Le 7C anéantit le 3L
      Au galop, à 3 cases, le **7e cuirassiers** (10) se lance sur le **3e de ligne** (3), qui attend de pied ferme.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1211 1110 [CHARGE-08]
      -# Test 3L : Cd 7 −2 démoralisation = 5 ; 2+1 = **3 ✓** [MORALE-06, -12]
      Sous les lames du **7e cuirassiers**, des rangs entiers du 3e de ligne tombent.
      -# Choc : 4 +4 doublement = 8 dés à 4+ : **6 6 4 4** 3 2 1 1 → **4** touches [FACTOR-03, -08] · 3L 3→**0**
      Il ne reste rien du **3e de ligne**.
      -# 3L **éliminé** : les Rouges marquent 128 PV
      7C 10 · Les Rouges : encore 5 points d’ordre"
    `);
  });
});

describe('the report of fire', () => {
  const VOLLEY = [
    'map 24 x 24',
    'red 3L line infantry line 1212 N strength 16',
    'blue 20L line infantry line 1209 S strength 14',
    'name 3L en "3rd Line" plural; fr "le 3e de ligne"',
    'name 20L en "Grenadiers of the Guard" plural; fr "les grenadiers de la Garde" m',
  ];

  test('fire and return fire', () => {
    const script = { order: '3L fire 20L', dice: '6 5 5 5 2 1 4 2 2 1 5 2 6 6 6 1 1 1 1 2 1 5 5' };
    expect(both(VOLLEY, script)).toMatchInlineSnapshot(`
      "## 3L fires on 20L: −3
      The **3rd Line** give fire at 3 hexes, and the **Grenadiers of the Guard** pay dearly.
      -# Orders: 3L · 1 point, 5 left [ORDERS-06]
      -# Fire: 6 dice on 5+: **6 5 5 5** 2 1 → **4** hits [FACTOR-02] · saves 4+: **4** 2 2 1 → 1 saved [SAVE-12] · 20L 14→**11**
      The **Grenadiers of the Guard** take it without flinching.
      -# Test 20L: CR 7; 5+2 = **7 ✓** [MORALE-06]
      The **Grenadiers of the Guard** answer, and whole files of the 3rd Line go down.
      -# Fire: 6 dice on 5+: **6 6 6** 1 1 1 → **3** hits [FACTOR-02] · saves 4+: 2 1 1 → 0 saved [SAVE-12] · 3L 16→**13**
      The **3rd Line** waver.
      -# Test 3L: CR 7; 5+5 = **10 ✗ by 3** [MORALE-06]
      3L 13 · 20L 11 · Red: 5 order points left · to act: 3L

      ## Le 3L tire sur les 20L : −3
      Le **3e de ligne** fait feu à 3 cases : les **grenadiers de la Garde** le paient cher.
      -# Ordres : 3L · 1 point, il en reste 5 [ORDERS-06]
      -# Feu : 6 dés à 5+ : **6 5 5 5** 2 1 → **4** touches [FACTOR-02] · sauvegardes 4+ : **4** 2 2 1 → 1 perte annulée [SAVE-12] · 20L 14→**11**
      Les **grenadiers de la Garde** reçoivent le coup sans broncher.
      -# Test 20L : Cd 7 ; 5+2 = **7 ✓** [MORALE-06]
      Les **grenadiers de la Garde** ripostent : des files entières du 3e de ligne s’abattent.
      -# Feu : 6 dés à 5+ : **6 6 6** 1 1 1 → **3** touches [FACTOR-02] · sauvegardes 4+ : 2 1 1 → 0 perte annulée [SAVE-12] · 3L 16→**13**
      Le **3e de ligne** chancelle.
      -# Test 3L : Cd 7 ; 5+5 = **10 ✗ manqué de 3** [MORALE-06]
      3L 13 · 20L 11 · Les Rouges : encore 5 points d’ordre · encore à agir : 3L"
    `);
  });

  test('fire without effect', () => {
    const script = { order: '3L fire 20L', dice: '1 1 1 1 1 2 4 3 3 2 1 1' };
    expect(both(VOLLEY, script)).toMatchInlineSnapshot(`
      "## 3L fires on 20L in vain (quiet)
      The fire of the **3rd Line** dies away at 3 hexes, and the **Grenadiers of the Guard** have lost no one.
      -# Orders: 3L · 1 point, 5 left [ORDERS-06]
      -# Fire: 6 dice on 5+: 2 1 1 1 1 1 → **0** hits [FACTOR-02]
      The reply of the **Grenadiers of the Guard** goes wide of the 3rd Line.
      -# Fire: 6 dice on 5+: 4 3 3 2 1 1 → **0** hits [FACTOR-02]
      3L 16 · 20L 14 · Red: 5 order points left

      ## Le 3L tire en vain sur les 20L (quiet)
      Le feu du **3e de ligne** s’éteint à 3 cases : les **grenadiers de la Garde** n’ont perdu personne.
      -# Ordres : 3L · 1 point, il en reste 5 [ORDERS-06]
      -# Feu : 6 dés à 5+ : 2 1 1 1 1 1 → **0** touche [FACTOR-02]
      La riposte des **grenadiers de la Garde** passe loin du 3e de ligne.
      -# Feu : 6 dés à 5+ : 4 3 3 2 1 1 → **0** touche [FACTOR-02]
      3L 16 · 20L 14 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  const GUNS = [
    'map 24 x 24',
    'red 6B heavy foot battery 1212 N strength 5',
    'blue 4B heavy foot battery 1208 S strength 5',
    'blue 5H heavy cavalry 1308 S strength 8',
    'name 6B en "6th Battery"; fr "la 6e batterie"',
    'name 4B en "Guard artillery"; fr "l\'artillerie de la Garde" f',
  ];

  test('fire at guns that pass on losses', () => {
    const script = {
      order: '6B fire 4B',
      answers: ['transfer 2 to 5H'],
      dice: '6 6 5 5 5 1 1 1 1 1 6 3 3 1 1 1 1 1 1',
    };
    expect(both(GUNS, script)).toMatchInlineSnapshot(`
      "## 6B fires on 4B: −2
      The guns of the **6th Battery** speak at 4 hexes; a few men fall in the crews of the **Guard artillery**.
      -# Orders: 6B · 1 point, 5 left [ORDERS-06]
      -# Fire: 5 +1 close range = 6 dice on 5+: **6 6 5 5 5** 1 → **5** hits [FACTOR-02, -20] · saves 4+: **6** 1 1 1 1 → 1 saved [SAVE-12] · pass 2 on to 5H
      -# Test 5H: CR 7; 3+3 = **6 ✓** [MORALE-06] · 5H 8→**6** · 4B 5→**3**
      The **Guard artillery** answers the fire of the 6th Battery without effect.
      -# Fire: 5 +1 close range = 6 dice on 5+: 1 1 1 1 1 1 → **0** hits [FACTOR-02, -20]
      6B 5 · 4B 3 · 5H 6 · Red: 5 order points left

      ## La 6B tire sur la 4B : −2
      Le canon de la **6e batterie** gronde : à 4 cases, quelques hommes tombent dans les équipes de pièce de l’**artillerie de la Garde**.
      -# Ordres : 6B · 1 point, il en reste 5 [ORDERS-06]
      -# Feu : 5 +1 courte portée = 6 dés à 5+ : **6 6 5 5 5** 1 → **5** touches [FACTOR-02, -20] · sauvegardes 4+ : **6** 1 1 1 1 → 1 perte annulée [SAVE-12] · transférer 2 au 5H
      -# Test 5H : Cd 7 ; 3+3 = **6 ✓** [MORALE-06] · 5H 8→**6** · 4B 5→**3**
      L’**artillerie de la Garde** riposte au feu de la 6e batterie, sans effet.
      -# Feu : 5 +1 courte portée = 6 dés à 5+ : 1 1 1 1 1 1 → **0** touche [FACTOR-02, -20]
      6B 5 · 4B 3 · 5H 6 · Les Rouges : encore 5 points d’ordre"
    `);
  });
});

test('SH-ARTLOSS-01 a shot whose losses go to a friend, or are not yet shared out, is not reported as wasted', () => {
  const lines = [
    'map 24 x 24',
    'red 1B heavy foot battery 1212 N strength 5',
    'blue 4B heavy foot battery 1208 S strength 5',
    'blue 5H heavy cavalry 1308 S strength 8',
  ];
  const script = { order: '1B fire 4B', dice: '6 6 1 1 1 1 1 1' };
  const shared = { ...script, answers: ['transfer 2 to 5H'], dice: `${script.dice} 3 3 1 1 1 1 1 1` };
  const passedOn = report('en', playOut(position(...lines), shared));
  expect(passedOn).toContain('## 1B fires on 4B and hits\n');
  expect(report('fr', playOut(position(...lines), script))).toContain('## La 1B tire sur la 4B et touche\n');
  const saved = { ...script, dice: '6 6 1 1 1 1 6 6 1 1 1 1 1 1' };
  expect(report('en', playOut(position(...lines), saved))).toContain('## 1B fires on 4B in vain (quiet)\n');
});

describe('the report of a rout', () => {
  const THROUGH = [
    'map 24 x 24',
    'red 45L line infantry line 1215 N',
    'blue 3L line infantry column 1212 N strength 16',
    'blue 1A light infantry column 1211 S strength 8',
    'blue 1B light infantry column recruit 1311 S strength 8',
    NAMES[1]!,
  ];
  const shot = '5 5 5 1 1 1 1 1 6 6';

  test('a rout through friends', () => {
    const script = { order: '45L fire 3L', answers: ['flee', 'via 1211 1210'], dice: `${shot} 2 5` };
    expect(both(THROUGH, script)).toMatchInlineSnapshot(`
      "## The fire of 45L breaks 3L
      At 3 hexes **45L** pours a deadly fire into the **3rd Line**.
      -# Orders: 45L · 1 point, 5 left [ORDERS-06]
      -# Fire: 6 +2 enfilade = 8 dice on 5+: **5 5 5** 1 1 1 1 1 → **3** hits [FACTOR-02, -22] · 3L 16→**13**
      The **3rd Line** give way and run.
      -# Test 3L: CR 7; 6+6 = **12 ✗ by 5** [MORALE-06] · flee [MORALE-20] · D6: 2 hexes [ROUT-06] · run by 1211 1210
      Fleeing, the **3rd Line** tear through the ranks of 1A.
      -# 3L runs through 1A: D3 (5) = **3** [ROUT-09] · 1A 8→**5**
      45L 20 · 3L 13 (panicked) · 1A 5 · Red: 5 order points left

      ## Le feu du 45L met en fuite le 3L
      À 3 cases, le **45L** accable le **3e de ligne** d’un feu meurtrier.
      -# Ordres : 45L · 1 point, il en reste 5 [ORDERS-06]
      -# Feu : 6 +2 enfilade = 8 dés à 5+ : **5 5 5** 1 1 1 1 1 → **3** touches [FACTOR-02, -22] · 3L 16→**13**
      Le **3e de ligne** lâche pied et s’enfuit.
      -# Test 3L : Cd 7 ; 6+6 = **12 ✗ manqué de 5** [MORALE-06] · fuir [MORALE-20] · D6 : 2 cases [ROUT-06] · fuir par 1211 1210
      Dans sa fuite, le **3e de ligne** traverse les rangs du 1A.
      -# 3L traverse 1A : D3 (5) = **3** [ROUT-09] · 1A 8→**5**
      45L 20 · 3L 13 (paniqué) · 1A 5 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a rout ending on friends', () => {
    const script = { order: '45L fire 3L', answers: ['flee', 'via 1311'], dice: `${shot} 1 4` };
    expect(both(THROUGH, script)).toMatchInlineSnapshot(`
      "## The fire of 45L breaks 3L
      At 3 hexes **45L** pours a deadly fire into the **3rd Line**.
      -# Orders: 45L · 1 point, 5 left [ORDERS-06]
      -# Fire: 6 +2 enfilade = 8 dice on 5+: **5 5 5** 1 1 1 1 1 → **3** hits [FACTOR-02, -22] · 3L 16→**13**
      The **3rd Line** give way and run.
      -# Test 3L: CR 7; 6+6 = **12 ✗ by 5** [MORALE-06] · flee [MORALE-20] · D6: 1 hex [ROUT-06] · run by 1311
      In their flight the **3rd Line** break through the ranks of 1B.
      -# 3L runs through 1B: D6 = **4** [QUALITY-08] · 1B 8→**4**
      The **3rd Line** run headlong into friends, and are lost among them.
      -# 3L **eliminated**: Red scores 128 VP
      45L 20 · 1B 4 · Red: 5 order points left

      ## Le feu du 45L met en fuite le 3L
      À 3 cases, le **45L** accable le **3e de ligne** d’un feu meurtrier.
      -# Ordres : 45L · 1 point, il en reste 5 [ORDERS-06]
      -# Feu : 6 +2 enfilade = 8 dés à 5+ : **5 5 5** 1 1 1 1 1 → **3** touches [FACTOR-02, -22] · 3L 16→**13**
      Le **3e de ligne** lâche pied et s’enfuit.
      -# Test 3L : Cd 7 ; 6+6 = **12 ✗ manqué de 5** [MORALE-06] · fuir [MORALE-20] · D6 : 1 case [ROUT-06] · fuir par 1311
      Le **3e de ligne**, en fuite, bouscule les rangs du 1B.
      -# 3L traverse 1B : D6 = **4** [QUALITY-08] · 1B 8→**4**
      Le **3e de ligne** se perd dans la foule des amis : c’est la fin.
      -# 3L **éliminé** : les Rouges marquent 128 PV
      45L 20 · 1B 4 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a rout off the map', () => {
    const edge = THROUGH.slice(0, 3).map((line) => line.replace('1215', '1204').replace('1212', '1201'));
    const script = { order: '45L fire 3L', answers: ['flee'], dice: `${shot} 2` };
    expect(both(edge, script)).toMatchInlineSnapshot(`
      "## The fire of 45L breaks 3L
      At 3 hexes **45L** pours a deadly fire into **3L**.
      -# Orders: 45L · 1 point, 5 left [ORDERS-06]
      -# Fire: 6 +2 enfilade = 8 dice on 5+: **5 5 5** 1 1 1 1 1 → **3** hits [FACTOR-02, -22] · 3L 16→**13**
      **3L** gives way and runs.
      -# Test 3L: CR 7; 6+6 = **12 ✗ by 5** [MORALE-06] · flee [MORALE-20] · D6: 2 hexes [ROUT-06] · off the map
      **3L** runs off the field; no one will stop it now.
      -# 3L **eliminated**: Red scores 64 VP, half for leaving the field [VICTORY-02]
      45L 20 · Red: 5 order points left

      ## Le feu du 45L met en fuite le 3L
      À 3 cases, le **45L** accable le **3L** d’un feu meurtrier.
      -# Ordres : 45L · 1 point, il en reste 5 [ORDERS-06]
      -# Feu : 6 +2 enfilade = 8 dés à 5+ : **5 5 5** 1 1 1 1 1 → **3** touches [FACTOR-02, -22] · 3L 16→**13**
      Le **3L** lâche pied et s’enfuit.
      -# Test 3L : Cd 7 ; 6+6 = **12 ✗ manqué de 5** [MORALE-06] · fuir [MORALE-20] · D6 : 2 cases [ROUT-06] · hors de la carte
      La fuite emporte le **3L** hors du champ de bataille, sans retour.
      -# 3L **éliminé** : les Rouges marquent 64 PV, moitié pour sortie du champ [VICTORY-02]
      45L 20 · Les Rouges : encore 5 points d’ordre"
    `);
  });
});

describe('the report of orders without opposition', () => {
  const ALONE = ['map 24 x 24', 'red 3L line infantry column 1212 N', 'blue 20L line infantry line 0303 S', NAMES[1]!];

  test('a march', () => {
    expect(both(ALONE, { order: '3L march 1210' })).toMatchInlineSnapshot(`
      "## 3L marches to 1210 (quiet)
      The **3rd Line** advance 2 hexes to 1210.
      -# Orders: 3L · 1 point, 5 left [ORDERS-06]
      Red: 5 order points left

      ## Le 3L gagne 1210 (quiet)
      Le **3e de ligne** se porte en 1210, à 2 cases de là.
      -# Ordres : 3L · 1 point, il en reste 5 [ORDERS-06]
      Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a turn and a march, then a formation', () => {
    expect(both(ALONE, { order: '3L march 1312 face NE then line' })).toMatchInlineSnapshot(`
      "## 3L forms line (quiet)
      The **3rd Line** turn north-east and march 1 hex to 1312.
      -# Orders: 3L · 1 point, 5 left [ORDERS-06]
      The **3rd Line** form line.
      Red: 5 order points left

      ## Le 3L se forme en ligne (quiet)
      Le **3e de ligne** fait face au nord-est et avance d’une case jusqu’en 1312.
      -# Ordres : 3L · 1 point, il en reste 5 [ORDERS-06]
      Le **3e de ligne** se forme en ligne.
      Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a turn', () => {
    expect(both(ALONE, { order: '3L turn S' })).toMatchInlineSnapshot(`
      "## 3L turns south (quiet)
      The **3rd Line** turn to face south.
      -# Orders: 3L · 1 point, 5 left [ORDERS-06]
      Red: 5 order points left

      ## Le 3L fait face au sud (quiet)
      Le **3e de ligne** fait face au sud.
      -# Ordres : 3L · 1 point, il en reste 5 [ORDERS-06]
      Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a formation change that fails its test', () => {
    const near = ALONE.map((line) => line.replace('0303', '1209'));
    expect(both(near, { order: '3L line', dice: '6 5' })).toMatchInlineSnapshot(`
      "## 3L cannot change formation (quiet)
      The drums beat, but with the enemy so close the **3rd Line** cannot change formation.
      -# Orders: 3L · 1 point, 5 left [ORDERS-06]
      -# Test 3L: CR 7; 6+5 = **11 ✗ by 4** [MORALE-06]
      Red: 5 order points left

      ## Le 3L ne peut changer de formation (quiet)
      Les tambours battent, mais l’ennemi est trop près : le **3e de ligne** ne peut changer de formation.
      -# Ordres : 3L · 1 point, il en reste 5 [ORDERS-06]
      -# Test 3L : Cd 7 ; 6+5 = **11 ✗ manqué de 4** [MORALE-06]
      Les Rouges : encore 5 points d’ordre"
    `);
  });
});

describe('the report of the turn', () => {
  const ORDERS = ['map 24 x 24', 'red 3L line infantry column 1212 N', 'blue 20L line infantry line 0303 S'];
  const played = (order: Order, dice: readonly number[], patch: Partial<State>) => {
    const before = { ...position(...ORDERS), ...patch };
    const outcome = run(sabreurHex, before, order, 'red', [], { dice: () => dice, answer: () => undefined });
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    const told = { before, after: outcome.state, by: 'red' as const, transcript: outcome.transcript };
    return `${report('en', told)}\n\n${report('fr', told)}`;
  };

  test('order points', () => {
    expect(played({ kind: 'rollPoints' }, [3], { phase: 'orders', orderPoints: 0 })).toMatchInlineSnapshot(`
      "## Red: 3 order points
      Red has 3 order points to spend.
      -# D3+1: D6 3 → D3 2, +1 → **3** [ORDERS-02]
      Red: 3 order points left

      ## Les Rouges : 3 points d’ordre
      Les Rouges ont 3 points d’ordre à dépenser.
      -# D3+1 : D6 3 → D3 2, +1 → **3** [ORDERS-02]
      Les Rouges : encore 3 points d’ordre"
    `);
  });

  test('the end of actions', () => {
    expect(played({ kind: 'end' }, [], {})).toMatchInlineSnapshot(`
      "## Red ends its turn
      Red ends its turn with 6 order points unspent.


      ## Les Rouges terminent leurs actions
      Les Rouges terminent leurs actions et renoncent à 6 points d’ordre.
      "
    `);
  });

  test('the enemy turn', () => {
    expect(played({ kind: 'checkVictory' }, [], { phase: 'victory' })).toMatchInlineSnapshot(`
      "## Turn 1: Blue
      Turn 1: Blue to move.
      next: Blue

      ## Tour 1 : les Bleus
      Tour 1 : les Bleus ont la main.
      à suivre : les Bleus"
    `);
  });

  test('SH-GAP-01 one army that breaks, and both', () => {
    const ended = (...mobs: readonly string[]) => {
      const units = position(...ORDERS).units.map((unit) =>
        mobs.includes(unit.id) ? { ...unit, formation: 'horde' as const } : unit,
      );
      return played({ kind: 'checkVictory' }, [], { phase: 'victory', units });
    };
    expect(ended('3L')).toMatchInlineSnapshot(`
      "## Blue wins
      **Blue wins the battle**: the red army is broken, with half of its value lost or in flight (Red 0 VP, Blue 0).


      ## Les Bleus l’emportent
      **Les Bleus remportent la bataille** : l’armée rouge est à bout, la moitié de sa valeur perdue ou en fuite (Rouges 0 PV, Bleus 0).
      "
    `);
    expect(ended('3L', '20L')).toMatchInlineSnapshot(`
      "## The battle is drawn
      The battle is drawn: both armies are broken; the points are equal, 0 each.


      ## Partie nulle
      Partie nulle : les deux armées sont à bout ; les points sont à égalité, 0 partout.
      "
    `);
  });

  test('a draw on the last turn', () => {
    const last = { phase: 'victory' as const, first: 'blue' as const, turn: 12, lastTurn: 12 };
    expect(played({ kind: 'checkVictory' }, [], last)).toMatchInlineSnapshot(`
      "## The battle is drawn
      The battle is drawn: the last turn is over; the points are equal, 0 each.


      ## Partie nulle
      Partie nulle : le dernier tour est achevé ; les points sont à égalité, 0 partout.
      "
    `);
  });

  test('a draw by agreement', () => {
    expect(played({ kind: 'draw' }, [], {})).toMatchInlineSnapshot(`
      "## The battle is drawn
      The battle is drawn: both sides have agreed to a draw.


      ## Partie nulle
      Partie nulle : les deux camps ont convenu d’en rester là.
      "
    `);
  });

  test('resignation', () => {
    expect(played({ kind: 'resign' }, [], {})).toMatchInlineSnapshot(`
      "## Blue wins
      **Blue wins the battle**: Red concedes.


      ## Les Bleus l’emportent
      **Les Bleus remportent la bataille** : les Rouges déposent les armes.
      "
    `);
  });
});
