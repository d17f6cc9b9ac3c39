import { describe, expect, test } from 'vitest';
import { charge, chargePaths } from '../../../../src/rules/sabreur-hex/attack/charge.ts';
import { mayManoeuvre } from '../../../../src/rules/sabreur-hex/movement/manoeuvre.ts';
import { march } from '../../../../src/rules/sabreur-hex/movement/march.ts';
import { refuges } from '../../../../src/rules/sabreur-hex/movement/skirmish-pass.ts';
import { type State, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';
import { after, at, axial, type Ground, playOn, position, told, unit } from '../../../help/position.ts';

const HEAVY = { type: 'heavyCavalry' } as const;
const LOOSE = { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } satisfies Partial<Unit>;

const horse = unit('7C', 'red', [0, 0], HEAVY);
const skirmishers = unit('9Lg', 'red', [0, -2], LOOSE);
/** It faces away, so that its front does not matter. */
const enemy = unit('3L', 'blue', [0, -3], { facing: 0 });

function scene(ground: Ground = {}, ...more: readonly Unit[]): State {
  return position({ ...ground, units: [horse, skirmishers, enemy, ...more] });
}

const names = (hexes: readonly string[]) => new Set(hexes.map((hex) => axial(hex).join()));
const ride = (now: State) => playOn(now, (table) => charge(table, '7C', { do: 'charge', target: '3L', via: [] }));
const behind = (now: State) => names(refuges(now, { ...horse, at: at(0, -2) }, skirmishers));
const BEHIND = ['0,-1', '-1,-1', '0,0', '-1,0', '-2,0'];

describe('a charge through friendly skirmishers', () => {
  test('SH-EX-15 if the only way to the enemy is through them, they move to one of five hexes', () => {
    expect(new Set(chargePaths(scene(), horse, enemy).map((way) => way.path.at(-1)))).toEqual(new Set([at(0, -2)]));
    expect(behind(scene())).toEqual(new Set(BEHIND));
    const facts = (told(ride(scene())) as readonly { fact?: { type: string } }[]).flatMap(
      (each) => each.fact?.type ?? [],
    );
    expect(facts.slice(0, 3)).toEqual(['charged', 'moved', 'displaced']);
  });

  test('SH-CHARGE-14 SH-Q-65 skirmishers on the way are passed through and stay; only the last hex is cleared', () => {
    const onTheWay = unit('8Lg', 'red', [0, -1], LOOSE);
    const free = position({ units: [horse, onTheWay, enemy] });
    const facts = told(ride(free)) as readonly { fact?: { type: string } }[];
    expect(facts.some((each) => each.fact?.type === 'displaced')).toBe(false);
  });

  test('SH-SKIRMPASS-01 a charge ends on them only if no other hex engages the target', () => {
    const aside = position({ units: [horse, { ...skirmishers, at: at(0, -1) }, { ...enemy, at: at(0, -2) }] });
    expect(names(chargePaths(aside, horse, unitOf(aside, '3L')).map((way) => way.path.at(-1)!))).toEqual(
      new Set(['0,-1']),
    );
    const open = position({ units: [horse, { ...skirmishers, at: at(0, -2) }, { ...enemy, at: at(1, -3) }] });
    const found = names(chargePaths(open, horse, unitOf(open, '3L')).map((way) => way.path.at(-1)!));
    expect(found.has('0,-2')).toBe(false);
    expect(found.size).toBeGreaterThan(0);
  });

  test('SH-SKIRMPASS-03 they move within two hexes', () => {
    const all = refuges(scene(), { ...horse, at: at(0, -2) }, skirmishers);
    expect(names(all).has('0,1')).toBe(false);
    expect(names(all).has('-2,0')).toBe(true);
  });

  test('SH-SKIRMPASS-04 they move into the rear arc of the charger as it is at the end', () => {
    const turned = names(refuges(scene(), { ...horse, at: at(0, -2), facing: 3 }, skirmishers));
    expect([...turned].every((hex) => !BEHIND.includes(hex))).toBe(true);
  });

  test('SH-SKIRMPASS-05 they move to a hex not beside an enemy, unless that is panicked', () => {
    const near = (more: Partial<Unit>) => behind(scene({}, unit('4L', 'blue', [1, 0], more)));
    expect(near({})).toEqual(new Set(['0,-1', '-1,-1', '-1,0', '-2,0']));
    expect(near({ formation: 'horde' })).toEqual(new Set(BEHIND));
  });

  test('SH-Q-65 SH-TERRAIN-09 SH-SETUP-07 the hex is passable and empty; the hex that the charger left is empty', () => {
    const now = scene({ hexes: { [at(0, -1)]: 'impassable' } }, unit('5L', 'red', [-1, 0]));
    expect(behind(now)).toEqual(new Set(['-1,-1', '0,0', '-2,0']));
  });

  test('ASK-18 the nearest hex, then the one farther from enemies, without a question', () => {
    expect(axial(refuges(scene(), { ...horse, at: at(0, -2) }, skirmishers)[0]!).join()).toMatch(/^(0,-1|-1,-1)$/);
    const now = scene({}, unit('4L', 'blue', [3, -3]));
    expect(axial(refuges(now, { ...horse, at: at(0, -2) }, skirmishers)[0]!)).toEqual([-1, -1]);
  });

  test('SH-SKIRMPASS-06 without such a hex they are eliminated', () => {
    const full = [
      unit('A', 'red', [0, -1], { type: 'regimentalGun' }),
      unit('B', 'red', [-1, -1], { type: 'regimentalGun' }),
      unit('C', 'red', [-1, 0]),
      unit('D', 'red', [-2, 0]),
    ];
    // The hex the charger leaves is closed by an enemy beside it.
    const now = scene({}, ...full, unit('E', 'blue', [1, 0], { facing: 1 }));
    expect(behind(now)).toEqual(new Set());
    const types = (told(ride(now)) as readonly { fact?: { type: string; unit?: string; to?: string } }[]).flatMap(
      ({ fact }) => (fact?.unit === '9Lg' ? [[fact.type, fact.to]] : []),
    );
    expect(types).toEqual([
      ['displaced', undefined],
      ['eliminated', undefined],
    ]);
  });

  test('SH-SKIRMPASS-01 only friends in skirmish order make way', () => {
    const blocked = (more: Partial<Unit>) =>
      chargePaths(position({ units: [horse, unit('9Lg', 'red', [0, -2], more), enemy] }), horse, enemy);
    expect(blocked({ type: 'lightInfantry', formation: 'column' })).toEqual([]);
    expect(blocked({ type: 'lightInfantry', formation: 'horde' })).toEqual([]);
    expect(blocked({ type: 'regimentalGun' })).toEqual([]);
    const foe = position({ units: [horse, unit('9Lg', 'blue', [0, -2], LOOSE), enemy] });
    expect(chargePaths(foe, horse, enemy)).toEqual([]);
  });
});

describe('afterwards', () => {
  const UNITS = [
    'red 7C heavy cavalry 0509 N',
    'red 9Lg light infantry skirmisher skirmish 0508 N',
    'blue 3L line infantry column 1501 S',
  ];

  test('SH-SKIRMPASS-07 SH-GAP-19 they do nothing more this turn, even if activated, and may act in the next', () => {
    const t = battle(...UNITS).give('red', '7C 9Lg: 7C march 0508');
    const moved = t.unit('9Lg');
    expect(moved).toMatchObject({ displaced: true, formation: 'skirmish', facing: 0 });
    expect(t.now.group).toEqual([]);
    expect(t.give('red', '9Lg march 0707').refused).toBe('SH-SKIRMPASS-07 refuse-displaced');
    const next = battle(...UNITS)
      .give('red', '7C march 0508')
      .give('red', 'end')
      .give('red', 'check victory');
    expect(next.unit('9Lg').displaced).toBe(false);
  });

  test('SH-SKIRMPASS-07 SH-PURSUIT-05 they do not join a pursuit, although it is not an action', () => {
    const way = (displaced: boolean) =>
      mayManoeuvre(scene(), unit('9Lg', 'red', [0, -2], { ...LOOSE, displaced }))?.clause;
    expect([way(true), way(false)]).toEqual(['SH-SKIRMPASS-07', undefined]);
  });

  test('SH-SKIRMPASS-08 they stay in skirmish order and keep their facing', () => {
    const t = battle(UNITS[0]!, UNITS[1]!.replace('0508 N', '0508 SE'), UNITS[2]!).give('red', '7C march 0508');
    expect(t.unit('9Lg')).toMatchObject({ formation: 'skirmish', facing: 2 });
  });
});

describe('other movement', () => {
  const go = (now: State, to: string, how: 'march' | 'forcedMarch' = 'march') =>
    playOn(now, (table) => march(table, 'A', { do: how, to, via: [] }, 'red', { reserved: 0 }));
  const now = (more: Partial<Unit>, other: Partial<Unit> = LOOSE) =>
    position({ units: [unit('A', 'red', [0, 0], more), unit('9Lg', 'red', [0, -1], other)] });

  test('SH-SKIRMPASS-09 marching onto friendly skirmishers puts them behind', () => {
    const end = after(go(now({ formation: 'column' }), at(0, -1)));
    expect(unitOf(end, 'A').at).toBe(at(0, -1));
    expect(unitOf(end, '9Lg')).toMatchObject({ displaced: true });
    expect(['0,0', '-1,0', '0,1', '-1,1', '-2,1']).toContain(axial(unitOf(end, '9Lg').at).join());
    expect(told(go(now(HEAVY), at(0, -1), 'forcedMarch'))).toHaveLength(3);
  });

  test('SH-SKIRMPASS-09 SH-FORM-11 for an extended line two units make way, each to its own hex, the more expensive one first', () => {
    const long = unit('A', 'red', [0, 0], { formation: 'extendedLine', also: at(1, 0), skills: ['linearOrder'] });
    const cheap = unit('1Lg', 'red', [0, -1], { ...LOOSE, strength: 6, initial: 6 });
    const dear = unit('2Lg', 'red', [1, -1], { ...LOOSE, strength: 12, initial: 12 });
    const now = position({ units: [long, cheap, dear] });
    const facts = (
      told(go(now, at(0, -1))) as readonly { fact?: { type: string; unit: string; to?: string } }[]
    ).flatMap(({ fact }) => (fact?.type === 'displaced' ? [fact] : []));
    expect(facts.map((fact) => fact.unit)).toEqual(['2Lg', '1Lg']);
    expect(new Set(facts.map((fact) => fact.to)).size).toBe(2);
    const end = { ...long, at: at(0, -1), also: at(1, -1) };
    expect(facts.every((fact) => refuges(now, end, cheap).includes(fact.to!))).toBe(true);
    expect(refuges(now, end, cheap).includes(at(0, -1))).toBe(false);
  });

  test('SH-SKIRMPASS-09 SH-PASS-04 no other unit makes way', () => {
    const column = { type: 'lightInfantry', formation: 'column' } as const;
    expect(told(go(now({ formation: 'column' }, column), at(0, -1)))).toBe('SH-PASS-04 refuse-march-taken');
  });

  test('SH-SKIRMPASS-05 the order may name the hex', () => {
    const units = ['red 7C heavy cavalry 0509 N', 'red 9Lg light infantry skirmisher skirmish 0508 N'];
    const t = battle(...units, 'blue 3L line infantry column 1501 S').give('red', '7C march 0508, aside 0510');
    expect(t.unit('9Lg').at).toBe('0510');
  });
});
