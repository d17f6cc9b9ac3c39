/** How a unit stands that has overcome its panic: what it may choose, and what is chosen for it. */
import { describe, expect, test } from 'vitest';
import { type Question, Refusal } from '../../../../src/kernel/play.ts';
import { askStand, standsFor } from '../../../../src/rules/sabreur-hex/morale/rally-choice.ts';
import { battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const EAST = `blue 9L line infantry column ${at(9, 0)} N`;
const PANICKED = `red 7L line infantry ${at(0, 0)} N panicked`;
const LINEAR = `red 7L line infantry linear order ${at(0, 0)} N panicked`;
const FOOT = ['column face NE', 'column face N', 'column face SE', 'column face S', 'column face SW', 'column face NW'];

/** ASK-19, which nobody is ever made to answer. */
function asked(...lines: readonly string[]): Question {
  const { now } = battle(FIELD, ...lines);
  const unit = now.units.find(({ id }) => id === '7L')!;
  const step = askStand(now, unit, standsFor(now, unit, {})).next().value;
  if (!('ask' in step)) throw new Error('nobody is asked');
  return step.ask;
}

const options = (question: Question) => question.options.map(({ text }) => text);

/** What an answer comes to. */
function meant(question: Question, text: string): string {
  const reading = question.read(text);
  return reading instanceof Refusal ? reading.clause : reading.text;
}

describe('SH-RALLY-06, ASK-19 the options offered', () => {
  test('SH-RALLY-06 every facing in the usual formation, every formation in the usual facing', () => {
    expect(options(asked(PANICKED, EAST))).toEqual([...FOOT, 'line face NE', 'square face NE']);
    const skilled = `red 7L light infantry skirmisher ${at(0, 0)} N panicked`;
    expect(options(asked(skilled, EAST))).toContain('skirmish face NE');
  });

  test('SH-Q-38 an extended line is named by its second hex', () => {
    expect(options(asked(LINEAR, EAST)).slice(-2)).toEqual([
      `extend ${at(0, -1)} face NE`,
      `extend ${at(0, 1)} face NE`,
    ]);
    expect(options(asked(PANICKED, EAST)).join()).not.toContain('extend');
  });

  test('SH-RALLY-06 cavalry chooses its facing alone', () => {
    const cavalry = `red 7L heavy cavalry ${at(0, 0)} N panicked`;
    expect(options(asked(cavalry, EAST))).toEqual(FOOT.map((text) => text.replace('column ', '')));
  });
});

describe('SH-RALLY-06, ASK-19 the default', () => {
  test('SH-RALLY-06 column, or skirmish order in Loose Order, facing the nearest enemy with the smaller turn', () => {
    expect(asked(PANICKED, EAST).fallback).toBe('column face NE');
    const loose = `red 7L light infantry loose order ${at(0, 0)} N panicked`;
    expect(asked(loose, EAST).fallback).toBe('skirmish face NE');
    expect(asked(PANICKED.replace(' N ', ' S '), EAST).fallback).toBe('column face SE');
    const near = `blue 8L line infantry column ${at(-5, 0)} N`;
    expect(asked(PANICKED, EAST, near).fallback).toBe('column face NW');
    expect(asked(PANICKED, near, EAST).fallback).toBe('column face NW');
  });
});

describe('SH-RALLY-06, ASK-19 the meaning of an answer', () => {
  test('SH-RALLY-06 a formation and a facing, or one of them', () => {
    const question = asked(LINEAR, EAST);
    expect(meant(question, 'line face S')).toBe('line face S');
    expect(meant(question, 'line')).toBe('line face NE');
    expect(meant(question, 'face S')).toBe('column face S');
    expect(meant(question, `extend ${at(1, 0)}`)).toBe(`extend ${at(1, 0)} face N`);
  });

  test('SH-RALLY-06 an illegal formation is not accepted', () => {
    expect(meant(asked(PANICKED, EAST), 'skirmish face S')).toBe('SH-RALLY-06');
    expect(meant(asked(PANICKED, EAST), 'skirmish')).toBe('SH-RALLY-06');
    expect(meant(asked(PANICKED, EAST), 'face the enemy')).toBe('SH-RALLY-06');
  });
});

test('SH-RALLY-06 a unit that forms up in one hex is in one hex', () => {
  const t = battle(FIELD, LINEAR, EAST).give('red', '7L rally').rolls('1 1');
  expect(t.story).toContain('! rallied 7L column 1\n');
  expect(t.unit('7L')).toMatchObject({ at: at(0, 0), formation: 'column' });
  expect(t.unit('7L').also).toBeUndefined();
});

test('SH-TERRAIN-19, SH-RALLY-04 a fortified point under one half alone does not let an extended line rally', () => {
  const line = `red 7L line infantry linear order extended line ${at(0, 0)} N also ${at(1, 0)} strength 10 of 16`;
  const rally = (...forts: readonly string[]) =>
    battle(FIELD, line, `blue 9L line infantry column ${at(0, -3)} N`, ...forts).give('red', '7L rally').refused;
  expect(rally(`hex ${at(0, 0)} fort`)).toBe('SH-RALLY-04 refuse-rally-near');
  expect(rally(`hex ${at(0, 0)} fort`, `hex ${at(1, 0)} fort`)).toBe('nothing');
});
