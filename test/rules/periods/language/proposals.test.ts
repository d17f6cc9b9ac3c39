/** Everything that is proposed on random tables is legal when it is chosen; every completion leads to a legal line. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { positionAfter, whyNot } from '../../../../src/kernel/legality.ts';
import { Refusal, type Side, SIDES } from '../../../../src/kernel/play.ts';
import { apply } from '../../../../src/rules/periods/apply.ts';
import { complete, orders, sheetText, suggest, write } from '../../../../src/rules/periods/language/index.ts';
import { NO_SHEET } from '../../../../src/rules/periods/order.ts';
import { play } from '../../../../src/rules/periods/play.ts';
import {
  changesFor,
  chargesFor,
  entriesFor,
  legsFor,
  movesFor,
  ridesFor,
} from '../../../../src/rules/periods/sheet/proposals.ts';
import type { State } from '../../../../src/rules/periods/state.ts';
import { randomLine, randomTable } from '../../../help/periods-table.ts';
import { at, blue, red, table } from '../../../help/periods.ts';
import { rounds } from '../../../help/soak.ts';

const playing = { orders, play, apply };
const after = (text: string, now: State, by: Side) => positionAfter(playing, text, now, by);

test('what is proposed may be written, and is read as it was meant', () => {
  for (let n = 0; n < rounds(40); n++) {
    const start = randomTable(chanceFrom(`proposals ${n}`));
    for (const side of SIDES) {
      const now = { ...start, writing: { side, sheet: NO_SHEET } };
      const own = now.units.filter((unit) => unit.side === side);
      const all = [
        ...own.flatMap((unit) =>
          [movesFor, chargesFor, entriesFor, legsFor, changesFor].flatMap((each) => each(now, unit)),
        ),
        ...now.officers.filter((each) => each.side === side).flatMap((officer) => ridesFor(now, officer)),
      ];
      for (const { order } of all) {
        const text = write(order);
        expect([text, whyNot(playing, text, now, side)?.clause]).toEqual([text, undefined]);
        expect(orders(text, now, side)).toEqual([{ text, order }]);
      }
    }
  }
});

test('PE-STEP-02 a sheet written again from its text is the same', () => {
  for (let n = 0; n < rounds(20); n++) {
    const chance = chanceFrom(`sheet ${n}`);
    const empty = { ...randomTable(chance), writing: { side: 'red' as const, sheet: NO_SHEET } };
    let now: State = empty;
    for (const own of empty.units.filter(({ side }) => side === 'red')) {
      const then = after(write({ kind: 'line', line: randomLine(chance, now, own) }), now, 'red');
      if (!(then instanceof Refusal)) now = then;
    }
    const text = sheetText(now.writing!.sheet);
    const again = text === '' ? empty : after(text, empty, 'red');
    expect([text, again]).toEqual([text, now]);
  }
});

test('what is suggested is legal, and there is something for every unit that may act', () => {
  for (let n = 0; n < rounds(10); n++) {
    const start = randomTable(chanceFrom(`suggest ${n}`));
    const now = { ...start, writing: { side: 'red' as const, sheet: NO_SHEET } };
    const all = suggest(now, 'red', after);
    for (const text of all) expect([text, whyNot(playing, text, now, 'red')]).toEqual([text, undefined]);
    const own = now.units.filter(({ side }) => side === 'red');
    for (const { id } of own) expect(all).toContain(`${id} stand`);
    expect(suggest(now, 'blue', after)).toEqual([]);
  }
});

const now = table(
  [red('3L', at(900, 300), 'marchColumn'), red('2L', at(600, 300), 'line'), blue('12L', at(900, 600, 180), 'line')],
  {
    writing: { side: 'red', sheet: NO_SHEET },
  },
);

function completed(typed: string): string[] {
  return complete(typed, now, 'red', 'en', after).map(({ text }) => text);
}

test('right after a unit stands only what it may do: answers follow what it does', () => {
  for (const typed of ['3L ', '2L ']) {
    const all = completed(typed);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((text) => /,| if | from half /.test(text))).toEqual([]);
  }
});

test('what is typed is completed: units, what they may do, what may follow', () => {
  expect(completed('')).toMatchInlineSnapshot(`
    [
      "3L",
      "2L",
      "seal",
    ]
  `);
  expect(completed('3L ch')).toMatchInlineSnapshot(`
    [
      "3L charge",
    ]
  `);
  expect(completed('3L advance ')).toMatchInlineSnapshot(`
    [
      "3L advance 9",
      "3L advance 4.5",
    ]
  `);
  expect(completed('3L charge 12L, ')).toMatchInlineSnapshot(`
    [
      "3L charge 12L, if evades stop",
      "3L charge 12L, if evades go on",
      "3L charge 12L, if barred contact",
      "3L charge 12L, if barred go on",
      "3L charge 12L, from half 1.2",
    ]
  `);
  expect(completed('3L wheel left 30, ')).toMatchInlineSnapshot(`
    [
      "3L wheel left 30, advance 6.6",
      "3L wheel left 30, wheel left 45",
      "3L wheel left 30, wheel right 45",
      "3L wheel left 30, line",
      "3L wheel left 30, column",
      "3L wheel left 30, square",
      "3L wheel left 30, turn about",
      "3L wheel left 30, if charged countercharge",
      "3L wheel left 30, if charged stand",
      "3L wheel left 30, if charged go on",
      "3L wheel left 30, if charged fire",
      "3L wheel left 30, if charged square",
      "3L wheel left 30, if charged line",
      "3L wheel left 30, if charged fire first",
      "3L wheel left 30, if flanked turn",
      "3L wheel left 30, if flanked go on",
      "3L wheel left 30, from half 1.2",
    ]
  `);
  expect(completed('3L stand, if charged ')).toMatchInlineSnapshot(`
    [
      "3L stand, if charged countercharge",
      "3L stand, if charged stand",
      "3L stand, if charged go on",
      "3L stand, if charged fire",
      "3L stand, if charged square",
      "3L stand, if charged line",
    ]
  `);
  expect(complete('3L charge 12L, si e', now, 'red', 'fr', after).map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "3L charge 12L, si esquive arrête",
      "3L charge 12L, si esquive continue",
    ]
  `);
});

test('behind a length or an angle of one’s own stands what may follow it, in either language', () => {
  const legs = completed('3L advance 2 ');
  expect(legs.slice(0, 4)).toEqual([
    '3L advance 2, advance 7',
    '3L advance 2, wheel left 45',
    '3L advance 2, wheel right 45',
    '3L advance 2, line',
  ]);
  expect(completed('3L advance 2, ')).toEqual(legs);
  expect(completed('3L advance 2, wheel l')).toEqual(['3L advance 2, wheel left 45']);
  expect(completed('3L advance 2, wheel left 20, adv')).toHaveLength(1);
  expect(completed('2L stand; 3L advance 2, wheel l')).toEqual(['2L stand; 3L advance 2, wheel left 45']);
  expect(complete('3L avance 2,5, conversion à g', now, 'red', 'fr', after).map(({ text }) => text)).toEqual([
    '3L avance 2,5, conversion à gauche 45',
  ]);
  expect(completed('3L advance 900, ')).toEqual([]);
});

test('every completion can be completed to a line that may be written', () => {
  for (let n = 0; n < rounds(6); n++) {
    const start = randomTable(chanceFrom(`complete ${n}`));
    const here = { ...start, writing: { side: 'red' as const, sheet: NO_SHEET } };
    for (let text = '', depth = 0; depth < 4; depth++) {
      const all = complete(text, here, 'red', 'en', after);
      const chance = chanceFrom(`${n} ${depth}`);
      if (all.length === 0) break;
      text = `${chance.pick(all).text} `;
      const read = orders(text, here, 'red');
      const isLegal = !(read instanceof Refusal) && whyNot(playing, text, here, 'red') === undefined;
      const isBegun = complete(text, here, 'red', 'en', after).length > 0;
      expect([text, isLegal || isBegun]).toEqual([text, true]);
    }
  }
});
