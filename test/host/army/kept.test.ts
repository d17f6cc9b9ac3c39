/** Armies made, changed, shared and found without Discord: who may what, how many, and two at the same time. */
import { expect, test } from 'vitest';
import type { Request } from '../../../src/host/request.ts';
import { findArmy } from '../../../src/host/advance/armies.ts';
import { MOST } from '../../../src/host/verbs/armies/kept.ts';
import { LARGEST_ARMY } from '../../../src/host/verbs/armies/making.ts';
import type { Deps, ShippedArmy } from '../../../src/host/battle/deps.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { readArmies } from '../../../src/armies.ts';
import { ALL_BOOKS, NAMES, shippedOf } from '../../help/books.ts';
import { accepted, ann, bob, eve, refusal, type Room, room } from '../../help/room.ts';
import { armyOf, builderOf, namesFor } from './bench.ts';

const GUARD = 'army "Guard" points 100\nR1 3\nR2 4\n';
const SHIPPED: readonly ShippedArmy[] = [
  { name: 'toyland-100', ruleset: 'toy', text: 'army "Toys" points 100\nR1 9\n' },
  { name: 'spoilt', ruleset: 'toy', text: 'nonsense\n' },
  { name: 'foreign', ruleset: 'draughts', text: 'army "Men" points 12\n' },
];

const opened = () => room({ armies: SHIPPED });

/** What a person hears who imports an army. */
async function bring(at: Room, request: Request, called: string, text = GUARD, replace = false): Promise<string> {
  const result = await at.host.importArmy(request, text, { called, replace });
  if (result instanceof Refusal) return at.say(result);
  if ('says' in result) return at.say(result);
  if (result.page === undefined) return `${result.faults.length} faults`;
  return result.notes.map((note) => at.words.say('en', note)).join(' ');
}

/** The same in another place. */
const elsewhere = (request: Request, guildId: string | undefined): Request => ({
  ...request,
  place: { channelId: '88', guildId },
});

test('a text is kept under its name even if it is not legal in a battle; one that is not an army is not kept', async () => {
  const at = await opened();
  expect(await bring(at, at.by(ann), 'La Garde.TXT')).toBe('Saved as `la-garde`.');
  expect(await bring(at, at.by(ann), 'dear', 'army "Dear" points 10\nR1 9\n')).toBe('Saved as `dear`.');
  const dear = armyOf(await at.host.showArmy(at.by(ann), 'DEAR'));
  expect([dear.faults.length, dear.own]).toEqual([1, expect.any(String)]);
  expect(await bring(at, at.by(ann), 'bad', 'army "Bad" points 10\nnonsense\nmore\n')).toBe('2 faults');
  expect(await bring(at, at.by(ann), '…')).toMatch(/^An army needs a name/);
  expect(await bring(at, at.by(ann), 'x', 'é'.repeat(LARGEST_ARMY / 2 + 1))).toMatch(/at most 32 KiB/);
  expect(await namesFor(at, ann)).toBe('dear la-garde |  | toyland-100');
});

test('a person uses a name once and replaces its army only on purpose; another person may use it too', async () => {
  const at = await opened();
  await bring(at, at.by(ann), 'guard');
  expect(await bring(at, at.by(ann), 'guard')).toMatch(/^There is already an army `guard`/);
  expect(await bring(at, at.by(ann), 'toyland-100')).toMatch(/^There is already an army `toyland-100`/);
  expect(await bring(at, at.by(bob), 'guard')).toBe('Saved as `guard`.');
  const id = (await at.store.armiesOf(ann.id))[0]?.id;
  expect(await bring(at, at.by(ann), 'guard', GUARD.replace('3', '5'), true)).toMatch(/^`guard` is replaced/);
  expect(await at.store.armiesOf(ann.id)).toEqual([expect.objectContaining({ id, cost: 90 })]);
  expect((await at.store.armiesOf(bob.id))[0]?.cost).toBe(70);
});

test('an army is judged as it was written, and earlier builders no longer count', async () => {
  const at = await opened();
  await bring(at, at.by(ann), 'guard');
  const shown = builderOf(await at.host.buildArmy(at.by(ann), 'guard'));
  const text = '\n\narmy "Guard" points 20\n\nR1 9\n';
  const how = { called: 'guard', replace: true };
  const brought = armyOf(await at.host.importArmy(at.by(ann), text, how));
  expect(brought.faults.map(({ text: line }) => line)).toEqual(['']);
  const { notes, mayUndo } = accepted(await at.host.pressBuilder(at.by(ann), shown.at, 0));
  expect([notes.map(({ id }) => id), mayUndo]).toEqual([['army-moved-on'], true]);
  expect((await at.store.armiesOf(ann.id))[0]?.cost).toBe(90);
});

test('an interaction delivered twice counts once; of two processes that use one name at once, one wins', async () => {
  const at = await opened();
  const request = at.by(ann, 'import-1');
  await bring(at, request, 'one');
  expect(await bring(at, request, 'two')).toBe('That press has already been counted.');
  const how = { called: 'three', replace: false };
  const both = await Promise.all([
    at.host.importArmy(at.by(ann), GUARD, how),
    at.again().importArmy(at.by(ann), GUARD, how),
  ]);
  expect(both.filter((each) => each instanceof Refusal)).toHaveLength(1);
  expect(await namesFor(at, ann)).toBe('one three |  | toyland-100');
});

test('a person and a server each have a limit', async () => {
  const at = await opened();
  for (let n = 0; n < MOST.person; n++) await bring(at, at.by(ann), `guard ${n}`);
  expect(await bring(at, at.by(ann), 'one more')).toMatch(/^You already have 40 armies\. Delete one first/);
  expect(refusal(await at.host.newArmy(at.by(ann), { called: 'one more' }))).toBe('army-full');
  expect(refusal(await at.host.copyArmy(at.by(ann), 'toyland-100'))).toBe('army-full');
  expect(refusal(await at.host.randomArmy(at.by(ann), { points: 90, nation: 'toyland' }))).toBe('army-full');
  expect(await bring(at, at.by(ann), 'guard 0', GUARD, true)).toMatch(/replaced/);
  const many = Array.from({ length: MOST.server }, (_, n) => ({
    id: `m${n}`,
    userId: String(2000 + n),
    userName: 'M',
    name: 'm',
    ruleset: 'toy',
    title: { en: 'M', fr: 'M' },
    points: 1,
    cost: 1,
    text: GUARD,
    building: {},
    guildId: '7',
  }));
  await at.store.commit({ at: new Date(), armies: { put: many } });
  expect(refusal(await at.host.shareArmy(at.by(ann), 'guard-0', 'server'))).toBe('army-share-full');
});

test('others on its server see, copy and export a shared army; only its owner changes it', async () => {
  const at = await opened();
  await bring(at, at.by(ann), 'guard');
  expect(refusal(await at.host.showArmy(at.by(bob), 'guard'))).toBe('army-no-such');
  accepted(await at.host.shareArmy(at.by(ann), 'guard', 'server'));
  expect(await namesFor(at, bob)).toBe(' | guard | toyland-100');
  const seen = armyOf(await at.host.showArmy(at.by(bob), 'guard'));
  expect([seen.own, at.words.say('en', seen.lines[0]!)]).toEqual([undefined, 'Built by Ann, shared on this server.']);
  expect(accepted(await at.host.exportArmy(at.by(bob), 'guard'))).toEqual({ name: 'guard.txt', text: GUARD });
  const copied = armyOf(await at.host.copyArmy(at.by(bob), 'guard', 'My Own'));
  expect([copied.name, copied.own]).toEqual(['my-own', expect.any(String)]);
  expect([at.words.say('en', copied.title), at.words.say('fr', copied.title)]).toEqual(['My Own', 'My Own']);
  for (const result of [
    await at.host.buildArmy(at.by(bob), 'guard'),
    await at.host.addToArmy(at.by(bob), 'guard', 'R3 1'),
    await at.host.ownArmy(at.by(bob), 'guard'),
    await at.host.shareArmy(at.by(bob), 'guard', 'nobody'),
  ]) {
    expect(refusal(result)).toBe('army-not-yours');
  }
  const [mine] = await at.store.armiesOf(ann.id);
  expect(refusal(await at.host.deleteArmy(at.trusted(bob), mine!.id))).toBe('army-gone');
  for (const request of [elsewhere(at.by(eve), '8'), elsewhere(at.by(eve), undefined)]) {
    expect(refusal(await at.host.showArmy(request, 'guard'))).toBe('army-no-such');
    expect(refusal(await at.host.pressBuilder(request, { army: mine!.id, step: 0 }, 0))).toBe('army-no-such');
  }
});

test('shared armies are for the server; only its administrator can end the sharing there', async () => {
  const at = await opened();
  await bring(at, at.by(ann), 'guard');
  expect(refusal(await at.host.shareArmy(elsewhere(at.by(ann), undefined), 'guard', 'server'))).toBe(
    'army-share-where',
  );
  expect(refusal(await at.host.shareArmy(at.by(ann), 'toyland-100', 'server'))).toBe('army-share-shipped');
  accepted(await at.host.shareArmy(at.by(ann), 'guard', 'server'));
  const stranger = elsewhere(at.trusted(bob), '8');
  expect(refusal(await at.host.shareArmy(stranger, 'guard', 'nobody'))).toBe('army-no-such');
  expect(refusal(await at.host.shareArmy(at.trusted(bob), 'guard', 'server'))).toBe('army-not-yours');
  expect(at.say(accepted(await at.host.shareArmy(at.trusted(bob), 'guard', 'nobody')))).toMatch(/is no longer shared/);
  expect(await namesFor(at, bob)).toBe(' |  | toyland-100');
  expect(await namesFor(at, ann)).toBe('guard |  | toyland-100');
});

test('of several with one name your own comes first, then shared ones; each is found by its own key', async () => {
  const at = await opened();
  for (const [who, strength] of [
    [ann, 1],
    [bob, 2],
    [eve, 3],
  ] as const) {
    await bring(at, at.by(who), 'guard', `army "Guard of ${who.id}" points 100\nR1 ${strength}\n`);
    accepted(await at.host.shareArmy(at.by(who), 'guard', 'server'));
  }
  const deps = { store: at.store, words: at.words, rulesets: new Map(), armies: [] } as unknown as Deps;
  const cost = async (typed: string) => armyOf(await at.host.showArmy(at.by(bob), typed)).lines.at(-1)!.args?.['text'];
  expect(await cost('guard')).toBe('20 of 100');
  const { shared } = await at.host.armies(at.by(bob));
  const costs = await Promise.all(shared.map(({ key }) => cost(key)));
  expect(costs.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(['10 of 100', '30 of 100']);
  expect(await cost(`guard of ${eve.id}`)).toBe('30 of 100');
  expect(await findArmy(deps, at.by(bob), 'gard')).toMatchObject({ instead: ['guard'] });
});

test('lines are added as they are in the file, several with semicolons; errors are numbered from the first', async () => {
  const at = await opened();
  await bring(at, at.by(ann), 'guard');
  const added = armyOf(await at.host.addToArmy(at.by(ann), 'guard', 'R3 1; R4 1'));
  expect(added.notes.map((note) => at.words.say('en', note))).toEqual(['Added to `guard`: 2 units, 20 points.']);
  const wrong = await at.host.addToArmy(at.by(ann), 'guard', 'R5 1;what?');
  expect(wrong).toMatchObject({ faults: [{ line: 2, column: 1, text: 'what?' }] });
  expect((await at.store.armiesOf(ann.id))[0]?.cost).toBe(90);
  expect(refusal(await at.host.addToArmy(at.by(ann), 'toyland-100', 'R3 1'))).toBe('army-comes-along');
});

test('a copy of a shipped army gets the next free name', async () => {
  const at = await opened();
  expect(armyOf(await at.host.copyArmy(at.by(ann), 'Toys')).name).toBe('toyland-100-2');
  expect(armyOf(await at.host.copyArmy(at.by(ann), 'toyland-100')).name).toBe('toyland-100-3');
  expect(await namesFor(at, ann)).toBe('toyland-100-2 toyland-100-3 |  | toyland-100');
});

test('a random army differs each time, and has an existing nation and an allowed size', async () => {
  const at = await opened();
  const draw = async (points: number, nation = 'Toyland') => at.host.randomArmy(at.by(ann), { points, nation });
  const drawn = [armyOf(await draw(200)), armyOf(await draw(200))];
  expect(drawn.map(({ name }) => name)).toEqual(['toyland-200', 'toyland-200-2']);
  expect(drawn[0]?.lines).not.toEqual(drawn[1]?.lines);
  const called = { points: 200, nation: 'toyland', called: 'Horn’s Division' };
  const named = armyOf(await at.host.randomArmy(at.by(ann), called));
  expect([named.name, at.words.say('fr', named.title)]).toEqual(['horn-s-division', 'Horn’s Division']);
  expect(refusal(await draw(5))).toBe('army-no-such-size');
  expect(await draw(200, 'Ruritania')).toMatchObject({ says: { id: 'army-no-nation' }, instead: ['toyland'] });
});

test('an unsafe name is refused with the reason of the rules', async () => {
  const at = await opened();
  expect(refusal(await at.host.newArmy(at.by(ann), { called: '@everyone' }))).toBe('toy-fault');
  expect(refusal(await at.host.newArmy(at.by(ann), { called: '…' }))).toBe('army-name');
  expect(refusal(await at.host.copyArmy(at.by(ann), 'toyland-100', '@everyone'))).toBe('toy-fault');
  expect(refusal(await at.host.copyArmy(at.by(ann), 'toyland-100', '…'))).toBe('army-name');
  expect(refusal(await at.host.newArmy(at.by(ann), { called: 'Men', nation: 'Ruritania' }))).toBe('army-no-nation');
  const gameless = at.again({ rulesets: new Map() });
  expect(refusal(await gameless.newArmy(at.by(ann), { called: 'Men' }))).toBe('army-no-rules');
});

test('a text is checked without being kept', async () => {
  const at = await opened();
  expect(armyOf(at.host.checkArmy(at.by(ann), GUARD))).toMatchObject({ faults: [], name: '' });
  expect(at.host.checkArmy(at.by(ann), 'nonsense')).toMatchObject({ faults: [{ line: 1, text: 'nonsense' }] });
  expect(await namesFor(at, ann)).toBe(' |  | toyland-100');
});

test('a scenario is not an army and an army is not a scenario: one sentence instead of every line', async () => {
  const at = await room({ ...ALL_BOOKS, armies: readArmies() });
  const army = readArmies()[0]!.text;
  const texts = NAMES.map((book) => shippedOf(book).text);
  for (const text of [`${texts[0]}\nwhat is this\n`, ...texts]) {
    expect(refusal(at.host.checkArmy(at.by(ann), text))).toBe('army-scenario');
    const how = { called: 'x', replace: false };
    expect(refusal(await at.host.importArmy(at.by(ann), text, how))).toBe('army-scenario');
  }
  for (const text of [army, `${army}\nwhat is this\n`]) {
    expect(refusal(at.host.checkScenario(at.by(ann), text))).toBe('host-scenario-army');
  }
  for (const text of ['', 'nonsense', 'nonsense\n'.repeat(200)]) {
    expect(at.host.checkArmy(at.by(ann), text)).toHaveProperty('faults');
    expect(at.host.checkScenario(at.by(ann), text)).toHaveProperty('faults');
  }
});

test('the reply for an army that the rules can no longer read says what to do', async () => {
  const at = await opened();
  await bring(at, at.by(ann), 'guard');
  const [army] = await at.store.armiesOf(ann.id);
  const whole = await at.store.army(army!.id);
  await at.store.commit({ at: new Date(), armies: { put: [{ ...whole!, text: 'old words' }] } });
  for (const result of [await at.host.showArmy(at.by(ann), 'guard'), await at.host.buildArmy(at.by(ann), 'guard')]) {
    expect(refusal(result)).toBe('army-unreadable');
  }
  expect(accepted(await at.host.exportArmy(at.by(ann), 'guard')).text).toBe('old words');
});
