/** Along a road, and on horseback. */
import { describe, expect, test } from 'vitest';
import { panache } from '../../help/panache.ts';

const ROAD = 'road 0405 0505 0605 0705 0805 0905 1005 1105';

describe('PA-ROAD', () => {
  test('PA-ROAD-01, -02, -03 one hex more if the whole move follows a road, and then no combat', () => {
    const t = panache('red 3L infantry light 0505', ROAD).give('red', '3L move 0805');
    expect(t.story).toBe('moved 3L 0605>0705>0805 cost 3 noCombat by road');
    expect(t.unit('3L').noCombat).toBe(true);
  });

  test('PA-ROAD-04 no extra hex for a unit that starts beside the road or leaves it', () => {
    const beside = panache('red 3L infantry light 0504', ROAD);
    expect(beside.give('red', '3L move 0805').refused).toBe('PA-ROAD-04 refuse-pa-road');
    expect(beside.give('red', '3L move 0605').refused).toBe('nothing');
    const leaving = panache('red 3L infantry light 0505', ROAD);
    expect(leaving.give('red', '3L move 0604').refused).toBe('nothing');
    expect(leaving.give('red', '3L move 0704').refused).toBe('PA-ROAD-04 refuse-pa-road');
    expect(leaving.give('red', '3L move 0805 via 0704').refused).toBe('PA-GEO-02 refuse-pa-via');
  });

  test('PA-Q-05 added to the larger figure: medium infantry marches 3, very light 4', () => {
    const t = (weight: string) => panache(`red 3L infantry ${weight} 0505`, ROAD);
    expect(t('medium').give('red', '3L move 0805').refused).toBe('nothing');
    expect(t('medium').give('red', '3L move 0905').refused).toBe('PA-MOV-01 refuse-pa-far');
    expect(t('very light').give('red', '3L move 0905').refused).toBe('nothing');
    expect(t('very light').give('red', '3L move 1005').refused).toBe('PA-MOV-01 refuse-pa-far');
  });

  test('PA-Q-06 no extra hex for lone characters', () => {
    const t = panache('red G1 officer medium 0505', ROAD).give('red', 'G1 move 0905');
    expect(t.refused).toBe('PA-Q-06 refuse-pa-road-character');
  });

  test('PA-Q-07 any connected road will do, at a junction another one', () => {
    const t = panache('red 3L infantry light 0505', 'road 0405 0505 0605 0606', 'road 0605 0705 0805');
    expect(t.give('red', '3L move 0805').story).toBe('moved 3L 0605>0705>0805 cost 3 noCombat by road');
  });

  test('PA-Q-08 along a road without the extra hex, nothing is given up', () => {
    const t = panache('red 3L infantry light 0505', ROAD).give('red', '3L move 0705');
    expect(t.story).toBe('moved 3L 0605>0705 cost 2');
  });
});

describe('PA-MNT', () => {
  test('PA-MNT-01, -02 mounted infantry moves one hex farther, without combat', () => {
    const t = panache('red 3L infantry light mounted camels 0505');
    expect(t.give('red', '3L move 0805').story).toBe('moved 3L 0605>0705>0805 cost 3 noCombat by mount');
    expect(t.give('red', '3L move 0705').unit('3L').noCombat).toBe(false);
    expect(t.give('red', '3L move 0905').refused).toBe('PA-MOV-01 refuse-pa-far');
  });

  test('PA-MNT-03 mounted infantry moves another hex along a road', () => {
    const t = panache('red 3L infantry light mounted wagons 0505', ROAD);
    expect(t.give('red', '3L move 0805').story).toBe('moved 3L 0605>0705>0805 cost 3 noCombat by road');
    expect(t.give('red', '3L move 0905').story).toBe('moved 3L 0605>0705>0805>0905 cost 4 noCombat by road mount');
    expect(t.give('red', '3L move 1005').refused).toBe('PA-MOV-01 refuse-pa-far');
  });
});

test('PA-MOV-06 heavy guns never move more than 1, on a road or not', () => {
  const t = panache('red 3A artillery heavy 0505', ROAD);
  expect(t.give('red', '3A move 0605').story).toBe('moved 3A 0605 cost 1 noCombat');
  expect(t.give('red', '3A move 0705').refused).toBe('PA-MOV-06 refuse-pa-guns');
});
