/** A unit's card numbers on the map what the unit can go for. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { card } from './looking.ts';

const CAVALRY = 'red 7C heavy cavalry 0508 N';
const COLUMN = 'blue 3L line infantry column 0504 S';

function marks(name: string, ...lines: readonly string[]) {
  const look = sabreurHex.unit(readPosition([...lines]), name);
  if (look instanceof Refusal) throw look;
  return (look.marks ?? [])
    .slice(1)
    .map((mark) => (mark.kind === 'choice' ? `${mark.n} ${mark.what} ${mark.at}` : mark.kind));
}

function numbered(text: string): string[] {
  return text.split('\n').filter((line) => /^\*\*\d+\*\* · /.test(line));
}

describe('the numbers of a unit’s card', () => {
  test('enemies come first, each with all actions against it; every line has its mark', () => {
    const lines = ['red 9L line infantry line 0507 N', COLUMN.replace('0504', '0505')];
    expect(numbered(card('9L', ...lines))[0]).toBe('**1** · `9L fire 3L` · `9L assault 3L from 0406`');
    expect(marks('9L', ...lines)[0]).toBe('1 target 0505');
    expect(marks('9L', ...lines)).toHaveLength(numbered(card('9L', ...lines)).length);
  });

  test('all ends of a march if they are few, by hex, with the facing if it must be named', () => {
    const corner = ['map 4 x 4', 'red 6B heavy foot battery 0104 N'];
    expect(numbered(card('6B', ...corner))).toEqual([
      '**1** · `6B march 0101`',
      '**2** · `6B march 0102`',
      '**3** · `6B march 0103`',
      '**4** · `6B march 0201`',
      '**5** · `6B march 0202`',
      '**6** · `6B march 0203`',
      '**7** · `6B march 0204 face NE`',
      '**8** · `6B march 0301`',
      '**9** · `6B march 0303`',
      '**10** · `6B march 0304 face NE`',
    ]);
    expect(marks('6B', ...corner).at(6)).toBe('7 end 0204');
  });

  test('at most twelve ends, among them the farthest and the nearest to the enemy', () => {
    const found = marks('7C', CAVALRY, COLUMN);
    expect(found.filter((each) => each.includes('end'))).toHaveLength(12);
    expect(found[0]).toBe('1 target 0504');
  });

  test('no numbers for a unit that may not act, or for the other side', () => {
    expect(marks('3L', CAVALRY, COLUMN)).toEqual([]);
    expect(marks('7C', `${CAVALRY} acted`, COLUMN)).toEqual([]);
    expect(numbered(card('3L', CAVALRY, COLUMN))).toEqual([]);
  });
});
