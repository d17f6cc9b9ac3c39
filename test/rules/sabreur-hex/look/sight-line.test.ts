import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { seen, sight } from './looking.ts';

const GUNS = 'red 6B medium foot battery 0507 N';
const FOOT = 'red 9L line infantry line 0506 N';
const COLUMN = 'blue 3L line infantry column 0503 S';

describe('distance and area', () => {
  test('how far apart they are, and the bearing of each from the other', () => {
    const text = sight('9L', '3L', FOOT, 'blue 3L line infantry column 0503 N');
    expect(text).toContain('3 hexes apart');
    expect(text).toMatch(/In the front arc of .*9L.*: .*3L/i);
    expect(text).toMatch(/In the rear of .*3L.*: .*9L/i);
  });

  test.each([
    ['0501', 'E', ''],
    ['0703', '', 'right flank'],
    ['0303', '', 'left flank'],
  ])('from %s', (hex, _side, flank) => {
    const text = sight('3L', hex, 'blue 3L line infantry column 0503 N');
    expect(text).toContain(flank === '' ? 'In the front arc' : `On the ${flank}`);
  });

  test('a square has a front all round; a hex has none', () => {
    const text = sight('3L', '0508', 'blue 3L line infantry square 0503 N');
    expect(text).toContain('a front all round');
    expect(text.match(/front|flank|rear/g)).toHaveLength(1);
    expect(sight('0101', '0301', COLUMN)).not.toMatch(/front|flank|rear/);
  });

  test('adjacent units, and others', () => {
    expect(sight('0503', '0502', COLUMN)).toContain('Adjacent');
    const same = sabreurHex.sight(readPosition([COLUMN]), '3L', '0503');
    if (same instanceof Refusal) throw same;
    expect(seen(same)).toContain('The same hex');
    expect(same.marks).toBeUndefined();
  });
});

describe('sight', () => {
  const look = (from: string, to: string, ...lines: string[]) => {
    const found = sabreurHex.sight(readPosition(lines), from, to);
    if (found instanceof Refusal) throw found;
    return found;
  };

  test('a clear line is drawn from the first unit to the second', () => {
    const found = look('6B', '3L', GUNS, COLUMN);
    expect(seen(found)).toContain('**In sight** [LOS-01]');
    expect(found.marks).toEqual([{ kind: 'fire', from: '0507', to: '0503', side: 'red', arm: 'artillery' }]);
    const { marks, view } = sabreurHex.draw(
      { now: readPosition([GUNS, COLUMN]), transcript: [], frame: found.frame, marks: found.marks! },
      ({ id }) => id,
    );
    expect(marks).toEqual([{ kind: 'fire', from: '0507', to: '0503', side: 'red', arm: 'artillery' }]);
    expect(view).toMatchObject({ across: expect.any(Number) });
  });

  test('a blocked one up to the hex that blocks, with what is in it', () => {
    const found = look('9L', '3L', 'red 9L line infantry line 0507 N', COLUMN, 'hex 0505 wood');
    expect(seen(found)).toContain('**Not in sight**: blocked by 0505 (a wood) [LOS-02]');
    const { marks } = sabreurHex.draw(
      { now: readPosition([FOOT, COLUMN]), transcript: [], frame: found.frame, marks: found.marks! },
      ({ id }) => id,
    );
    expect(marks).toEqual([{ kind: 'blocked', from: '0507', to: '0503', by: '0505' }]);
  });

  test('a blocked line up to the unit that blocks', () => {
    const text = sight('6B', '3L', GUNS, 'red 9L line infantry line 0505 N', COLUMN);
    expect(text).toMatch(/\*\*Not in sight\*\*: .* in 0505 (is|are) in the way \[LOS-02\]/);
  });

  test('a unit in a wood is hidden by the wood', () => {
    expect(sight('6B', '3L', GUNS, 'red 9L line infantry line 0505 N', 'hex 0505 wood', COLUMN)).toContain('(a wood)');
  });

  test('a wooded hexside hides as well', () => {
    const text = sight('6B', '3L', GUNS, COLUMN, 'side 0505 NW NE SE SW wood');
    expect(text).toMatch(/a wooded hexside of \d{4} is in the way \[TERRAIN-18\]/);
  });

  test('from an empty hex the line is that of the side to move, or of the enemy of the unit looked at', () => {
    expect(look('0507', '3L', COLUMN).marks).toMatchObject([{ side: 'red', arm: 'musketry' }]);
    expect(look('0507', '9L', 'red 9L line infantry line 0503 N').marks).toMatchObject([{ side: 'blue' }]);
    expect(look('0507', '0503', COLUMN).marks).toMatchObject([{ side: 'red' }]);
  });
});

describe('the prospects of an attack', () => {
  test('a shot: dice with their modifiers, the hits, the saves', () => {
    const text = sight('9L', '4L', 'red 9L line infantry line 0505 N', 'blue 4L line infantry line 0503 S');
    expect(text).toMatch(/\*\*Fire\*\*: 6 \+1 close range = 7 dice, hits on 5\+ · saved on 4\+ \[SAVE-12\]/);
  });

  test('an illegal shot: the refusal and its clause', () => {
    expect(sight('9L', '3L', 'red 9L line infantry line 0508 N', COLUMN)).toMatch(/\*\*Fire\*\*: no\. .*\[FIRE-07\]/);
  });

  test('limits by cover are among the modifiers', () => {
    const text = sight(
      '9L',
      '4L',
      'red 9L line infantry line 0505 N',
      'blue 4L line infantry line 0503 S',
      'hex 0503 wood',
    );
    expect(text).toMatch(/= 3 dice, hits on 5\+ · saved on 4\+ \[SAVE-06\]/);
  });

  test('a charge is doubled from three hexes, not from two', () => {
    const from = (hex: string) => sight('7C', '3L', `red 7C heavy cavalry ${hex} N`, COLUMN);
    expect(from('0506')).toMatch(/\*\*Charge\*\*: 4 \+4 doubled = 8 dice, hits on 4\+ · no saves/);
    expect(from('0505')).toMatch(/\*\*Charge\*\*: 4 dice, hits on 4\+, not doubled · no saves/);
    expect(from('0508')).toMatch(/\*\*Charge\*\*: no\. .*\[CHARGE-04\]/);
  });

  test('an assault reaches two hexes, and is calculated for the hex it is made from', () => {
    const from = (hex: string) => sight('9L', '3L', `red 9L line infantry column ${hex} N`, COLUMN);
    expect(from('0505')).toMatch(/\*\*Assault\*\*: 4 dice, hits on 4\+ · no saves/);
    expect(from('0506')).toMatch(/\*\*Assault\*\*: no\. .*\[ASSAULT-01\]/);
  });

  test('no prospects between friends, or hexes; and looking needs no turn', () => {
    expect(sight('9L', '6B', FOOT, GUNS)).not.toMatch(/Fire|Charge|Assault/);
    expect(sight('9L', '0503', FOOT, COLUMN)).not.toMatch(/Fire|Charge|Assault/);
    expect(sight('3L', '9L', FOOT, COLUMN)).toMatch(/\*\*Fire\*\*: \d/);
  });
});

test('in French', () => {
  const text = seen(sabreurHex.sight(readPosition([GUNS, COLUMN, 'hex 0505 wood']), '6B', '3L'), 'fr');
  expect(text).toMatch(/^De 6B en 0507 à 3L en 0503\nÀ 4 cases/);
  expect(text).toContain('**Hors de vue** : 0505 bloque la vue (un bois) [LOS-02]');
  expect(text).not.toMatch(/\b(the|hexes|sight)\b/);
});

test('input that is neither unit nor hex is refused', () => {
  const now = readPosition([COLUMN]);
  for (const [from, to] of [
    ['9X', '3L'],
    ['3L', '9999'],
    ['3L', ''],
    ['3L', 'the moon'],
  ])
    expect(sabreurHex.sight(now, from!, to!)).toBeInstanceOf(Refusal);
});
