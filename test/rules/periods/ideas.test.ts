/** What the bot writes on its sheet: a plain officer's line for each unit that needs one, each legal, until none is left. */
import { describe, expect, test } from 'vitest';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import { Refusal, type Side } from '../../../src/kernel/play.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { ideas } from '../../../src/rules/periods/ideas/index.ts';
import { orders } from '../../../src/rules/periods/language/index.ts';
import { play } from '../../../src/rules/periods/play.ts';
import { sealed } from '../../../src/rules/periods/sheet/sealed.ts';
import type { State, Unit } from '../../../src/rules/periods/state.ts';
import { hollowRoad } from '../../help/hollow-road.ts';
import { at, blue, CAVALRY, GUNS, officer, red, table } from '../../help/periods.ts';

/** All that the bot writes on one sheet, in its order. */
function writtenBy(side: Side, now: State): string[] {
  let alone = sealed.alone(now, side);
  const texts: string[] = [];
  for (let [first] = ideas(alone, side); first; [first] = ideas(alone, side)) {
    const read = orders(first.text, alone, side);
    if (read instanceof Refusal) throw read;
    const outcome = run({ play, apply }, alone, read[0]!.order, side, [], NOTHING);
    if (outcome.kind !== 'done') throw new Error(`${first.text}: ${outcome.kind}`);
    alone = outcome.state;
    texts.push(first.text);
  }
  return texts;
}

const sheet = (...units: readonly Unit[]): string[] => writtenBy('red', table(units));

test('The Hollow Road: charges, a countercharge left to the doctrine, guns that unlimber', () => {
  expect(writtenBy('red', hollowRoad())).toMatchInlineSnapshot(`
    [
      "3L charge 11L",
      "5H charge 2B",
      "7H charge 11V",
      "1B unlimber",
    ]
  `);
  expect(writtenBy('blue', hollowRoad())).toMatchInlineSnapshot(`
    [
      "11L charge 3L",
    ]
  `);
});

describe('who charges', () => {
  test('PE-CHG-06 a posture that does not allow it stands', () => {
    const enemy = blue('11L', at(300, 400, 180), 'line');
    expect(sheet(red('3L', at(300, 240), 'marchColumn'), enemy)).toEqual(['3L charge 11L']);
    expect(sheet(red('3L', at(300, 240), 'line', { posture: 'hold' }), enemy)).toEqual([]);
  });

  test('PE-COB-04 only whom it may reach within the period', () => {
    const enemy = blue('11L', at(300, 700, 180), 'line');
    expect(sheet(red('3L', at(300, 240), 'marchColumn'), enemy)[0]).toMatch(/^3L advance/);
  });

  test('cavalry leaves a square alone, and takes guns in flank before a line in front', () => {
    const square = blue('11L', at(300, 500, 180), 'square');
    expect(sheet(red('5H', at(300, 240), 'marchColumn', CAVALRY), square)).not.toContain('5H charge 11L');
    const line = blue('12L', at(300, 500, 180), 'line');
    const battery = blue('2B', at(360, 450, 90), 'deployed', GUNS);
    expect(sheet(red('5H', at(350, 240), 'marchColumn', CAVALRY), line, battery)).toEqual(['5H charge 2B']);
  });
});

test('PE-GAP-17 infantry forms square before cavalry that is not yet upon it', () => {
  const lancers = blue('9H', at(300, 640, 180), 'marchColumn', CAVALRY);
  expect(sheet(red('3L', at(300, 240), 'marchColumn', { posture: 'hold' }), lancers)).toEqual(['3L square']);
});

test('PE-GAP-03 whoever is not formed reforms, unless an enemy is too near', () => {
  const shaken = red('3L', at(300, 240), 'line', { condition: 'disordered' });
  expect(sheet(shaken, blue('11L', at(300, 500, 180), 'line'))).toEqual(['3L reform']);
  expect(sheet(shaken, blue('11L', at(300, 270, 180), 'line'))).toEqual([]);
});

test('PE-UNL guns stand before an enemy, and limber up when there is none', () => {
  const battery = red('1B', at(300, 240), 'deployed', GUNS);
  expect(sheet(battery, blue('11L', at(300, 600, 180), 'line'))).toEqual([]);
  expect(sheet(battery, blue('11L', at(300, 1_100, 180), 'line'))).toEqual(['1B limber']);
});

test('PE-GAP-15 a general who has fallen behind rides to the units, once', () => {
  const now = table([red('3L', at(300, 600), 'line', { posture: 'hold' })], {
    officers: [officer('red', '1G', 300, 100, 'general')],
  });
  expect(writtenBy('red', now)).toHaveLength(1);
});

test('PE-CHG-13 METRIC 4.5 where measuring is strict the bot guesses: half a centimetre changes nothing', () => {
  const before = (y: number) => sheet(red('3L', at(300, 240), 'marchColumn'), blue('11L', at(300, y, 180), 'line'));
  expect(before(402)).toEqual(before(408));
});
