/** What the table settles by hand: PA-UMP-01 to -07, and the clauses that call for it. */
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../src/kernel/hand.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { type Outcome, run } from '../../../src/kernel/run.ts';
import { AGREEMENT } from '../../../src/kernel/wording.ts';
import { apply } from '../../../src/rules/panache/apply.ts';
import { desk } from '../../../src/rules/panache/desk/index.ts';
import type { Fact } from '../../../src/rules/panache/facts.ts';
import { panache as panacheRules } from '../../../src/rules/panache/index.ts';
import { play } from '../../../src/rules/panache/play.ts';
import { next } from '../../../src/rules/panache/sequence.ts';
import type { State, Unit } from '../../../src/rules/panache/state.ts';
import { tell } from '../../../src/rules/panache/tell/index.ts';
import { words } from '../../help/words.ts';
import { field, panache } from '../../help/panache.ts';

const FIELD = panache(
  'red 3L infantry heavy stands 4 of 6 0505',
  'red 4L infantry light stands 6 0605',
  'red 5W infantry medium mounted wagons stands 5 0805',
  'red 6E infantry light mounted elephants stands 4 1005',
  'red G1 officer character light 0101',
  'blue 7L infantry heavy stands 6 0509',
  'hex 1206 lake',
).now;

function hand(deeds: string, by: 'umpire' | 'red' | 'blue' = 'umpire'): Hand {
  return { kind: 'ruling', by, who: 'Ulysse', why: 'dice', deeds };
}

function played(now: State, text: string, by: 'umpire' | 'red' = 'umpire', answer?: string): Outcome<State, Fact> {
  const deeds = desk.deeds(text, now);
  if (deeds instanceof Refusal) throw deeds;
  return run({ play, apply }, now, desk.order(hand(deeds, by)), now.active, [], {
    dice: () => undefined,
    answer: () => (answer === undefined ? undefined : { text: answer, by: { who: 'person', id: '1' } }),
  });
}

function ruled(text: string, now = FIELD): State {
  const outcome = played(now, text);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.state;
}

function unit(state: State, id: string): Unit {
  return state.units.find((each) => each.id === id)!;
}

/** The clause and words of a refusal, as both languages say it; or nothing. */
function refused(text: string, now = FIELD): string {
  const outcome = played(now, text);
  if (outcome.kind !== 'refused') return 'nothing';
  for (const language of ['en', 'fr'] as const) words.say(language, outcome.refusal.says);
  return `${outcome.refusal.clause} ${outcome.refusal.says.id}`;
}

/** The facts behind the ruling, by their type. */
function facts(text: string, now = FIELD): string[] {
  const outcome = played(now, text);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.transcript.flatMap((entry) =>
    'fact' in entry && entry.fact.type !== 'ruled' ? [entry.fact.type] : [],
  );
}

describe('the language of changes', () => {
  test.each([
    ['3l en 0805', '3L at 0805'],
    ['3L perd 2; G1 sort', '3L lose 2; G1 leaves'],
    ['3L éléments 4', '3L stands 4'],
    ['tous activés', 'all activated'],
    ['3L pas activée', '3L not activated'],
    ['3L jeton\n4L sans jeton', '3L token; 4L no token'],
    ['3L a bougé', '3L has moved'],
    ['3L can move; les 4L peuvent bouger', '3L may move; 4L may move'],
    ['3L peut combattre', '3L may fight'],
    ['3L est sans combat', '3L without combat'],
    ['5W palissade; 5W sans palissade', '5W palisade; 5W no palisade'],
    ['3L est infanterie très légère libre 2 max 3 chevaux', '3L is infantry very light free 2 max 3 horses'],
    ['3L light infantry', '3L is infantry light'],
    ['3L artillerie à cheval lourde', '3L is horse artillery heavy'],
    ['3L artillerie à pied lourde', '3L is artillery heavy'],
    ['3L recule 2 SO', '3L retreat 2 SW'],
    ['3L se replie 2 vers l’est', '3L retreat 2 E'],
    ['3L retreat 1 SE', '3L retreat 1 SE'],
    ['3L note: en  fuite', '3L note en fuite'],
    ['3L sans note', '3L no note'],
    ['détache 2 de 3L nommé 3La en 0806', 'detach 2 from 3L as 3La at 0806'],
    ['3L rejoint', '3L rejoin'],
    ['éléphant de 6E en 1006', 'elephant from 6E at 1006'],
    ['vainqueur les bleus', 'winner blue'],
    ['fini', 'done'],
    ['', ''],
  ])('%j are the changes %j', (typed, canonical) => {
    const read = desk.deeds(typed, FIELD);
    expect(read).toBe(canonical);
    expect(desk.deeds(desk.show(canonical, 'fr'), FIELD)).toBe(canonical);
    expect(desk.show(canonical, 'en')).toBe(canonical);
  });

  test('PA-Q-02 a character flees as far as its figure says', () => {
    expect(desk.deeds('G1 fuit SE', FIELD)).toBe('G1 retreat 2 SE');
    expect(desk.deeds('3L flees SE', FIELD)).toBeInstanceOf(Refusal);
  });

  test.each([
    ['9Z lose 1', 'refuse-unknown-unit'],
    ['3L at 9999', 'refuse-off-map'],
    ['3L at 0805x', 'refuse-no-hex'],
    ['3L at the river', 'refuse-no-hex'],
    ['3L at', 'refuse-hex-missing'],
    ['3L los 2', 'refuse-word'],
    ['3L is infantry', 'refuse-unfinished'],
    ['3L retreat 2 N', 'refuse-unfinished'],
    ['3L lose', 'refuse-number-missing'],
    ['3L lose two', 'refuse-number'],
    ['3L lose 100', 'refuse-number'],
    ['don', 'refuse-word'],
  ])('%j is refused', (typed, id) => {
    const read = desk.deeds(typed, FIELD);
    if (!(read instanceof Refusal)) throw new Error(`read as ${read}`);
    expect(read.says.id).toBe(id);
    for (const language of ['en', 'fr'] as const) words.say(language, read.says);
  });
});

describe('changes to who may move and fight', () => {
  const idle = { ...FIELD, units: FIELD.units.map((each) => ({ ...each, activated: false })) };

  test('PA-UMP-01, PA-ACT-01 activation: of one unit, and of all units of the side to move', () => {
    expect(unit(ruled('3L activated', idle), '3L').activated).toBe(true);
    expect(ruled('all activated', idle).units.map(({ id, activated }) => [id, activated])).toContainEqual([
      '7L',
      false,
    ]);
    expect(ruled('all activated', idle).units.filter(({ activated }) => activated)).toHaveLength(5);
    expect(refused('7L activated', idle)).toBe('PA-ACT-01 refuse-pa-desk-not-its-turn');
    expect(refused('3L not activated', idle)).toBe('PA-UMP-01 refuse-pa-desk-activated-no');
    expect(refused('3L activated; 3L activated', idle)).toBe('PA-UMP-01 refuse-pa-desk-activated-yes');
    expect(refused('all activated; all activated', idle)).toBe('PA-ACT-01 refuse-pa-all-activated');
    expect(refused('all activated', { ...idle, phase: 'result' })).toBe('PA-ACT-01 refuse-pa-all-activated');
  });

  test('PA-ACT-03 units that have moved this turn, and units that may move again', () => {
    const moved = ruled('3L has moved');
    expect(field(moved).give('red', '3L move 0405').refused).toBe('PA-ACT-03 refuse-pa-moved');
    expect(refused('3L has moved', moved)).toBe('PA-ACT-03 refuse-pa-desk-moved-yes');
    expect(refused('3L may move')).toBe('PA-ACT-03 refuse-pa-desk-moved-no');
    const again = ruled('3L may move', field(FIELD).give('red', '3L move 0405').now);
    expect(field(again).give('red', '3L move 0305').refused).toBe('nothing');
    expect(refused('7L has moved')).toBe('PA-ACT-03 refuse-pa-desk-moved-when');
    expect(refused('3L has moved', { ...FIELD, phase: 'combat' })).toBe('PA-ACT-03 refuse-pa-desk-moved-when');
  });

  test('PA-UMP-03, PA-TOK-02, -04 a token prevents a move, but not combat', () => {
    const evaded = ruled('3L at 0405; 3L token');
    expect(field(evaded).give('red', '3L move 0305').refused).toBe('PA-TOK-01 refuse-pa-token');
    expect(unit(evaded, '3L')).toMatchObject({ at: '0405', prePlayed: true, noCombat: false });
    expect(refused('3L token', evaded)).toBe('PA-TOK-04 refuse-pa-desk-token-yes');
    expect(refused('3L no token')).toBe('PA-TOK-04 refuse-pa-desk-token-no');
    expect(unit(ruled('3L no token', evaded), '3L').prePlayed).toBe(false);
    expect(unit(ruled('7L token'), '7L').prePlayed).toBe(true);
  });

  test('PA-UMP-04, PA-MOV-02 combat is given up, and given back', () => {
    const without = ruled('3L without combat');
    expect(unit(without, '3L').noCombat).toBe(true);
    expect(refused('3L without combat', without)).toBe('PA-UMP-04 refuse-pa-desk-mayFight-no');
    expect(unit(ruled('3L may fight', without), '3L').noCombat).toBe(false);
    expect(refused('3L may fight')).toBe('PA-UMP-04 refuse-pa-desk-mayFight-yes');
  });

  test('PA-UMP-06, PA-MNT-06 only wagons have a palisade, and it goes when they are moved', () => {
    const laager = ruled('5W palisade');
    expect(unit(laager, '5W').palisade).toBe(true);
    expect(refused('5W palisade', laager)).toBe('PA-UMP-06 refuse-pa-desk-palisade-yes');
    expect(refused('5W no palisade')).toBe('PA-UMP-06 refuse-pa-desk-palisade-no');
    expect(refused('3L palisade')).toBe('PA-MNT-06 refuse-pa-desk-no-wagons');
    expect(unit(ruled('5W at 0806', laager), '5W').palisade).toBe(false);
    expect(unit(ruled('5W is infantry medium horses', laager), '5W').palisade).toBe(false);
    expect(unit(ruled('5W is infantry heavy wagons', laager), '5W').palisade).toBe(true);
  });
});

test('PA-MNT-06 wagons placed elsewhere in their own movement phase, or said to have moved, have not stayed', () => {
  const drawnUp = (now: State) => unit(field(now).give('red', 'end').now, '5W').palisade;
  const put = ruled('5W at 0806');
  expect(unit(put, '5W').moved).toBe(true);
  expect(drawnUp(put)).toBe(false);
  expect(drawnUp(ruled('5W may move', put))).toBe(true);
  const said = ruled('5W palisade; 5W has moved');
  expect(unit(said, '5W').palisade).toBe(false);
  expect(drawnUp(said)).toBe(false);
  expect(drawnUp(ruled('5W may move', said))).toBe(true);
  expect(unit(ruled('3L at 0405'), '3L').moved).toBe(false);
  expect(unit(ruled('5W at 0806', { ...FIELD, active: 'blue' }), '5W').moved).toBe(false);
  expect(unit(ruled('5W at 0806', { ...FIELD, phase: 'combat' }), '5W').moved).toBe(false);
});

describe('changes of place', () => {
  test('PA-UMP-04, PA-THR-06, PA-GAP-07 one unit in a hex; a character beside it', () => {
    expect(unit(ruled('3L at 0705'), '3L').at).toBe('0705');
    expect(refused('3L at 0605')).toBe('PA-THR-05 refuse-pa-stop-friend');
    expect(refused('3L at 0509')).toBe('PA-THR-01 refuse-pa-stop-enemy');
    expect(unit(ruled('G1 at 0505'), 'G1').at).toBe('0505');
    expect(refused('3L at 0505')).toBe('PA-UMP-04 refuse-pa-desk-there');
  });

  test('PA-TER-03, PA-OFF-02 no unit in impassable ground, nor off the table', () => {
    expect(refused('3L at 1206')).toBe('PA-TER-03 refuse-pa-desk-ground');
    expect(refused('G1 at 1206')).toBe('PA-TER-03 refuse-pa-desk-ground');
    const causeway: State = { ...FIELD, map: { ...FIELD.map, roads: [{ hexes: ['1106', '1206', '1306'], ends: [] }] } };
    expect(refused('3L at 1206', causeway)).toBe('nothing');
    const off = run({ play, apply }, FIELD, desk.order(hand('3L at 9901')), 'red', [], {
      dice: () => undefined,
      answer: () => undefined,
    });
    expect(off).toMatchObject({ kind: 'refused', refusal: { clause: 'PA-OFF-02' } });
  });
});

describe('losses', () => {
  test('PA-UMP-04 a unit loses no more than it has; one that loses all is eliminated', () => {
    expect(unit(ruled('3L lose 3'), '3L').stands).toBe(1);
    expect(facts('3L lose 4')).toEqual(['lost', 'eliminated']);
    expect(ruled('3L lose 4').gone).toMatchObject([{ id: '3L', why: 'eliminated' }]);
    expect(refused('3L lose 5')).toBe('PA-UMP-04 refuse-pa-desk-lose');
    expect(refused('3L lose 0')).toBe('PA-UMP-04 refuse-pa-desk-lose-nothing');
    expect(facts('G1 eliminated')).toEqual(['eliminated']);
    expect(refused('3L eliminated; 3L at 0405')).toBe('PA-ACT-01 refuse-pa-eliminated');
  });

  test('PA-UMP-04 stands are from 1 to the initial number', () => {
    expect(unit(ruled('3L stands 6'), '3L').stands).toBe(6);
    expect(unit(ruled('3L stands 1'), '3L').stands).toBe(1);
    expect(refused('3L stands 7')).toBe('PA-UMP-04 refuse-pa-desk-stands');
    expect(refused('3L stands 0')).toBe('PA-UMP-04 refuse-pa-desk-stands');
    expect(refused('3L stands 4')).toBe('PA-UMP-04 refuse-pa-desk-stands-same');
  });
});

describe('retreats', () => {
  const at = (hex: string, ...more: string[]) =>
    panache(`red 3L infantry heavy stands 6 ${hex}`, 'blue 7L infantry heavy stands 6 1505', ...more).now;

  test('PA-GEO-10 a unit retreats the required number of hexes, in the required direction', () => {
    const now = ruled('3L retreat 2 W', at('0505'));
    expect(unit(now, '3L')).toMatchObject({ at: '0305', stands: 6 });
    expect(facts('3L retreat 2 W', at('0505'))).toEqual(['retreated']);
    expect(refused('3L retreat 0 W', at('0505'))).toBe('PA-GEO-10 refuse-pa-desk-retreat');
    expect(refused('3L retreat 12 W', at('0505'))).toBe('nothing');
    expect(refused('3L retreat 13 W', at('0505'))).toBe('PA-GEO-10 refuse-pa-desk-retreat');
  });

  test('PA-OFF-03, -04, PA-UMP-05, PA-EX-16 at the edge a unit stays, and each hex not retreated is a loss', () => {
    expect(unit(ruled('3L retreat 2 W', at('0105')), '3L')).toMatchObject({ at: '0105', stands: 4 });
    expect(unit(ruled('3L retreat 2 W', at('0205')), '3L')).toMatchObject({ at: '0105', stands: 5 });
    expect(facts('3L retreat 6 W', at('0105'))).toEqual(['retreated', 'lost', 'eliminated']);
    expect(facts('3L retreat 9 W', at('0105'))).toEqual(['retreated', 'lost', 'eliminated']);
    expect(facts('3L retreat 6 W', at('0205'))).toEqual(['retreated', 'lost']);
  });

  test('PA-OFF-05 to -07, PA-EX-16 a character leaves the map: no loss, and no return', () => {
    const edge = at('0505', 'red G1 officer character light 0103');
    const now = ruled('G1 retreat 2 W', edge);
    expect(facts('G1 retreat 2 W', edge)).toEqual(['left']);
    expect(now.gone).toMatchObject([{ id: 'G1', why: 'left' }]);
    expect(refused('G1 at 0105', now)).toBe('PA-OFF-07 refuse-pa-left');
    expect(unit(ruled('G1 retreat 2 E', edge), 'G1').at).toBe('0303');
  });

  test('PA-OFF-04, -05 a character whose way is blocked on the table stays, without a loss', () => {
    const closed = at('0505', 'red G1 officer character light 0303', 'blue 8L infantry light stands 3 0203');
    expect(facts('G1 retreat 2 W', closed)).toEqual(['retreated']);
    expect(unit(ruled('G1 retreat 2 W', closed), 'G1')).toMatchObject({ at: '0303', stands: 1 });
  });

  test('PA-Q-17 a retreat goes through friends by the same table as any move', () => {
    const light = at('0505', 'red 4L infantry light stands 3 0405');
    expect(unit(ruled('3L retreat 2 W', light), '3L')).toMatchObject({ at: '0305', stands: 6 });
    const heavy = at('0505', 'red 4L infantry heavy stands 3 0405');
    expect(unit(ruled('3L retreat 2 W', heavy), '3L')).toMatchObject({ at: '0505', stands: 4 });
    const enemy = at('0505', 'blue 8L infantry light stands 3 0305');
    expect(unit(ruled('3L retreat 2 W', enemy), '3L')).toMatchObject({ at: '0405', stands: 5 });
  });

  test('PA-THR-05 a retreat does not end on a friend, nor in impassable ground', () => {
    const light = at('0505', 'red 4L infantry light stands 3 0405');
    expect(unit(ruled('3L retreat 1 W', light), '3L')).toMatchObject({ at: '0505', stands: 5 });
    expect(unit(ruled('3L retreat 2 W', at('0505', 'hex 0405 lake')), '3L')).toMatchObject({ at: '0505', stands: 4 });
  });

  test('PA-OFF-01, -03, -05 by hand only a character leaves, from the edge', () => {
    expect(facts('G1 leaves')).toEqual(['left']);
    expect(refused('G1 at 0403; G1 leaves')).toBe('PA-OFF-05 refuse-pa-desk-leaves-edge');
    expect(refused('3L leaves')).toBe('PA-OFF-03 refuse-pa-desk-leaves');
    const out: State = { ...at('0105'), armies: { ...FIELD.armies, red: { ...FIELD.armies.red, exits: ['0105'] } } };
    expect(facts('3L leaves', out)).toEqual(['left']);
  });
});

describe('PA-UMP-02 changes to a unit', () => {
  test('PA-MOV-05, PA-EX-17 a weight that its arm has', () => {
    expect(unit(ruled('3L is pike heavy'), '3L')).toMatchObject({ arm: 'pike', weight: 'H' });
    expect(refused('3L is pike light')).toBe('PA-MOV-05 refuse-pa-no-such-class');
    expect(refused('3L is infantry heavy')).toBe('PA-UMP-02 refuse-pa-desk-same-class');
  });

  test('PA-GAP-04, PA-MNT-01 figures of its own, and its mount; what is not named is removed', () => {
    const own = ruled('3L is infantry heavy free 2 max 4 camels');
    expect(unit(own, '3L')).toMatchObject({ free: 2, max: 4, mount: 'camels' });
    expect(unit(ruled('3L is infantry heavy', own), '3L')).not.toHaveProperty('mount');
    const plain = unit(ruled('3L is infantry light', own), '3L');
    for (const key of ['free', 'max', 'mount']) expect(plain).not.toHaveProperty(key);
    expect(unit(ruled('3L is infantry heavy free 2 max 2'), '3L')).toMatchObject({ free: 2, max: 2 });
    const other = ruled('3L is infantry heavy free 1 max 3 horses', own);
    expect(unit(other, '3L')).toMatchObject({ free: 1, max: 3, mount: 'horses' });
    const camels = ruled('3L is infantry heavy camels');
    expect(unit(ruled('3L is infantry heavy', camels), '3L')).not.toHaveProperty('mount');
    expect(refused('3L is infantry heavy free 3 max 2')).toBe('PA-MOV-02 refuse-pa-desk-free-max');
    expect(refused('3L is cavalry heavy horses')).toBe('PA-MNT-01 refuse-pa-desk-mounted');
  });

  test('PA-MOV-08 a character cannot become another arm', () => {
    expect(refused('3L is character light')).toBe('PA-UMP-02 refuse-pa-desk-nature');
    expect(refused('G1 is infantry light')).toBe('PA-UMP-02 refuse-pa-desk-nature');
    expect(unit(ruled('G1 is character heavy'), 'G1').weight).toBe('H');
  });
});

describe('detachments and parents', () => {
  const detached = ruled('detach 2 from 3L as 3La at 0506');

  test('PA-UMP-07, PA-GAP-08, PA-COH-01 a detachment takes some of the stands, never all', () => {
    expect(unit(detached, '3La')).toMatchObject({ stands: 2, initial: 2, parent: '3L', at: '0506', weight: 'H' });
    expect(unit(detached, '3L').stands).toBe(2);
    expect(unit(ruled('detach 3 from 3L as 3La at 0506'), '3L').stands).toBe(1);
    expect(refused('detach 4 from 3L as 3La at 0506')).toBe('PA-COH-01 refuse-pa-desk-detach');
    expect(refused('detach 0 from 3L as 3La at 0506')).toBe('PA-COH-01 refuse-pa-desk-detach');
    expect(refused('detach 1 from G1 as 3La at 0506')).toBe('PA-GAP-08 refuse-pa-desk-detach-character');
    expect(refused('detach 1 from 3La as 3Lb at 0406', detached)).toBe('PA-GAP-08 refuse-pa-desk-detach-again');
    expect(refused('detach 1 from 3L as 4l at 0506')).toBe('PA-GAP-08 refuse-pa-desk-detach-taken');
    expect(refused('detach 1 from 3L as 3Laaaa at 0506')).toBe('nothing');
    expect(refused('detach 1 from 3L as 3Laaaaa at 0506')).toBe('PA-GAP-08 refuse-pa-desk-detach-name');
    expect(refused('detach 1 from 3L as 3La at 0605')).toBe('PA-THR-05 refuse-pa-stop-friend');
  });

  test('PA-COH-02 it rejoins its parent when beside it, and no other units are combined', () => {
    const back = ruled('3La rejoin', detached);
    expect(unit(back, '3L').stands).toBe(4);
    expect(unit(back, '3La')).toBeUndefined();
    expect(refused('4L rejoin')).toBe('PA-COH-02 refuse-pa-desk-rejoin');
    expect(refused('3La at 0508; 3La rejoin', detached)).toBe('PA-GAP-08 refuse-pa-desk-rejoin-far');
    expect(refused('3L eliminated; 3La rejoin', detached)).toBe('PA-COH-02 refuse-pa-desk-rejoin-gone');
    expect(refused('3L stands 5; 3La rejoin', detached)).toBe('PA-COH-02 refuse-pa-desk-rejoin-many');
    expect(unit(ruled('3L stands 4; 3La rejoin', detached), '3L').stands).toBe(6);
  });

  test('PA-GAP-08, PA-MNT-05 elephants rejoin elephants: a detachment of elephants is not a panicked one', () => {
    const herd = panache('red 6E elephants heavy stands 4 0505', 'blue 7L infantry light 1505').now;
    expect(unit(ruled('detach 1 from 6E as 6Ea at 0605; 6Ea rejoin', herd), '6E').stands).toBe(4);
  });

  test('PA-MNT-05, PA-UMP-06 an elephant appears beside the loss, only from units that ride elephants', () => {
    const loose = ruled('6E lose 1; elephant from 6E at 1006');
    expect(unit(loose, 'E1')).toMatchObject({ arm: 'elephants', stands: 1, initial: 1, at: '1006', side: 'red' });
    expect(unit(loose, '6E').stands).toBe(3);
    expect(unit(ruled('elephant from 6E at 1007', loose), 'E2').at).toBe('1007');
    expect(refused('elephant from 3L at 1006')).toBe('PA-MNT-05 refuse-pa-desk-elephant');
    expect(refused('elephant from 6E at 0805')).toBe('PA-THR-06 refuse-pa-stop-friend');
    expect(refused('E1 rejoin', loose)).toBe('PA-COH-02 refuse-pa-desk-rejoin');
  });

  test('PA-UMP-06 the combat step mentions camels and elephants', () => {
    const step = next({ ...ruled('3L is infantry heavy camels'), phase: 'combat' });
    if (step.kind !== 'table') throw new Error(step.kind);
    const said = step.open.concerns.map(({ unit: id, says }) => `${id} ${words.say('en', says)}`).join('\n');
    expect(said).toMatch(/^3L .*couched camels/m);
    expect(said).toMatch(/^6E .*panicked elephant/m);
  });
});

test('PA-GEO-04 PA-MOV-02 forms list those first that stand beside an enemy whom they may fight, and that enemy', () => {
  const now = panache(
    'turn 1 red combat',
    'red 3L infantry heavy stands 6 0505 activated',
    'red 4L infantry heavy stands 6 0805 activated',
    'red 5L infantry heavy stands 6 0203',
    'blue 7L infantry heavy stands 6 0506',
    'blue 8L infantry heavy stands 6 0202',
  ).now;
  const step = next(now);
  expect(step.kind === 'table' && step.open.first).toEqual(['3L', '7L']);
});

test('a note in the players’ own words', () => {
  expect(unit(ruled('3L note shaken'), '3L').note).toBe('shaken');
  expect(unit(ruled('3L note shaken; 3L no note'), '3L')).not.toHaveProperty('note');
  expect(refused('3L no note')).toBe('PA-UMP-04 refuse-pa-desk-note-none');
  expect(refused('3L note a; 3L note a')).toBe('PA-UMP-04 refuse-pa-desk-note-same');
  expect(refused(`3L note ${'a'.repeat(41)}`)).toBe('PA-UMP-04 refuse-pa-desk-note-long');
  expect(unit(ruled(`3L note ${'a'.repeat(40)}`), '3L').note).toHaveLength(40);
});

describe('the end of the combat step', () => {
  test('PA-STEP-07, -08 combat is settled, and it is the other side’s turn', () => {
    expect(ruled('done', { ...FIELD, phase: 'combat' })).toMatchObject({ phase: 'opening', active: 'blue' });
    expect(refused('done')).toBe('PA-STEP-07 refuse-pa-done');
  });

  test('PA-GAP-02 after the last turn the players name the winner', () => {
    const result: State = { ...FIELD, phase: 'result' };
    expect(refused('done', result)).toBe('PA-GAP-02 refuse-pa-result');
    expect(ruled('winner blue', result)).toMatchObject({ phase: 'over', result: { winner: 'blue', why: 'ruled' } });
    expect(refused('winner red; 3L lose 1', result)).toBe('PA-GAP-02 refuse-over');
    expect(ruled('winner draw')).toMatchObject({ phase: 'over', result: { winner: 'draw' } });
  });
});

describe('a proposal of one side', () => {
  test('TABLE-01 it lists everything that would happen, each change after those before it', () => {
    const asked = played(FIELD, '3L at 0705; 3L retreat 2 E; 3L lose 1', 'red');
    if (asked.kind !== 'waits') throw new Error(JSON.stringify(asked));
    expect(asked.question).toMatchObject({ kind: AGREEMENT, to: 'blue' });
    const { deeds } = asked.question.about as unknown as { deeds: Parameters<typeof words.say>[1][] };
    expect(deeds.map((deed) => words.say('en', deed))).toMatchInlineSnapshot(`
      [
        "**3L** is placed in 0705.",
        "**3L** has nowhere to fall back to. It costs **3L** 2 stands.",
        "It costs **3L** 1 stand.",
      ]
    `);
    expect(deeds.map((deed) => words.say('fr', deed))).toMatchInlineSnapshot(`
      [
        "Le **3L** est placé en 0705.",
        "Le **3L** n’a nulle part où se replier. Il en coûte 2 éléments au **3L**.",
        "Il en coûte 1 élément au **3L**.",
      ]
    `);
    expect(played(FIELD, '3L lose 1', 'red', 'refuse')).toMatchObject({ kind: 'done', state: FIELD });
    expect(played(FIELD, '3L lose 9', 'red').kind).toBe('refused');
  });
});

test('every change is reported in both languages, after the person who ruled it', () => {
  const text =
    '3L lose 1; 3L retreat 1 W; 3L token; 3L note shaken; 5W palisade; detach 1 from 4L as 4La at 0604; 4La rejoin; elephant from 6E at 1006; 3L is pike heavy; G1 leaves';
  const outcome = played(FIELD, text);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  const { sentences } = tell({ before: FIELD, after: outcome.state, by: 'red', transcript: outcome.transcript });
  const told = (language: Language) => sentences.map(({ says }) => words.say(language, says)).join('\n');
  expect(told('en')).toMatchInlineSnapshot(`
    "⚖ The umpire, Ulysse, rules: “dice”
    It costs **3L** 1 stand.
    **3L** gives ground: 1 hex, to 0405.
    **3L** carries a pre-played token.
    **3L** is noted as “shaken”.
    **5W** counts as behind a palisade.
    **4La** is detached from 4L and takes post in 0604.
    **4La** is one with 4L again.
    A panicked elephant, **E1**, breaks loose from 6E in 1006.
    **3L** counts as heavy pikemen.
    **G1** leaves the map by 0101."
  `);
  expect(told('fr')).toMatchInlineSnapshot(`
    "⚖ L’arbitre, Ulysse, décide : « dice »
    Il en coûte 1 élément au **3L**.
    Le **3L** cède le terrain : une case, jusqu’en 0405.
    Le **3L** porte un jeton « pré-joué ».
    Le **3L** porte la mention « shaken ».
    Le **5W** compte comme derrière une palissade.
    Le 4La se détache du 4L et prend position en 0604.
    Le 4La ne fait de nouveau qu’un avec le 4L.
    Un éléphant en panique, **E1**, s’échappe du 6E et se retrouve en 1006.
    Le **3L** compte comme piquiers lourds.
    Le **G1** quitte la table par 0101."
  `);
});

test('the result of any ruling can be stored, and written as a scenario', () => {
  const all = ruled(
    '3L note in flight; 3L lose 1; 3L token; 4L without combat; 4L not activated; 5W palisade; detach 2 from 4L as 4La at 0604; elephant from 6E at 1006; 7L is camelry light free 2 max 5; 6E is infantry very light; G1 leaves',
  );
  for (const now of [
    all,
    ruled('4La rejoin; 3L no note; 3L no token; 3L is pike medium', all),
    ruled('4L eliminated', all),
  ]) {
    expect(panacheRules.restore(JSON.parse(JSON.stringify(now)))).toEqual(now);
    const read = panacheRules.read(panacheRules.write(now));
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    expect(read.state).toEqual(now);
  }
});

describe('completion', () => {
  const offered = (typed: string, now = FIELD, language: Language = 'en') =>
    desk.complete(typed, now, language).map(({ text }) => text);

  test('it offers changes of the battle and units, then what may be done to a unit', () => {
    expect(offered('')).toContain('winner red');
    expect(offered('')).not.toContain('done');
    expect(offered('', { ...FIELD, phase: 'combat' })).toContain('done');
    expect(offered('3')).toEqual(['3L ']);
    expect(offered('3L ret')).toHaveLength(12);
    expect(offered('3L pal')).toEqual([]);
    expect(offered('5W pal', FIELD, 'fr')).toEqual(['5W palissade']);
    expect(offered('det')).toContain('detach 1 from 3L as 3La at 0405');
    expect(offered('el')).toContain('elephant from 6E at 0905');
    expect(offered('3L lose 1; 4L lo')).toContain('3L lose 1; 4L lose 1');
  });

  test('PA-Q-02 a flight is offered at the figure of the character', () => {
    expect(offered('G1 ret')).toEqual(expect.arrayContaining(['G1 retreat 2 E', 'G1 retreat 2 SE']));
    expect(offered('G1 ret', ruled('G1 is character medium'))).toContain('G1 retreat 1 E');
  });

  test('everything offered is legal', () => {
    for (const language of ['en', 'fr'] as const)
      for (const { id } of FIELD.units)
        for (const text of offered(`${id} `, FIELD, language)) expect(refused(text)).toBe('nothing');
  });
});

test('each form makes a change that can be read', () => {
  const values: Readonly<Record<string, string>> = {
    unit: '3L',
    n: '2',
    to: '0805',
    side: 'E',
    token: 'token',
    combat: 'may fight',
    arm: 'infantry',
    weight: 'light',
    mount: 'on foot',
    winner: 'draw',
  };
  const filled = (text: string, field: string, value: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === field ? value : values[name]!));
  for (const tool of desk.tools(FIELD))
    for (const each of tool.fields)
      for (const value of each.kind === 'choice' ? each.choices.map((choice) => choice.value) : [values[each.name]!])
        expect(desk.deeds(filled(tool.text, each.name, value), FIELD)).toEqual(expect.any(String));
  const says = desk
    .tools(FIELD)
    .flatMap(({ says: title, fields }) => [
      title,
      ...fields.flatMap((each) =>
        each.kind === 'choice' ? [each.says, ...each.choices.map((choice) => choice.says)] : [],
      ),
    ]);
  for (const language of ['en', 'fr'] as const) for (const each of says) words.say(language, each);
  expect(desk.tools(FIELD)).toHaveLength(8);
});
