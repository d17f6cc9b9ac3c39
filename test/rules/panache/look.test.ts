/** What one sees who looks closer: a unit's card, two hexes, the roster, what a scenario does otherwise. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language, Look } from '../../../src/kernel/ruleset.ts';
import { AGREEMENT } from '../../../src/kernel/wording.ts';
import { panache } from '../../../src/rules/panache/index.ts';
import { readPosition } from '../../help/panache-lines.ts';
import type { State } from '../../../src/rules/panache/state.ts';
import { words } from '../../help/words.ts';

const FIELD = readPosition([
  'map 16 x 12',
  'road 0505 0605 0705 0805',
  'hex 0507 wood hill',
  'red 3L infantry medium stands 4 of 6 0505 activated',
  'red 5A artillery light stands 3 0507 activated dice lost 1',
  'red 6M infantry light mounted camels 0509',
  'red 7E infantry light mounted elephants 0703',
  'red 8W infantry light mounted wagons 0903 palisade activated',
  'red G1 general medium 0805 activated',
  'red G2 vehicle officer medium 0203 activated',
  'reserve red R1 cavalry light stands 5 turn 2 entry 0107 W 0108 W',
  'reserve red S1 sub-general medium turn 2 entry 0107 W',
  'blue 9P infantry very heavy 1005',
  'name 3L en "3rd Line" plural; fr "le 3e de ligne"',
]);

function spoken(look: Look | Refusal, language: Language): string {
  if (look instanceof Refusal) return `${look.clause} ${words.say(language, look.says)}`;
  const all = [[look.title], ...look.paragraphs];
  return all.map((lines) => lines.map((line) => words.say(language, line)).join('\n')).join('\n\n');
}

function card(id: string, language: Language = 'en', now: State = FIELD): string {
  return spoken(panache.unit(now, id), language);
}

const with_ = (id: string, changes: Partial<State['units'][number]>): State => ({
  ...FIELD,
  units: FIELD.units.map((unit) => (unit.id === id ? { ...unit, ...changes } : unit)),
});

describe('the card of a unit', () => {
  test('PA-MOV-02, PA-ROAD-02 it gives the unit’s movement, what it can do, and why not the rest', () => {
    expect(card('3L')).toMatchInlineSnapshot(`
      "The 3rd Line (3L) · Red · medium infantry

      **4** stands of 6
      In 0505 (clear ground, on a road)

      Moves 1 hex with combat, 2 without [MOV-02]
      All along one road 3, then without combat [ROAD-02]

      It can now:
      ✓ move: 18 hexes in reach, 6 of them with combat; \`3L move 0805\`
      ✓ fight, in this turn’s combat

      It cannot now:
      ✗ leave the map: The 3rd Line cannot leave the map: the scenario does not allow it. [OFF-02]

      By the numbers on the map:
      **1** · \`3L move 0304\`, without combat
      **2** · \`3L move 0305\`, without combat
      **3** · \`3L move 0306\`, without combat
      **4** · \`3L move 0403\`, without combat
      **5** · \`3L move 0404\`
      **6** · \`3L move 0504\`
      **7** · \`3L move 0506\`
      **8** · \`3L move 0604\`, without combat
      **9** · \`3L move 0605\`
      **10** · \`3L move 0606\`, without combat
      **11** · \`3L move 0705\`, without combat
      **12** · \`3L move 0805\`, without combat"
    `);
    expect(card('3l', 'fr')).toMatchInlineSnapshot(`
      "Le 3e de ligne (3L) · les Rouges · infanterie moyenne

      **4** éléments sur 6
      En 0505 (terrain dégagé, sur une route)

      Mouvement : 1 case avec combat, 2 sans [MOV-02]
      Tout au long d’une même route : 3, alors sans combat [ROAD-02]

      Possible maintenant :
      ✓ bouger : 18 cases à portée, dont 6 avec combat ; \`3L bouge 0805\`
      ✓ combattre, dans la phase de combat de ce tour

      Impossible maintenant :
      ✗ quitter la table : Le 3e de ligne ne peut pas sortir de la table : le scénario ne le prévoit pas. [OFF-02]

      Selon les numéros de la carte :
      **1** · \`3L bouge 0304\`, sans combat
      **2** · \`3L bouge 0305\`, sans combat
      **3** · \`3L bouge 0306\`, sans combat
      **4** · \`3L bouge 0403\`, sans combat
      **5** · \`3L bouge 0404\`
      **6** · \`3L bouge 0504\`
      **7** · \`3L bouge 0506\`
      **8** · \`3L bouge 0604\`, sans combat
      **9** · \`3L bouge 0605\`
      **10** · \`3L bouge 0606\`, sans combat
      **11** · \`3L bouge 0705\`, sans combat
      **12** · \`3L bouge 0805\`, sans combat"
    `);
  });

  test('it gives what is unusual', () => {
    const now = with_('3L', {
      prePlayed: true,
      moved: true,
      noCombat: true,
      declinesPalisade: true,
      parent: '9P',
      note: '*shaken*',
    });
    expect(card('3L', 'en', now)).toMatchInlineSnapshot(`
      "The 3rd Line (3L) · Red · medium infantry

      **4** stands of 6
      In 0505 (clear ground, on a road)
      Detached from 9P

      Moves 1 hex with combat, 2 without [MOV-02]
      All along one road 3, then without combat [ROAD-02]

      Carries a pre-played token: no move this turn, but it may fight where it stands [TOK-01]
      Has moved this turn [ACT-03]
      **Without combat** this turn: attacks no one, but defends itself [Q-04]
      Keeps its wagons hitched: no palisade [Q-13]
      Noted: “\\*shaken\\*”

      It cannot now:
      ✗ move, leave the map: The 3rd Line have already moved this turn. [ACT-03]
      ✗ fight: The 3rd Line moved without combat this turn: they fight only when attacked. [MOV-02]"
    `);
    expect(card('3L', 'fr', now)).toMatchInlineSnapshot(`
      "Le 3e de ligne (3L) · les Rouges · infanterie moyenne

      **4** éléments sur 6
      En 0505 (terrain dégagé, sur une route)
      Détachement du 9P

      Mouvement : 1 case avec combat, 2 sans [MOV-02]
      Tout au long d’une même route : 3, alors sans combat [ROAD-02]

      Porte un jeton « pré-joué » : pas de mouvement ce tour-ci, mais combat possible sur place [TOK-01]
      A bougé ce tour-ci [ACT-03]
      **Sans combat** ce tour-ci : n’attaque personne, mais se défend [Q-04]
      Laisse ses chariots attelés : pas de palissade [Q-13]
      Mention : « \\*shaken\\* »

      Impossible maintenant :
      ✗ bouger, quitter la table : Le 3e de ligne s’est déjà déplacé ce tour-ci ; une unité ne se déplace qu’une fois. [ACT-03]
      ✗ combattre : Le 3e de ligne s’est déplacé sans combat ce tour-ci : il ne combat que si on l’attaque. [MOV-02]"
    `);
  });

  test('PA-MOV-07, PA-Q-14 guns', () => {
    expect(card('5A')).toMatchInlineSnapshot(`
      "5A (5A) · Red · light foot artillery

      **3** stands of 3
      In 0507 (a wood, on a hill)

      Moves 1 hex, and may still fight [MOV-04]
      All along one road 2, then without combat [ROAD-02]
      Loses one die for each hex it moves [MOV-07]

      **−1 die** until its next movement [Q-14]

      It can now:
      ✓ move: 6 hexes in reach, 6 of them with combat; \`5A move 0607\`
      ✓ fight, in this turn’s combat

      It cannot now:
      ✗ leave the map: 5A cannot leave the map: the scenario does not allow it. [OFF-02]

      By the numbers on the map:
      **1** · \`5A move 0406\`
      **2** · \`5A move 0407\`
      **3** · \`5A move 0408\`
      **4** · \`5A move 0506\`
      **5** · \`5A move 0508\`
      **6** · \`5A move 0607\`"
    `);
  });

  test.each([
    ['6M', 'MNT-04'],
    ['7E', 'MNT-05'],
    ['8W', 'MNT-06'],
  ])('PA-MNT-04 to -06 what the players must remember of %s', (id, clause) => {
    expect(card(id)).toContain(`[${clause}]`);
    expect(card('3L')).not.toContain(`[${clause}]`);
  });

  test('PA-MNT-06, PA-Q-13 wagons can be left as a train, or form a palisade again', () => {
    expect(card('8W')).toContain('`8W no wagons`');
    expect(card('8W', 'fr')).toContain('`8W sans chariots`');
    expect(card('8W', 'en', with_('8W', { declinesPalisade: true, palisade: false }))).toContain('`8W wagons`');
  });

  test('PA-MOV-08, -09 a lone character has no combat to give up, and may go anywhere', () => {
    expect(card('G1')).toMatchInlineSnapshot(`
      "G1 (G1) · Red · general (medium)

      In 0805 (clear ground, on a road)

      Moves 3 hexes alone, 1 when fleeing; not slowed by difficult terrain [MOV-08, MOV-09]

      It can now:
      ✓ move: 34 hexes in reach; \`G1 move 1007\`

      It cannot now:
      ✗ leave the map: G1 cannot leave by 0805: it is not an edge hex. [OFF-05]

      By the numbers on the map:
      **1** · \`G1 move 0504\`
      **2** · \`G1 move 0505\`
      **3** · \`G1 move 0506\`
      **4** · \`G1 move 0602\`
      **5** · \`G1 move 0603\`
      **6** · \`G1 move 0607\`
      **7** · \`G1 move 0804\`
      **8** · \`G1 move 0904\`
      **9** · \`G1 move 0905\`
      **10** · \`G1 move 0906\`
      **11** · \`G1 move 1004\`
      **12** · \`G1 move 1006\`"
    `);
    expect(card('G2')).toContain('difficult terrain is closed to its vehicle');
    expect(card('G2')).toContain('✓ leave the map: `G2 leave 0102`');
  });

  test('PA-RES-01, -02 reinforcements: when and where, and whether now', () => {
    expect(card('R1')).toMatchInlineSnapshot(`
      "R1 (R1) · Red · light cavalry

      **5** stands of 5
      Off the map; may come from turn 2 on, by 0107, 0108 [RES-01, RES-02]

      Moves 4 hexes, and may still fight [MOV-04]
      All along one road 5, then without combat [ROAD-02]

      ✗ It cannot enter the map now: R1 cannot enter before turn 2. [RES-01]"
    `);
    expect(card('R1', 'fr')).toMatchInlineSnapshot(`
      "Le R1 (R1) · les Rouges · cavalerie légère

      **5** éléments sur 5
      Hors table ; peut entrer à partir du tour 2, par 0107, 0108 [RES-01, RES-02]

      Mouvement : 4 cases, combat gardé [MOV-04]
      Tout au long d’une même route : 5, alors sans combat [ROAD-02]

      ✗ Ne peut entrer en table maintenant : Le R1 ne peut pas entrer avant le tour 2. [RES-01]"
    `);
    const due = { ...FIELD, reserves: FIELD.reserves.map((each) => ({ ...each, turn: 1 })) };
    expect(card('R1', 'en', due)).toContain('✓ It can enter the map now: `R1 enter 0107`');
  });

  test('PA-ACT-01, -02 a unit of the side that is not to move', () => {
    expect(card('9P')).toMatchInlineSnapshot(`
      "9P (9P) · Blue · very heavy infantry

      **6** stands of 6
      In 1005 (clear ground)

      Moves 1 hex, but any move costs its combat [MOV-03]
      All along one road 2, then without combat [ROAD-02]

      It cannot now:
      ✗ move, leave the map: It is the turn of Red. Wait for yours. [ACT-02]
      ✗ fight: 9P is not activated this turn: it fights only when attacked. [ACT-01]"
    `);
  });

  test('an unknown unit: the input is shown unchanged', () => {
    expect(card('**x**')).toMatchInlineSnapshot(`"PA-ACT-01 There is no \\*\\*x\\*\\* in this battle."`);
  });

  test('PA-OFF-07 units that are gone', () => {
    const gone = { id: '4X', side: 'red' as const, name: FIELD.units[0]!.name, at: '0101' };
    const now = (why: 'left' | 'eliminated'): State => ({ ...FIELD, gone: [{ ...gone, why }] });
    expect(card('4x', 'en', now('left'))).toContain('cannot come back');
    expect(card('4X', 'en', now('eliminated'))).toContain('have been eliminated');
  });

  test('it has a picture around the unit’s hex', () => {
    const look = panache.unit(FIELD, '3L');
    expect(look instanceof Refusal ? undefined : look.frame).toEqual({ around: '0505' });
  });
});

describe('distance and way', () => {
  const sight = (from: string, to: string, language: Language = 'en') =>
    spoken(panache.sight(FIELD, from, to), language);

  test('PA-GEO-04 the distance, and what it costs to go there now; the rules have no line of sight', () => {
    expect(sight('3L', '0705')).toMatchInlineSnapshot(`
      "From the 3rd Line in 0505 to 0705 (clear ground, on a road)

      2 hexes apart
      The 3rd Line can go there now, for 2, but without combat: by 0605 0705 [GEO-04]

      These rules have no line of sight: the players decide who can see whom."
    `);
    expect(sight('3L', '0705', 'fr')).toMatchInlineSnapshot(`
      "Le 3e de ligne en 0505 → 0705 (terrain dégagé, sur une route)

      À 2 cases
      Le 3e de ligne peut y aller maintenant, pour 2, mais sans combat : par 0605 0705 [GEO-04]

      Le chapitre des mouvements ne connaît pas de ligne de vue : à la table de dire qui voit qui."
    `);
    expect(sight('3L', '0605')).toContain('and may still fight');
  });

  test('no way there, or no unit to go: only the distance', () => {
    expect(sight('3L', '9P')).not.toContain('can go there');
    expect(sight('9P', '0905')).toContain('Adjacent');
    expect(sight('0505', '0505')).toContain('The same hex');
    expect(sight('0507', '9P', 'fr')).toMatchInlineSnapshot(`
      "0507 (un bois, sur une colline) → le 9P en 1005

      À 6 cases

      Le chapitre des mouvements ne connaît pas de ligne de vue : à la table de dire qui voit qui."
    `);
  });

  test('input that is neither a unit nor a hex of this table', () => {
    expect(sight('3L', '1705')).toMatchInlineSnapshot(`"PA-ACT-01 There is no unit and no hex 1705 on this map."`);
    expect(sight('nobody', '0505', 'fr')).toMatchInlineSnapshot(
      `"PA-ACT-01 Il n’y a ni unité ni case nobody sur cette table."`,
    );
  });
});

describe('lists for everyone', () => {
  const both = (phrases: readonly Parameters<typeof words.say>[1][]) =>
    (['en', 'fr'] as const).flatMap((language) => phrases.map((each) => words.say(language, each)));

  test('the roster, with units still to come', () => {
    expect(both(panache.roster(FIELD))).toMatchInlineSnapshot(`
      [
        "Red: G2 in 0203 · 3L 4 in 0505 · 5A 3 in 0507 · 6M 6 in 0509 · 7E 6 in 0703 · G1 in 0805 · 8W 6 in 0903",
        "Red, off the map: R1 from turn 2 · S1 from turn 2",
        "Blue: 9P 6 in 1005",
        "Les Rouges : G2 en 0203 · 3L 4 en 0505 · 5A 3 en 0507 · 6M 6 en 0509 · 7E 6 en 0703 · G1 en 0805 · 8W 6 en 0903",
        "Les Rouges, hors table : R1 dès le tour 2 · S1 dès le tour 2",
        "Les Bleus : 9P 6 en 1005",
      ]
    `);
  });

  test('whose turn it is', () => {
    const phases = (['opening', 'movement', 'combat', 'result', 'over'] as const).map((phase) => ({ ...FIELD, phase }));
    expect(both(phases.map(panache.turn))).toMatchInlineSnapshot(`
      [
        "Turn 1 of 12: Red moves",
        "Turn 1 of 12: Red moves",
        "Turn 1 of 12: Red fights",
        "After turn 1 of 12; Red moved last",
        "Turn 1 of 12: Red moves",
        "Tour 1 sur 12 : les Rouges bougent",
        "Tour 1 sur 12 : les Rouges bougent",
        "Tour 1 sur 12 : les Rouges combattent",
        "Après le tour 1 sur 12 ; les Rouges ont bougé en dernier",
        "Tour 1 sur 12 : les Rouges bougent",
      ]
    `);
  });

  test('the score counts stands, characters separately; these rules have no points', () => {
    expect(panache.score(FIELD)).toEqual([
      { side: 'red', strength: 25 },
      { side: 'blue', strength: 6 },
    ]);
  });

  test('PA-GAP-01, -03, PA-OFF-01 the scenario’s special rules, and nothing if it has none', () => {
    expect(panache.options(FIELD)).toEqual([]);
    const other: State = {
      ...FIELD,
      commandRadius: 4,
      costs: { marsh: 3, lake: 2, bridge: 'impassable', wood: 2 },
      armies: { ...FIELD.armies, red: { ...FIELD.armies.red, exits: ['0101', '0201'] } },
    };
    expect(both(panache.options(other))).toMatchInlineSnapshot(`
      [
        "A unit is activated only within 4 hexes of an officer of its side [GAP-01]",
        "Terrain costs are different here: a bridge closed, a marsh 3, a lake 2 [GAP-03]",
        "Red may leave the map by 0101, 0201 [OFF-01]",
        "Une unité n’est activée qu’à 4 cases au plus d’un officier de son camp [GAP-01]",
        "Le terrain coûte autrement ici : un pont : interdit, un marais 3, un lac 2 [GAP-03]",
        "Les Rouges peuvent quitter la table par 0101, 0201 [OFF-01]",
      ]
    `);
  });

  test('every unit by name, units off the table too', () => {
    const named = panache.units(FIELD).map(({ name, says }) => [name, words.say('en', says)]);
    expect(named).toContainEqual(['3L', '3L · 3rd Line · Red']);
    expect(named).toContainEqual(['R1', 'R1 · R1 · Red']);
  });
});

describe('TABLE-01', () => {
  const asked = { kind: AGREEMENT, to: 'blue' as const, about: {}, options: [], fallback: 'refuse' };

  test('the agreement has a card, and is always asked of the player', () => {
    const about = { who: 'Ann', why: 'so we settled it', deeds: [] };
    expect(words.say('en', panache.card({ ...asked, about }, FIELD).asks)).toContain('Do you agree?');
    expect(panache.doctrines).toEqual(['ask']);
    expect(panache.doctrine('ask', { ...asked, about }, FIELD)).toBeUndefined();
  });
});

describe('threats', () => {
  const NEAR = readPosition([
    'map 16 x 12',
    'red 3L infantry medium stands 4 0505',
    'blue 1P infantry medium 0605',
    'blue 8C cavalry light 0905',
    'blue 9P infantry medium 0703',
    'blue G1 general medium 0604',
    'blue 7A artillery heavy 0705',
    'reserve blue R1 cavalry light stands 5 turn 1 entry 0105 W',
    'reserve blue R2 cavalry light stands 5 turn 5 entry 0105 W',
    'reserve blue S1 sub-general medium turn 1 entry 0105 W',
  ]);

  test('PA-GEO-04, PA-MOV-02, PA-RES-02 the units that could come beside it, with or without combat, from outside too', () => {
    expect(spoken(panache.threats(NEAR, '3l'), 'en')).toMatchInlineSnapshot(`
      "What could come up to 3L in 0505

      **1P** is already next to it, in 0605
      **8C** may come next to it, in 0504, for 4, and still fight [GEO-04]
      **R1** may come next to it, in 0405, for 4, and still fight [GEO-04]
      **9P** may come next to it, in 0504, for 2, but without combat [MOV-02]

      Assumes that Blue moves now. One unit’s move may open or block another’s; the players settle the fights."
    `);
    expect(spoken(panache.threats(NEAR, '3L'), 'fr')).toMatch(/^Qui peut arriver au contact du 3L en 0505\n/);
  });

  test('their ways are marked; characters and distant guns are not threats', () => {
    const look = panache.threats(NEAR, '3L');
    if (look instanceof Refusal) throw look;
    expect(
      look.marks?.slice(1).map((mark) => mark.kind === 'threat' && `${mark.by} ${mark.path[0]} ${mark.target}`),
    ).toEqual(['charge 0605 0505', 'charge 0905 0505', 'charge 0105 0505', 'charge 0703 0505']);
  });

  test('units not activated in their next turn cannot come', () => {
    const commanded = readPosition(['command radius 2', 'red 3L infantry medium 0505', 'blue 8C cavalry light 0905']);
    expect(spoken(panache.threats(commanded, '3L'), 'en')).toContain('No enemy can come next to it.');
  });

  test('input that is not a unit on the table is refused; a place is a unit’s hex or a hex', () => {
    expect(panache.threats(NEAR, 'R1')).toBeInstanceOf(Refusal);
    expect(panache.threats(NEAR, '9X')).toBeInstanceOf(Refusal);
    expect([panache.place(NEAR, '8c'), panache.place(NEAR, '0101')]).toEqual(['0905', '0101']);
    expect(panache.place(NEAR, '1799')).toBeInstanceOf(Refusal);
  });
});
