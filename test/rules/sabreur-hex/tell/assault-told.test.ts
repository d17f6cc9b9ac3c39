/** What one reads, sees and is asked of an assault. 1515 is the origin of the placements. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { at } from '../../../help/position.ts';
import { playOut, position, report, type Script, type Told } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

function told(lines: readonly string[], script: Script): Told {
  return playOut(position('map 30 x 30', ...lines), script);
}

function both(telling: Told): string {
  return `${report('en', telling)}\n\n${report('fr', telling)}`;
}

const NAMES = [
  'name 57L en "57th Line" plural; fr "le 57e de ligne"',
  'name 20L en "20th Line" plural; fr "le 20e de ligne"',
];
const RED = `red 57L line infantry controlled fire line strength 16 ${at(0, 0)} N`;
const BLUE = `blue 20L line infantry column strength 16 ${at(1, -1)} S`;

describe('the report', () => {
  test('SH-ASSAULT-06, SH-MELEE-05 a step aside and its cost, both blows, the tests, a rout', () => {
    const t = told([...NAMES, RED, BLUE, `blue 3K heavy cavalry ${at(0, -1)} S`], {
      order: `57L assault 20L from ${at(1, 0)}`,
      dice: '4 4 4 1 1 1 4 4 4 4 3 3 1',
      answers: ['hold', 'flee'],
    });
    expect(both(t)).toMatchInlineSnapshot(`
      "## 57L breaks against 20L
      Bayonets fixed, the **57th Line** (16) close with the **20th Line** (16), who stand firm.
      -# Orders: 57L · 1 point, 5 left [ORDERS-06]
      -# By 1615 [ASSAULT-03]
      -# Breaks away: 57L 16→**14** [DISENGAGE-04]
      Hand to hand, the **57th Line** tear into the ranks of the 20th Line.
      -# Melee: 6 dice on 4+: **4 4 4** 1 1 1 → **3** hits [FACTOR-03] · 20L 16→**13**
      The **20th Line** fight like demons, and the 57th Line pay dearly.
      -# Return blow: 4 dice on 4+: **4 4 4 4** → **4** hits [FACTOR-03] · 57L 14→**10**
      The **57th Line** give way and run.
      -# Test 57L: CR 7 −2 demoralised = 5; 3+3 = **6 ✗ by 1** [MORALE-06, -12] · flee [MORALE-20] · D6: 1 hex [ROUT-06] · to 1616
      57L 10 (panicked) · 20L 13 · Red: 5 order points left

      ## Le 57L se brise sur le 20L
      Baïonnette au canon, le **57e de ligne** (16) aborde le **20e de ligne** (16), qui tient ferme.
      -# Ordres : 57L · 1 point, il en reste 5 [ORDERS-06]
      -# Par 1615 [ASSAULT-03]
      -# Se désengage : 57L 16→**14** [DISENGAGE-04]
      Au corps à corps, le **57e de ligne** déchire les rangs du 20e de ligne.
      -# Mêlée : 6 dés à 4+ : **4 4 4** 1 1 1 → **3** touches [FACTOR-03] · 20L 16→**13**
      Le **20e de ligne** se bat avec rage, et le 57e de ligne le paie cher.
      -# Riposte au corps à corps : 4 dés à 4+ : **4 4 4 4** → **4** touches [FACTOR-03] · 57L 14→**10**
      Le **57e de ligne** lâche pied et s’enfuit.
      -# Test 57L : Cd 7 −2 démoralisation = 5 ; 3+3 = **6 ✗ manqué de 1** [MORALE-06, -12] · fuir [MORALE-20] · D6 : 1 case [ROUT-06] · jusqu’en 1616
      57L 10 (paniqué) · 20L 13 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-FIRE-10, SH-MORALE-05 a volley, then an assault', () => {
    const t = told([...NAMES, RED, `blue 20L line infantry column strength 16 ${at(0, -2)} S`], {
      order: '57L fire 20L then assault 20L',
      dice: '5 5 1 1 1 1 1 4 1 1 1 1 1 1 1 1 1 3 3',
      answers: ['hold'],
    });
    expect(both(t)).toMatchInlineSnapshot(`
      "## 57L fights 20L hand to hand
      A volley of the **57th Line** at 2 hexes costs the **20th Line** some men.
      -# Orders: 57L · 1 point, 5 left [ORDERS-06]
      -# Fire: 6 +1 close range = 7 dice on 5+: **5 5** 1 1 1 1 1 → **2** hits [FACTOR-02, -20] · 20L 16→**14**
      Bayonets fixed, the **57th Line** (16) close with the **20th Line** (14), who stand firm.
      -# By 1414 [ASSAULT-03]
      The **57th Line** use butt and bayonet; men fall in the ranks of the 20th Line.
      -# Melee: 6 dice on 4+: **4** 1 1 1 1 1 → **1** hit [FACTOR-03] · 20L 14→**13**
      The **20th Line** give blow for blow, without harm to the 57th Line.
      -# Return blow: 4 dice on 4+: 1 1 1 1 → **0** hits [FACTOR-03]
      The **20th Line** take it without flinching.
      -# Test 20L: CR 7; 3+3 = **6 ✓** [MORALE-06]
      57L 16 · 20L 13 · Red: 5 order points left

      ## Mêlée entre le 57L et le 20L
      Une salve du **57e de ligne**, à 2 cases, coûte quelques hommes au **20e de ligne**.
      -# Ordres : 57L · 1 point, il en reste 5 [ORDERS-06]
      -# Feu : 6 +1 courte portée = 7 dés à 5+ : **5 5** 1 1 1 1 1 → **2** touches [FACTOR-02, -20] · 20L 16→**14**
      Baïonnette au canon, le **57e de ligne** (16) aborde le **20e de ligne** (14), qui tient ferme.
      -# Par 1414 [ASSAULT-03]
      Le **57e de ligne** joue de la crosse et de la baïonnette ; des hommes tombent dans les rangs du 20e de ligne.
      -# Mêlée : 6 dés à 4+ : **4** 1 1 1 1 1 → **1** touche [FACTOR-03] · 20L 14→**13**
      Le **20e de ligne** rend coup pour coup, sans entamer le 57e de ligne.
      -# Riposte au corps à corps : 4 dés à 4+ : 1 1 1 1 → **0** touche [FACTOR-03]
      Le **20e de ligne** reçoit le coup sans broncher.
      -# Test 20L : Cd 7 ; 3+3 = **6 ✓** [MORALE-06]
      57L 16 · 20L 13 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-Q-49 an assault broken off', () => {
    const t = told(
      ['ruling impossible attack penalised', ...NAMES, RED, `blue 20L line infantry column ${at(0, 1)} S`],
      {
        order: '57L assault 20L',
      },
    );
    expect(both(t)).toMatchInlineSnapshot(`
      "## 57L cannot reach 20L
      The **57th Line** set out against the **20th Line**, find no way and come back in disorder.
      -# Orders: 57L · 1 point, 5 left [ORDERS-06]
      -# No way through: 57L 16→**15** [Q-49]
      57L 15 · Red: 5 order points left

      ## Le 57L ne peut atteindre le 20L
      Le **57e de ligne** s’ébranle contre le **20e de ligne**, ne trouve pas de passage et revient en désordre.
      -# Ordres : 57L · 1 point, il en reste 5 [ORDERS-06]
      -# Aucun passage : 57L 16→**15** [Q-49]
      57L 15 · Les Rouges : encore 5 points d’ordre"
    `);
  });

  test('SH-ASSAULT-06, SH-ASSAULT-09 an assault stopped by fire, and one that waits for an answer', () => {
    const stopped = told([...NAMES, RED, BLUE], { order: '57L assault 20L, stop', answers: ['hold'] });
    expect(report('en', stopped)).toContain('## 57L stops short of 20L');
    const waiting = told([...NAMES, RED, BLUE], { order: '57L assault 20L' });
    expect(report('en', waiting)).toContain('## 57L assaults 20L');
    const fled = told([...NAMES, RED, `blue 20L line infantry column ${at(0, -2)} S`], {
      order: `57L assault 20L from ${at(0, -1)}`,
      answers: ['flee'],
      dice: '1',
    });
    expect(report('fr', fled)).toContain('20L fuit devant');
  });
});

describe('the picture', () => {
  test('SH-ASSAULT-03 the step is drawn as an attack on its target', () => {
    const t = told([RED, `blue 20L line infantry column strength 16 ${at(0, -2)} S`], {
      order: `57L assault 20L from ${at(0, -1)}`,
    });
    const { before, after: now, transcript } = t;
    const { marks } = sabreurHex.draw({ now, before, transcript, frame: 'action' }, (says) => says.id);
    expect(marks).toContainEqual({ kind: 'charge', side: 'red', path: [at(0, 0), at(0, -1)], target: at(0, -2) });
  });
});

describe('the card of the attack', () => {
  test('ASK-08 it gives the number of dice, and says if the target is a square', () => {
    const now = position('map 30 x 30', RED, BLUE);
    const asked = {
      kind: 'ASK-08',
      to: 'red',
      unit: '57L',
      about: { target: '20L', square: true },
      options: [
        { text: 'attack', about: { dice: 6 } },
        { text: 'stop', about: {} },
      ],
      fallback: 'stop',
    } as const;
    const { asks, options } = card(asked, now);
    expect(words.say('en', asks)).toBe('**20L** is in square in front of **57L**. Attack anyway?');
    expect(words.say('fr', asks)).toMatch(/^Le \*\*20L\*\* est en carré devant le \*\*57L\*\*\. Attaquer tout de même/);
    expect(options.map(({ says }) => words.say('en', says))).toEqual(['Attack · 6 dice', 'Stop']);
    expect(options.map(({ says }) => words.say('fr', says))).toEqual(['Attaquer · 6 dés', 'S’arrêter']);
  });
});
