/** What an order has come to, read from its facts and positions. */
import { expect, test } from 'vitest';
import type { Outcome } from '../../../../src/kernel/outlook.ts';
import { Refusal, type Side } from '../../../../src/kernel/play.ts';
import { run } from '../../../../src/kernel/run.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const MAP = 'map 30 x 30';
const outlook = sabreurHex.outlook!;

/** The order played with these dice; who is asked answers with the first of these words that he may, else as usual. */
function played(
  lines: readonly string[],
  by: Side,
  text: string,
  dice: string,
  words: readonly string[] = [],
): Outcome {
  const before = battle(MAP, ...lines).now;
  const read = sabreurHex.orders(text, before, by);
  if (read instanceof Refusal) throw read;
  const { order } = read[0]!;
  const left = (dice.match(/\d/g) ?? []).map(Number);
  const outcome = run(sabreurHex, before, order, by, [], {
    dice: (roll) => left.splice(0, roll.dice),
    answer: (question) => ({
      text: words.find((word) => question.options.some((option) => option.text === word)) ?? question.fallback,
      by: { who: 'default' },
    }),
  });
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  expect(left).toEqual([]);
  return outlook.outcome({ before, after: outcome.state, by, order, transcript: outcome.transcript });
}

const CUIRASSIERS = `red 7C heavy cavalry ${at(0, 0)} N strength 9`;
const column = (hex: string, more = '') => `blue 3L line infantry column ${hex} S ${more}`;

test('SH-ROUT-01 a unit put to flight routs, without losses on either side', () => {
  const outcome = played([CUIRASSIERS, column(at(0, -4))], 'red', '7C charge 3L, no pursuit', '3', ['flee']);
  expect(outcome).toEqual({ target: 'routs', actor: 'holds', losses: { red: 0, blue: 0 } });
});

test('SH-EVADE-01 a unit that evades retires', () => {
  const hussars = `blue 3H light cavalry ${at(0, -4)} S`;
  const outcome = played([CUIRASSIERS, hussars], 'red', '7C charge 3H, no pursuit', '', [`evade ${at(0, -6)}`]);
  expect(outcome).toEqual({ target: 'retires', actor: 'holds', losses: { red: 0, blue: 0 } });
});

const PANICKED = `red 7L line infantry ${at(0, 0)} N strength 12 of 16 panicked`;
const SHOOTERS = `red 7L line infantry line ${at(0, 0)} N strength 8 of 16`;

test('SH-LOSS-05 a unit with no strength left is destroyed, and has lost all it had', () => {
  const few = column(at(0, -2), 'strength 2 of 16');
  const outcome = played([SHOOTERS, few], 'red', '7L fire 3L', '6 6 5 5 1');
  expect(outcome).toEqual({ target: 'destroyed', actor: 'holds', losses: { red: 0, blue: 2 } });
});

test('SH-FIRE-15 losses alone leave a unit where it is', () => {
  const outcome = played([SHOOTERS, column(at(0, -2))], 'red', '7L fire 3L', '6 1 1 1 1');
  expect(outcome).toEqual({ target: 'holds', actor: 'holds', losses: { red: 0, blue: 1 } });
});

test('SH-MORALE-20 a unit that fails a test and stays has not held, although it has not moved; one that fails and runs routs', () => {
  const [charge, stand] = ['7C charge 3L, no pursuit', column(at(0, -4), 'strength 14')];
  const stayed = played([CUIRASSIERS, stand], 'red', charge, '5 4 1 1 1 1 1 1 1 1 1 1', ['hold']);
  expect(stayed).toMatchObject({ target: 'stays', losses: { blue: 2 } });
  const ran = played([CUIRASSIERS, stand], 'red', charge, '5 4 3', ['hold', 'flee']);
  expect(ran).toMatchObject({ target: 'routs' });
});

test('SH-MORALE-02 a failed test that costs nothing does not shake the unit', () => {
  const now = battle(MAP, SHOOTERS, column(at(0, -2))).now;
  const read = sabreurHex.orders('7L fire 3L', now, 'red');
  if (read instanceof Refusal) throw read;
  const after = (reason: string) => {
    const roll = { id: 'r', why: 'morale', dice: 2, sides: 6, about: { reason, keep: 'all', command: 7 } };
    const fact = { type: 'failed', unit: '7L', excess: 2 } as const;
    const transcript = [{ roll, got: [6, 3] }, { fact }] as never;
    return outlook.outcome({ before: now, after: now, by: 'red', order: read[0]!.order, transcript }).actor;
  };
  expect(['losses', 'reaction', 'formation', 'support'].map(after)).toEqual(['stays', 'stays', 'holds', 'holds']);
});

test('SH-ROUT-14 a unit that routs off the map is gone for good: that is worse than a rout', () => {
  const outcome = played([PANICKED.replace(at(0, 0), at(0, 14)).replace(' N ', ' S ')], 'red', '7L flee', '6');
  expect(outcome).toEqual({ actor: 'destroyed', losses: { red: 12, blue: 0 } });
});

test('SH-RALLY-01 a unit that rallies holds, a unit that fails stays panicked', () => {
  expect(played([PANICKED, column(at(0, -8))], 'red', '7L rally', '3 4')).toMatchObject({ actor: 'holds' });
  expect(played([PANICKED, column(at(0, -8))], 'red', '7L rally', '4 4')).toMatchObject({ actor: 'routs' });
});

test('SH-PROC-11 a unit that flees by choice routs', () => {
  const outcome = played([PANICKED, column(at(0, -8))], 'red', '7L flee', '2');
  expect(outcome).toEqual({ actor: 'routs', losses: { red: 0, blue: 0 } });
});

test('SH-PROC-02 what an order is, and its target', () => {
  const about = (lines: readonly string[], text: string) => {
    const { now } = battle(MAP, ...lines);
    const read = sabreurHex.orders(text, now, 'red');
    if (read instanceof Refusal) throw read;
    return outlook.about(read[0]!.order, now);
  };
  const tired = PANICKED.replace(' panicked', '').replace(' infantry', ' infantry column');
  expect(about([CUIRASSIERS, column(at(0, -4))], '7C charge 3L')).toEqual({ actor: '7C', target: '3L' });
  expect(about([SHOOTERS, column(at(0, -2))], '7L fire 3L')).toEqual({ actor: '7L', target: '3L' });
  expect(about([PANICKED], '7L rally')).toEqual({ actor: '7L', attempt: 'rally' });
  expect(about([PANICKED], '7L flee')).toEqual({ actor: '7L' });
  // He regains men at most; nothing becomes of him.
  expect(about([tired], '7L rally')).toBeUndefined();
  expect(about([tired], '7L march 1514')).toBeUndefined();
  expect(about([tired], 'end')).toBeUndefined();
});
