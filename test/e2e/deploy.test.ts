/**
 * Two armies deploy in secret: before both have sealed, not a byte of it reaches anyone else; afterwards, everyone sees
 * everything.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { armyText } from '../help/deploying.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, type Stage, textOf } from './stage.ts';
import type { Outcome } from '../practice/visit.ts';

const ARMIES = [
  { name: 'reds', text: armyText('Reds', '7C heavy cavalry', '3L line infantry linear order strength 16') },
  { name: 'blues', text: armyText('Blues', '8H light cavalry', '5L line infantry strength 16') },
].map((army) => ({ ...army, ruleset: 'sabreur-hex' }));

/**
 * Hexes that no map, zone or number of the battle mentions otherwise. Not within longer words: hashes and ids have
 * every digit.
 */
const RED = /(?<!\w)(0609|1108)(?!\w)/;
const BLUE = /(?<!\w)(0403|0802)(?!\w)/;
const PEOPLE = ['Alice', 'Bruno', 'Chloé', 'Dan'];

async function opened(options: object = {}): Promise<Stage> {
  const stage = await openStage({ aide: { ...REAL, armies: ARMIES } });
  const two = { scenario: 'skirmish', red: 'reds', blue: 'blues', ...options };
  expect((await stage.command('Alice', 'tavern', 'battle new', two)).error).toBeUndefined();
  await stage.command('Alice', 'tavern', 'battle join', { side: 'red' });
  await stage.command('Bruno', 'tavern', 'battle join', { side: 'blue' });
  await stage.command('Chloé', 'tavern', 'battle join', { side: 'umpire' });
  return stage;
}

/** What a person's page receives from now on, as it arrives. */
function listening(stage: Stage, who: string): { readonly heard: () => string; readonly stop: () => void } {
  const control = new AbortController();
  let heard = '';
  const decoder = new TextDecoder();
  const listen = async () => {
    const url = `${stage.practice.url}/api/events?${new URLSearchParams({ as: who }).toString()}`;
    const response = await fetch(url, { signal: control.signal });
    for await (const bytes of response.body!) heard += decoder.decode(bytes as Uint8Array, { stream: true });
  };
  // It ends with the test, one way or the other.
  listen().catch(() => undefined);
  return { heard: () => heard, stop: () => control.abort() };
}

/** Looks at a side, a unit or a hex, and the whole battle; everyone does the first few. */
const FEW = 6;
const LOOKS: readonly (readonly [string, object])[] = [
  ['battle status', {}],
  ['battle map', { around: '7C' }],
  ['battle export', {}],
  ['describe', { what: 'red' }],
  ['describe', { what: 'blue' }],
  ['unit', { unit: '7C' }],
  ['battle map', { around: '0608' }],
  ['battle log', {}],
  ['battle start', {}],
  ['describe', {}],
  ['describe', { what: '8H' }],
  ['describe', { what: 'front' }],
  ['sight', { from: '7C', to: '8H' }],
  ['help', {}],
  ['games', {}],
  ['catchup', {}],
  ['command list', {}],
];

const TYPED: readonly (readonly [string, string, string])[] = [
  ['deploy', 'units', '7C '],
  ['deploy', 'units', 'deploy '],
  ['order', 'text', '7C '],
  ['describe', 'what', ''],
  ['unit', 'unit', ''],
];

/** Everything told to a person who looks everywhere, and every message they see, in any channel. */
async function everythingFor(stage: Stage, who: string, looks = LOOKS.length): Promise<string> {
  const told: unknown[] = [];
  for (const [name, options] of LOOKS.slice(0, looks))
    told.push((await stage.command(who, 'tavern', name, options)).response);
  for (const [name, focused, typed] of TYPED) {
    told.push((await stage.as(who).complete('tavern', name, focused, { [focused]: typed })).choices);
  }
  for (const { id } of await stage.as(who).channels()) told.push(await stage.seen(who, id));
  return JSON.stringify(told);
}

async function bytesOfMap(stage: Stage, who: string): Promise<string> {
  const { response } = await stage.command(who, 'tavern', 'battle map');
  const url = /http[^"]*map\.\w+[^"]*/.exec(JSON.stringify(response))![0];
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex');
}

async function settle(stage: Stage, who: string, units: string, label: string): Promise<Outcome> {
  const { response } = await stage.command(who, 'tavern', 'deploy', { units });
  expect(buttonsOf(response).map((each) => each.label)).toContain(label);
  return stage.press(who, response!, label);
}

/** The bot's requests that mention such a hex, except in answers to the player's own actions. */
function published(stage: Stage, hexes: RegExp): readonly string[] {
  return stage.records
    .filter(({ body }) => hexes.test(JSON.stringify(body ?? '')))
    .map(({ path }) => path)
    .filter((path) => !/\/(webhooks|interactions)\//.test(path));
}

test('nothing of a sealed deployment reaches anyone else, in any form, before both have sealed', async () => {
  const stage = await opened();
  const others = PEOPLE.filter((who) => who !== 'Alice');
  const ears = others.map((who) => listening(stage, who));
  const maps = () => Promise.all(['Dan', 'Bruno'].map((who) => bytesOfMap(stage, who)));
  const before = await maps();

  await stage.command('Alice', 'tavern', 'deploy', { lineup: 'columns' });
  await settle(stage, 'Alice', '7C 0609 NW; 3L 1108 N extend', 'Seal');
  expect((await stage.seen('Alice', 'tavern')).map(textOf).join('\n')).toContain('Sealed.');
  expect(textOf((await stage.command('Alice', 'tavern', 'deploy')).response)).toMatch(RED);

  expect(await everythingFor(stage, 'Bruno')).not.toMatch(RED);
  expect(await everythingFor(stage, 'Chloé', FEW)).not.toMatch(RED);
  expect(await everythingFor(stage, 'Dan', FEW)).not.toMatch(RED);
  expect(ears.map(({ heard }) => RED.test(heard()))).toEqual(others.map(() => false));
  expect(published(stage, RED)).toEqual([]);
  expect(stage.log.filter((line) => RED.test(line))).toEqual([]);
  expect(await maps()).toEqual(before);
  // That Red has sealed is public, and so is the commitment to it.
  const promise = /Commitment: SHA-256 ([0-9a-f]{64})/.exec(
    (await stage.seen('Dan', 'tavern')).map(textOf).join('\n'),
  )![1];

  // Blue's own is hidden from Red the same way, as long as it may still change.
  const drawn = await stage.command('Bruno', 'tavern', 'deploy', { units: '8H 0403 S; 5L 0802 SE square' });
  expect(textOf(drawn.response)).toMatch(BLUE);
  expect(textOf(drawn.response)).not.toMatch(RED);
  expect(await everythingFor(stage, 'Alice', FEW)).not.toMatch(BLUE);
  expect(published(stage, BLUE)).toEqual([]);
  await stage.restart();

  await stage.press('Bruno', drawn.response!, 'Sceller');
  const told = (await stage.seen('Dan', 'tavern')).map(textOf).join('\n');
  expect([RED.test(told), BLUE.test(told)]).toEqual([true, true]);
  expect(ears.map(({ heard }) => RED.test(heard()))).toEqual(others.map(() => true));
  expect(published(stage, RED)).not.toEqual([]);
  const [, salt] = new RegExp(`${promise}; its key was ([0-9a-f]{32})`).exec(told)!;
  const text = 'deploy 3L 1108 N extend 1208, 7C 0609 NW';
  expect(told).toContain(text.replace('deploy ', '').replace(', ', ' · '));
  expect(createHash('sha256').update(`${salt} ${text}`).digest('hex')).toBe(promise);
  expect(told).toContain('move first?');
  for (const ear of ears) ear.stop();
});

test('against the bot: it has deployed before its enemy has, and no one sees how', async () => {
  const stage = await openStage({ aide: { ...REAL, armies: ARMIES } });
  const two = { scenario: 'skirmish', red: 'reds', blue: 'blues', solo: 'red', first: 'red' };
  await stage.command('Alice', 'tavern', 'battle new', two);
  const pieces = async () => (await stage.command('Alice', 'tavern', 'describe', { what: 'blue' })).response;
  expect(textOf(await pieces())).toContain('still to be placed');
  const { response } = await stage.command('Alice', 'tavern', 'deploy', { lineup: 'line' });
  await stage.press('Alice', response!, 'Seal');
  expect(textOf(await pieces())).not.toContain('still to be placed');
  const said = (await stage.seen('Alice', 'tavern')).map(textOf).join('\n');
  expect(said).toContain('Blue sets up 2 units');
  expect(said).toContain('Turn 1: Red');
});
