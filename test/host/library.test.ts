/** The scenarios of a server: who may add, replace and remove, how many there may be, and two at the same time. */
import { expect, test } from 'vitest';
import type { Request } from '../../src/host/request.ts';
import { MOST } from '../../src/host/advance/scenarios.ts';
import { LARGEST_TEXT } from '../../src/host/advance/validate-scenario.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { ann, bob, eve, type Room, room } from '../help/room.ts';
import { TOY_SCENARIO } from '../help/toy.ts';

/** What a person hears who adds a scenario. */
async function add(at: Room, request: Request, called: string, more: { text?: string; replace?: boolean } = {}) {
  const { text = TOY_SCENARIO, replace = false } = more;
  const result = await at.host.addScenario(request, text, { called, replace });
  if (!(result instanceof Refusal) && 'faults' in result) return `${result.faults.length} faults`;
  return at.say(result).split('\n')[0];
}

async function names(at: Room): Promise<readonly string[]> {
  return (await at.host.scenarios(at.by(eve))).map(({ name, added }) => `${name} ${added?.by?.name ?? ''}`.trim());
}

test('a scenario is read afresh each time it is opened', async () => {
  const at = await room();
  expect(await add(at, at.by(ann), 'My Toy.txt')).toBe('Saved for this server as `my-toy`: `/battle new` offers it.');
  expect(await names(at)).toEqual(['toy', 'my-toy Ann']);
  const broken = at.again({ rulesets: new Map() });
  expect(await broken.open(at.by(ann), 'my-toy', 'en')).toMatchObject({ says: { id: 'host-scenario-game' } });
  expect(await at.host.open(at.by(ann), 'my-toy', 'en')).not.toBeInstanceOf(Refusal);
  expect((await at.battle()).scenario).toBe('my-toy');
});

test('an interaction delivered twice adds once and removes once', async () => {
  const at = await room();
  const request = at.by(ann, 'add-1');
  await add(at, request, 'one');
  expect(await add(at, request, 'two')).toBe('That press has already been counted.');
  expect(await names(at)).toEqual(['toy', 'one Ann']);
  await add(at, at.by(ann), 'two');
  const removing = at.by(ann, 'remove-1');
  await at.host.removeScenario(removing, 'one');
  expect(at.say(await at.host.removeScenario(removing, 'two'))).toBe('That press has already been counted.');
  expect(await names(at)).toEqual(['toy', 'two Ann']);
});

test('of two processes that add one name at once, one wins', async () => {
  const at = await room();
  const other = at.again();
  const how = { called: 'ford', replace: false };
  const results = await Promise.all([
    at.host.addScenario(at.by(ann), TOY_SCENARIO, how),
    other.addScenario(at.by(bob), TOY_SCENARIO, how),
  ]);
  expect(results.filter((result) => result instanceof Refusal)).toHaveLength(1);
  expect(await names(at)).toHaveLength(2);
});

test('a person has a limit, an administrator a higher one, and the server a total', async () => {
  const at = await room();
  for (let n = 0; n < MOST.person; n++) await add(at, at.by(ann), `ann ${n}`);
  expect(await add(at, at.by(ann), 'one more')).toMatch(/^You already have 5 scenarios here\. Remove one first/);
  for (let n = MOST.person; n < MOST.server; n++) expect(await add(at, at.trusted(bob), `bob ${n}`)).toMatch(/^Saved/);
  expect(await add(at, at.trusted(bob), 'one more')).toMatch(/^This server already has 25 scenarios/);
  expect(await add(at, at.by(ann), 'ann 0', { replace: true })).toMatch(/^`ann-0` is replaced/);
  await at.host.removeScenario(at.trusted(bob), 'ann-0');
  expect(await add(at, at.by(eve), 'eve')).toMatch(/^Saved/);
});

test('only the person who added it, or an administrator, replaces or removes it', async () => {
  const at = await room();
  await add(at, at.by(bob), 'ford');
  expect(await add(at, at.by(ann), 'ford', { replace: true })).toMatch(/^`ford` was added by Bob \\\*the bold\\\*\./);
  expect(at.say(await at.host.removeScenario(at.by(ann), 'ford'))).toMatch(/^`ford` was added by Bob/);
  expect(await add(at, at.trusted(ann), 'ford', { replace: true })).toMatch(/^`ford` is replaced/);
  expect(await names(at)).toEqual(['toy', 'ford Ann']);
  expect(at.say(await at.host.removeScenario(at.by(ann), 'FORD'))).toMatch(/^`ford` is removed/);
  expect(at.say(await at.host.removeScenario(at.by(ann), 'ford'))).toMatch(/^There is no scenario of that name/);
  expect(at.say(await at.host.removeScenario(at.by(ann), 'toy'))).toMatch(
    /is supplied with the bot and cannot be removed/,
  );
});

test('a text that is too large, has errors or includes its dice is not kept', async () => {
  const at = await room();
  expect(await add(at, at.by(ann), 'a', { text: 'é'.repeat(LARGEST_TEXT / 2 + 1) })).toMatch(/at most 64 KiB/);
  expect(await add(at, at.by(ann), 'a', { text: 'nonsense\n' })).toBe('1 faults');
  expect(await add(at, at.by(ann), 'a', { text: `${TOY_SCENARIO}dice 1 2\n` })).toMatch(/brings its own dice/);
  expect(await add(at, at.by(ann), '…')).toMatch(/needs a name/);
  expect(await names(at)).toEqual(['toy']);
});
