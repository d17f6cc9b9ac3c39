/** How much of the map a picture shows: which view each purpose has. */
import { describe, expect, test } from 'vitest';
import { cropOf } from '../../src/survey/crop.ts';
import type { Frame } from '../../src/kernel/ruleset.ts';
import type { Mark } from '../../src/scene/scene.ts';

const move = (...path: string[]): Mark => ({ kind: 'move', side: 'red', path });
const charge = (target: string, ...path: string[]): Mark => ({ kind: 'charge', side: 'red', path, target });
const awaited: Mark = { kind: 'awaited', at: '2010' };
const end = (at: string): Mark => ({ kind: 'choice', at, n: 1, what: 'end' });

function view(frame: Frame, marks: readonly Mark[], changed: readonly string[] = [], cols = 40) {
  const crop = cropOf({ cols, marks, changed }, frame);
  return crop === 'whole' ? crop : `${crop.across} at ${crop.around}`;
}

describe('the view', () => {
  test('of whoever decides is nine hexes across, and grows with a long way to sixteen at most', () => {
    expect(view('choice', [move('2010', '2011')])).toBe('9 at 2011');
    expect(view('choice', [move('2010', '2410', '2910')])).toBe('12 at 2510');
    expect(view('choice', [move('0110', '3010')])).toBe('16 at 1610');
  });

  test('of a question leaves out the quiet moves before it', () => {
    expect(view('choice', [move('0101', '0201'), charge('2010', '2013', '2011'), awaited])).toBe('9 at 2012');
    expect(view('choice', [move('0101', '0201'), awaited, end('2013')])).toBe('9 at 2012');
  });

  test('of a question whose fight is too wide holds what is asked, and where the two met', () => {
    expect(view('choice', [charge('2010', '2610', '2110'), awaited, end('1710')])).toBe('9 at 1910');
    expect(view('choice', [charge('2010', '2310', '2110'), awaited, end('0810')])).toBe('16 at 1510');
  });

  test('of what happened is ten to sixteen hexes across; where all of it is too much, the fight', () => {
    expect(view('action', [move('2010', '2011')])).toBe('10 at 2011');
    expect(view('action', [move('0101', '3001'), charge('2010', '2013', '2011')])).toBe('10 at 2012');
    expect(view('action', [move('0101', '3001')])).toBe('16 at 1601');
    expect(view('action', [], ['1207'])).toBe('10 at 1207');
  });

  test('of a place has it in the middle, unless what is marked lies to one side', () => {
    expect(view({ around: '2010' }, [])).toBe('10 at 2010');
    expect(view({ around: '2010' }, [move('0101', '3001')])).toBe('10 at 2010');
    expect(view({ around: '2010' }, [end('2310'), end('2007')])).toBe('10 at 2010');
    expect(view({ around: '2010' }, [end('2610')])).toBe('10 at 2310');
  });

  test('counts rows for more than columns: a crop is broader than high', () => {
    expect(view('choice', [move('2010', '2017')])).toBe('12 at 2014');
  });

  test('is the whole map where a crop would hold it all, or nothing happened', () => {
    expect(view('choice', [move('0205', '0305')], [], 9)).toBe('whole');
    expect(view('action', [])).toBe('whole');
    expect(view('whole', [move('0205', '0305')])).toBe('whole');
  });
});
