/** Whole reports, as they are posted, in both languages: every fact, and what a preview of a move says. */
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../src/rules/panache/facts.ts';
import { readPosition } from '../../help/panache-lines.ts';
import { unitOf } from '../../../src/rules/panache/state.ts';
import { taleOf, told } from '../../help/panache-telling.ts';
import { words } from '../../help/words.ts';

const FIELD = readPosition([
  'map 16 x 12',
  'road 0505 0605 0705 0805 0905',
  'red 3L infantry medium stands 6 0505 activated',
  'red 4C cavalry very light stands 4 0507 activated',
  'red 5A artillery very light stands 3 0509 activated',
  'red 6W infantry medium mounted wagons stands 5 0511 activated',
  'red 7E infantry light mounted elephants stands 5 0308',
  'red G1 general medium 0505 activated',
  'reserve red R1 cavalry light stands 5 turn 1 entry 0107 W 0108 W',
  'blue 9P pikemen heavy stands 6 1005',
  'blue 9Pa pikemen heavy stands 2 1004 detached from 9P',
  'name 3L en "3rd Line" plural; fr "le 3e de ligne"',
  'name 4C en "4th Guides" plural; fr "les guides du 4e" m',
  'name 5A en "horse battery"; fr "la batterie"',
  'name 9P en "Swiss Pikes" plural; fr "les piquiers suisses" m',
  'name G1 en bare "General Foy"; fr "le général Foy"',
]);

const moved = (fact: Partial<Extract<Fact, { type: 'moved' }>>): Fact => ({
  type: 'moved',
  unit: '3L',
  path: ['0605'],
  cost: 1,
  noCombat: false,
  diceLost: 0,
  by: [],
  with: [],
  ...fact,
});

describe('the report of a move', () => {
  test('PA-STEP-03 a move with combat still allowed', () => {
    expect(told(FIELD, moved({}))).toMatchInlineSnapshot(`
      "## 3L moves to 0605 (quiet)
      The **3rd Line** march 1 hex to 0605.
      -# By 0605 · cost 1 of 2 · may still fight ✓
      turn 1 of 12 · Red to move

      ## Le 3L se porte en 0605 (quiet)
      Le **3e de ligne** avance d’une case jusqu’en 0605.
      -# Par 0605 · coût 1 sur 2 · peut encore combattre ✓
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-MOV-02 a move with combat given up, and its companions', () => {
    const fact = moved({ path: ['0606', '0706'], cost: 2, noCombat: true, with: ['G1'] });
    expect(told(FIELD, fact)).toMatchInlineSnapshot(`
      "## 3L moves to 0706 (quiet)
      The **3rd Line** march 2 hexes to 0706, together with General Foy, and will neither attack nor fire this turn.
      -# By 0606 0706 · cost 2 of 2 · **without combat ✗** (kept up to 1 hex) [MOV-02]
      turn 1 of 12 · Red to move

      ## Le 3L se porte en 0706 (quiet)
      Le **3e de ligne** avance de 2 cases jusqu’en 0706, avec le général Foy, sans pouvoir attaquer ni tirer ce tour-ci.
      -# Par 0606 0706 · coût 2 sur 2 · **sans combat ✗** (gardé jusqu’à 1 case) [MOV-02]
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-ROAD-02, -03 a move along a road', () => {
    const fact = moved({ path: ['0605', '0705', '0805'], cost: 3, noCombat: true, by: ['road'] });
    expect(told(FIELD, fact)).toMatchInlineSnapshot(`
      "## 3L moves to 0805 (quiet)
      In column of route the **3rd Line** swing down the road, 3 hexes, to 0805, and will neither attack nor fire this turn.
      -# By 0605 0705 0805 · cost 3 of 3 · road +1 [ROAD-02] · **without combat ✗** (kept up to 1 hex) [ROAD-03]
      turn 1 of 12 · Red to move

      ## Le 3L se porte en 0805 (quiet)
      En colonne de route, le **3e de ligne** allonge le pas : 3 cases, jusqu’en 0805, sans pouvoir attaquer ni tirer ce tour-ci.
      -# Par 0605 0705 0805 · coût 3 sur 3 · route +1 [ROAD-02] · **sans combat ✗** (gardé jusqu’à 1 case) [ROAD-03]
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-MOV-07 a move that costs guns a die', () => {
    expect(told(FIELD, moved({ unit: '5A', path: ['0609'], diceLost: 1 }))).toMatchInlineSnapshot(`
      "## 5A moves to 0609 (quiet)
      The **horse battery** is hauled 1 hex to 0609, and will fire with 1 die fewer.
      -# By 0609 · cost 1 of 2 · may still fight ✓ · **−1 die**, even in defence [MOV-07, Q-14]
      turn 1 of 12 · Red to move

      ## La 5A se porte en 0609 (quiet)
      On traîne la **batterie** sur une case, jusqu’en 0609, au prix d’un dé au tir.
      -# Par 0609 · coût 1 sur 2 · peut encore combattre ✓ · **−1 dé**, même en défense [MOV-07, Q-14]
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-MNT-02 moves on wagons and on elephants, PA-GAP-03 into one difficult hex', () => {
    const carried = moved({ unit: '6W', path: ['0611', '0711', '0811'], cost: 3, noCombat: true, by: ['mount'] });
    expect(told(FIELD, carried)).toMatchInlineSnapshot(`
      "## 6W moves to 0811 (quiet)
      In a cloud of dust the wagons of **6W** roll 3 hexes to 0811, and will neither attack nor fire this turn.
      -# By 0611 0711 0811 · cost 3 of 3 · wagons +1 [MNT-02] · **without combat ✗** (kept up to 1 hex) [MNT-02]
      turn 1 of 12 · Red to move

      ## Le 6W se porte en 0811 (quiet)
      Dans un nuage de poussière, les chariots du **6W** roulent sur 3 cases, jusqu’en 0811, sans pouvoir attaquer ni tirer ce tour-ci.
      -# Par 0611 0711 0811 · coût 3 sur 3 · chariots +1 [MNT-02] · **sans combat ✗** (gardé jusqu’à 1 case) [MNT-02]
      tour 1 sur 12 · les Rouges ont la main"
    `);
    const ridden = moved({ unit: '7E', path: ['0408', '0508', '0608'], cost: 3, noCombat: true, by: ['mount'] });
    expect(told(FIELD, ridden)).toMatchInlineSnapshot(`
      "## 7E moves to 0608 (quiet)
      Riding, not marching, **7E** covers 3 hexes, to 0608, and will neither attack nor fire this turn.
      -# By 0408 0508 0608 · cost 3 of 3 · elephants +1 [MNT-02] · **without combat ✗** (kept up to 2 hexes) [MNT-02]
      turn 1 of 12 · Red to move

      ## Le 7E se porte en 0608 (quiet)
      Sans user ses semelles, le **7E** couvre 3 cases, jusqu’en 0608, sans pouvoir attaquer ni tirer ce tour-ci.
      -# Par 0408 0508 0608 · coût 3 sur 3 · éléphants +1 [MNT-02] · **sans combat ✗** (gardé jusqu’à 2 cases) [MNT-02]
      tour 1 sur 12 · les Rouges ont la main"
    `);
    const only = moved({ unit: '9P', path: ['1105'], cost: 2, noCombat: true });
    expect(told(FIELD, only)).toMatchInlineSnapshot(`
      "## 9P moves to 1105 (quiet)
      Drums beating, the **Swiss Pikes** cover 1 hex, to 1105, and will neither attack nor fire this turn.
      -# By 1105 · cost 2 of 1 · one difficult hex as its only step, always allowed [GAP-03] · **without combat ✗** (kept up to 1 hex) [MOV-02]
      turn 1 of 12 · Red to move

      ## Les 9P se portent en 1105 (quiet)
      Au son du tambour, les **piquiers suisses** font une case, jusqu’en 1105, sans pouvoir attaquer ni tirer ce tour-ci.
      -# Par 1105 · coût 2 sur 1 · une seule case difficile, toujours permise [GAP-03] · **sans combat ✗** (gardé jusqu’à 1 case) [MOV-02]
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('moves of cavalry and of a character, in other words', () => {
    const facts = [moved({ unit: '4C', path: ['0607', '0707'], cost: 2 }), moved({ unit: 'G1', path: ['0506'] })];
    expect(told(FIELD, ...facts)).toMatchInlineSnapshot(`
      "## G1 moves to 0506 (quiet)
      In a jingle of bits the **4th Guides** ride 2 hexes to 0707.
      -# By 0607 0707 · cost 2 of 5 · may still fight ✓
      **General Foy** rides 1 hex to 0506.
      -# By 0506 · cost 1 of 3
      turn 1 of 12 · Red to move

      ## Le G1 se porte en 0506 (quiet)
      Dans un cliquetis de gourmettes, les **guides du 4e** font 2 cases, jusqu’en 0707.
      -# Par 0607 0707 · coût 2 sur 5 · peut encore combattre ✓
      Le **général Foy** fait une case à cheval, jusqu’en 0506.
      -# Par 0506 · coût 1 sur 3
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-MOV-02 what is given up is in the sentence too, not only in the small line', () => {
    const [sentence] = taleOf(FIELD, [moved({ noCombat: true })]).sentences;
    expect(JSON.stringify(sentence!.says)).toContain('pa-tell-price-combat');
    expect(JSON.stringify(sentence!.dice)).toContain('0605');
  });
});

describe('the report of entries and exits', () => {
  test('PA-RES-02, -03 reinforcements', () => {
    const fact: Fact = {
      type: 'entered',
      unit: 'R1',
      path: ['0107', '0207'],
      cost: 2,
      noCombat: false,
      diceLost: 0,
      by: [],
    };
    expect(told(FIELD, fact)).toMatchInlineSnapshot(`
      "## R1 arrives in 0207 (quiet)
      At last: **R1** arrives by 0107, and halts in 0207.
      -# By 0107 0207 · cost 2 of 4 · may still fight ✓
      turn 1 of 12 · Red to move

      ## Le R1 arrive en 0207 (quiet)
      Enfin ! Le **R1** débouche par 0107 et s’arrête en 0207.
      -# Par 0107 0207 · coût 2 sur 4 · peut encore combattre ✓
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-OFF-05 to -07 a character leaves, by choice or carried away; PA-OFF-01 a unit', () => {
    expect(told(FIELD, { type: 'left', unit: 'G1', path: ['0504', '0503'], of: 'will' })).toMatchInlineSnapshot(`
      "## G1 leaves the map
      **General Foy** leaves the map by 0503.
      -# By 0504 0503 · no loss, but cannot come back [OFF-06, OFF-07]
      turn 1 of 12 · Red to move

      ## Le G1 quitte la table
      Le **général Foy** quitte la table par 0503.
      -# Par 0504 0503 · sans perte, mais sans retour [OFF-06, OFF-07]
      tour 1 sur 12 · les Rouges ont la main"
    `);
    expect(told(FIELD, { type: 'left', unit: 'G1', path: [], of: 'retreat' })).toMatchInlineSnapshot(`
      "## G1 leaves the map
      **General Foy** is carried off the map by the retreat, at 0505.
      -# No loss, but cannot come back [OFF-06, OFF-07]
      turn 1 of 12 · Red to move

      ## Le G1 quitte la table
      Le repli emporte le **général Foy** hors de la table, en 0505.
      -# Sans perte, mais sans retour [OFF-06, OFF-07]
      tour 1 sur 12 · les Rouges ont la main"
    `);
    expect(told(FIELD, { type: 'left', unit: '4C', path: [], of: 'will' })).toMatchInlineSnapshot(`
      "## 4C leaves the map
      The **4th Guides** march off by 0507.
      -# As the scenario provides [OFF-01]
      turn 1 of 12 · Red to move

      ## Les 4C quittent la table
      Les **guides du 4e** se retirent de la table par 0507.
      -# Comme le scénario le prévoit [OFF-01]
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-Q-13 wagons', () => {
    expect(told(FIELD, { type: 'wagonsSet', unit: '6W', drawnUp: true })).toMatchInlineSnapshot(`
      "## 6W will draw up its wagons (quiet)
      **6W** will draw up its wagons.
      -# Behind a palisade, if it has not moved by the end of the movement [MNT-06]
      turn 1 of 12 · Red to move

      ## Le 6W mettra ses chariots en défense (quiet)
      Le **6W** mettra ses chariots en défense.
      -# Derrière une palissade, sans mouvement d’ici à la fin de la phase [MNT-06]
      tour 1 sur 12 · les Rouges ont la main"
    `);
    expect(told(FIELD, { type: 'wagonsSet', unit: '6W', drawnUp: false })).toMatchInlineSnapshot(`
      "## 6W keeps its wagons hitched (quiet)
      **6W** keeps its wagons hitched.
      -# No palisade, even if it stays where it is [Q-13]
      turn 1 of 12 · Red to move

      ## Le 6W laisse ses chariots attelés (quiet)
      Le **6W** laisse ses chariots attelés.
      -# Pas de palissade, même sans mouvement [Q-13]
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });
});

describe('the report of the turn', () => {
  test('PA-STEP-01, -02 it opens: who may move, how far, and who may come', () => {
    const token = { ...FIELD, units: FIELD.units.map((each) => ({ ...each, prePlayed: each.id === '5A' })) };
    const fact: Fact = { type: 'opened', side: 'red', turn: 1, activated: ['3L', '4C', '5A', '6W', 'G1'] };
    expect(told(token, fact)).toMatchInlineSnapshot(`
      "## Turn 1: Red
      Not every Red unit is activated.
      -# Allowance, with combat/without: 3L 1/2 · 4C 4/5 · 5A 1/2 · 6W 1/2 · G1 3 [TAB-01]
      -# Not activated: 7E [GAP-01]
      -# Pre-played, so they stay where they are: 5A [TOK-01]
      -# May enter the map: R1 by 0107 0108 [RES-02]
      turn 1 of 12 · Red to move

      ## Tour 1 : les Rouges
      Les Rouges : certaines unités ne sont pas activées.
      -# Mouvement, avec combat/sans : 3L 1/2 · 4C 4/5 · 5A 1/2 · 6W 1/2 · G1 3 [TAB-01]
      -# Non activées : 7E [GAP-01]
      -# Jeton « pré-joué », pas de mouvement : 5A [TOK-01]
      -# Peuvent entrer en table : R1 par 0107 0108 [RES-02]
      tour 1 sur 12 · les Rouges ont la main"
    `);
    const all: Fact = { type: 'opened', side: 'blue', turn: 1, activated: ['9P', '9Pa'] };
    expect(told(FIELD, all)).toMatchInlineSnapshot(`
      "## Turn 1: Blue
      Every Blue unit is activated.
      -# Allowance: 9P 1 · 9Pa 1 [TAB-01]
      turn 1 of 12 · Blue to move

      ## Tour 1 : les Bleus
      Les Bleus : toutes les unités sont activées.
      -# Mouvement : 9P 1 · 9Pa 1 [TAB-01]
      tour 1 sur 12 · les Bleus ont la main"
    `);
  });

  test('PA-STEP-06 the movement ends; PA-STEP-08 combat is settled', () => {
    const ended: Fact = { type: 'movementEnded', side: 'red', tokensOff: ['5A'], palisades: ['6W'] };
    expect(told(FIELD, ended)).toMatchInlineSnapshot(`
      "## Red has moved
      Red has finished moving; now come its fights.
      -# Tokens off: 5A [TOK-03]
      -# Wagons drawn up, as behind a palisade: 6W [MNT-06]
      turn 1 of 12 · Red attacks Blue; the players settle it

      ## Fin des mouvements : les Rouges
      Les Rouges ont fait leurs mouvements ; place à leurs combats.
      -# Jetons retirés : 5A [TOK-03]
      -# Chariots en défense, comme derrière une palissade : 6W [MNT-06]
      tour 1 sur 12 · combats à la table : les Rouges contre les Bleus"
    `);
    expect(told(FIELD, { type: 'combatEnded', side: 'red', next: { side: 'blue', turn: 1 } })).toMatchInlineSnapshot(`
      "## Red has fought
      Red’s fights are over.
      turn 1 of 12 · Blue to move

      ## Fin des combats : les Rouges
      Les Rouges ont réglé leurs combats.
      tour 1 sur 12 · les Bleus ont la main"
    `);
  });

  test('PA-GAP-02 the battle ends', () => {
    expect(told(FIELD, { type: 'combatEnded', side: 'blue' })).toMatchInlineSnapshot(`
      "## Blue has fought
      Blue’s fights are over.
      the players decide who has won

      ## Fin des combats : les Bleus
      Les Bleus ont réglé leurs combats.
      à la table de dire qui l’emporte"
    `);
    expect(told(FIELD, { type: 'won', winner: 'red', why: 'ruled' })).toMatchInlineSnapshot(`
      "## Red wins
      **Red wins the battle**: as the players decided.


      ## Les Rouges l’emportent
      **Les Rouges remportent la bataille** : décision prise à la table.
      "
    `);
    expect(told(FIELD, { type: 'won', winner: 'draw', why: 'ruled' })).toMatchInlineSnapshot(`
      "## The battle is drawn
      The battle is drawn: as the players decided.


      ## Partie nulle
      Partie nulle : décision prise à la table.
      "
    `);
    expect(told(FIELD, { type: 'won', winner: 'blue', why: 'resigned' })).toMatchInlineSnapshot(`
      "## Blue wins
      **Blue wins the battle**: Red concedes.


      ## Les Bleus l’emportent
      **Les Bleus remportent la bataille** : les Rouges déposent les armes.
      "
    `);
  });
});

describe('the report of the desk', () => {
  const ruled: Fact = { type: 'ruled', by: 'umpire', who: 'Ann', why: '3L is caught in the open' };

  test('PA-UMP-04 a ruling, its changes, and the strength left', () => {
    const facts: Fact[] = [
      ruled,
      { type: 'lost', unit: '3L', stands: 2 },
      { type: 'retreated', unit: '3L', path: ['0405', '0305'], notMade: 0 },
    ];
    expect(told(FIELD, ...facts)).toMatchInlineSnapshot(`
      "## ⚖ 3L loses 2 stands
      ⚖ The umpire, Ann, rules: “3L is caught in the open”
      It costs the **3rd Line** 2 stands.
      -# 3L 6→**4**
      The **3rd Line** give ground: 2 hexes, to 0305.
      -# By 0405 0305
      3L 4 · turn 1 of 12 · Red to move

      ## ⚖ Le 3L perd 2 éléments
      ⚖ L’arbitre, Ann, décide : « 3L is caught in the open »
      Il en coûte 2 éléments au **3e de ligne**.
      -# 3L 6→**4**
      Le **3e de ligne** cède le terrain : 2 cases, jusqu’en 0305.
      -# Par 0405 0305
      3L 4 · tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('the same change again is in other words', () => {
    const lost: Fact = { type: 'lost', unit: '3L', stands: 1 };
    const says = taleOf(FIELD, [lost, lost]).sentences.map((sentence) => words.say('en', sentence.says));
    expect(new Set(says).size).toBe(2);
  });

  test('the result of a ruling stays with it in one post', () => {
    const { sentences } = taleOf(FIELD, [ruled, { type: 'lost', unit: '3L', stands: 1 }]);
    expect(sentences.map(({ follows }) => follows)).toEqual([undefined, true]);
  });

  test('PA-OFF-04, PA-GEO-10 a retreat without a way, or not far enough', () => {
    const facts: Fact[] = [
      { type: 'retreated', unit: '9P', path: ['1105'], notMade: 1 },
      { type: 'retreated', unit: '4C', path: [], notMade: 2 },
      { type: 'lost', unit: '4C', stands: 2 },
    ];
    expect(told(FIELD, ...facts)).toMatchInlineSnapshot(`
      "## 4C loses 2 stands
      The **Swiss Pikes** fall back to 1105, and there find no way on.
      -# By 1105 · 1 hex not made: 1 loss [OFF-04]
      The **4th Guides** have nowhere to fall back to.
      -# 2 hexes not made: 2 losses [OFF-04]
      It costs the **4th Guides** 2 stands.
      -# 4C 4→**2**
      9P 6 · 4C 2 · turn 1 of 12 · Red to move

      ## Les 4C perdent 2 éléments
      Les **piquiers suisses** se replient jusqu’en 1105, sans pouvoir aller plus loin.
      -# Par 1105 · 1 case en moins : 1 perte [OFF-04]
      Les **guides du 4e** n’ont nulle part où se replier.
      -# 2 cases en moins : 2 pertes [OFF-04]
      Il en coûte 2 éléments aux **guides du 4e**.
      -# 4C 4→**2**
      9P 6 · 4C 2 · tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('the end of a unit, and of a character', () => {
    expect(told(FIELD, { type: 'eliminated', unit: '9P' }, { type: 'eliminated', unit: 'G1' })).toMatchInlineSnapshot(`
      "## G1 is gone
      That is the end of the **Swiss Pikes**.
      **General Foy** is lost to the army.
      9P † · G1 † · turn 1 of 12 · Red to move

      ## C’en est fait du G1
      C’en est fait des **piquiers suisses**.
      Le **général Foy** est perdu pour l’armée.
      9P † · G1 † · tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-UMP-02, -03 a correction of a unit', () => {
    const facts: Fact[] = [
      { type: 'set', unit: '4C', to: { at: '0607', prePlayed: true, activated: false } },
      { type: 'set', unit: '5A', to: { noCombat: true, palisade: false, moved: true, stands: 2 } },
      { type: 'set', unit: '9P', to: { noCombat: false, palisade: true, moved: false, prePlayed: false } },
      { type: 'set', unit: '3L', to: { arm: 'infantry', weight: 'VL', free: 3, max: 4, mount: 'horses' } },
      { type: 'set', unit: '3L', to: { arm: 'infantry', weight: 'H' }, unset: ['free', 'max', 'mount'] },
      { type: 'set', unit: 'G1', to: { note: '**shaken**' } },
      { type: 'set', unit: 'G1', to: { note: '' } },
    ];
    expect(told(FIELD, ...facts)).toMatchInlineSnapshot(`
      "## Corrected: 4C 5A 9P 3L G1
      The **4th Guides** are placed in 0607, are not activated and carry a pre-played token.
      The **horse battery** counts 2 stands, has made its move, may not attack this turn and no longer has a palisade.
      The **Swiss Pikes** may still move, carry no pre-played token, may attack this turn and count as behind a palisade.
      The **3rd Line** count as very light infantry, move 3 hexes with combat and 4 at most and have riding horses.
      The **3rd Line** count as heavy infantry, move as the table of movement says and have nothing to ride on.
      **General Foy** is noted as “\\*\\*shaken\\*\\*”.
      **General Foy** no longer has a note.
      turn 1 of 12 · Red to move

      ## Corrections : 4C 5A 9P 3L G1
      Les **guides du 4e** sont placés en 0607, ne sont pas activés et portent un jeton « pré-joué ».
      La **batterie** compte 2 éléments, a fait son mouvement, ne peut pas attaquer ce tour-ci et n’a plus de palissade.
      Les **piquiers suisses** peuvent encore bouger, ne portent pas de jeton « pré-joué », peuvent attaquer ce tour-ci et comptent comme derrière une palissade.
      Le **3e de ligne** compte comme infanterie très légère, se déplace de 3 cases avec combat et de 4 au plus et dispose de chevaux de selle.
      Le **3e de ligne** compte comme infanterie lourde, se déplace selon le tableau et n’a plus de monture.
      Le **général Foy** porte la mention « \\*\\*shaken\\*\\* ».
      Le **général Foy** ne porte plus de mention.
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-UMP-01 many activated at once share a sentence', () => {
    const set = (unit: string, activated: boolean): Fact => ({ type: 'set', unit, to: { activated } });
    expect(told(FIELD, set('7E', true), set('3L', true), set('9P', false))).toMatchInlineSnapshot(`
      "## Corrected: 7E 3L 9P
      Activated from now on: 7E 3L.
      The **Swiss Pikes** are not activated.
      turn 1 of 12 · Red to move

      ## Corrections : 7E 3L 9P
      Désormais activées : 7E 3L.
      Les **piquiers suisses** ne sont pas activés.
      tour 1 sur 12 · les Rouges ont la main"
    `);
    expect(told(FIELD, set('9P', false), set('9Pa', false))).toMatchInlineSnapshot(`
      "## Corrected: 9P 9Pa
      No longer activated: 9P 9Pa.
      turn 1 of 12 · Red to move

      ## Corrections : 9P 9Pa
      Ne sont plus activées : 9P 9Pa.
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('PA-GAP-08, PA-MNT-05 units that split off another unit, and rejoin it', () => {
    const { at: _at, ...body } = unitOf(FIELD, '3L');
    const part = { ...body, id: '3La', parent: '3L', stands: 2, initial: 2 };
    const { at: _there, mount: _mount, ...beast } = unitOf(FIELD, '7E');
    const elephant = { ...beast, id: '7Ea', arm: 'elephants' as const, weight: 'M' as const, parent: '7E', stands: 1 };
    expect(
      told(
        FIELD,
        { type: 'appeared', unit: part, at: '0404', left: 4 },
        { type: 'appeared', unit: elephant, at: '0408' },
        { type: 'rejoined', unit: '9Pa', parent: '9P', stands: 8 },
      ),
    ).toMatchInlineSnapshot(`
      "## 7Ea appears in 0408
      **3La** is detached from the 3rd Line and takes post in 0404.
      -# 3La: medium infantry, 2 stands [GAP-08] · 3L 6→**4**
      A panicked elephant, **7Ea**, breaks loose from 7E in 0408.
      -# 7Ea: medium elephants, 1 stand [MNT-05]
      **9Pa** is one with the Swiss Pikes again.
      -# 9P 6→**8**
      turn 1 of 12 · Red to move

      ## Le 7Ea prend place en 0408
      Le 3La se détache du 3e de ligne et prend position en 0404.
      -# 3La : infanterie moyenne, 2 éléments [GAP-08] · 3L 6→**4**
      Un éléphant en panique, **7Ea**, s’échappe du 7E et se retrouve en 0408.
      -# 7Ea : éléphants moyens, 1 élément [MNT-05]
      Le 9Pa ne fait de nouveau qu’un avec les piquiers suisses.
      -# 9P 6→**8**
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });

  test('rolls, what was agreed, and what was not', () => {
    const roll = {
      clause: 'TABLE',
      why: 'hand',
      dice: 2,
      sides: 6,
      ledger: [],
      about: { who: 'Ann', why: 'pikes against line' },
    };
    expect(told(FIELD, { roll, got: [5, 2] })).toMatchInlineSnapshot(`
      "## Dice rolled
      Ann rolls for “pikes against line”.
      -# 2D6: 5 2 = **7**
      turn 1 of 12 · Red to move

      ## Des dés sur la table
      Ann lance les dés : « pikes against line ».
      -# 2D6 : 5 2 = **7**
      tour 1 sur 12 · les Rouges ont la main"
    `);
    const agreed: Fact = { type: 'ruled', by: 'red', who: 'Bob', why: 'it fled' };
    expect(told(FIELD, agreed)).toMatchInlineSnapshot(`
      "## ⚖ A ruling
      ⚖ Both sides agree to what Bob proposed: “it fled”
      turn 1 of 12 · Red to move

      ## ⚖ Une décision
      ⚖ Les deux camps s’accordent sur la proposition de Bob : « it fled »
      tour 1 sur 12 · les Rouges ont la main"
    `);
    expect(told(FIELD, { type: 'notAgreed', by: 'red', who: 'Bob', why: 'it fled' })).toMatchInlineSnapshot(`
      "## No agreement
      Bob’s proposal was rejected: “it fled”
      turn 1 of 12 · Red to move

      ## Pas d’accord
      La proposition de Bob est rejetée : « it fled »
      tour 1 sur 12 · les Rouges ont la main"
    `);
  });
});

test('moves can wait for the next report; rolls, rulings and the end of the movement cannot', () => {
  const quiet = (...facts: Fact[]) => taleOf(FIELD, facts).quiet;
  expect(quiet(moved({}))).toBe(true);
  expect(quiet({ type: 'wagonsSet', unit: '6W', drawnUp: false })).toBe(true);
  expect(quiet({ type: 'movementEnded', side: 'red', tokensOff: [], palisades: [] })).toBe(false);
  expect(quiet({ type: 'ruled', by: 'umpire', who: 'Ann', why: 'so' })).toBe(false);
  expect(quiet(moved({}), { type: 'lost', unit: '9P', stands: 1 })).toBe(false);
  expect(taleOf(FIELD, []).quiet).toBe(false);
});
