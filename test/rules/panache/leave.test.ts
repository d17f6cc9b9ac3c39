/** Off the table. */
import { describe, expect, test } from 'vitest';
import { panache } from '../../help/panache.ts';

const EXITS = 'army red en "Reds" fr "Rouges" edge south exits 0105 0106';

describe('PA-OFF-01, -02 units', () => {
  test('PA-OFF-02 a unit leaves only if the scenario allows it', () => {
    const t = panache('red 3L infantry light 0105').give('red', '3L leave');
    expect(t.refused).toBe('PA-OFF-02 refuse-pa-leave-never');
  });

  test('PA-OFF-01 it leaves by the scenario’s hexes: the way there and one hex more', () => {
    const t = panache('red 3L infantry light 0205', 'red 4L infantry light 1010', EXITS).give('red', '3L leave 0105');
    expect(t.story).toBe('left 3L 0105 of will');
    expect(t.has('3L')).toBe(false);
    expect(t.now.gone).toMatchObject([{ id: '3L', at: '0205', why: 'left' }]);
    const there = panache('red 3L infantry heavy 0105', 'red 4L infantry light 1010', EXITS);
    expect(there.give('red', '3L leave').story).toBe('left 3L of will');
    const one = panache('red 3L infantry heavy 0105', 'red 4L infantry light 1010', EXITS.replace(' 0106', ''));
    expect(one.give('red', '3L leave').story).toBe('left 3L of will');
  });

  test('PA-OFF-01 it leaves nowhere else', () => {
    const t = panache('red 3L infantry light 0107', EXITS).give('red', '3L leave');
    expect(t.refused).toBe('PA-OFF-01 refuse-pa-leave-where');
    expect(t.instead).toEqual(['3L leave 0106']);
  });

  test('PA-MOV-01 it leaves within its move; a road off the table helps', () => {
    const far = panache('red 3L infantry light 0305', 'red 4L infantry light 1010', EXITS);
    expect(far.give('red', '3L leave 0105').refused).toBe('PA-MOV-01 refuse-pa-leave-far');
    const road = panache('red 3L infantry light 0305', 'red 4L infantry light 1010', EXITS, 'road 0105 0205 0305');
    expect(road.give('red', '3L leave 0105').refused).toBe('PA-MOV-01 refuse-pa-leave-far');
    const out = panache('red 3L infantry light 0305', EXITS, 'road 0105 0205 0305 off 0105 W');
    expect(out.give('red', '3L leave 0105').story).toBe('left 3L 0205>0105 of will');
  });

  test('PA-ACT-03, PA-TOK-01 leaving counts as its move of this turn', () => {
    const t = panache('red 3L infantry light 0105', EXITS);
    expect(t.give('red', '3L move 0106').give('red', '3L leave').refused).toBe('PA-ACT-03 refuse-pa-moved');
    const token = panache('red 3L infantry light 0105 pre-played', EXITS);
    expect(token.give('red', '3L leave').refused).toBe('PA-TOK-01 refuse-pa-token');
    const other = panache('red 3L infantry light 0405', 'blue 7L infantry light 0105', EXITS);
    expect(other.give('red', '7L leave').refused).toBe('PA-ACT-02 refuse-pa-not-yours');
  });
});

describe('PA-OFF-05 to -07 lone characters', () => {
  test('PA-OFF-05 a character leaves anywhere, whatever the scenario says', () => {
    const t = panache('red G1 officer medium 0307', 'red 4L infantry light 1010');
    expect(t.give('red', 'G1 leave 0107').story).toBe('left G1 0207>0107 of will');
    const inside = t.give('red', 'G1 leave');
    expect(inside.refused).toBe('PA-OFF-05 refuse-pa-leave-edge');
    expect(inside.instead).toEqual(['G1 leave 0106', 'G1 leave 0107', 'G1 leave 0108']);
    const near = panache('red G1 officer medium 0511').give('red', 'G1 leave').instead;
    expect(near).toEqual(['G1 leave 0412', 'G1 leave 0512', 'G1 leave 0312']);
    const far = panache('red G1 officer medium 0407', 'red 4L infantry light 1010');
    expect(far.give('red', 'G1 leave 0107').refused).toBe('PA-MOV-01 refuse-pa-leave-far');
  });

  test('PA-OFF-06, -07, PA-EX-16 a character leaves without a loss, and does not return', () => {
    const t = panache('red G1 officer medium 0105', 'red 4L infantry light 1010').give('red', 'G1 leave');
    expect(t.now.gone).toMatchObject([{ id: 'G1', why: 'left' }]);
    expect(t.give('red', 'G1 enter 0105').refused).toBe('PA-OFF-07 refuse-pa-left');
    expect(t.give('red', 'G1 move 0205').refused).toBe('PA-OFF-07 refuse-pa-left');
  });
});
