/** What is told of the answers to a charge, and of a friend that helps. */
import { describe, expect, test } from 'vitest';
import { marksOf } from '../../../../src/rules/sabreur-hex/picture/draw-marks.ts';
import { type Answered, answerPart } from '../../../../src/rules/sabreur-hex/tell/answers.ts';
import { at } from '../../../help/position.ts';
import { playOut, position, report, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const NAMES = [
  'name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"',
  'name 3L en "3rd Line" plural; fr "le 3e de ligne"',
  'name 2H en "2nd Hussars" plural; fr "le 2e hussards"',
];
const RIDER = `red 7C heavy cavalry ${at(0, 0)} N`;
const FLANK = [RIDER, `blue 3L line infantry column ${at(1, 0)} N`, `blue 2H heavy cavalry ${at(-2, -3)} SE`];
const BESIDE = [
  `red 7C heavy cavalry ${at(1, -4)} S`,
  `blue 3L line infantry column ${at(0, 0)} N`,
  `blue 2H line infantry line ${at(1, 0)} N`,
];
const CHARGE = `7C charge 3L via ${at(1, -1)}, stop`;

function both(lines: readonly string[], script: Script): string {
  const names = NAMES.filter((name) => lines.some((line) => line.includes(name.slice(5, 7))));
  const played = playOut(position('map 30 x 30', ...names, ...lines), script);
  return [report('en', played), report('fr', played)].join('\n\n');
}

describe('a friend', () => {
  test('SH-COUNTER-10, SH-FACTOR-09 a friend countercharges', () => {
    const answers = ['hold', `friend 2H counter ${at(0, -1)}!`];
    expect(both(FLANK, { order: '7C charge 3L', answers, dice: '2 2 3 4 1 1 1 1 1' })).toMatchInlineSnapshot(`
      "## 7C charges 3L, which holds
      From 1 hex, the **7th Cuirassiers** (12) come on at the gallop against the **3rd Line** (20), who wait without moving.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# Test 3L: CR 7 −3 outflanked = 4; 2+2 = **4 ✓** [MORALE-06, -10]
      The **2nd Hussars** spur to the aid of the 3rd Line.
      -# 2H: countercharge to 1414 (prepared in advance)
      -# Test 2H: CR 7; 4+3 = **7 ✓** [MORALE-06]
      -# By 1212 1312 1413 1414 [COUNTER-05]
      -# No doubling [FACTOR-09]
      The **7th Cuirassiers** cut and thrust; not a man falls in the ranks of the 3rd Line.
      -# Shock: 4 −3 limit: outflanked = 1 die on 4+: 1 → **0** hits [FACTOR-03, OUTFLANK-03]
      The **3rd Line** strike back without effect on the 7th Cuirassiers.
      -# Return blow: 4 dice on 4+: 1 1 1 1 → **0** hits [FACTOR-03]
      7C 12 · 3L 20 · Red: 5 order points left

      ## Le 7C charge le 3L, qui tient
      Au galop, à 1 case, le **7e cuirassiers** (12) se lance sur le **3e de ligne** (20), qui attend de pied ferme.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Test 3L : Cd 7 −3 débordement = 4 ; 2+2 = **4 ✓** [MORALE-06, -10]
      Le **2e hussards** s’élance au secours du 3e de ligne.
      -# Contre-charge du 2H vers 1414 (donné d’avance)
      -# Test 2H : Cd 7 ; 4+3 = **7 ✓** [MORALE-06]
      -# Par 1212 1312 1413 1414 [COUNTER-05]
      -# Pas de doublement [FACTOR-09]
      Le **7e cuirassiers** sabre sans résultat : pas un homme ne tombe dans les rangs du 3e de ligne.
      -# Choc : 4 −3 plafond (débordement) = 1 dé à 4+ : 1 → **0** touche [FACTOR-03, OUTFLANK-03]
      Le **3e de ligne** rend les coups sans entamer le 7e cuirassiers.
      -# Riposte au corps à corps : 4 dés à 4+ : 1 1 1 1 → **0** touche [FACTOR-03]
      7C 12 · 3L 20 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-COUNTER-06 a friend does not countercharge in the end', () => {
    const answers = ['hold', 'friend 2H counter'];
    expect(both(FLANK, { order: '7C charge 3L', answers, dice: '2 2 6 4 1 1 1 1 1' })).toMatchInlineSnapshot(`
      "## 7C charges 3L, which holds
      From 1 hex, the **7th Cuirassiers** (12) come on at the gallop against the **3rd Line** (20), who wait without moving.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# Test 3L: CR 7 −3 outflanked = 4; 2+2 = **4 ✓** [MORALE-06, -10]
      The **2nd Hussars** are called to the aid of the 3rd Line, but no one moves.
      -# 2H: countercharge to 1414
      -# Test 2H: CR 7; 6+4 = **10 ✗ by 3** [MORALE-06]
      The **7th Cuirassiers** cut and thrust; not a man falls in the ranks of the 3rd Line.
      -# Shock: 4 dice on 4+: 1 1 1 1 → **0** hits [FACTOR-03]
      The **3rd Line** strike back without effect on the 7th Cuirassiers.
      -# Return blow: 4 −3 limit: outflanked = 1 die on 4+: 1 → **0** hits [FACTOR-03, OUTFLANK-03]
      7C 12 · 3L 20 · Red: 5 order points left

      ## Le 7C charge le 3L, qui tient
      Au galop, à 1 case, le **7e cuirassiers** (12) se lance sur le **3e de ligne** (20), qui attend de pied ferme.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Test 3L : Cd 7 −3 débordement = 4 ; 2+2 = **4 ✓** [MORALE-06, -10]
      Le **2e hussards** devait voler au secours du 3e de ligne, mais personne ne bouge.
      -# Contre-charge du 2H vers 1414
      -# Test 2H : Cd 7 ; 6+4 = **10 ✗ manqué de 3** [MORALE-06]
      Le **7e cuirassiers** sabre sans résultat : pas un homme ne tombe dans les rangs du 3e de ligne.
      -# Choc : 4 dés à 4+ : 1 1 1 1 → **0** touche [FACTOR-03]
      Le **3e de ligne** rend les coups sans entamer le 7e cuirassiers.
      -# Riposte au corps à corps : 4 −3 plafond (débordement) = 1 dé à 4+ : 1 → **0** touche [FACTOR-03, OUTFLANK-03]
      7C 12 · 3L 20 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-DEFFIRE-07 a friend fires after the target', () => {
    const dice = '2 2 5 1 1 1 1 3 4 5 1 1 1 1 1 1';
    expect(both(BESIDE, { order: CHARGE, answers: ['fire', 'friend 2H fire'], dice })).toMatchInlineSnapshot(`
      "## 7C stops short of 3L
      From 4 hexes, the **7th Cuirassiers** (12) come on at the gallop against the **3rd Line** (20), who hold their fire to the last moment.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1412 1513 1514 [CHARGE-08]
      -# Test 3L: CR 7 −2 defensive fire = 5; 2+2 = **4 ✓** [MORALE-06, -16]
      The **3rd Line** fire point-blank; gaps open in the ranks of the 7th Cuirassiers.
      -# Fire: 4 +1 close range = 5 dice on 5+: **5** 1 1 1 1 → **1** hit [FACTOR-02, -20] · 7C 12→**11**
      The **2nd Hussars** let the 7th Cuirassiers come close and fire; some fall.
      -# 2H: fire
      -# Test 2H: CR 7; 4+3 = **7 ✓** [MORALE-06]
      -# Fire: 6 +1 close range = 7 dice on 5+: **5** 1 1 1 1 1 1 → **1** hit [FACTOR-02, -20] · 7C 11→**10** · stop (with the order)
      The **7th Cuirassiers** stop before the **3rd Line** and do not attack.
      7C 10 · 3L 20 · 2H 20 · Red: 5 order points left

      ## Le 7C s’arrête devant le 3L
      Au galop, à 4 cases, le **7e cuirassiers** (12) se lance sur le **3e de ligne** (20), qui réserve son feu jusqu’au dernier moment.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1412 1513 1514 [CHARGE-08]
      -# Test 3L : Cd 7 −2 tir défensif = 5 ; 2+2 = **4 ✓** [MORALE-06, -16]
      Le **3e de ligne** tire à bout portant ; des vides s’ouvrent dans les rangs du 7e cuirassiers.
      -# Feu : 4 +1 courte portée = 5 dés à 5+ : **5** 1 1 1 1 → **1** touche [FACTOR-02, -20] · 7C 12→**11**
      Le **2e hussards** laisse approcher le 7e cuirassiers, puis fait feu : quelques hommes tombent.
      -# Tir du 2H
      -# Test 2H : Cd 7 ; 4+3 = **7 ✓** [MORALE-06]
      -# Feu : 6 +1 courte portée = 7 dés à 5+ : **5** 1 1 1 1 1 1 → **1** touche [FACTOR-02, -20] · 7C 11→**10** · s’arrêter (prévu dans l’ordre)
      Le **7e cuirassiers** s’arrête devant le **3e de ligne** sans frapper.
      7C 10 · 3L 20 · 2H 20 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-DEFFIRE-06 a friend does not fire in the end', () => {
    const script = { order: CHARGE, answers: ['hold', 'friend 2H fire'], dice: '2 2 6 6' };
    expect(both(BESIDE, script)).toMatchInlineSnapshot(`
      "## 7C stops short of 3L
      From 4 hexes, the **7th Cuirassiers** (12) come on at the gallop against the **3rd Line** (20), who wait without moving.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1412 1513 1514 [CHARGE-08]
      -# Test 3L: CR 7; 2+2 = **4 ✓** [MORALE-06]
      The **2nd Hussars** should fire to help the 3rd Line, but not a shot is heard.
      -# 2H: fire
      -# Test 2H: CR 7; 6+6 = **12 ✗ by 5** [MORALE-06] · stop (with the order)
      The **7th Cuirassiers** stop before the **3rd Line** and do not attack.
      7C 12 · 3L 20 · Red: 5 order points left

      ## Le 7C s’arrête devant le 3L
      Au galop, à 4 cases, le **7e cuirassiers** (12) se lance sur le **3e de ligne** (20), qui attend de pied ferme.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1412 1513 1514 [CHARGE-08]
      -# Test 3L : Cd 7 ; 2+2 = **4 ✓** [MORALE-06]
      Le **2e hussards** devait appuyer le 3e de ligne de son feu, mais aucun coup ne part.
      -# Tir du 2H
      -# Test 2H : Cd 7 ; 6+6 = **12 ✗ manqué de 5** [MORALE-06] · s’arrêter (prévu dans l’ordre)
      Le **7e cuirassiers** s’arrête devant le **3e de ligne** sans frapper.
      7C 12 · 3L 20 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('a friend that does nothing is not mentioned', () => {
    const script = { order: CHARGE, answers: ['hold', 'friend none'], dice: '2 2' };
    expect(both(BESIDE, script)).not.toMatch(/help|friend|ami/);
  });
});

describe('the target', () => {
  test('SH-COUNTER-01 the target countercharges', () => {
    const horse = [RIDER, `blue 2H medium cavalry ${at(0, -3)} S`];
    expect(both(horse, { order: '7C charge 2H, stop', answers: ['counter'], dice: '1 1' })).toMatchInlineSnapshot(`
      "## 7C stops short of 2H
      Heads down, the **7th Cuirassiers** (12) ride 3 hexes to charge the **2nd Hussars** (8), who spur to meet the charge.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1414 1413 [CHARGE-08]
      -# Test 2H: CR 7 −2 countercharge = 5; 1+1 = **2 ✓** [MORALE-06, -17] · no doubling [FACTOR-09] · stop (with the order)
      At the last moment the **7th Cuirassiers** think better of it and stop before the **2nd Hussars**.
      7C 12 · 2H 8 · Red: 5 order points left

      ## Le 7C s’arrête devant le 2H
      Au trot, puis au galop, le **7e cuirassiers** (12) franchit 3 cases pour charger le **2e hussards** (8), qui contre-charge au galop.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1414 1413 [CHARGE-08]
      -# Test 2H : Cd 7 −2 contre-charge = 5 ; 1+1 = **2 ✓** [MORALE-06, -17] · pas de doublement [FACTOR-09] · s’arrêter (prévu dans l’ordre)
      Au dernier moment, le **7e cuirassiers** se ravise et s’arrête devant le **2e hussards**.
      7C 12 · 2H 8 · Les Rouges : encore 5 points d’ordre"
    `);
    const foot = [`red 7C line infantry column ${at(0, 0)} N`, `blue 3L line infantry column ${at(0, -3)} S`];
    const met = both(foot, { order: '7C charge 3L, stop', answers: ['counter'], dice: '1 1' });
    expect(met).toContain(', who come on with the bayonet to meet the charge.');
    expect(met).toContain(', qui contre-charge, baïonnette au canon.');
  });

  test('SH-REACT-11 the target evades', () => {
    const script = { order: '7C charge 2H', answers: [`evade ${at(0, -6)}`] };
    expect(both([RIDER, `blue 2H light cavalry ${at(0, -3)} S`], script)).toMatchInlineSnapshot(`
      "## 2H slips away from 7C
      Heads down, the **7th Cuirassiers** (12) ride 3 hexes to charge the **2nd Hussars** (6), who make off in good time.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1414 1413 [CHARGE-08]
      -# Evade to 1209
      The **7th Cuirassiers** do not follow.
      7C 12 · 2H 6 · Red: 5 order points left

      ## Le 2H esquive le 7C
      Au trot, puis au galop, le **7e cuirassiers** (12) franchit 3 cases pour charger le **2e hussards** (6), qui se retire à temps.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1414 1413 [CHARGE-08]
      -# Esquiver vers 1209
      Le **7e cuirassiers** ne poursuit pas.
      7C 12 · 2H 6 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-REACT-09 the target turns', () => {
    const script = { order: '7C charge 3L, stop', answers: ['turn SW'], dice: '1 1' };
    const told = both([RIDER, `blue 3L line infantry column ${at(0, -3)} S`], script);
    expect(told).toContain(', who turn to meet the charge.');
    expect(told).toContain('-# Turn south-west · Test 3L');
    expect(told).toContain('-# Se tourner vers le sud-ouest · Test 3L');
  });

  test('SH-FORM-08, SH-CHARGE-21 the target closes its column, and the charger falls back', () => {
    const script = { order: `7C charge 3L, if square evade ${at(0, 1)}`, answers: ['closed column'], dice: '1 1' };
    const target = `blue 3L line infantry large battalion column ${at(0, -2)} S`;
    expect(both([RIDER, target], script)).toMatchInlineSnapshot(`
      "## 7C turns away from the closed column of 3L
      From 2 hexes, the **7th Cuirassiers** (12) come on at the gallop against the **3rd Line** (24), who close the column in time.
      -# Orders: 7C · 1 point, 5 left [ORDERS-06]
      -# By 1414 [CHARGE-08]
      -# Test 3L: CR 7; 1+1 = **2 ✓** [MORALE-06] · evade to 1516 (with the order)
      The **7th Cuirassiers** fall back 2 hexes to 1516, facing the enemy.
      7C 12 · 3L 24 · Red: 5 order points left

      ## Le 7C se détourne de la colonne fermée du 3L
      Au galop, à 2 cases, le **7e cuirassiers** (12) se lance sur le **3e de ligne** (24), qui serre la colonne à temps.
      -# Ordres : 7C · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1414 [CHARGE-08]
      -# Test 3L : Cd 7 ; 1+1 = **2 ✓** [MORALE-06] · esquiver vers 1516 (prévu dans l’ordre)
      Le **7e cuirassiers** recule de 2 cases jusqu’en 1516, face à l’ennemi.
      7C 12 · 3L 24 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test.each([
    ['counter', 'blue 2H medium cavalry', 'cannot bring themselves to meet the charge', 'n’ose contre-charger'],
    [
      'closed column',
      'blue 2H line infantry large battalion column',
      'try to close the column, too late',
      'veut serrer la colonne, mais trop tard',
    ],
  ])('the target’s %s fails', (answer, who, english, french) => {
    const told = both([RIDER, `${who} ${at(0, -3)} S`], {
      order: '7C charge 2H, stop',
      answers: [answer, 'stay'],
      dice: '6 5',
    });
    expect(told).toContain(english);
    expect(told).toContain(french);
  });
});

describe('on the map', () => {
  const marks = (lines: readonly string[], script: Script) => {
    const { before, after, transcript } = playOut(position('map 30 x 30', ...lines), script);
    return marksOf(after, transcript, before).filter((mark) => mark.kind === 'charge' && mark.side === 'blue');
  };

  test('SH-COUNTER-05 a friend’s countercharge is drawn as a charge', () => {
    const script = {
      order: '7C charge 3L',
      answers: ['hold', `friend 2H counter ${at(0, -1)}`],
      dice: '2 2 3 4 1 1 1 1 1',
    };
    expect(marks(FLANK, script)).toEqual([
      { kind: 'charge', side: 'blue', path: [at(-2, -3), '1212', '1312', '1413', at(0, -1)], target: at(0, 0) },
    ]);
  });

  test('SH-COUNTER-01 the target meets its charger where it is', () => {
    const horse = [RIDER, `blue 2H medium cavalry ${at(0, -3)} S`];
    expect(marks(horse, { order: '7C charge 2H, stop', answers: ['counter'], dice: '1 1' })).toEqual([
      { kind: 'charge', side: 'blue', path: [at(0, -3)], target: at(0, -2) },
    ]);
  });
});

test('an answer that did not come in time: the deadline, and that the doctrine gave it', () => {
  const answers = ['hold~', `friend 2H counter ${at(0, -1)}`];
  const told = both(FLANK, { order: '7C charge 3L', answers, dice: '2 2 3 4 1 1 1 1 1' });
  expect(told).toContain('-# Stand firm (no answer by 18:00: doctrine) · Test 3L');
  expect(told).toContain('(pas de réponse à 18:00\u00a0: doctrine)');
  // From today on as each reader's own clock shows it.
  const by = { who: 'overdue', at: '2026-11-22T18:00Z', how: 'doctrine' } as const;
  const entry = { ask: { kind: 'ASK-06' }, got: 'hold', by } as Answered;
  expect(words.say('en', answerPart(position('red 7C heavy cavalry 0505 N'), entry))).toBe(
    'stand firm (no answer by <t:1795370400:f>: doctrine)',
  );
});
