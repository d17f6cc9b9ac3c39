/** One unit's move: who may, what it costs him, who goes along, and what is said of a move that cannot be. */
import { describe, expect, test } from 'vitest';
import { mayMove } from '../../../src/rules/panache/moves/move.ts';
import { panache } from '../../help/panache.ts';

describe('PA-ACT, PA-STEP-03, -04 units that may move', () => {
  test('PA-ACT-01 only activated units', () => {
    const t = panache('red 3L infantry light 0505', 'red 4L infantry light 0507 activated');
    expect(t.give('red', '3L move 0605').refused).toBe('PA-ACT-01 refuse-pa-not-activated');
    expect(t.give('red', '4L move 0607').refused).toBe('nothing');
  });

  test('PA-ACT-02 the active player moves their own units, in any order', () => {
    const t = panache('red 3L infantry light 0505', 'red 4L infantry light 0507', 'blue 7L infantry light 0905');
    expect(t.give('red', '4L move 0607').give('red', '3L move 0605').unit('3L').at).toBe('0605');
    expect(t.give('red', '7L move 0805').refused).toBe('PA-ACT-02 refuse-pa-not-yours');
    expect(t.give('blue', '7L move 0805').refused).toBe('PA-ACT-02 refuse-pa-turn');
  });

  test('PA-ACT-03, -05 each once a turn, and no unit moves again after another has moved', () => {
    const t = panache('red 3L infantry very light 0505', 'red 4L infantry light 0507').give('red', '3L move 0605');
    expect(t.unit('3L').moved).toBe(true);
    expect(t.give('red', '3L move 0705').refused).toBe('PA-ACT-03 refuse-pa-moved');
    expect(t.give('red', '4L move 0607').give('red', '3L move 0705').refused).toBe('PA-ACT-03 refuse-pa-moved');
  });

  test('PA-ACT-02, -06 no unit moves outside its side’s movement phase', () => {
    const t = panache(
      'red 3L infantry light 0505',
      'blue 7L infantry light 0905 activated',
      'red 4L infantry light 0507 activated',
    );
    expect(mayMove(t.now, t.unit('4L'))).toBeUndefined();
    expect(mayMove(t.now, t.unit('7L'))?.clause).toBe('PA-ACT-02');
    const ended = t.give('red', 'end');
    expect(mayMove(ended.now, ended.unit('4L'))?.clause).toBe('PA-ACT-02');
  });

  test('PA-ACT-04 an activated unit may stay where it is', () => {
    const t = panache('red 3L infantry light 0505').give('red', 'end');
    expect(t.unit('3L')).toMatchObject({ at: '0505', moved: false, noCombat: false });
  });

  test('PA-STEP-04 the cost of the move is kept', () => {
    const t = panache('red 3A artillery very light 0505', 'red 4L infantry medium 0507');
    expect(t.give('red', '3A move 0705').unit('3A')).toMatchObject({ moved: true, noCombat: true, diceLost: 2 });
    expect(t.give('red', '4L move 0607').unit('4L')).toMatchObject({ moved: true, noCombat: false, diceLost: 0 });
  });

  test('PA-COH-01, -02 a unit moves as one, and never into another, however small it has become', () => {
    const t = panache('red 3L infantry light stands 1 of 6 0505', 'red 4L infantry light stands 2 of 6 0605');
    expect(t.give('red', '3L move 0605').refused).toBe('PA-THR-05 refuse-pa-stop-friend');
    const parted = panache('red 3L infantry heavy 0505', 'red 3La infantry heavy 0605 detached from 3L');
    expect(parted.give('red', '3La move 0705').unit('3L').at).toBe('0505');
  });
});

describe('PA-TOK the pre-played token', () => {
  test('PA-TOK-01, PA-EX-15 it prevents a move, even of activated units', () => {
    const t = panache('red 3L infantry light 0505 pre-played').give('red', '3L move 0605');
    expect(t.refused).toBe('PA-TOK-01 refuse-pa-token');
  });

  test('PA-TOK-01 it prevents going along with a unit', () => {
    const t = panache('red 3L infantry light 0505', 'red G1 officer medium 0505 pre-played');
    expect(t.give('red', '3L move 0605 with G1').refused).toBe('PA-TOK-01 refuse-pa-token');
  });

  test('PA-TOK-04, PA-GAP-05 it is placed by the players', () => {
    const t = panache('red 3L infantry light 0505').happens({ type: 'set', unit: '3L', to: { prePlayed: true } });
    expect(t.give('red', '3L move 0605').refused).toBe('PA-TOK-01 refuse-pa-token');
  });
});

describe('PA-MOV', () => {
  test('PA-MOV-01, -04 a plain figure is a maximum, with combat', () => {
    const t = panache('red 3C cavalry light 0505');
    expect(t.give('red', '3C move 0905').story).toBe('moved 3C 0605>0705>0805>0905 cost 4');
    const far = t.give('red', '3C move 1005');
    expect(far.refused).toBe('PA-MOV-01 refuse-pa-far');
    expect(far.said[0]).toBe('1005 is too far for 3C: it costs 5, and it has 4 hexes of movement.');
    expect(far.said[1]).toBe('1005 est trop loin pour le 3C\u00a0: il en coûte 5, et il a 4 cases de mouvement.');
    expect(far.instead).toEqual(['3C move 0905', '3C move 0805', '3C move 0804']);
  });

  test('PA-MOV-07, PA-Q-14 guns lose a die for each hex, until their next movement phase', () => {
    const t = panache('red 3A artillery very light 0505').give('red', '3A move 0605').give('red', 'end');
    expect(t.unit('3A')).toMatchObject({ noCombat: false, diceLost: 1 });
    const enemys = t
      .happens({ type: 'combatEnded', side: 'red', next: { side: 'blue', turn: 1 } })
      .give('blue', 'open');
    expect(enemys.unit('3A').diceLost).toBe(1);
    const own = enemys
      .give('blue', 'end')
      .happens({ type: 'combatEnded', side: 'blue', next: { side: 'red', turn: 2 } })
      .give('red', 'open');
    expect(own.unit('3A').diceLost).toBe(0);
  });

  test('PA-MOV-08, -09 a lone character has 3 hexes, through difficult ground too', () => {
    const woods = ['hex 0605 wood', 'hex 0705 wood', 'hex 0805 village'];
    const t = panache('red G1 officer heavy 0505', ...woods);
    expect(t.give('red', 'G1 move 0805 via 0605 0705').story).toBe('moved G1 0605>0705>0805 cost 3');
    expect(t.give('red', 'G1 move 0905').refused).toBe('PA-MOV-01 refuse-pa-far');
  });
});

describe('PA-GAP-07 characters and the unit in their hex', () => {
  const start = ['red 3C cavalry very light 0505', 'red G1 officer medium 0505', 'red G2 hero light 0505'];

  test('characters go along at the unit’s speed, and once a turn', () => {
    const t = panache(...start).give('red', '3C move 1005 with G1 G2');
    expect(t.story).toBe('moved 3C 0605>0705>0805>0905>1005 cost 5 noCombat with G1 G2');
    expect([t.unit('G1').at, t.unit('G2').at]).toEqual(['1005', '1005']);
    expect(t.give('red', 'G1 move 1105').refused).toBe('PA-ACT-03 refuse-pa-moved');
  });

  test('they move alone at their own speed', () => {
    const t = panache(...start)
      .give('red', 'G1 move 0805')
      .give('red', '3C move 0605 with G2');
    expect([t.unit('3C').at, t.unit('G1').at, t.unit('G2').at]).toEqual(['0605', '0805', '0605']);
    expect(t.give('red', 'G2 move 0705').refused).toBe('PA-ACT-03 refuse-pa-moved');
  });

  test('only characters in its own hex go along, and only with a unit', () => {
    const t = panache(...start, 'red 4L infantry light 0506', 'red G3 officer medium 0506');
    expect(t.give('red', '3C move 0605 with 4L').refused).toBe('PA-GAP-07 refuse-pa-with-who');
    expect(t.give('red', '3C move 0605 with G3').refused).toBe('PA-GAP-07 refuse-pa-with-where');
    expect(t.give('red', 'G1 move 0605 with G2').refused).toBe('PA-GAP-07 refuse-pa-with-whom');
    expect(t.give('red', 'G1 move 0605').give('red', '3C move 0405 with G1').refused).toBe(
      'PA-GAP-07 refuse-pa-with-where',
    );
    const with9 = { kind: 'move', unit: '3C', to: '0605', via: [], with: ['G9'] } as const;
    expect(t.give('red', with9).refused).toBe('PA-ACT-01 refuse-pa-no-unit');
  });

  test('PA-MOV-09 none of them goes where one of them may not', () => {
    const belt = ['side 0505 E hedge', 'side 0505 NE hedge', 'side 0505 SE hedge', 'side 0505 W hedge'];
    const all = [...belt, 'side 0505 NW hedge', 'side 0505 SW hedge'];
    const t = panache('red 3C cavalry light 0505', 'red G1 officer vehicle medium 0505', ...all);
    const refused = t.give('red', '3C move 0605 with G1');
    expect(refused.refused).toBe('PA-GAP-07 refuse-pa-with-vehicle');
    expect(refused.instead).toEqual(['3C move 0605']);
    expect(t.give('red', '3C move 0605').refused).toBe('nothing');
  });
});

describe('the refusal of an illegal move gives its clause and a legal alternative', () => {
  test('an unknown hex, an unknown unit, no move at all', () => {
    const t = panache('red 3L infantry light 0505', 'gone red 8C 0505 eliminated', 'gone red G8 0505 left');
    const off = { kind: 'move', unit: '3L', to: '1705', via: [], with: [] } as const;
    expect(t.give('red', off).refused).toBe('PA-GEO-01 refuse-pa-off-map');
    expect(t.give('red', { ...off, unit: '9L' }).refused).toBe('PA-ACT-01 refuse-pa-no-unit');
    expect(t.give('red', '3L move 0505').refused).toBe('PA-GEO-02 refuse-pa-here');
    expect(t.give('red', '8C move 0505').refused).toBe('PA-ACT-01 refuse-pa-eliminated');
    expect(t.give('red', 'G8 move 0505').refused).toBe('PA-OFF-07 refuse-pa-left');
  });

  test('named hexes that lead nowhere: the move without them is suggested', () => {
    const t = panache('red 3L infantry light 0505').give('red', '3L move 0705 via 0504');
    expect(t.refused).toBe('PA-GEO-02 refuse-pa-via');
    expect(t.instead).toEqual(['3L move 0705']);
  });

  test('PA-MOV-01 a hex closed on one side only is too far, not closed', () => {
    const t = panache('red 3L infantry light 0505', 'side 0905 W river');
    expect(t.give('red', '3L move 0905').refused).toBe('PA-MOV-01 refuse-pa-far');
  });

  test('cut off', () => {
    const moat = ['NW', 'NE', 'E', 'SE', 'SW', 'W'].map((side) => `side 0505 ${side} river`);
    expect(panache('red 3L infantry light 0505', ...moat).give('red', '3L move 0705').refused).toBe(
      'PA-TER-03 refuse-pa-cut-off',
    );
  });

  test('the nearest hexes are suggested with the same companions', () => {
    const t = panache('red 3L infantry heavy 0505', 'red G1 officer medium 0505').give('red', '3L move 0805 with G1');
    expect(t.instead).toEqual(['3L move 0605 with G1', '3L move 0504 with G1', '3L move 0506 with G1']);
  });
});
