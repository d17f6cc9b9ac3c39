/** The player-turn: opening, movement, the fights at the table, the other side. */
import { describe, expect, test } from 'vitest';
import { combatOver, mayFight, next, score } from '../../../src/rules/panache/sequence.ts';
import { type State, unitOf } from '../../../src/rules/panache/state.ts';
import { words } from '../../help/words.ts';
import { type Field, panache } from '../../help/panache.ts';

/** All of are settled, and nothing came of them. */
function fought(t: Field): Field {
  return t.happens(combatOver(t.now));
}

function concerns(now: State, language: 'en' | 'fr'): string[] {
  const step = next(now);
  if (step.kind !== 'table') throw new Error(step.kind);
  words.say(language, step.open.says);
  return step.open.concerns.map(({ unit, says }) => `${unit}: ${words.say(language, says)}`);
}

const ARMIES = ['red 3L infantry light 0505', 'blue 7L infantry light 0905'];

describe('PA-STEP the sequence of a turn', () => {
  test('PA-STEP-01, -05 to -08, PA-ACT-06, PA-GAP-02 from side to side, twelve turns, and the players name the winner', () => {
    let t = panache(...ARMIES, 'turn 1 red opening');
    const seen: string[] = [];
    for (let i = 0; i < 2 * 12; i++) {
      const { active, turn } = t.now;
      seen.push(`${turn} ${active}`);
      expect(next(t.now)).toEqual({ kind: 'auto', side: active, text: 'open' });
      t = t.give(active, { kind: 'open' });
      expect(next(t.now)).toEqual({ kind: 'orders', side: active });
      t = t.give(active, 'end');
      expect(next(t.now)).toMatchObject({ kind: 'table', side: active, open: { name: 'combat', done: 'done' } });
      t = fought(t);
    }
    expect(seen.slice(0, 4)).toEqual(['1 red', '1 blue', '2 red', '2 blue']);
    expect(seen.at(-1)).toBe('12 blue');
    expect(next(t.now)).toMatchObject({ kind: 'table', side: 'blue', open: { name: 'result' } });
    const over = t.happens({ type: 'won', winner: 'draw', why: 'ruled' });
    expect(next(over.now)).toMatchObject({ kind: 'over', winner: 'draw' });
  });

  test('PA-GAP-02 whichever side begins, the last turn ends with the second side', () => {
    const t = panache(...ARMIES, 'first blue', 'turns 1', 'turn 1 blue opening')
      .give('blue', 'open')
      .give('blue', 'end');
    expect(fought(t).now).toMatchObject({ phase: 'opening', active: 'red', turn: 1 });
    const last = fought(fought(t).give('red', 'open').give('red', 'end'));
    expect(last.now).toMatchObject({ phase: 'result', active: 'red', turn: 1 });
  });

  test('PA-STEP-01, PA-ACT-01, PA-GAP-01, PA-UMP-01 all units are activated', () => {
    const t = panache(...ARMIES, 'red 4L infantry light 1010', 'turn 1 red opening').give('red', 'open');
    expect(t.story).toBe('opened side red turn 1 activated 3L 4L');
    expect([t.unit('4L').activated, t.unit('7L').activated]).toEqual([true, false]);
  });

  test('PA-GAP-01 or only units within a number of hexes of an officer are activated', () => {
    const t = panache(
      'red 3L infantry light 0505',
      'red 4L infantry light 0605',
      'red 5L infantry light 1005',
      'red G1 officer medium 0305',
      'red G2 hero medium 1105',
      'blue G7 officer medium 1205',
      'command radius 2',
      'turn 1 red opening',
    ).give('red', 'open');
    expect(t.story).toBe('opened side red turn 1 activated 3L G1 G2');
    expect(t.give('red', '4L move 0604').refused).toBe('PA-ACT-01 refuse-pa-not-activated');
  });

  test('PA-GAP-01 one officer near enough is sufficient, however far away the others are', () => {
    const t = panache(
      'red 3L infantry light 0505',
      'red G1 officer medium 0305',
      'red G2 officer medium 1505',
      'command radius 2',
      'turn 1 red opening',
    );
    expect(t.give('red', 'open').unit('3L').activated).toBe(true);
  });

  test('PA-STEP-01 no orders before the turn has opened', () => {
    const t = panache(...ARMIES, 'turn 1 red opening');
    expect(t.give('red', 'end').refused).toBe('PA-ACT-02 refuse-pa-turn');
  });

  test('PA-STEP-01 a turn opens once, automatically', () => {
    const t = panache(...ARMIES);
    expect(t.give('red', { kind: 'open' }).refused).toBe('PA-STEP-01 refuse-pa-open');
  });

  test('PA-STEP-05 the player declares the end; units that have not moved stay', () => {
    const t = panache(...ARMIES);
    expect(t.give('blue', 'end').refused).toBe('PA-ACT-02 refuse-pa-turn');
    expect(t.give('red', 'end').unit('3L').at).toBe('0505');
  });

  test('PA-STEP-06, PA-TOK-03, PA-Q-09 the tokens of that side are removed', () => {
    const t = panache('red 3L infantry light 0505 pre-played', 'blue 7L infantry light 0905 pre-played');
    const ended = t.give('red', 'end');
    expect(ended.story).toBe('movementEnded side red tokensOff 3L');
    expect([ended.unit('3L').prePlayed, ended.unit('7L').prePlayed]).toEqual([false, true]);
  });

  test('PA-STEP-04, -08 what applies to one turn is reset', () => {
    const t = panache('red 3L infantry medium 0505', 'blue 7L infantry light 0905').give('red', '3L move 0705');
    expect(t.unit('3L')).toMatchObject({ moved: true, noCombat: true });
    const later = fought(t.give('red', 'end')).give('blue', 'open');
    expect(later.unit('3L')).toMatchObject({ moved: false, noCombat: false, activated: false });
    expect(later.give('blue', '7L move 0805').refused).toBe('nothing');
  });
});

describe('PA-STEP-07, PA-GAP-06 combat is left to the players', () => {
  const t = panache(
    'red 3L infantry medium 0505',
    'red 2A artillery very light 0507',
    'red 5L infantry light mounted wagons 0509',
    'red 6L infantry light 0510',
    'blue 7L infantry light 0905 pre-played',
    'blue 8A artillery light 0907 dice lost 1',
    'blue 9L infantry light 0909',
    'reserve red R1 infantry light entry 0105 W',
  )
    .give('red', '3L move 0705')
    .give('red', '2A move 0607')
    .give('red', 'end');

  test('PA-GAP-06, PA-UMP-04, PA-Q-04 -14, PA-TOK-02 who may still fight, lost dice, palisades, tokens', () => {
    expect(concerns(t.now, 'en')).toEqual([
      '2A: free to fight, 1 die fewer when shooting',
      '5L: free to fight, behind a palisade',
      '6L: free to fight',
      '7L: pre-played token',
      '8A: 1 die fewer when shooting',
    ]);
    expect(concerns(t.now, 'fr')[0]).toBe('2A: combat possible, 1 dé de moins au tir');
  });

  test('PA-MNT-04, -05, PA-UMP-06 the players are reminded of camels and elephants', () => {
    const mounted = panache(
      'red 3L infantry light mounted camels 0505',
      'blue 7L infantry light mounted elephants 0905',
      'blue 8C camelry light 0907',
    ).give('red', 'end');
    expect(concerns(mounted.now, 'en')).toEqual([
      '3L: free to fight, may shelter behind couched camels, hand to hand',
      '7L: the first loss sets a panicked elephant loose',
    ]);
    expect(concerns(mounted.now, 'fr')).toEqual([
      '3L: combat possible, abri possible derrière les chameaux baraqués, au corps à corps',
      '7L: éléphant lâché en panique à la première perte',
    ]);
  });

  test('PA-MOV-02, -03, PA-ROAD-03, PA-Q-04 a unit that moved without combat does not attack', () => {
    expect(mayFight(t.now, unitOf(t.now, '3L'))?.clause).toBe('PA-MOV-02');
    expect(mayFight(t.now, unitOf(t.now, '6L'))).toBeUndefined();
    expect(mayFight(t.now, unitOf(t.now, '9L'))?.clause).toBe('PA-ACT-01');
    const some = panache(
      'red 3L infantry light 0505',
      'red 4L infantry light 0507 activated',
      'blue 7L infantry light 0905 activated',
    );
    expect(['3L', '4L', '7L'].map((id) => mayFight(some.now, some.unit(id))?.clause)).toEqual([
      'PA-ACT-01',
      undefined,
      'PA-ACT-01',
    ]);
  });

  test('PA-GAP-05, -06 no order is possible meanwhile', () => {
    for (const order of ['6L move 0610', 'end', '6L leave', '5L no wagons', 'R1 enter 0105']) {
      expect(t.give('red', order).refused).toBe('PA-GAP-06 refuse-pa-combat');
    }
  });

  test('PA-GAP-02 no order is possible when the battle waits for its result, or is over', () => {
    const waiting = t.happens({ type: 'combatEnded', side: 'red' });
    expect(waiting.give('red', '6L move 0610').refused).toBe('PA-GAP-02 refuse-pa-result');
    const over = waiting.give('blue', { kind: 'resign' });
    expect(over.story).toBe('won winner red why resigned');
    expect(over.give('red', '6L move 0610').refused).toBe('PA-GAP-02 refuse-over');
    expect(over.give('red', { kind: 'resign' }).refused).toBe('PA-GAP-02 refuse-over');
    expect(words.say('fr', (next(over.now) as { why: Parameters<typeof words.say>[1] }).why)).toBe(
      'Un camp abandonne le terrain.',
    );
  });
});

test('PA-GAP-02 both sides may agree to a draw', () => {
  const over = panache('red 6L infantry light 0505', 'blue 7L infantry light 0508').give('red', { kind: 'draw' });
  expect(over.story).toBe('won winner draw why agreed');
  expect(next(over.now)).toEqual({ kind: 'over', winner: 'draw', why: { id: 'over-agreed' } });
  expect(over.give('red', { kind: 'draw' }).refused).toBe('PA-GAP-02 refuse-over');
});

describe('PA-MNT-06, PA-Q-13 wagons', () => {
  const wagons = 'red 5L infantry light mounted wagons 0505';

  test('PA-MNT-06, PA-STEP-06 wagons that stay are behind a palisade, wagons that move are not', () => {
    const t = panache(wagons, 'red 6L infantry light mounted horses 0507', 'red 4L infantry light mounted wagons 0509');
    const ended = t.give('red', '4L move 0609').give('red', 'end');
    expect(ended.story).toBe('movementEnded side red palisades 5L');
    expect(['5L', '6L', '4L'].map((id) => ended.unit(id).palisade)).toEqual([true, false, false]);
  });

  test('PA-MNT-06 the palisade lasts until they move', () => {
    const t = panache(`${wagons} palisade`);
    expect(t.unit('5L').palisade).toBe(true);
    expect(t.give('red', '5L move 0605').unit('5L').palisade).toBe(false);
    expect(t.give('red', 'end').unit('5L').palisade).toBe(true);
  });

  test('PA-Q-13 they form a palisade unless the owner declines, until they change their mind', () => {
    const t = panache(`${wagons} palisade`).give('red', '5L no wagons');
    expect(t.story).toBe('wagonsSet 5L');
    expect(t.unit('5L').palisade).toBe(false);
    expect(t.give('red', 'end').unit('5L').palisade).toBe(false);
    expect(t.give('red', '5L wagons').give('red', 'end').unit('5L').palisade).toBe(true);
  });

  test('PA-Q-13 they form none before they have had a movement phase, unless the scenario deploys them so', () => {
    const t = panache(wagons, 'blue 7L infantry light 0905', 'turn 1 blue opening', 'first blue').give('blue', 'open');
    expect(t.give('blue', 'end').unit('5L').palisade).toBe(false);
  });

  test('PA-Q-13 only units with wagons, and only a change from the present state', () => {
    const t = panache(wagons, 'red 6L infantry light mounted horses 0507');
    expect(t.give('red', '6L wagons').refused).toBe('PA-MNT-06 refuse-pa-wagons-none');
    expect(t.give('red', '5L wagons').refused).toBe('PA-Q-13 refuse-pa-wagons-drawn-up');
    expect(t.give('red', '5L no wagons').give('red', '5L no wagons').refused).toBe('PA-Q-13 refuse-pa-wagons-declined');
  });
});

test('PA-GAP-02 there are no points: a score is the stands left, characters separately', () => {
  const t = panache(
    'red 3L infantry light stands 4 of 6 0505',
    'red G1 officer medium 0505',
    'blue 7L infantry light 0905',
  );
  expect(score(t.now)).toEqual([
    { side: 'red', strength: 4 },
    { side: 'blue', strength: 6 },
  ]);
});
