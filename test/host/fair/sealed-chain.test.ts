/** Secrets in the chain: nothing that others can get says what they are, and at the end everybody can check them. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkHash } from '../../../src/host/orders/chain.ts';
import { type Exported, exported } from '../../../src/host/advance/export-file.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { accepted, ann, bob, eve, type Room, scenario, startedRoom, uma } from '../../help/room.ts';
import { difference, LOOKING, type Matters, overheardBy, textOf, withoutHashes } from '../../help/overheard.ts';
import { createSecretToy } from '../../help/secret-toy.ts';
import { soaking } from '../../help/soak.ts';
import { TOY_SCENARIO } from '../../help/toy.ts';

const rules = anyRuleset(createSecretToy());

/** Two of these battles differ in nothing that is drawn at random. */
function opened(): Promise<Room> {
  const scenarios = [scenario('toy', `${TOY_SCENARIO}dice 6\n`)];
  const rulesets = rulesetsByName({ toy: createSecretToy() });
  let calls = 0;
  const random = (bytes: number) =>
    createHash('sha512')
      .update(`${(calls += 1)}`)
      .digest()
      .subarray(0, bytes);
  let seconds = 0;
  const clock = () => new Date(Date.UTC(2026, 0, 1, 12, 0, (seconds += 1)));
  return startedRoom({ rulesets, scenarios, scriptedDice: true, random, clock });
}

const fileOf = async (at: Room): Promise<Exported> =>
  exported.parse(JSON.parse(accepted(await at.host.export(at.by(eve))).json));

const faultsOf = (file: Exported) => verified(file, rules).faults.map(({ seq, says }) => `${seq} ${says.id}`);

const MATTERS: Matters = {
  units: ['R1', 'R2', 'B1'],
  pairs: [['R1', 'B1']],
  typed: ['R', 'B1 '],
  orders: ['B1 move 7', 'B1 charge R9'],
  deeds: ['R1 dies'],
};

/** A third of what may be asked after each order; `npm run soak`: all of it. */
const turnsOf = (step: number) => LOOKING.filter((_, n) => soaking || n % 3 === step % 3);

/** What Bob, who commands Blue, and Eve, who looks on, can get; and whatever is posted. */
async function got(at: Room, verbs: readonly string[]): Promise<string> {
  const { head, id } = await at.battle();
  const all: unknown[] = [head, await at.posts(), await at.store.deadlines(id)];
  for (const who of [bob, eve]) all.push(await overheardBy(at, () => at.by(who), MATTERS, verbs));
  return textOf(all);
}

type Given = readonly [who: typeof ann, order: string];

/** `verbs`: what is asked after each order. */
async function played(orders: readonly Given[], verbs?: (step: number) => readonly string[]) {
  const at = await opened();
  const seen: string[] = [];
  for (const [who, order] of orders) {
    const preview = await at.host.preview(at.by(who), order);
    if (!('draft' in preview)) continue;
    await at.host.confirm(at.by(who), preview.draft);
    await at.answer(bob, 'stand');
    if (verbs) seen.push(await got(at, verbs(seen.length)));
  }
  return { at, seen };
}

const PLACES = ['2', '3', '4', '6', '7'];
const secret = fc.oneof(
  fc.tuple(fc.constant('R1 ambush'), fc.shuffledSubarray(PLACES, { minLength: 2, maxLength: 2 })),
  fc.tuple(fc.constant('R2 aim'), fc.shuffledSubarray(['B1', 'B2'], { minLength: 2, maxLength: 2 })),
);
const MOVES: readonly Given[] = [
  [ann, 'R1 move 3'],
  [ann, 'R2 shoot B1'],
  [ann, 'R1 charge B1, pursue no'],
  [ann, 'R2 ambush 6'],
  [ann, 'R1 aim B2'],
  [ann, 'R1 loose'],
  [ann, 'end'],
  [bob, 'B1 move 7'],
  [bob, 'B2 shoot R1'],
  [bob, 'B1 ambush 4'],
  [bob, 'B1 reveal'],
  [bob, 'end'],
];

/** `npm run soak`: 500 battles. */
test('two plays of a random battle that differ in one secret are the same to everybody else', async () => {
  let posts = 0;
  await fc.assert(
    fc.asyncProperty(
      secret,
      fc.array(fc.constantFrom(...MOVES), { minLength: 4, maxLength: soaking ? 8 : 5 }),
      async ([what, [one, other]], moves) => {
        const play = (value: string) => played([[ann, `${what} ${value}`], ...moves], turnsOf);
        const first = await play(one!);
        const second = await play(other!);
        posts += first.seen.length;
        expect(first.seen[0]).toContain(what);
        expect(difference(withoutHashes(first.seen), withoutHashes(second.seen))).toBeUndefined();
      },
    ),
    { numRuns: soaking ? 500 : 2, seed: 24 },
  );
  expect(posts).toBeGreaterThan(3);
});

test('once it is opened, everybody sees it', async () => {
  const orders: readonly Given[] = [
    [ann, 'R1 ambush 4'],
    [ann, 'R1 reveal'],
    [ann, 'end'],
  ];
  const { seen } = await played(orders, () => ['describe', 'log']);
  const shown = seen.map((text) => text.includes('R1 ambush 4'));
  expect(shown).toEqual([false, true, true]);
});

const HIDDEN: readonly Given[] = [
  [ann, 'R1 ambush 4'],
  [ann, 'R2 move 3'],
];
const LATER: readonly Given[] = [
  [ann, 'end'],
  [bob, 'B1 move 7'],
];

test('its own side sees it, and the umpire', async () => {
  const at = await opened();
  const reply = await at.give(ann, 'R1 ambush 4');
  expect(at.say(reply)).toContain('R1 ambush 4');
  const looks = async (who: typeof ann) => JSON.stringify(await at.host.describe(at.by(who), ''));
  expect(await looks(ann)).toContain('\\"value\\":\\"4\\"');
  expect(await looks(bob)).toContain('\\"value\\":null');
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  expect(await looks(uma)).toContain('\\"value\\":\\"4\\"');
});

test('the head cannot be used to guess the secret by trying', async () => {
  const { at } = await played([...HIDDEN, ...LATER]);
  const { entries, battle } = await fileOf(at);
  const entry = entries.find(({ text }) => text === 'R1 ambush')!;
  const salts = [battle.salts.red, battle.salts.blue] as const;
  expect(linkHash(entry.previous, { ...entry, ...entry.open! }, salts)).toBe(entry.hash);
  const { seals: _seals, ...bare } = entry.open!;
  for (let hex = 1; hex <= 9; hex += 1) {
    const tried = JSON.parse(
      JSON.stringify(bare).replaceAll('null', `"${hex}"`).replace('"R1 ambush"', `"R1 ambush ${hex}"`),
    );
    expect(linkHash(entry.previous, { ...entry, ...tried }, salts)).not.toBe(entry.hash);
  }
});

test('the chain verifies while a secret is kept, when it is opened, and at the end with every order replayed', async () => {
  const { at } = await played([...HIDDEN, [ann, 'R1 reveal'], ...LATER]);
  const during = await fileOf(at);
  expect(faultsOf(during)).toEqual([]);
  expect(verified(during, rules)).toMatchObject({ opened: 1 });
  expect(verified(during, rules).sealed.length).toBeGreaterThan(0);
  expect(during.opened).toMatchObject([{ name: 'ambush R1', value: '4' }]);
  expect(accepted(await at.host.check(at.by(eve))).faults).toEqual([]);
  accepted(await at.host.resign(at.by(bob)));
  const after = await fileOf(at);
  expect(faultsOf(after)).toEqual([]);
  expect(verified(after, rules)).toMatchObject({ opened: 1, sealed: [], unplayed: [] });
});

test('the bot verifies itself while a secret is kept: that it is not published yet is no fault', async () => {
  const { at } = await played(HIDDEN);
  expect(accepted(await at.host.check(at.by(eve))).faults).toEqual([]);
});

test('an order that opened a secret is taken back only by agreement', async () => {
  const at = await opened();
  await at.give(ann, 'R1 ambush 4');
  await at.give(ann, 'R1 reveal');
  accepted(await at.host.undo(at.by(ann)));
  expect((await at.store.motions((await at.battle()).id)).map(({ kind }) => kind)).toEqual(['undo']);
});

test('at the end everybody may look at everything, and the history is as it was posted', async () => {
  const { at } = await played([...HIDDEN, ...LATER]);
  const logged = async () => JSON.stringify(accepted(await at.host.log(at.by(eve), 1)));
  expect(await logged()).not.toContain('ambush 4');
  accepted(await at.host.resign(at.by(bob)));
  expect(await logged()).toContain('R1 ambush 4');
  expect(JSON.stringify(await at.host.describe(at.by(eve), ''))).toContain('\\"value\\":\\"4\\"');
  let posts = '';
  for await (const { post } of accepted(await at.host.history(at.by(eve))).told) posts += JSON.stringify(post);
  expect(posts).toContain('R1 ambush secretly');
  expect(posts).not.toContain('ambush 4');
});

test('a secret that is taken back stays one until the end', async () => {
  const at = await opened();
  await at.give(ann, 'R1 aim B2');
  accepted(await at.host.undo(at.by(ann)));
  await at.give(ann, 'R2 move 3');
  const during = await fileOf(at);
  expect(faultsOf(during)).toEqual([]);
  expect(during.opened).toEqual([]);
  expect(JSON.stringify(during)).not.toContain('B2\\"}');
  accepted(await at.host.resign(at.by(bob)));
  expect((await fileOf(at)).opened).toMatchObject([{ name: 'aim R1', value: 'B2' }]);
  expect(faultsOf(await fileOf(at))).toEqual([]);
});

test.each<readonly [string, (file: Exported) => void, RegExp]>([
  ['another secret', (file) => void Object.assign(file.opened[0]!, { value: '5' }), /verify-opened/],
  ['another salt', (file) => void Object.assign(file.opened[0]!, { salt: '0' }), /verify-opened/],
  ['a secret kept back', (file) => void file.opened.splice(0), /verify-unopened/],
  ['a seal taken out', (file) => void Object.assign(sealedIn(file).open!, { seals: [] }), /verify-link/],
  ['another whole', (file) => void Object.assign(sealedIn(file), { text: 'R1 ambush 5' }), /verify-seal/],
])('at the end %s is noticed', async (_what, tamper, fault) => {
  const { at } = await played([...HIDDEN, [ann, 'R1 reveal'], ...LATER]);
  accepted(await at.host.resign(at.by(bob)));
  const file = await fileOf(at);
  tamper(file);
  expect(faultsOf(file).join()).toMatch(fault);
});

function sealedIn({ entries }: Exported): Exported['entries'][number] {
  return entries.find(({ text }) => text === 'R1 ambush 4')!;
}
