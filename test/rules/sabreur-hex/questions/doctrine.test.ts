/** What each doctrine answers, at and beside each of its thresholds. */
import { describe, expect, test } from 'vitest';
import type { Asked, Option } from '../../../../src/kernel/play.ts';
import { AGREEMENT } from '../../../../src/kernel/wording.ts';
import { DOCTRINES } from '../../../../src/rules/sabreur-hex/ahead/doctrine.ts';
import { doctrine } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';

type About = Asked['about'];

/** `hold`, or an answer with what the card says of it. */
type Offer = string | readonly [string, About];

function asked(kind: string, unit: string, offers: readonly Offer[], about: About = {}): Asked {
  const options = offers.map((offer): Option => {
    const [text, said] = typeof offer === 'string' ? [offer, {}] : offer;
    return { text, about: said };
  });
  return { kind, to: 'blue', unit, about, options, fallback: options[0]!.text };
}

const field = (...lines: readonly string[]): State => readPosition([...lines]);
const CAVALRY = 'red 7C heavy cavalry 0505 N';
const regulation = (question: Asked, now: State) => doctrine('regulation', question, now);
const bold = (question: Asked, now: State) => doctrine('bold', question, now);

test('no doctrine agrees to a proposal for a person, even if there is only one answer', () => {
  const proposal = asked(AGREEMENT, '3L', ['refuse']);
  for (const name of DOCTRINES) expect(doctrine(name, proposal, field(CAVALRY))).toBeUndefined();
});

test('Regulation comes first, so that it is on from the moment a player joins', () => {
  expect(DOCTRINES).toEqual(['regulation', 'bold', 'ask']);
});

describe('charged', () => {
  const infantry = field(CAVALRY, 'red 9L line infantry column 0605 N', 'blue 3L line infantry line 0502 S');
  const charge = (unit: string, charger: string, ...offers: readonly Offer[]) =>
    asked('ASK-06', unit, offers, { charger, distance: 3 });

  test('by cavalry: square if legal, closed column likewise, otherwise stand', () => {
    expect(regulation(charge('3L', '7C', 'hold', 'square', 'fire', 'flee'), infantry)).toBe('square');
    expect(regulation(charge('3L', '7C', 'hold', 'closed column', 'fire', 'flee'), infantry)).toBe('closed column');
    expect(regulation(charge('3L', '7C', 'hold', 'closed column', 'square'), infantry)).toBe('square');
    expect(regulation(charge('3L', '7C', 'hold', 'fire', 'flee'), infantry)).toBe('hold');
  });

  test('by infantry: other units stand, whatever else they could do', () => {
    expect(regulation(charge('3L', '9L', 'hold', 'square', 'fire', 'flee'), infantry)).toBe('hold');
  });

  test('cavalry stands too, though it could countercharge', () => {
    const horse = field(CAVALRY, 'blue 2D medium cavalry 0502 S');
    expect(regulation(charge('2D', '7C', 'hold', ['counter 0503', { chance: 92 }], 'flee'), horse)).toBe('hold');
  });

  test('skirmishers evade away from the charger, infantry included; if they cannot, they stand', () => {
    const light = field(CAVALRY, 'blue 4Li light infantry skirmisher skirmish 0502 S');
    const offers = ['hold', 'fire', 'evade 0402', 'evade 0501', 'evade 0602'];
    expect(regulation(charge('4Li', '7C', ...offers), light)).toBe('evade 0501');
    expect(regulation(charge('4Li', '7C', 'hold', 'fire'), light)).toBe('hold');
    expect(bold(charge('4Li', '7C', ...offers), light)).toBe('fire');
  });

  test('batteries fire, or stand if they cannot', () => {
    const guns = field(CAVALRY, 'blue 5B medium foot battery 0502 S');
    expect(regulation(charge('5B', '7C', 'hold', 'fire'), guns)).toBe('fire');
    expect(regulation(charge('5B', '7C', 'hold', 'turn SE'), guns)).toBe('hold');
  });

  test('Bold: a unit that can fire fires, unless no roll would pass the test', () => {
    const fire = (chance: number) => charge('3L', '7C', 'hold', ['square', { chance: 50 }], ['fire', { chance }]);
    expect(bold(fire(3), infantry)).toBe('fire');
    expect(bold(fire(0), infantry)).toBe('square');
    expect(bold(charge('3L', '7C', 'hold', 'closed column'), infantry)).toBe('closed column');
    expect(bold(charge('3L', '7C', 'hold', 'flee'), infantry)).toBe('hold');
    const steady: Offer[] = [
      ['hold', { chance: 72 }],
      ['square', { chance: 72 }],
      ['flee', { noTest: true }],
    ];
    expect(bold(charge('3L', '7C', ...steady), infantry)).toBe('square');
  });

  test('Bold: cavalry countercharges at an even chance, not below', () => {
    const horse = field(CAVALRY, 'blue 2D medium cavalry 0502 S');
    const counter = (chance: number) => charge('2D', '7C', 'hold', ['counter 0503', { chance }], 'flee');
    expect(bold(counter(50), horse)).toBe('counter 0503');
    expect(bold(counter(49), horse)).toBe('hold');
    expect(bold(charge('2D', '7C', 'hold', ['counter', { noTest: true }]), horse)).toBe('counter');
  });
});

describe('friends of the charged unit', () => {
  const now = field(
    CAVALRY,
    'blue 3L line infantry line 0502 S',
    'blue 4L line infantry square 0402 S',
    'blue 2H light cavalry 0602 S',
  );
  const helping = (target: string, ...offers: readonly Offer[]) =>
    asked('ASK-07', '3L', ['friend none', ...offers], { target });
  const friend = (...offers: readonly Offer[]) => helping('4L', ...offers);

  test('Regulation fires, but keeps a square’s only shot', () => {
    expect(regulation(friend('friend 3L fire'), now)).toBe('friend 3L fire');
    expect(regulation(friend('friend 4L fire'), now)).toBe('friend none');
    expect(regulation(friend('friend 4L fire', 'friend 3L fire'), now)).toBe('friend 3L fire');
  });

  test('Regulation asks about a countercharge, however good it is', () => {
    const offers: Offer[] = [['friend 2H counter 0503', { chance: 97 }], 'friend 3L fire'];
    expect(regulation(friend(...offers), now)).toBeUndefined();
  });

  test('Bold countercharges at an even chance, otherwise fires, even a square’s only shot', () => {
    const counter = (chance: number): Offer => ['friend 2H counter 0503', { chance }];
    expect(bold(friend(counter(50), 'friend 4L fire'), now)).toBe('friend 2H counter 0503');
    expect(bold(friend(counter(49), 'friend 4L fire'), now)).toBe('friend 4L fire');
    expect(bold(friend(counter(49)), now)).toBe('friend none');
  });

  test('SH-Q-52 if the target is already destroyed neither acts; a player who wants to be asked is asked', () => {
    const late = helping('9L', ['friend 2H counter 0503', { chance: 97 }], 'friend 3L fire');
    for (const answer of [regulation, bold]) expect(answer(late, now)).toBe('friend none');
    expect(doctrine('ask', late, now)).toBeUndefined();
  });
});

describe('after a failed test', () => {
  // Line infantry is demoralised at 10.
  const now = field('blue 3L line infantry line 0502 S');
  const failed = (left: number) => asked('ASK-10', '3L', ['stay', 'flee'], { strength: 15, excess: 15 - left, left });

  test('Regulation stays above the threshold, flees if staying would destroy the unit, and asks in between', () => {
    expect(regulation(failed(11), now)).toBe('stay');
    expect(regulation(failed(10), now)).toBeUndefined();
    expect(regulation(failed(1), now)).toBeUndefined();
    expect(regulation(failed(0), now)).toBe('flee');
  });

  test('the threshold is that of the unit', () => {
    const stubborn = field('blue 3L line infantry stubborn line 0502 S');
    expect(regulation(failed(9), stubborn)).toBe('stay');
    expect(regulation(failed(8), stubborn)).toBeUndefined();
  });

  test('Bold stays while any strength is left', () => {
    expect(bold(failed(1), now)).toBe('stay');
    expect(bold(failed(0), now)).toBe('flee');
  });
});

describe('losses of guns', () => {
  const now = field(
    'blue 5B medium foot battery 0502 S',
    'blue 3L line infantry line strength 14 0402 S',
    'blue 4L line infantry line strength 16 0602 S',
  );
  const offers = (most: number): Offer[] =>
    ['3L', '4L'].flatMap((to) =>
      Array.from({ length: most }, (_, i): Offer => [`transfer ${i + 1} to ${to}`, { to, strength: i + 1 }]),
    );
  const hit = (losses: number, strength: number) =>
    asked('ASK-13', '5B', ['none', ...offers(losses)], { losses, strength });

  test.each(['regulation', 'bold'])('%s passes on just enough to save the battery, to the strongest friend', (name) => {
    expect(doctrine(name, hit(2, 3), now)).toBe('none');
    expect(doctrine(name, hit(3, 3), now)).toBe('transfer 1 to 4L');
    expect(doctrine(name, hit(3, 2), now)).toBe('transfer 2 to 4L');
  });

  test('if no single friend can take enough, none takes any', () => {
    const weak = asked('ASK-13', '5B', ['none', ['transfer 1 to 3L', { to: '3L', strength: 1 }]], {
      losses: 3,
      strength: 2,
    });
    expect(regulation(weak, now)).toBe('none');
  });
});

test('Bold attacks, pursues, attacks after a pursuit, and tries for Tactical Sense', () => {
  const now = field(CAVALRY, 'blue 3L line infantry line 0502 S');
  expect(bold(asked('ASK-09', '3L', ['no strike', 'strike']), now)).toBe('strike');
  expect(bold(asked('ASK-15', '3L', ['stay put', 'pursue', 'pursue with 5D']), now)).toBe('pursue');
  expect(bold(asked('ASK-17', '3L', ['stop', 'attack']), now)).toBe('attack');
  expect(bold(asked('ASK-17', '3L', ['attack 7C', 'attack 8C', 'stop']), now)).toBe('attack 7C');
  const tries: Offer[] = ['none', ['3L try', { chance: 58 }], ['4L try', { chance: 72 }]];
  expect(bold(asked('ASK-05', '3L', tries), now)).toBe('4L try');
  expect(regulation(asked('ASK-05', '3L', tries), now)).toBeUndefined();
});

test('minor questions get their default answer; questions that no doctrine covers are asked', () => {
  const now = field('blue 3L line infantry line 0502 S');
  const question = asked('ASK-20', '3L', ['keep 0502', 'keep 0602']);
  for (const name of ['regulation', 'bold']) {
    expect(doctrine(name, question, now)).toBeUndefined();
    expect(doctrine(name, { ...question, quiet: true }, now)).toBe('keep 0502');
  }
});

test('a player who wants to be asked everything is asked, unless there is only one answer', () => {
  const now = field('blue 3L line infantry line 0502 S');
  const question = { ...asked('ASK-14', '3L', ['fire', 'no fire']), quiet: true };
  expect(doctrine('ask', question, now)).toBeUndefined();
  expect(doctrine('ask', { ...question, options: question.options.slice(0, 1) }, now)).toBe('fire');
});
