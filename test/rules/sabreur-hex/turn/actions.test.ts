/** What a unit may do in a turn, alone and combined; and what no order may do. */
import { describe, expect, test } from 'vitest';
import { actions } from '../../../../src/rules/sabreur-hex/turn/actions.ts';
import type { Action } from '../../../../src/rules/sabreur-hex/order.ts';
import { battle } from '../../../help/battle.ts';
import { at, playOn, told } from '../../../help/position.ts';

const ENEMY = 'blue 3L line infantry column 0501 S';
const POINTS = 'turn 1 points 4';

describe('two actions in one order', () => {
  test('SH-TURN-04, SH-FIRE-08 horse artillery marches, then fires', () => {
    const t = battle('red 6Q light horse battery 0510 N', 'blue 3L line infantry column 0504 S', POINTS);
    expect(t.give('red', '6Q fire 3L').refused).toBe('SH-FIRE-07 refuse-fire-range');
    expect(t.give('red', '6Q march 0508 then fire 3L').rolls('5 1 1').story).toMatchInlineSnapshot(`
      "! activated 6Q 1
      ! moved 6Q 0509>0508
      # fire 6Q 3: 5 1 1
      ! fired 6Q 3L fire
      ! lost 3L 1 6Q
      ! acted 6Q"
    `);
  });

  test('SH-FIRE-09 light infantry in column marches, then fires; a rotation is a march too', () => {
    const light = battle('red 2Lg light infantry column 0507 N', 'blue 3L line infantry column 0504 S', POINTS);
    expect(light.give('red', '2Lg march 0506 then fire 3L').rolls('1 1 1').story).toContain('! fired 2Lg 3L fire');
    const turned = battle('red 2Lg light infantry column 0506 S', 'blue 3L line infantry column 0504 S', POINTS);
    expect(turned.give('red', '2Lg turn about then fire 3L').rolls('1 1 1').story).toContain('! fired 2Lg 3L fire');
    const line = battle('red 2Lg light infantry line 0506 N', 'blue 3L line infantry column 0503 S', POINTS);
    expect(line.give('red', '2Lg march 0505 then fire 3L').refused).toBe('SH-TURN-04 refuse-combine');
  });

  test('SH-FIRE-08 the second action is checked before the march: if it is illegal, nothing happens', () => {
    const t = battle('red 6Q light horse battery 0510 N', 'blue 3L line infantry column 0501 S', POINTS);
    expect(t.give('red', '6Q march 0508 then fire 3L').refused).toBe('SH-FIRE-07 refuse-fire-range');
  });

  test.each([
    ['6B heavy foot battery', 'march 0508 then fire 3L'],
    ['1L line infantry column', 'march 0508 then fire 3L'],
    ['1L line infantry line', 'fire 3L then march 0508'],
    ['1L line infantry column', 'fire 3L then line'],
    ['1L line infantry column', 'march 0508 then charge 3L'],
    ['6Q light horse battery', 'march 0508 then charge 3L'],
    ['1L line infantry tactical sense column', 'line then march 0508'],
    ['2Lg light infantry column', 'march 0508 then fire 3L then line'],
  ])('SH-TURN-04, SH-FIRE-14 not allowed for %s: %s', (unit, order) => {
    const t = battle(`red ${unit} 0509 N`, 'blue 3L line infantry column 0506 S', POINTS);
    expect(t.give('red', `${unit.split(' ')[0]} ${order}`).refused).toBe('SH-TURN-04 refuse-combine');
  });

  test('SH-FORM-17 infantry in column marches and then changes, for one hex of its movement', () => {
    const t = battle('red 1L line infantry column 0509 N', ENEMY, POINTS);
    const formed = t.give('red', '1L march 0507 then line');
    expect(formed.unit('1L')).toMatchObject({ at: '0507', formation: 'line', facing: 0 });
    expect(t.give('red', '1L march 0506 then line').refused).toBe('SH-MARCH-04 refuse-march-far');
    expect(t.give('red', '1L turn SE then square').unit('1L')).toMatchObject({ formation: 'square', facing: 2 });
  });

  test('SH-FORM-16, -17, SH-TURN-03 other units cannot march and change formation', () => {
    const t = battle('red 1L line infantry line 0509 N', ENEMY, POINTS);
    expect(t.give('red', '1L march 0508 then column').refused).toBe('SH-FORM-16 refuse-form-after-march');
    const horse = battle('red 7C heavy cavalry 0509 N', ENEMY, POINTS);
    expect(horse.give('red', '7C march 0508 then line').refused).toBe('SH-FORM-16 refuse-form-after-march');
  });

  test('SH-FORM-17, -21, -23, SH-PROC-05 a failed test after the march does not undo the march', () => {
    const t = battle('red 1L line infantry column 0509 N', 'blue 3L line infantry column 0504 S', POINTS);
    const failed = t.give('red', '1L march 0507 then line').rolls('6 6');
    expect(failed.unit('1L')).toMatchObject({ at: '0507', formation: 'column', acted: true, strength: 20 });
  });

  test('SH-FORM-17, SH-TERRAIN-08 the change counts toward half the movement in bad ground', () => {
    const t = battle('red 2L line infantry column 0509 N', ENEMY, 'hex 0508 wood', POINTS);
    expect(t.give('red', '2L march 0508').refused).toBe('nothing');
    expect(t.give('red', '2L march 0508 then line').refused).toBe('SH-TERRAIN-07 refuse-march-ground');
    const light = battle('red 2Lg light infantry column 0509 N', ENEMY, 'hex 0508 wood', POINTS);
    expect(light.give('red', '2Lg march 0508 then line').refused).toBe('nothing');
  });

  test('SH-DISENGAGE-04, SH-LOSS-05, SH-PROC-04 a unit eliminated while leaving an enemy does nothing more', () => {
    const t = battle(
      'map 30 x 30',
      `red 6Q light horse battery strength 2 ${at(0, 0)} N`,
      POINTS,
      `blue 3L line infantry line ${at(1, -1)} S`,
      `blue 4L line infantry line ${at(-1, 0)} NE`,
    );
    const dead = t.give('red', `6Q march ${at(1, 0)} face NE then fire 3L`);
    expect(dead.story).toMatchInlineSnapshot(`
      "! activated 6Q 1
      ! turned 6Q 1
      ! moved 6Q 1615
      ! lost 6Q 2
      ! eliminated 6Q false 48 48"
    `);
    expect(dead.now.gone).toMatchObject([{ id: '6Q', offMap: false }]);
  });
});

describe('orders that cannot be carried out', () => {
  test('SH-LOSS-05 an enemy that is gone when the order is played cannot be fired at, charged or assaulted', () => {
    const { now } = battle(
      'red 1L line infantry controlled fire line 0509 N',
      'red 9L line infantry linear order extended line 1009 N also 1109',
      'blue 3L line infantry column 1006 S',
    );
    const played = (id: string, ...list: Action[]) => told(playOn(now, (table) => actions(table, id, list, 'red')));
    const gone = 'SH-LOSS-05 refuse-group-unknown';
    const fire = { do: 'fire', target: '9Z' } as const;
    expect(played('1L', fire)).toBe(gone);
    expect(played('9L', fire)).toBe(gone);
    expect(played('9L', { ...fire, target: '3L', half: 'left' }, fire)).toBe(gone);
    expect(played('1L', fire, { do: 'assault', target: '9Z' })).toBe(gone);
    expect(played('1L', { do: 'charge', target: '9Z', via: [] })).toBe(gone);
    expect(played('1L', { do: 'assault', target: '9Z' })).toBe(gone);
  });

  test('SH-ORDERS-16, SH-Q-20 a Stubborn unit that failed its test neither charges nor flees, but may fire', () => {
    const t = battle(
      'red 1L line infantry column 0509 N activated may not manoeuvre',
      POINTS,
      'group 1L',
      'blue 3L line infantry column 0507 S',
    );
    expect(t.give('red', '1L charge 3L').refused).toBe('SH-ORDERS-16 refuse-march-barred');
    expect(t.give('red', '1L flee').refused).toBe('SH-ORDERS-16 refuse-march-barred');
    expect(t.give('red', '1L march 0609').refused).toBe('SH-ORDERS-16 refuse-march-barred');
    expect(t.give('red', '1L line').refused).toBe('SH-ORDERS-16 refuse-form-barred');
    expect(t.give('red', '1L fire 3L').refused).toBe('nothing');
  });

  test('SH-TURN-06, -07 a new group closes the open one; its idle units cannot act any more', () => {
    const t = battle(
      'red 1L line infantry column 0509 N',
      'red 2L line infantry column 0609 N',
      ENEMY,
      POINTS,
      'red 4L line infantry column 1009 N',
    ).give('red', '1L 2L: 1L march 0508');
    expect(t.now.group).toEqual(['2L']);
    const next = t.give('red', '4L march 1008');
    expect(next.now.group).toEqual([]);
    expect(next.give('red', '2L march 0608').refused).toBe('SH-ORDERS-15 refuse-group-activated');
  });

  test('SH-TURN-07 in an open group each unit acts once, in any order, at no further cost', () => {
    const t = battle('red 1L line infantry column 0509 N', 'red 2L line infantry column 0609 N', ENEMY, POINTS).give(
      'red',
      '1L 2L:',
    );
    const both = t.give('red', '2L march 0608').give('red', '1L march 0508');
    expect(both.now).toMatchObject({ orderPoints: 3, group: [] });
  });

  test('SH-ORDERS-01, -06 a unit acts for an order point; without points no unit is activated', () => {
    const t = battle(
      'red 1L line infantry column 0509 N',
      'red 2L line infantry column 1009 N',
      ENEMY,
      'turn 1 points 1',
    );
    const spent = t.give('red', '1L march 0508');
    expect(spent.now.orderPoints).toBe(0);
    expect(spent.give('red', '2L march 1008').refused).toBe('SH-ORDERS-06 refuse-group-no-points');
  });

  test('SH-TURN-09 panicked units neither march nor fire nor charge', () => {
    const t = battle('red 1L line infantry panicked 0509 N', 'blue 3L line infantry column 0507 S', POINTS);
    for (const order of ['march 0508', 'fire 3L', 'charge 3L', 'line', 'turn S']) {
      expect(t.give('red', `1L ${order}`).refused).toBe('SH-TURN-09 refuse-panicked');
    }
  });
});
