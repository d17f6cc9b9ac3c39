/**
 * Periods through the host: two random battles that differ in one secret of Red's sheet are the same to everybody else, to
 * the byte, until it is carried out on the table.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { load } from '../../../src/host/advance/load.ts';
import { type Deps, newMemory } from '../../../src/host/battle/deps.ts';
import { seenNow } from '../../../src/host/orders/seen.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { type Chance, chanceFrom } from '../../../src/kernel/chance.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import { periods } from '../../../src/rules/periods/index.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { difference, LOOKING, type Matters, overheardBy, textOf, withoutHashes } from '../../help/overheard.ts';
import { KINDS, randomTwins, tableOf, type Twins } from '../../help/periods-twins.ts';
import { accepted, ann, bob, eve, type Room, startedRoom, uma } from '../../help/room.ts';
import { soaking } from '../../help/soak.ts';

const rulesets = rulesetsByName({ periods });

/** Nothing of it is random but what the secret of a battle decides, which is the same in every battle. */
function opened(text: string): Promise<Room> {
  let [calls, seconds] = [0, 0];
  const random = (bytes: number) =>
    createHash('sha512')
      .update(`${(calls += 1)}`)
      .digest()
      .subarray(0, bytes);
  const clock = () => new Date(Date.UTC(2026, 0, 1, 12, 0, (seconds += 1)));
  const scenarios = [{ name: 'random', title: phrase('toy-option', { text: 'random' }), ruleset: 'periods', text }];
  return startedRoom({ rulesets, rulesetOf: () => 'periods', scenarios, random, clock }, 'random');
}

function mattersOf({ about, enemies }: Twins): Matters {
  const [one, other = one] = enemies;
  return {
    units: [about, one!],
    pairs: [
      [about, one!],
      [other!, about],
    ],
    typed: ['', about, `${one} `, `${one} charge `, `if charged `],
    orders: [`${one} charge ${about}`, `${one} advance 3`, `${one} to behind ${about}`, `${about} advance 3`],
    deeds: [`${about} posture hold`, `${about} lose 1`, `${about} line void`, `${one} in contact with ${about}`],
  };
}

/** So many of all that may be asked, by one of the others after each step: something else in every battle. */
const AT_ONCE = 4;

interface Seen {
  /** What everybody sees on the table. */
  readonly table: string;
  /** What Bob, who commands Blue, or Eve, who looks on, can get. */
  readonly got: string;
}

/** What everybody sees on the table, an order that waits as far as it is played. */
async function tableOn({ store, words, battle }: Room): Promise<unknown> {
  const parts = { store, words, rulesets, clock: () => new Date(0), memory: newMemory(new Date(0)) };
  const [now] = seenNow(await load(parts as unknown as Deps, await battle()));
  return tableOf(now as State);
}

/** A visit (`catchUp`) lets a battle go on, so the table is looked at twice. */
async function seen(at: Room, matters: Matters, chance: Chance): Promise<Seen> {
  const { head, id } = await at.battle();
  const before = await tableOn(at);
  const who = chance.pick([bob, eve]);
  const verbs = chance.shuffled(LOOKING).slice(0, AT_ONCE);
  const looks = await overheardBy(at, () => at.by(who), matters, verbs);
  const got = [head, await at.posts(), await at.store.deadlines(id), looks];
  return { table: JSON.stringify([before, await tableOn(at)]), got: textOf(got) };
}

/** After each step of a battle; the process ends between the quarters, so that people can look. */
async function* course(twins: Twins, n: 0 | 1): AsyncGenerator<Seen> {
  const at = await opened(twins.scenarios[n]);
  const chance = chanceFrom(twins.seed);
  const look = () => seen(at, mattersOf(twins), chance);
  let stopped = 0;
  const mortal = at.again({
    at: (point) => {
      if (point !== 'committed') return;
      stopped += 1;
      throw new Error('the process ends');
    },
  });
  const untilCommitted = async (work: Promise<unknown>) => {
    const before = stopped;
    await work.catch((error: unknown) => {
      if (stopped === before) throw error;
    });
  };
  if (twins.ruled) {
    accepted(await at.host.join(at.trusted(uma), 'umpire'));
    await at.rule(uma, twins.ruled[n], 'as agreed');
  }
  if (twins.red[n] !== '') accepted(await at.host.preview(at.by(ann), twins.red[n]));
  accepted(await at.host.done(at.by(ann)));
  yield await look();
  if (twins.blue !== '') accepted(await at.host.preview(at.by(bob), twins.blue));
  await untilCommitted(mortal.done(at.by(bob)));
  for (let seq = -1; seq !== (await at.battle()).seq; ) {
    seq = (await at.battle()).seq;
    yield await look();
    const asked = (await at.store.waiting((await at.battle()).id))?.question;
    await untilCommitted(asked ? at.answer(asked.to === 'red' ? ann : bob, asked.fallback, mortal) : mortal.resume());
  }
}

/** How often both were compared. */
async function compared(twins: Twins): Promise<number> {
  const [one, other] = [course(twins, 0), course(twins, 1)];
  const all: [string[], string[]] = [[], []];
  for (let times = 0; ; times += 1) {
    const [first, second] = [await one.next(), await other.next()];
    if (first.done || second.done || first.value.table !== second.value.table) return times;
    all[0].push(first.value.got);
    all[1].push(second.value.got);
    const differs = difference(withoutHashes(all[0]), withoutHashes(all[1]));
    expect(differs, `${twins.seed}, ${times}: ${twins.red.join(' or ')} | ${twins.blue}`).toBeUndefined();
  }
}

/** The first seed of this name that makes two such sheets. */
function twinsFor(name: string, kind: string): Twins {
  for (let n = 0; n < 100; n += 1) {
    const twins = randomTwins(`${name} ${kind} ${n}`, kind);
    if (twins) return twins;
  }
  throw new Error(`no sheets differ in ${kind}`);
}

/** Some at a time, so that none takes longer than a test may. */
const AT_A_TIME = 5;
const BATTLES = soaking ? 500 : 3;
const numbers = Array.from({ length: BATTLES }, (_, n) => n);
const pieces = Array.from({ length: Math.ceil(BATTLES / AT_A_TIME) }, (_, n) => n * AT_A_TIME);

/** `npm run soak`: 500 battles. */
test.each(pieces)(
  'PE-STEP-02 PE-CHG-09 what a sheet says is seen by nobody else until it is carried out, from %i on',
  async (from) => {
    let times = 0;
    for (const n of numbers.slice(from, from + AT_A_TIME))
      times += await compared(twinsFor(`${n}`, KINDS[(7 * n) % KINDS.length]!));
    expect(times).toBeGreaterThan(3);
  },
);
