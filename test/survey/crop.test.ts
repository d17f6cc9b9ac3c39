/** How much of the map a picture shows, by purpose. */
import { describe, expect, test } from 'vitest';
import { cropOf } from '../../src/survey/hex/crop.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import type { Frame } from '../../src/kernel/ruleset.ts';
import type { Mark } from '../../src/scene/hex.ts';

const move = (...path: string[]): Mark => ({ kind: 'move', side: 'red', path });
const charge = (target: string, ...path: string[]): Mark => ({ kind: 'charge', side: 'red', path, target });
const awaited: Mark = { kind: 'awaited', at: '2010' };
const end = (at: string): Mark => ({ kind: 'choice', at, n: 1, what: 'end' });

function view(frame: Frame, marks: readonly Mark[], changed: readonly string[] = [], cols = 40) {
  const crop = cropOf({ cols, marks, changed }, frame);
  return crop === 'whole' ? crop : `${crop.across} at ${crop.around}`;
}

describe('the view', () => {
  test('the view of a decision is nine hexes across, and grows with a long path to at most sixteen', () => {
    expect(view('choice', [move('2010', '2011')])).toBe('9 at 2011');
    expect(view('choice', [move('2010', '2410', '2910')])).toBe('13 at 2510');
    expect(view('choice', [move('0110', '3010')])).toBe('16 at 1610');
  });

  test('the view of a question leaves out the minor moves before it', () => {
    expect(view('choice', [move('0101', '0201'), charge('2010', '2013', '2011'), awaited])).toBe('9 at 2012');
    expect(view('choice', [move('0101', '0201'), awaited, end('2013')])).toBe('9 at 2012');
  });

  test('the view of a question whose combat is too wide contains the question, and the hex of contact', () => {
    expect(view('choice', [charge('2010', '2610', '2110'), awaited, end('1710')])).toBe('9 at 1910');
    expect(view('choice', [charge('2010', '2310', '2110'), awaited, end('0810')])).toBe('16 at 1510');
  });

  test('the view of a report is ten to sixteen hexes across; if that is not enough, it shows the combat', () => {
    expect(view('action', [move('2010', '2011')])).toBe('10 at 2011');
    expect(view('action', [move('0101', '3001'), charge('2010', '2013', '2011')])).toBe('10 at 2012');
    expect(view('action', [move('0101', '3001')])).toBe('16 at 1601');
    expect(view('action', [], ['1207'])).toBe('10 at 1207');
    // A map small enough is shown whole; otherwise the edge of the crop cuts no block.
    const far = [move('0101', '2601'), charge('2010', '2013', '2011')];
    expect(view('action', far, [], 26)).toBe('whole');
    expect(view('action', far, [], 27)).toBe('10 at 2012');
    expect(view('action', [...far, move('1512', '1612')], [], 27)).toBe('11 at 2012');
  });

  test('the view of a place is centred on it, unless the marks are to one side', () => {
    expect(view({ around: '2010' }, [])).toBe('10 at 2010');
    expect(view({ around: '2010' }, [move('0101', '3001')])).toBe('10 at 2010');
    expect(view({ around: '2010' }, [end('2310'), end('2007')])).toBe('10 at 2010');
    expect(view({ around: '2010' }, [end('2610')])).toBe('10 at 2310');
  });

  test('rows count for more than columns: a crop is wider than high', () => {
    expect(view('choice', [move('2010', '2017')])).toBe('14 at 2014');
  });

  test('a view shows all of its subject: no unit of a march, and no outline of its start, is cut', () => {
    const board = { cols: 40, rows: 30, hexes: [], sides: [], roads: [], places: [] };
    const marches = ['2010 2318', '0101 1206', '2011 2012', '0930 1122', '3915 2712', '1505 1515', '2010 2020'];
    for (const frame of ['action', 'choice'] as const)
      for (const march of marches) {
        const crop = cropOf({ cols: 40, marks: [move(...march.split(' '))], changed: [] }, frame);
        const { map, layout, radius } = pageOf(board, crop);
        for (const hex of march.split(' ')) {
          const { x, y } = layout.centre(hex);
          const reach = { across: (Math.sqrt(3) / 2) * radius - 1, down: radius - 1 };
          expect([hex, x - map.x, map.x + map.width - x].filter((room) => Number(room) < reach.across)).toEqual([]);
          expect([hex, y - map.y, map.y + map.height - y].filter((room) => Number(room) < reach.down)).toEqual([]);
        }
      }
  });

  test('a view is the whole map if a crop would contain it all, or nothing happened', () => {
    expect(view('choice', [move('0205', '0305')], [], 9)).toBe('whole');
    expect(view('action', [])).toBe('whole');
    expect(view('whole', [move('0205', '0305')])).toBe('whole');
  });
});
