/** FB-ASK-03, FB-ASK-09, METRIC 3.7: what is said and asked when a charge is announced, and the same charge as it can be. */
import { describe, expect, test } from 'vitest';
import { run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/fantasy-battle/apply.ts';
import { next } from '../../../src/rules/fantasy-battle/next.ts';
import type { Charge } from '../../../src/rules/fantasy-battle/order.ts';
import { play } from '../../../src/rules/fantasy-battle/play.ts';
import { readPosition, writeScenario } from '../../../src/rules/fantasy-battle/scenario/index.ts';
import { type Battle, fantasy, order } from '../../help/fantasy.ts';

describe('stands that touch no enemy', () => {
  const give = (text: string, answers: string[] = []) =>
    fantasy(
      'blue 3S infantry stands 5 in line at 50x45 face N activated',
      'red 4O infantry stands 1 in line at 50x60 face S',
    ).play('blue', order(text), [], answers);
  const places = (t: Battle) => t.moves('3S').map((text) => text.slice(2, 9));

  test('FB-ASK-03 FB-IMP-01 FB-LIN-05 go where their player says, and that is asked unless the order says it', () => {
    const t = give('3S charge 4O', ['beside']);
    expect(t.asked).toEqual(['FB-ASK-03 3S']);
    expect(places(t)).toEqual(places(give('3S charge 4O beside')));
    expect(places(t).toSorted()).toEqual(['420,600', '460,600', '500,600', '540,600', '580,600']);
    expect(places(give('3S charge 4O', ['behind']))).toEqual(places(give('3S charge 4O behind')));
    expect(places(give('3S charge 4O echelon left')).toSorted()[0]).toBe('380,560');
  });

  test('FB-ASK-03 each place is offered once, with the longest way', () => {
    const { now } = fantasy(
      'blue 3S infantry stands 5 in line at 50x45 face N activated',
      'red 4O infantry stands 1 in line at 50x60 face S',
    );
    const asked: unknown[] = [];
    run({ play, apply }, now, order('3S charge 4O'), 'blue', [], {
      dice: () => undefined,
      answer: (question) => {
        asked.push(
          question.fallback,
          question.options.map(({ text, about }) => [text, about['cost']]),
        );
        return undefined;
      },
    });
    expect(asked).toEqual([
      'behind',
      [
        ['behind', 15_265],
        ['beside', 15_000],
        ['echelon right', expect.any(Number)],
        ['echelon left', expect.any(Number)],
      ],
    ]);
  });

  test('FB-ASK-03 it is not asked where everybody touches', () => {
    const t = fantasy(
      'blue 3S infantry stands 3 in line at 53x45 face N activated',
      'red 4O infantry stands 3 in line at 50x60 face S',
    ).play('blue', order('3S charge 4O'));
    expect(t.asked).toEqual([]);
  });
});

test('FB-ASK-03 FB-GEO-14 an arrangement in which more stands touch, but none of them better, is not another place for idle stands', () => {
  const t = fantasy(
    'blue 14C cavalry shock stand 75.994x47.585 face E stand 79.994x49.585 face E stand 79.994x51.585 face E activated',
    'blue 12A infantry missiles stand 81.994x54.585 face S stand 85.994x50.585 face S stand 81.994x50.585 face S stand 81.994x52.585 face S',
    'red 22A infantry missiles stand 80.244x60.585 face S stand 80.244x58.585 face S stand 80.244x56.585 face S engaged 12A rear',
    'red 21I infantry stand 81.994x46.585 face S stand 77.994x46.585 face S',
    'red 20I infantry stands 3 in line at 88.244x56.733 face S',
  ).play('blue', order('14C charge 22A'));
  expect(t.refused).toBe('nothing');
  expect(t.asked).toEqual([]);
});

describe('FB-GAP-10 FB-CHG-03 FB-ASK-09 objections', () => {
  const LINES = [
    'blue 3S infantry stands 3 in line at 53x45 face N activated',
    'red 4O infantry stands 3 in line at 50x60 face S',
  ];
  const announced = (answer: string) =>
    fantasy('variant objections ask', ...LINES).play('blue', order('3S charge 4O alone'), [], [answer]);

  test('are asked for only with the variant, and none lets the charge go on', () => {
    expect(fantasy(...LINES).play('blue', order('3S charge 4O')).asked).toEqual([]);
    const t = announced('none');
    expect([t.asked, t.facts.some(({ type }) => type === 'touched')]).toEqual([['FB-ASK-09 3S'], true]);
  });

  test('an objection stops it before anything moves, until there is a ruling', () => {
    const t = announced('object');
    expect(t.facts.map(({ type }) => type)).toEqual(['activated', 'announced', 'objected']);
    expect(next(t.now)).toMatchObject({ kind: 'table', open: { name: 'objection', concerns: [{ unit: '3S' }] } });
    expect(t.play('blue', { kind: 'end' }).refused).toBe('FB-GAP-10 refuse-fb-objection');
    expect(writeScenario(readPosition(writeScenario(t.now).split('\n').slice(8)))).toContain(
      'objection open 3S charge 4O alone',
    );
  });

  test('allowed, it is played as it was announced, and no one is asked again', () => {
    const { now } = announced('object');
    const heard = apply(now, { type: 'heard' });
    const step = next(heard);
    expect(step).toEqual({ kind: 'auto', side: 'blue', text: '3S charge 4O alone' });
    const outcome = run({ play, apply }, heard, order('3S charge 4O alone'), 'blue', [], {
      dice: () => undefined,
      answer: () => undefined,
    });
    expect(outcome.kind).toBe('done');
    expect(outcome.kind === 'done' && [outcome.state.objection, outcome.state.contacts.length]).toEqual([
      undefined,
      expect.any(Number),
    ]);
  });

  test('FB-Q-10 annulled, nothing moves, and the unit may do something else', () => {
    const { now } = announced('object');
    const annulled = apply(now, { type: 'phase', phase: 'movement' });
    expect([annulled.objection, next(annulled).kind]).toEqual([undefined, 'orders']);
    const outcome = run({ play, apply }, annulled, order('3S back 2'), 'blue', [], {
      dice: () => undefined,
      answer: () => undefined,
    });
    expect(outcome.kind).toBe('done');
  });
});

describe('METRIC 3.7 a charge that is refused for what it asks names what it can be', () => {
  const RED = 'red 5O infantry stands 3 in line at 50x60 face N';
  const instead = (text: string, ...lines: string[]) => {
    const t = fantasy(RED, ...lines).play('blue', order(text));
    for (const twin of t.instead) {
      const { refused } = fantasy(RED, ...lines).play('blue', { ...(order(twin) as Charge), rest: 'behind' }, [], []);
      expect([twin, refused]).toEqual([twin, 'nothing']);
    }
    return [t.refused, ...t.instead];
  };
  const FLANK = 'blue 6S infantry stands 3 in line at 69.4x59 face W activated';

  test('without enveloping, or with another first stand', () => {
    expect(instead('6S charge 5O envelop', FLANK)).toEqual(['FB-ENV-05 refuse-fb-fold-far', '6S charge 5O no envelop']);
    expect(instead('6S charge 5O envelop first 9', FLANK.replace('69.4', '69.2'))).toEqual([
      'FB-FST-02 refuse-fb-stand',
      '6S charge 5O first 1 envelop',
      '6S charge 5O first 2 envelop',
      '6S charge 5O first 3 envelop',
    ]);
  });

  test('alone, where the support that is named cannot come; by whose order it was is kept', () => {
    expect(
      instead('6S charge 5O no envelop with 7S by order', FLANK, 'blue 7S infantry stands 3 in line at 20x10 face N'),
    ).toEqual(['FB-SUP-01 refuse-fb-support', '6S charge 5O no envelop alone by order']);
  });

  test('what asks for nothing has no twin', () => {
    expect(instead('6S charge 5O', 'blue 6S infantry stands 3 in line at 90x59 face W activated')).toEqual([
      'FB-CHG-06 refuse-fb-charge-far',
    ]);
  });
});
