/** Hundreds of random deeds, possible and not: whatever they come to is a position in which the game can go on. */
import { expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../../src/kernel/chance.ts';
import { distance, hexesOf } from '../../../src/hex/grid.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { run } from '../../../src/kernel/run.ts';
import { panache } from '../../../src/rules/panache/index.ts';
import { ARMS, isCharacter, MOUNTS, type State } from '../../../src/rules/panache/state.ts';
import { exists } from '../../../src/rules/panache/tables.ts';
import { groundCost } from '../../../src/rules/panache/moves/terrain.ts';
import { words } from '../../help/words.ts';
import { panache as position } from '../../help/panache.ts';

const START = position(
  'map 9 x 7',
  'red 3L infantry heavy stands 6 0203',
  'red 4L infantry light stands 5 0303',
  'red 5W infantry medium mounted wagons stands 5 0404',
  'red 6E infantry light mounted elephants stands 4 0502',
  'red G1 officer character light 0101',
  'blue 7L infantry heavy stands 6 0506',
  'blue 8C cavalry light stands 4 0605',
  'blue G2 general character medium 0506',
  'hex 0505 lake',
  'hex 0306 wood',
  'side 0403 E river',
).now;

function randomDeed(chance: Chance, now: State): string {
  if (now.units.length === 0) return 'all activated';
  const unit = chance.pick(now.units);
  if (unit.parent !== undefined && chance.oneIn(2)) return `${unit.id} rejoin`;
  if (chance.oneIn(4)) return chance.pick(panache.desk.complete(`${unit.id} `, now, chance.pick(['en', 'fr']))).text;
  const hex = chance.pick(hexesOf(now.map).filter((each) => distance(each, unit.at) <= 2));
  const deed = chance.pick([
    `at ${hex}`,
    `at ${hex}`,
    `lose ${chance.below(4)}`,
    `stands ${chance.below(8)}`,
    `retreat ${chance.between(0, 4)} ${chance.pick(['NW', 'NE', 'E', 'SE', 'SW', 'W'])}`,
    `retreat ${chance.between(1, 3)} ${chance.pick(['NW', 'NE', 'E', 'SE', 'SW', 'W'])}`,
    chance.pick([
      'token',
      'no token',
      'palisade',
      'no palisade',
      'may fight',
      'without combat',
      'activated',
      'has moved',
      'may move',
    ]),
    `is ${chance.pick(ARMS).replace('A', ' a')} ${chance.pick(['very light', 'light', 'medium', 'heavy'])} ${chance.pick([...MOUNTS, 'on foot', 'free 2 max 3'])}`,
    chance.pick(['leaves', 'rejoin', 'note shaken', 'no note', 'eliminated']),
  ]);
  return chance.pick([
    `${unit.id} ${deed}`,
    `${unit.id} ${deed}`,
    `${unit.id} ${deed}`,
    `detach ${chance.below(4)} from ${unit.id} as ${chance.between(10, 99)}D at ${hex}`,
    `elephant from ${unit.id} at ${hex}`,
  ]);
}

function check(now: State): void {
  expect(panache.restore(JSON.parse(JSON.stringify(now)))).toEqual(now);
  const read = panache.read(panache.write(now));
  expect(read).toEqual(expect.objectContaining({ state: now }));
  for (const { id, at, side, arm, weight, mount, stands, initial, palisade, ...unit } of now.units) {
    expect(groundCost(now, at)).not.toBe('impassable');
    const others = now.units.filter((each) => each.at === at && each.id !== id);
    expect(others.filter((each) => each.side !== side)).toEqual([]);
    expect(others.filter((each) => !isCharacter(each) && !isCharacter({ arm }))).toEqual([]);
    expect(stands >= 1 && stands <= initial).toBe(true);
    expect(exists(arm, weight)).toBe(true);
    expect(mount === undefined || arm === 'infantry').toBe(true);
    expect(palisade).toBe(palisade && mount === 'wagons');
    expect((unit.free ?? 0) <= (unit.max ?? 99)).toBe(true);
  }
  const ids = [...now.units, ...now.gone].map(({ id }) => id.toLowerCase());
  expect(new Set(ids).size).toBe(ids.length);
}

test('PA-UMP-01 to -07 random changes', () => {
  const done: Record<string, number> = {};
  const count = (what: string) => (done[what] = (done[what] ?? 0) + 1);
  for (let game = 0; game < 20; game++) {
    const chance = chanceFrom(`deeds ${game}`);
    let now = START;
    for (let turn = 0; turn < 30; turn++) {
      const deeds = panache.desk.deeds(randomDeed(chance, now), now);
      if (deeds instanceof Refusal) continue;
      const order = panache.desk.order({ kind: 'ruling', by: 'umpire', who: 'Ada', why: 'so', deeds });
      const supply = { dice: () => undefined, answer: () => undefined };
      const outcome = run(panache, now, order, now.active, [], supply);
      if (outcome.kind === 'refused') {
        count(`refused ${outcome.refusal.says.id}`);
        for (const language of ['en', 'fr'] as const) words.say(language, outcome.refusal.says);
        continue;
      }
      if (outcome.kind !== 'done') throw new Error(outcome.kind);
      for (const entry of outcome.transcript) if ('fact' in entry) count(entry.fact.type);
      check(outcome.state);
      const tale = panache.tell({ before: now, after: outcome.state, by: now.active, transcript: outcome.transcript });
      for (const language of ['en', 'fr'] as const) {
        const said = [tale.title, ...tale.sentences.map(({ says }) => says), ...tale.footer];
        for (const each of said) expect(words.say(language, each)).not.toMatch(/undefined|\[object|NaN|\{/);
      }
      now = outcome.state;
    }
  }
  // Games that come to nothing would prove nothing.
  const kinds = ['set', 'lost', 'eliminated', 'retreated', 'left', 'appeared', 'rejoined'];
  for (const kind of kinds) expect(done[kind] ?? 0).toBeGreaterThan(1);
});
