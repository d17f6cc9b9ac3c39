/** What the enemies of a unit could do to it: by the rules that would judge their orders. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { seen } from './looking.ts';

const COLUMN = 'red 3L line infantry column 0512 N';

/** Its lines, without the title and what is assumed. */
function threats(...lines: readonly string[]): readonly string[] {
  return seen(sabreurHex.threats(readPosition([...lines]), '3L'))
    .split('\n')
    .slice(1, -1);
}

function marks(...lines: readonly string[]) {
  const look = sabreurHex.threats(readPosition([...lines]), '3L');
  if (look instanceof Refusal) throw look;
  expect(look.marks?.[0]).toEqual({ kind: 'awaited', at: '0512' });
  return look.marks?.slice(1);
}

const NOBODY = 'Safe for now: no enemy could charge, assault or fire at it.';

describe('threats', () => {
  test('SH-CHARGE-04 a charge reaches as far as the charger moves, and no hex farther', () => {
    expect(threats(COLUMN, 'blue 7C heavy cavalry 0508 S')).toEqual([
      '**7C** may charge from 0611 · answers: stand firm, form square, fire, turn, flee',
    ]);
    expect(marks(COLUMN, 'blue 7C heavy cavalry 0508 S')).toEqual([
      { kind: 'threat', side: 'blue', by: 'charge', path: ['0508', '0609', '0610', '0611'], target: '0512' },
    ]);
    expect(threats(COLUMN, 'blue 7C heavy cavalry 0507 S')).toEqual([NOBODY]);
  });

  test('SH-CHARGE-05 a charger only threatens units in front of it', () => {
    expect(threats(COLUMN, 'blue 7C heavy cavalry 0508 N')).toEqual([NOBODY]);
  });

  test('SH-REACT-08 a square has other reactions, and so has a unit charged from too near', () => {
    expect(threats(COLUMN.replace('column', 'square'), 'blue 7C heavy cavalry 0508 S')).toEqual([
      '**7C** may charge from 0611 · answers: stand firm, fire, flee',
    ]);
    expect(threats(COLUMN, 'blue 7C heavy cavalry 0510 S')[0]).toMatch(/answers: stand firm, fire, flee$/);
  });

  test('SH-FIRE-08 horse guns march by the shortest way, then fire', () => {
    expect(threats(COLUMN, 'blue 5H light horse battery 0506 S')).toEqual([
      '**5H** may march to 0607 and fire at 5 hexes · it cannot be returned',
    ]);
    expect(marks(COLUMN, 'blue 5H light horse battery 0506 S')).toEqual([
      { kind: 'threat', side: 'blue', by: 'artillery', path: ['0506', '0607'], target: '0512' },
    ]);
    expect(threats(COLUMN, 'blue 9G regimental gun 0506 S', 'blue 9L line infantry line 0507 S')).toEqual([NOBODY]);
  });

  test('SH-RIPOSTE-03 a shot at a unit that may return it', () => {
    const guns = 'red 3L medium foot battery 0512 N';
    expect(threats(guns, 'blue 6B medium foot battery 0509 S')).toEqual([
      '**6B** may fire from 0509 at 3 hexes · it may be returned',
    ]);
  });

  test('SH-LOS-02 a unit behind another is not seen', () => {
    const lines = [COLUMN, 'blue 6B heavy foot battery 0508 S'];
    expect(threats(...lines)).toHaveLength(1);
    expect(threats(...lines, 'red 4L line infantry line 0510 N')).toEqual([NOBODY]);
  });

  test('SH-ASSAULT-01 infantry one hex away assaults; the nearest of each kind comes first', () => {
    const found = threats(COLUMN, 'blue 9L line infantry line 0610 S', 'blue 8L line infantry line 0511 S');
    expect(found.map((line) => line.split(' from')[0])).toEqual(['**8L** may assault', '**9L** may assault']);
  });

  test('SH-GROUP-07 a regimental gun comes only with the infantry beside it', () => {
    const gun = 'blue 2G regimental gun 0509 S';
    expect(threats(COLUMN, gun)).toEqual([NOBODY]);
    expect(
      threats(COLUMN, gun, 'blue 9L line infantry line 0609 S').filter((line) => line.includes('2G')),
    ).toHaveLength(1);
  });

  test('units that have acted or routed this turn: the first can act again in the next, the second is not a threat', () => {
    expect(threats(COLUMN, 'blue 7C heavy cavalry 0508 S acted')).toEqual(
      threats(COLUMN, 'blue 7C heavy cavalry 0508 S'),
    );
    expect(threats(COLUMN, 'blue 9L line infantry panicked 0511 S')).toEqual([NOBODY]);
  });

  test('the list states its assumptions in both languages, and refuses input that is not a unit', () => {
    const now = readPosition([COLUMN, 'blue 7C heavy cavalry 0508 S']);
    expect(seen(sabreurHex.threats(now, '3L'))).toMatch(/^What threatens 3L in 0512\n.*Assumes that Blue moves now/s);
    expect(seen(sabreurHex.threats(now, '3l'), 'fr')).toMatch(/peut charger depuis 0611 · réponses : tenir ferme, /);
    expect(sabreurHex.threats(now, 'nobody')).toBeInstanceOf(Refusal);
    expect(sabreurHex.place(now, '3l')).toBe('0512');
    expect(sabreurHex.place(now, '0101')).toBe('0101');
    expect(sabreurHex.place(now, '9999')).toBeInstanceOf(Refusal);
  });
});
