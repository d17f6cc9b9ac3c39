/** The threads of a battle on Discord: who sees what, missing permissions, and the status message. */
import { expect, test } from 'vitest';
import { begin, order, resign } from './game.ts';
import { buttonsOf, openStage, publicTexts, type Stage, statusOf, textOf } from './stage.ts';

/** Chloé commands Red, Bruno Blue, with threads; Alice administers the server and sees everything. */
async function beginWithThreads(stage: Stage): Promise<void> {
  await stage.command('Alice', 'tavern', 'battle new', { scenario: 'toy', threads: true });
  await stage.command('Chloé', 'tavern', 'battle join', { side: 'red' });
  await stage.command('Bruno', 'tavern', 'battle join', { side: 'blue' });
  for (const who of ['Chloé', 'Bruno']) await stage.command(who, 'tavern', 'doctrine', { choice: 'ask' });
  await stage.command('Bruno', 'tavern', 'battle start');
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

async function placesOf(stage: Stage, who: string): Promise<readonly Place[]> {
  const all = await stage.as(who).ask<Place[]>('channels');
  return all.filter(({ kind }) => kind.endsWith('thread'));
}

async function thread(stage: Stage, who: string, begins: string): Promise<string> {
  const found = (await placesOf(stage, who)).find(({ name }) => name.startsWith(begins));
  expect(`${begins} ${found?.kind}`).toMatch(/thread$/);
  return found!.id;
}

/** The public status message of a channel. */
async function status(stage: Stage, channel: string): Promise<string> {
  const messages = await stage.seen('Dan', channel);
  const [id] = messages.flatMap(statusOf).slice(-1);
  return textOf(messages.find((message) => message.id === id));
}

test('a card is visible to its side alone; everyone reads the rest, and the status follows it all', async () => {
  const stage = await openStage();
  await beginWithThreads(stage);
  const names = async (who: string) => (await placesOf(stage, who)).map(({ name }) => name.split(' · ')[0]);
  expect(await names('Chloé')).toEqual(['Reports', 'Red headquarters']);
  expect(await names('Bruno')).toEqual(['Reports', 'Blue headquarters']);
  expect(await names('Dan')).toEqual(['Reports']);
  const reports = await thread(stage, 'Dan', 'Reports');
  expect((await publicTexts(stage, reports)).join('\n')).toContain('begins');
  expect(await status(stage, 'tavern')).toMatch(/Waiting since .*\*\*Chloé\*\* \(Red\)/);

  await order(stage, 'Chloé', await thread(stage, 'Chloé', 'Red headquarters'), 'R1 charge B1');
  const blue = await thread(stage, 'Bruno', 'Blue headquarters');
  const card = (await stage.seen('Bruno', blue)).at(-1);
  expect(buttonsOf(card).map(({ label }) => label)).toEqual(['stand', 'Details', 'run']);
  const told = (await publicTexts(stage, reports)).at(-1)!;
  expect(told).toContain(`Bruno (Blue) must choose.`);
  expect(told).toContain(`/${blue})`);
  expect(await status(stage, 'tavern')).toMatch(
    /Waiting since .* for an answer from \*\*Bruno\*\* \(Blue\).*ASK-REACT/s,
  );
  expect((await publicTexts(stage, 'tavern')).join('\n')).not.toContain('must choose');
  const seenByRed = JSON.stringify([await placesOf(stage, 'Chloé'), await stage.seen('Chloé', reports)]);
  expect(seenByRed).not.toContain(card!.id);
  expect(seenByRed).not.toContain('ASK-REACT');

  await stage.restart();
  await stage.press('Bruno', card!, 'stand');
  expect(buttonsOf((await stage.seen('Bruno', blue)).find(({ id }) => id === card!.id))).toEqual([]);
  expect(await status(stage, 'tavern')).not.toContain('ASK-REACT');
  const statuses = (await stage.seen('Dan', 'tavern')).flatMap(statusOf);
  expect(statuses).toHaveLength(1);
});

test('a missing permission is named once, and the cards are posted publicly; once granted, it is put right', async () => {
  const stage = await openStage();
  stage.practice.deny('tavern', 'CreatePrivateThreads', 'PinMessages');
  await beginWithThreads(stage);
  const reports = await thread(stage, 'Dan', 'Reports');
  const all = async () => [...(await publicTexts(stage, 'tavern')), ...(await publicTexts(stage, reports))];
  const named = async () => (await all()).filter((text) => text.includes('Create Private Threads'));
  expect(await named()).toHaveLength(1);
  expect((await all()).filter((text) => text.includes('Pin Messages'))).toHaveLength(1);
  await order(stage, 'Chloé', 'tavern', 'R1 charge B1');
  expect(buttonsOf((await stage.seen('Dan', reports)).at(-1)).map(({ label }) => label)).toEqual([
    'stand',
    'Details',
    'run',
  ]);
  await stage.restart();
  expect(await named()).toHaveLength(1);
  stage.practice.allow('tavern', 'CreatePrivateThreads', 'PinMessages');
  await stage.command('Alice', 'tavern', 'battle status');
  await thread(stage, 'Bruno', 'Blue headquarters');
  expect(await status(stage, 'tavern')).toContain('Bruno');
});

test('threads that are deleted or locked: reported once, and everything continues in the channel', async () => {
  const stage = await openStage({ mayFail: true });
  await beginWithThreads(stage);
  const blue = await thread(stage, 'Bruno', 'Blue headquarters');
  const reports = await thread(stage, 'Dan', 'Reports');
  const { world } = stage.practice;
  world.channels.splice(
    world.channels.findIndex(({ id }) => id === blue),
    1,
  );
  Object.assign(world.channels.find(({ id }) => id === reports)!.thread!, { archived: true, locked: true });
  await order(stage, 'Chloé', 'tavern', 'R1 charge B1');
  const texts = await publicTexts(stage, 'tavern');
  expect(texts.filter((text) => /can no longer post in (?:Red’s|Blue’s|the reports) thread/.test(text))).toHaveLength(
    2,
  );
  expect(buttonsOf((await stage.seen('Dan', 'tavern')).findLast((each) => buttonsOf(each).length > 0)).length).toBe(3);
  const { response } = await stage.command('Alice', 'tavern', 'battle threads');
  expect(textOf(response)).toContain('I am making the missing threads');
  await thread(stage, 'Bruno', 'Blue headquarters');
});

test('a deleted status message is replaced; at the end it says who has won, and is unpinned', async () => {
  const stage = await openStage({ mayFail: true });
  await begin(stage, 'tavern', 'toy', { red: 'Chloé', blue: 'Bruno' });
  const messages = Object.values(stage.practice.world.messages).find((all) => all.some(({ pinnedAt }) => pinnedAt))!;
  const first = messages.find(({ pinnedAt }) => pinnedAt !== null)!;
  messages.splice(messages.indexOf(first), 1);
  await order(stage, 'Chloé', 'tavern', 'end');
  const [second, ...others] = messages.filter(({ pinnedAt }) => pinnedAt !== null);
  expect([second?.id === first.id, second?.type, others]).toEqual([false, 0, []]);
  await resign(stage, 'Chloé', 'tavern');
  expect(await status(stage, 'tavern')).toContain('Blue wins');
  expect(messages.filter(({ pinnedAt }) => pinnedAt !== null)).toEqual([]);
});

test('a command is handed over by a button: who is added and removed; a lost answer makes no second thread', async () => {
  const stage = await openStage();
  stage.practice.faults.add({ method: 'POST', path: /\/threads$/, status: 502, applyFirst: true });
  await beginWithThreads(stage);
  const kinds = stage.practice.world.channels.flatMap(({ thread: is, name }) => (is ? [name.split(' · ')[0]] : []));
  expect(kinds).toEqual(['Reports', 'Red headquarters', 'Blue headquarters']);

  const people = await stage.as('Dan').ask<{ id: string; name: string }[]>('people');
  const idOf = (name: string) => people.find((person) => person.name === name)!.id;
  const dan = { by: idOf('Dan'), who: idOf('Bruno') };
  await order(stage, 'Chloé', 'tavern', 'R1 charge B1');
  const asked = await stage.command('Alice', 'tavern', 'battle replace', dan);
  expect(textOf(asked.response)).toContain('Dan has been asked');
  const reports = await thread(stage, 'Dan', 'Reports');
  const offer = (await stage.seen('Dan', reports)).at(-1)!;
  await stage.press('Dan', offer, 'Take command');
  const seen = await stage.seen('Dan', reports);
  expect(buttonsOf(seen.find(({ id }) => id === offer.id))).toEqual([]);
  expect(
    seen
      .filter(({ ephemeral }) => ephemeral)
      .map(textOf)
      .join('\n'),
  ).toMatch(/You take over.*Your units \(2\)/s);
  const blue = await thread(stage, 'Dan', 'Blue headquarters');
  expect((await placesOf(stage, 'Bruno')).map(({ id }) => id)).toEqual([reports]);
  expect(await status(stage, 'tavern')).toMatch(/an answer from \*\*Dan\*\* \(Blue\)/);
  const card = (await stage.seen('Dan', blue)).at(-1)!;
  await stage.press('Dan', card, 'stand');
  expect(await status(stage, 'tavern')).not.toContain('ASK-REACT');
});

/** The threads by the first word of their names, and whether they are archived. */
function archived(stage: Stage): Record<string, boolean> {
  const threads = stage.practice.world.channels.flatMap(({ name, thread: is }) => (is ? [[name, is.archived]] : []));
  return Object.fromEntries(threads.map(([name, is]) => [String(name).split(' ')[0], is]));
}

/** How often the bot changed its threads' settings. */
function patches(stage: Stage): number {
  return stage.records.filter(({ method, path }) => method === 'PATCH' && /\/channels\/\d+$/.test(path)).length;
}

test('the threads of a finished battle are archived, once, and not before all their posts are sent', async () => {
  const stage = await openStage({ mayFail: true });
  await beginWithThreads(stage);
  const reports = await thread(stage, 'Dan', 'Reports');
  const { faults } = stage.practice;
  faults.add({ method: 'POST', path: `/channels/${reports}/messages`, status: 500, times: 1_000_000 });
  await order(stage, 'Chloé', 'tavern', 'R1 charge B1');
  await resign(stage, 'Chloé', 'tavern');
  expect(archived(stage)).toEqual({ Reports: false, Red: true, Blue: true });
  faults.clear();
  await stage.restart();
  await expect.poll(() => archived(stage)).toEqual({ Reports: true, Red: true, Blue: true });
  expect((await publicTexts(stage, reports)).at(-1)).toContain('What it cost');
  const asked = patches(stage);
  await stage.restart();
  await stage.command('Chloé', 'tavern', 'battle status');
  expect(archived(stage)).toEqual({ Reports: true, Red: true, Blue: true });
  expect(patches(stage)).toBe(asked);
});

test('a thread that may not be archived, or was deleted, is left alone, with a line in the log', async () => {
  const stage = await openStage({ mayFail: true });
  await beginWithThreads(stage);
  const { faults, world } = stage.practice;
  const [red, blue] = [await thread(stage, 'Chloé', 'Red'), await thread(stage, 'Bruno', 'Blue')];
  const denied = { code: 50013, message: 'Missing Permissions' };
  faults.add({ method: 'PATCH', path: new RegExp(`/channels/${red}$`), status: 403, body: denied, times: 1_000_000 });
  const unknown = { code: 10003, message: 'Unknown Channel' };
  faults.add({ method: 'PATCH', path: new RegExp(`/channels/${blue}$`), status: 404, body: unknown });
  await resign(stage, 'Chloé', 'tavern');
  expect(archived(stage)).toEqual({ Reports: true, Red: false, Blue: false });
  world.channels.splice(
    world.channels.findIndex(({ id }) => id === blue),
    1,
  );
  await stage.restart();
  await stage.settled();
  expect(patches(stage)).toBe(3);
  expect(stage.log.filter((line) => line.includes('stays open'))).toHaveLength(1);
  expect((await publicTexts(stage, 'tavern')).join()).not.toContain('can no longer');
});

test('even if another battle has the channel, the threads of the former one are archived', async () => {
  const stage = await openStage({ mayFail: true });
  await beginWithThreads(stage);
  stage.practice.faults.add({ method: 'PATCH', path: /\/channels\/\d+$/, status: 500, times: 1_000_000 });
  await resign(stage, 'Chloé', 'tavern');
  expect(archived(stage)).toEqual({ Reports: false, Red: false, Blue: false });
  await stage.command('Alice', 'tavern', 'battle new', { scenario: 'toy' });
  stage.practice.faults.clear();
  await stage.restart();
  await stage.settled();
  expect(archived(stage)).toEqual({ Reports: true, Red: true, Blue: true });
});

test('if no more can be pinned, that is reported once, and the status message still follows the battle', async () => {
  const stage = await openStage({ mayFail: true });
  const { faults, world } = stage.practice;
  const full = { code: 30003, message: 'Maximum number of pins reached (250)' };
  faults.add({ method: 'PUT', path: '/pins/', status: 400, body: full, times: 1_000_000 });
  await begin(stage, 'tavern', 'toy', { red: 'Chloé', blue: 'Bruno' });
  const follows = async () =>
    (await stage.seen('Dan', 'tavern')).map(textOf).filter((each) => each.includes('Waiting since'));
  expect(await follows()).toEqual([expect.stringContaining('**Chloé** (Red)')]);
  await order(stage, 'Chloé', 'tavern', 'end');
  expect(await follows()).toEqual([expect.stringContaining('**Bruno** (Blue)')]);
  await stage.restart();
  await order(stage, 'Bruno', 'tavern', 'end');
  expect(await follows()).toEqual([expect.stringContaining('**Chloé** (Red)')]);
  expect((await publicTexts(stage, 'tavern')).filter((text) => text.includes('as Discord allows'))).toHaveLength(1);
  expect(stage.log.filter((line) => line.includes('the status message is not pinned'))).toHaveLength(1);
  faults.clear();
  await order(stage, 'Chloé', 'tavern', 'end');
  const pinned = Object.values(world.messages)
    .flat()
    .filter(({ pinnedAt }) => pinnedAt !== null);
  expect(pinned).toHaveLength(1);
  await resign(stage, 'Chloé', 'tavern');
  expect((await stage.seen('Dan', 'tavern')).map(textOf).join()).toContain('Blue wins');
});
