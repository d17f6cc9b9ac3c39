/** What is set right by hand: read in both languages, kept legal by its guards, told with who decided it. */
import { describe, expect, test } from 'vitest';
import { directionTo, sideName } from '../../../src/hex/grid.ts';
import type { Hand } from '../../../src/kernel/hand.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { type Given, run } from '../../../src/kernel/run.ts';
import { AGREEMENT } from '../../../src/kernel/wording.ts';
import { sabreurHex } from '../../../src/rules/sabreur-hex/index.ts';
import type { State, Unit } from '../../../src/rules/sabreur-hex/state.ts';
import { playOut, position, report } from '../../help/telling.ts';
import { words } from '../../help/words.ts';

const { desk } = sabreurHex;

const FIELD = position(
  'turn 1 red actions points 3',
  'hex 0909 wood',
  'hex 0910 impassable',
  'red 1L line infantry column 0505 S strength 15 of 18',
  'red 2L line infantry linear order line 0305 S strength 14 of 16',
  'red 3B heavy foot battery 0705 S',
  'red 4C heavy cavalry panicked 0103 S',
  'blue 51L line infantry line 0507 N',
);

function hand(by: 'umpire' | 'red' | 'blue', deeds: string): Hand {
  return { kind: 'ruling', by, who: 'Ulysse', why: 'a slip', deeds };
}

function played(now: State, text: string, by: 'umpire' | 'red' = 'umpire', answer?: Given) {
  const deeds = desk.deeds(text, now);
  if (deeds instanceof Refusal) throw deeds;
  return run(sabreurHex, now, desk.order(hand(by, deeds)), 'red', [], { dice: () => undefined, answer: () => answer });
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

describe('the language of changes', () => {
  test.each([
    ['1l en 0805', '1L at 0805'],
    ['1L 0805', '1L at 0805'],
    ['1L perd 2; 51L perd 1', '1L lose 2; 51L lose 1'],
    ['1L face SO', '1L face SW'],
    ['1L carré', '1L square'],
    ['2L étendu 0206', '2L extend 0206'],
    ['1L colonne fermée', '1L closed column'],
    ['1L effectif 3', '1L strength 3'],
    ['1L force 3 ; 4C non paniquée', '1L strength 3; 4C steady'],
    ['1L est paniquée\n4C en bon ordre', '1L panicked; 4C steady'],
    ['1L a agi', '1L has acted'],
    ['1L peut agir', '1L may act'],
    ['1L est éliminée', '1L eliminated'],
    ['points d’ordre 5', 'points 5'],
    ['vainqueur les bleus', 'winner blue'],
    ['', ''],
  ])('%j are the changes %j', (typed, canonical) => {
    const read = desk.deeds(typed, FIELD);
    expect(read).toBe(canonical);
    expect(desk.deeds(desk.show(canonical, 'fr'), FIELD)).toBe(canonical);
    expect(desk.show(canonical, 'en')).toBe(canonical);
  });

  test.each([
    ['9L at 0805', 'refuse-unknown-unit'],
    ['1L at 9999', 'refuse-off-map'],
    ['1L lost', 'refuse-word'],
    ['1L at', 'refuse-unfinished'],
    ['1L lose 2 3', 'refuse-word-left'],
    ['1L face E', 'refuse-facing'],
  ])('%j is refused', (typed, id) => {
    const read = desk.deeds(typed, FIELD);
    if (!(read instanceof Refusal)) throw new Error(`read as ${read}`);
    expect(read.says.id).toBe(id);
  });
});

describe('each change is checked: what is allowed and what is not', () => {
  test('SH-SETUP-07 a unit goes to an empty hex only', () => {
    expect(unit(ruled('1L at 0805'), '1L').at).toBe('0805');
    expect(refused('1L at 0507')).toBe('SH-SETUP-07 correct-refuse-taken');
    expect(unit(ruled('51L at 0901; 1L at 0507'), '1L').at).toBe('0507');
    expect(refused('1L at 0505')).toBe('TABLE correct-refuse-same');
  });

  test('SH-TERRAIN-09 no unit is put where none can stand', () => {
    expect(refused('1L at 0910')).toBe('SH-TERRAIN-09 correct-refuse-impassable');
    expect(unit(ruled('1L at 0909'), '1L').at).toBe('0909');
  });

  test('SH-GAP-04 no unit is put off the map, even by a stored text', () => {
    const outcome = run(sabreurHex, FIELD, desk.order(hand('umpire', '1L at 9901')), 'red', [], {
      dice: () => undefined,
      answer: () => undefined,
    });
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { clause: 'SH-GAP-04' } });
  });

  test('SH-FORM-18 no square is put into a wood', () => {
    expect(refused('1L square; 1L at 0909')).toBe('SH-FORM-18 refuse-form-ground');
    expect(refused('1L at 0909; 1L square')).toBe('SH-FORM-18 refuse-form-ground');
    expect(unit(ruled('1L square'), '1L').formation).toBe('square');
  });

  test('SH-FORM-11 both halves of an extended line have their hexes', () => {
    const extended = ruled('2L extend 0205');
    expect(unit(extended, '2L')).toMatchObject({ formation: 'extendedLine', at: '0305', also: '0205' });
    expect(unit(ruled('2L at 0707', extended), '2L')).toMatchObject({ at: '0707', also: '0607' });
    expect(refused('1L at 0607; 2L at 0707', extended)).toBe('SH-SETUP-07 correct-refuse-taken');
    expect(refused('2L at 0105', extended)).toBe('TABLE correct-refuse-halves');
    expect(unit(ruled('2L face N', extended), '2L')).toMatchObject({ facing: 0, at: '0205', also: '0305' });
    expect(unit(ruled('2L face SW', extended), '2L')).toMatchObject({ facing: 4, at: '0305' });
    const line = unit(ruled('2L line 0205', extended), '2L');
    expect(line).toMatchObject({ formation: 'line', at: '0205' });
    expect(line).not.toHaveProperty('also');
    expect(refused('2L line 0101', extended)).toBe('SH-FORM-24 refuse-form-where');
  });

  test('SH-FACING-10, -12 an extended line swings round its left half or, if there is no room, round its right', () => {
    const facing = (point: string, ...hexes: readonly string[]) => {
      const rock = Object.fromEntries(hexes.map((hex) => [hex, { terrain: 'impassable' as const }]));
      return [`2L face ${point}`, ruled('2L extend 0205', { ...FIELD, map: { ...FIELD.map, hexes: rock } })] as const;
    };
    expect(unit(ruled(...facing('SW')), '2L')).toMatchObject({ at: '0305', also: '0204' });
    expect(unit(ruled(...facing('SW', '0204')), '2L')).toMatchObject({ at: '0206', also: '0205' });
    expect(refused(...facing('SW', '0204', '0206'))).toBe('SH-TERRAIN-09 correct-refuse-impassable');
    expect(unit(ruled(...facing('SE')), '2L')).toMatchObject({ at: '0305', also: '0206' });
    expect(unit(ruled(...facing('SE', '0206')), '2L')).toMatchObject({ at: '0204', also: '0205' });
    const twice = played(facing('SW', '0204')[1], '51L at 0206; 2L face SW');
    expect(twice).toMatchObject({ refusal: { clause: 'SH-TERRAIN-09' } });
  });

  test('SH-FORM-24 if only one flank hex is empty, it need not be named', () => {
    const beside = { ...FIELD, map: { ...FIELD.map, hexes: { '0205': { terrain: 'impassable' as const } } } };
    expect(unit(ruled('2L extend', beside), '2L')).toMatchObject({ at: '0405', also: '0305' });
  });

  test('SH-FORM-11 no cliff runs between the halves of an extended line', () => {
    const cliff: State = {
      ...FIELD,
      map: { ...FIELD.map, sides: { [sideName('0707', directionTo('0707', '0607')!)]: 'impassable' } },
    };
    const extended = ruled('2L extend 0205', cliff);
    expect(refused('2L at 0707', extended)).toBe('TABLE correct-refuse-halves');
    expect(unit(ruled('2L at 0807', extended), '2L').at).toBe('0807');
  });

  test('SH-FORM-10 an extended line needs its skill, and the flank hex must be named', () => {
    expect(refused('1L extend 0404')).toBe('SH-FORM-10 refuse-form-extended-line');
    expect(refused('2L extend')).toBe('SH-FORM-24 refuse-extend-which');
    expect(refused('2L extend 0306')).toBe('SH-FORM-11 refuse-extend-flank');
  });

  test('SH-FORM-02, -04, -06 a unit is put only into formations that it may take', () => {
    expect(refused('1L skirmish')).toBe('SH-FORM-02 refuse-form-skirmish');
    expect(refused('1L closed column')).toBe('SH-FORM-06 refuse-form-closed-column');
    expect(refused('4C line')).toBe('SH-FORM-04 refuse-form-arm');
    expect(refused('1L column')).toBe('SH-FORM-16 refuse-form-already');
    expect(unit(ruled('1L line'), '1L').formation).toBe('line');
  });

  test('SH-FACING-01 a unit is turned to a facing other than its own', () => {
    expect(unit(ruled('1L face NE'), '1L').facing).toBe(1);
    expect(refused('1L face S')).toBe('TABLE correct-refuse-facing');
  });

  test('SH-GAP-17 strength is from 1 to what was bought', () => {
    expect(unit(ruled('1L strength 18'), '1L').strength).toBe(18);
    expect(unit(ruled('1L strength 1'), '1L').strength).toBe(1);
    expect(refused('1L strength 19')).toBe('SH-GAP-17 correct-refuse-strength');
    expect(refused('1L strength 0')).toBe('SH-GAP-17 correct-refuse-strength');
    expect(played(FIELD, '1L strength 0')).toMatchObject({ refusal: { instead: ['1L eliminated'] } });
    expect(played(FIELD, '1L strength 19')).toMatchObject({ refusal: { instead: ['1L strength 18'] } });
    expect(refused('1L strength 15')).toBe('TABLE correct-refuse-strength-same');
  });

  test('SH-LOSS-05 a unit loses no more than it has; one that loses all is eliminated', () => {
    expect(unit(ruled('1L lose 14'), '1L').strength).toBe(1);
    const without = ruled('1L lose 15');
    expect(unit(without, '1L')).toBeUndefined();
    expect(without.gone).toMatchObject([{ id: '1L', offMap: false }]);
    expect(refused('1L lose 16')).toBe('SH-LOSS-05 correct-refuse-lose');
    expect(refused('1L lose 0')).toBe('TABLE correct-refuse-lose-nothing');
    expect(refused('1L eliminated; 1L at 0805')).toBe('SH-LOSS-05 refuse-group-unknown');
  });

  test('SH-ROUT-13 all units but guns can be panicked, and steadied again', () => {
    expect(unit(ruled('1L panicked'), '1L').formation).toBe('horde');
    expect(refused('3B panicked')).toBe('SH-ROUT-13 correct-refuse-guns');
    expect(refused('4C panicked')).toBe('TABLE correct-refuse-panicked');
    expect(unit(ruled('4C steady'), '4C').formation).toBe('mounted');
    expect(refused('1L steady')).toBe('TABLE correct-refuse-steady');
    expect(unit(ruled('1L panicked; 1L column'), '1L').formation).toBe('column');
    expect(unit(ruled('1L panicked; 1L steady'), '1L').formation).toBe('line');
    const extended = ruled('2L extend 0205; 2L panicked');
    expect(unit(extended, '2L')).not.toHaveProperty('also');
  });

  test('SH-TURN-03 a unit of the side to move has acted, or may act', () => {
    const acted = ruled('1L has acted');
    expect(unit(acted, '1L').acted).toBe(true);
    expect(refused('1L has acted', acted)).toBe('TABLE refuse-acted');
    expect(unit(ruled('1L may act', acted), '1L').acted).toBe(false);
    expect(refused('1L may act')).toBe('TABLE correct-refuse-may-act');
    const but = (change: Partial<Unit>): State => ({
      ...FIELD,
      units: FIELD.units.map((each) => (each.id === '1L' ? { ...each, ...change } : each)),
    });
    expect(unit(ruled('1L may act', but({ activated: true })), '1L').activated).toBe(false);
    expect(unit(ruled('1L may act', but({ displaced: true })), '1L').displaced).toBe(false);
    expect(refused('1L has acted', { ...FIELD, phase: 'victory' })).toBe('TABLE correct-refuse-not-its-turn');
    expect(refused('1L may act', { ...acted, phase: 'victory' })).toBe('TABLE correct-refuse-not-its-turn');
    expect(refused('51L has acted')).toBe('TABLE correct-refuse-not-its-turn');
    expect(refused('51L may act')).toBe('TABLE correct-refuse-not-its-turn');
  });

  test('SH-ORDERS-02 order points can be set while orders are given', () => {
    expect(ruled('points 0').orderPoints).toBe(0);
    expect(ruled('points 20').orderPoints).toBe(20);
    expect(refused('points 21')).toBe('SH-ORDERS-02 correct-refuse-points');
    expect(refused('points 3')).toBe('SH-ORDERS-02 correct-refuse-points-same');
    expect(refused('points 2', { ...FIELD, phase: 'orders' })).toBe('SH-ORDERS-02 correct-refuse-points-when');
  });

  test('the battle can be decided, and then nothing more can be changed', () => {
    const over = ruled('winner draw');
    expect(over).toMatchObject({ phase: 'over', result: { winner: 'draw', why: 'ruled' } });
    expect(sabreurHex.next(over)).toMatchObject({ kind: 'over', winner: 'draw' });
    const late: State = { ...FIELD, orderPoints: 0, late: { heldBack: [], passedOver: [] } };
    expect(ruled('winner red', late)).not.toHaveProperty('late');
    expect(refused('1L at 0805', over)).toBe('TABLE correct-refuse-over');
    expect(refused('winner red', over)).toBe('TABLE correct-refuse-over');
  });
});

describe('an open group', () => {
  const grouped: State = {
    ...FIELD,
    group: ['1L'],
    units: FIELD.units.map((each) => (each.id === '1L' ? { ...each, activated: true } : each)),
  };

  test('SH-TURN-06 it loses units that are eliminated or have acted', () => {
    expect(ruled('1L eliminated', grouped).group).toEqual([]);
    expect(ruled('1L has acted', grouped).group).toEqual([]);
    expect(ruled('1L at 0805', grouped).group).toEqual(['1L']);
    expect(refused('1L may act', grouped)).toBe('TABLE correct-refuse-may-act');
  });

  test('SH-ORDERS-17, -20 a unit that may act again, or is eliminated, counts as not yet asked at the end of the orders', () => {
    const spent = { ...unit(FIELD, '1L'), acted: true, activated: true };
    const late: State = {
      ...FIELD,
      orderPoints: 0,
      late: { heldBack: ['2L'], passedOver: ['1L'] },
      units: FIELD.units.map((each) => (each.id === '1L' ? spent : each)),
    };
    expect(ruled('1L may act', late)).toMatchObject({ late: { heldBack: ['2L'], passedOver: [] } });
    expect(unit(ruled('1L may act', late), '1L').activated).toBe(false);
    expect(ruled('2L eliminated', late).late).toEqual({ heldBack: [], passedOver: ['1L'] });
    expect(ruled('points 2', late)).not.toHaveProperty('late');
  });
});

describe('agreement on a change', () => {
  const asked = played(FIELD, '1L lose 2', 'red');

  test('TABLE-01 a side proposes, and the other agrees', () => {
    if (asked.kind !== 'waits') throw new Error(asked.kind);
    expect(asked.question).toMatchObject({ kind: AGREEMENT, to: 'blue' });
    expect(asked.transcript).toEqual([]);
    for (const name of sabreurHex.doctrines) expect(sabreurHex.doctrine(name, asked.question, FIELD)).toBeUndefined();
    for (const text of ['oui', 'agree', "d'accord", 'refuse'])
      expect(asked.question.read(sabreurHex.answer(text, asked.question, FIELD).text)).not.toBeInstanceOf(Refusal);
    const card = sabreurHex.card(asked.question, FIELD);
    expect(words.say('en', card.asks)).toContain('loses 2 strength points');
    expect(card.options.map(({ text }) => text)).toEqual(['agree', 'refuse']);
  });

  test('TABLE-01 a refused proposal changes nothing', () => {
    const by = { who: 'person', id: '1' } as const;
    const no = played(FIELD, '1L lose 2', 'red', { text: 'non', by });
    expect(no).toMatchObject({ kind: 'done', state: FIELD });
    const yes = played(FIELD, '1L lose 2', 'red', { text: 'oui', by });
    expect(yes.kind === 'done' && unit(yes.state, '1L').strength).toBe(13);
  });

  test('an impossible change is refused before anyone is asked', () => {
    expect(played(FIELD, '1L lose 16', 'red').kind).toBe('refused');
  });
});

/** The report of a ruling. */
function told(language: Language, text: string, now = FIELD): string {
  const outcome = played(now, text);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return report(language, { before: now, after: outcome.state, by: 'red', transcript: outcome.transcript });
}

describe('the report', () => {
  test('it says who decided, and then each thing that changed', () => {
    const text = '1L at 0805; 1L face N; 1L line; 1L strength 3; 1L panicked; 1L steady; 1L has acted; 4C lose 1';
    expect(told('en', text)).toMatchInlineSnapshot(`
      "## ⚖ A ruling
      ⚖ The umpire, Ulysse, rules: “a slip”
      **1L** is placed in 0805.
      **1L** is turned to face north.
      **1L** is put in line.
      The strength of **1L** is set to 3.
      **1L** counts as panicked.
      **1L** is no longer panicked and is now in line.
      **1L** counts as having acted this turn.
      **4C** loses 1 strength point.
      1L 3 · 4C 11 (panicked) · Red: 3 order points left"
    `);
    expect(told('fr', text)).toMatchInlineSnapshot(`
      "## ⚖ Une décision
      ⚖ L’arbitre, Ulysse, décide : « a slip »
      Le **1L** est placé en 0805.
      Le **1L** est tourné face au nord.
      Le **1L** est mis en ligne.
      La force du **1L** passe à 3.
      Le **1L** est maintenant paniqué.
      Le **1L** n’est plus paniqué et se tient en ligne.
      Le **1L** est considéré comme ayant agi ce tour-ci.
      Le **4C** perd 1 point de force.
      1L 3 · 4C 11 (paniqué) · Les Rouges : encore 3 points d’ordre"
    `);
  });

  test('a single change needs no list', () => {
    expect(told('en', '1L eliminated')).toMatchInlineSnapshot(`
      "## ⚖ 1L is lost
      ⚖ The umpire, Ulysse, rules: “a slip”
      **1L** is taken off the map.
      -# 1L **eliminated**: Blue scores 144 VP
      Red: 3 order points left"
    `);
    expect(told('fr', '2L extend 0205')).toMatchInlineSnapshot(`
      "## ⚖ Le 2L est corrigé
      ⚖ L’arbitre, Ulysse, décide : « a slip »
      Le **2L** est mis en ligne étendue, en 0305 et 0205.
      2L 14 · Les Rouges : encore 3 points d’ordre"
    `);
    expect(told('fr', 'points 5; winner red')).toMatchInlineSnapshot(`
      "## Les Rouges l’emportent
      ⚖ L’arbitre, Ulysse, décide : « a slip »
      Les Rouges ont maintenant 5 points d’ordre.
      **Les Rouges sont déclarés vainqueurs.**
      "
    `);
  });

  test('a short name takes the singular, even if the full name is plural', () => {
    const named = position(
      'turn 1 red actions points 3',
      'red 4K heavy cavalry 0103 S strength 8',
      'blue 51L line infantry line 0507 N',
      'name 4K en "Crown Prince Cuirassiers" plural; fr "le 4e cuirassiers"',
    );
    expect(told('en', '4K strength 7', named)).toMatch(/^## ⚖ 4K is corrected\n/);
  });

  test('it reports a roll, and what was not agreed to', () => {
    const thrown = run(
      sabreurHex,
      FIELD,
      desk.order({ kind: 'throw', who: 'Ulysse', why: 'the bridge', dice: 2, sides: 6 }),
      'red',
      [],
      { dice: () => [3, 4], answer: () => undefined },
    );
    if (thrown.kind !== 'done') throw new Error(thrown.kind);
    const { state: after, transcript } = thrown;
    expect(report('fr', { before: FIELD, after, by: 'red', transcript })).toMatchInlineSnapshot(`
      "## Des dés sur la table
      Ulysse lance les dés : « the bridge ».
      -# 2D6 : 3 4 = **7**
      Les Rouges : encore 3 points d’ordre"
    `);
    const no = played(FIELD, '1L lose 2', 'red', { text: 'refuse', by: { who: 'umpire', id: '1' } });
    if (no.kind !== 'done') throw new Error(no.kind);
    expect(
      report('en', { before: FIELD, after: no.state, by: 'red', transcript: no.transcript }),
    ).toMatchInlineSnapshot(`
      "## No agreement
      Ulysse’s proposal was rejected: “a slip”
      Red: 3 order points left"
    `);
  });

  test('it says if an answer was given by the umpire', () => {
    const before = position(
      'turn 1 red actions points 3',
      'red 7C heavy cavalry 0505 N strength 12',
      'blue 3L line infantry column 0502 S strength 15',
    );
    const told = playOut(before, {
      order: '7C charge 3L',
      answers: ['hold', 'attack'],
      dice: '1 1 6 6 6 6 6 6 6 6 6 6',
    });
    const umpire = { who: 'umpire', id: '9' } as const;
    const transcript = told.transcript.map((entry) =>
      'ask' in entry && entry.got === 'hold' ? { ...entry, by: umpire } : entry,
    );
    expect(report('en', { ...told, transcript })).toContain('(given by the umpire)');
    expect(report('fr', { ...told, transcript })).toContain('(donné par l’arbitre)');
  });

  test('it is drawn: where the unit was put, what it lost', () => {
    const outcome = played(FIELD, '1L at 0805; 51L eliminated');
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    const { state: now, transcript } = outcome;
    const { marks } = sabreurHex.draw({ now, before: FIELD, transcript, frame: 'action' }, (says) =>
      words.say('en', says),
    );
    expect(marks).toContainEqual({ kind: 'move', side: 'red', path: ['0505', '0805'] });
    expect(marks).toContainEqual({ kind: 'eliminated', side: 'blue', at: '0507', name: '51L' });
    expect(marks.filter(({ kind }) => kind === 'ghost')).toHaveLength(1);
  });

  test('before the decision, every number is the one after it: where a unit stays and where it is moved', () => {
    const outcome = played(FIELD, '1L lose 3; 1L at 0805; 51L lose 1');
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    const { state: now, transcript } = outcome;
    const after = new Map(now.units.map(({ id, strength }) => [id, strength]));
    const picture = { now, before: FIELD, transcript, frame: 'action', isAhead: true } as const;
    const { pieces, marks, alt } = sabreurHex.draw(picture, (says) => words.say('en', says));
    const ghosts = marks.flatMap((mark) => (mark.kind === 'ghost' ? [mark.piece] : []));
    for (const { name, strength } of [...pieces, ...ghosts]) expect([name, strength]).toEqual([name, after.get(name)]);
    expect(pieces.find(({ name }) => name === '1L')!.at).toBe('0505');
    for (const id of ['1L', '51L'])
      expect(alt).toMatch(new RegExp(`\\b${id} \\([^)]*\\) stands in .*strength ${after.get(id)},`));
  });
});

describe('completion', () => {
  const offered = (typed: string, language: Language = 'en') =>
    desk.complete(typed, FIELD, language).map(({ text }) => text);

  test('it offers units first, then what may be done to them', () => {
    expect(offered('')).toContain('1L ');
    expect(offered('1L l')).toHaveLength(16);
    expect(offered('1L l').slice(2, 5)).toEqual(['1L lose 3', '1L line', '1L lose 4']);
    expect(offered('1L p', 'fr')).toContain('1L paniqué');
    expect(offered('3B p')).toEqual([]);
    expect(offered('1L lose 1; 51L el')).toEqual(['1L lose 1; 51L eliminated']);
    expect(offered('po', 'fr')).toContain('points 5');
  });

  test('everything offered can be read', () => {
    for (const language of ['en', 'fr'] as const)
      for (const { id } of FIELD.units)
        for (const text of offered(`${id} `, language)) expect(refused(text)).toBe('nothing');
  });
});

test('each form makes a change that can be read', () => {
  const values: Readonly<Record<string, string>> = {
    unit: '1L',
    n: '2',
    to: '0805',
    facing: 'N',
    formation: 'line',
    state: 'panicked',
    winner: 'draw',
  };
  for (const tool of desk.tools(FIELD)) {
    for (const field of tool.fields) {
      const choices = field.kind === 'choice' ? field.choices.map(({ value }) => value) : [values[field.name]!];
      for (const value of choices) {
        const text = tool.text.replace(/\{(\w+)\}/g, (_, name: string) =>
          name === field.name ? value : values[name]!,
        );
        expect(desk.deeds(text, FIELD)).not.toBeInstanceOf(Refusal);
      }
    }
  }
  expect(desk.tools(FIELD).map(({ name }) => name)).toEqual([
    'losses',
    'move',
    'facing',
    'formation',
    'eliminate',
    'state',
    'strength',
    'points',
    'winner',
  ]);
});
