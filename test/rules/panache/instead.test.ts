/** Every order there could be, on one crowded field: what is refused can be said, and what is offered instead can be done. */
import { expect, test } from 'vitest';
import { hexesOf } from '../../../src/hex/grid.ts';
import type { Order } from '../../../src/rules/panache/order.ts';
import { panache } from '../../help/panache.ts';

const start = panache(
  'map 9 x 8',
  'army red en "Reds" fr "Rouges" edge south exits 0108 0208',
  'army blue en "Blues" fr "Bleus" edge north',
  'red 1L infantry very light 0505',
  'red 2L infantry medium mounted wagons 0405',
  'red 3P pikemen heavy 0406',
  'red 4C cavalry heavy 0506',
  'red 5A artillery light 0606',
  'red 6A artillery very heavy 0107',
  'red 7V vehicle medium 0207',
  'red 8L infantry light 0307 pre-played',
  'red 9L infantry light 0407 moved',
  'red 9La infantry light 0408 max 0',
  'red G1 officer medium 0505',
  'red G2 general vehicle light 0405',
  'blue 11L infantry medium 0504',
  'blue 12L infantry light 0604',
  'blue G9 officer medium 0705',
  'gone red 21L 0101 eliminated',
  'gone red G7 0101 left',
  'reserve red R1 cavalry medium entry 0104 W 0105 W',
  'reserve red R2 infantry heavy turn 2 entry 0104 W',
  'reserve red R3 infantry heavy entry 0901 E',
  'reserve red G3 officer light entry 0105 W 0106 W',
  'hex 0605 wood',
  'hex 0706 lake',
  'hex 0306 marsh',
  'side 0405 W hedge',
  'side 0407 SW river',
  'road 0105 0205 0305 0405 0505 0605 off 0105 W',
);
const IDS = [...start.now.units, ...start.now.gone].map(({ id }) => id);
const HEXES = [...hexesOf(start.now.map).filter((_, i) => i % 5 === 0), '1001'];

function* everyOrder(): Generator<Order> {
  for (const unit of [...IDS, 'R1', 'R2', 'R3', 'G3', '99X']) {
    for (const to of HEXES) {
      yield { kind: 'move', unit, to, via: [], with: [] };
      yield { kind: 'move', unit, to, via: ['0406'], with: ['G1'] };
      yield { kind: 'move', unit, to, via: [], with: ['G2'] };
      yield { kind: 'leave', unit, at: to };
      for (const at of ['0104', '0105', '0106', '0901']) yield { kind: 'enter', unit, at, to, via: [] };
      yield { kind: 'enter', unit, at: '0105', to, via: ['0204'] };
    }
    yield { kind: 'leave', unit };
    for (const drawnUp of [true, false]) yield { kind: 'wagons', unit, drawnUp };
  }
}

test('PA-STEP-03 each refusal has a message, and each order that it suggests is legal', () => {
  const offered = new Set<string>();
  const refusals = new Set<string>();
  const late = start.give('red', 'R1 enter 0105 to 0204');
  for (const order of everyOrder()) {
    const given = start.give('red', order);
    refusals.add(given.refused);
    for (const text of given.instead) offered.add(text);
  }
  const isWrong = (from: typeof start) => (text: string) => from.give('red', text).refused !== 'nothing';
  expect([...offered].filter(isWrong(start))).toEqual([]);
  expect(late.give('red', 'end').instead.filter(isWrong(late))).toEqual([]);
  expect(late.give('red', 'end').instead.length).toBeGreaterThan(0);
  expect(refusals.size).toBeGreaterThan(25);
});
