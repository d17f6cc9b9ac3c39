/**
 * The bot is killed at every named moment between receiving something and reporting it, and started again: nothing is
 * lost, nothing asked twice, no public message doubled, and the chain of entries is intact.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/host/store/database/database.ts';
import { type Practice, startPractice } from '../../src/practice/server.ts';
import { type Outcome, type Seen, visitor } from '../practice/visit.ts';
import type { FromChild, Point, ToChild } from './crash-child.ts';
import { closeLater } from '../help/closing.ts';
import { soaking } from '../help/soak.ts';
import { freshDatabase } from '../help/fresh-database.ts';
import { PATIENCE_MS } from '../help/patience.ts';
import { buttonsOf, textOf } from './stage.ts';
import { until } from '../help/until.ts';

const POINTS: readonly Point[] = [
  'received',
  'loaded',
  'played',
  'committing',
  'committed',
  'told',
  'outbox-leased',
  'outbox-painted',
  'outbox-said',
  'outbox-marked',
];

interface Run {
  readonly practice: Practice;
  readonly databaseUrl: string;
  /** Minutes passed on Discord's clock, beyond its memory of nonces. */
  later: number;
  child: ChildProcess;
}

function send(child: ChildProcess, word: ToChild): void {
  child.send(word);
}

async function hears(child: ChildProcess, word: FromChild): Promise<void> {
  for await (const [said] of onMessages(child)) if (said === word) return;
}

async function* onMessages(child: ChildProcess): AsyncGenerator<[FromChild]> {
  while (child.exitCode === null && child.signalCode === null) yield (await once(child, 'message')) as [FromChild];
}

async function startChild({ databaseUrl, practice }: Pick<Run, 'databaseUrl' | 'practice'>): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'crash-child.ts');
  const child = fork(script, [databaseUrl, practice.restApi, practice.token], { execArgv: [] });
  closeLater(() => void child.kill('SIGKILL'));
  await hears(child, 'ready');
  return child;
}

async function settle({ child }: Run): Promise<void> {
  send(child, 'idle');
  await hears(child, 'idle');
}

/** Sends the bot this signal during an action, and starts it again, an hour later on Discord's clock. */
async function endAt(run: Run, point: Point, signal: 'SIGKILL' | 'SIGTERM', act: () => Promise<Outcome>) {
  const dead = once(run.child, 'exit');
  send(run.child, { arm: point, signal });
  const [outcome, [code]] = await Promise.all([act(), dead]);
  run.later += 60;
  run.child = await startChild(run);
  return { outcome, code: code as number | null };
}

const battle = 'battle';

async function command(run: Run, who: string, name: string, options: object = {}): Promise<Outcome> {
  const outcome = await visitor(run.practice.url, who).commandToTheEnd(battle, name, options);
  await settle(run);
  return outcome;
}

/** Both ask for it, which is agreement. */
async function callOff(run: Run): Promise<void> {
  for (const who of ['Alice', 'Bruno']) {
    const { response } = await command(run, who, 'battle cancel');
    await visitor(run.practice.url, who).press(response!.id, buttonsOf(response)[0]!.label);
    await settle(run);
  }
}

async function publicMessages(run: Run): Promise<Seen[]> {
  return (await visitor(run.practice.url, 'Dan').messages(battle)).filter(({ ephemeral }) => !ephemeral);
}

/** The buttons of a question, if the message asks one. */
function answersOf(message: Seen): ReturnType<typeof buttonsOf> {
  return buttonsOf(message).filter(({ id }) => id.startsWith('answer:'));
}

/** Cards by the question they ask. */
async function cards(run: Run): Promise<string[]> {
  const ids = (await publicMessages(run)).flatMap((message) => answersOf(message)[0]?.id ?? []);
  return ids.map((id) => id.split(':').slice(1, 3).join(':'));
}

/** The number of public messages with the charge's dice: one per battle. */
async function thrown(run: Run): Promise<number> {
  return (await publicMessages(run)).filter((message) => textOf(message).includes('shock: ')).length;
}

/** Waits for something to appear in the channel; a dead process's lease on a post soon expires. */
async function appears(run: Run, what: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    if (await what()) return true;
    await settle(run);
    return what();
  });
}

/** Ends the bot, and looks at what it leaves. */
async function expectWhole(run: Run): Promise<void> {
  const dead = once(run.child, 'exit');
  send(run.child, 'end');
  await dead;
  const database = await openDatabase(run.databaseUrl);
  const rows = await database.read((client) => client.outbox.findMany());
  const entries = await database.read((client) =>
    client.entry.findMany({ orderBy: [{ battleId: 'asc' }, { seq: 'asc' }] }),
  );
  await database.close();
  const channel = (await visitor(run.practice.url, 'Dan').channels()).find(({ name }) => name === battle)!;
  const nonces = run.practice.world.messages[channel.id]!.map(({ nonce }) => nonce);
  expect(rows.filter(({ state }) => state !== 'posted')).toEqual([]);
  for (const row of rows) expect(nonces.filter((nonce) => nonce === row.nonce)).toHaveLength(1);
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    if (before?.battleId !== entry.battleId) continue;
    expect([entry.seq, entry.previous]).toEqual([before.seq + 1, before.hash]);
  }
}

async function opened(): Promise<Run> {
  const clock = { later: 0 };
  const practice = await startPractice({ firstResponseMs: PATIENCE_MS, now: () => Date.now() + clock.later * 60_000 });
  closeLater(() => practice.close());
  const databaseUrl = await freshDatabase();
  const run = { practice, databaseUrl, child: await startChild({ practice, databaseUrl }) };
  return Object.assign(clock, run);
}

/** A battle in which a press gives the charge. */
async function ordered(run: Run): Promise<() => Promise<Outcome>> {
  await command(run, 'Alice', 'battle new', { scenario: 'toy' });
  await command(run, 'Alice', 'battle join', { side: 'red' });
  await command(run, 'Bruno', 'battle join', { side: 'blue' });
  await command(run, 'Alice', 'battle start');
  const { response } = await command(run, 'Alice', 'order', { text: 'R1 charge B1' });
  expect(buttonsOf(response).map(({ label }) => label)).toContain('Confirm');
  return () => visitor(run.practice.url, 'Alice').press(response!.id, 'Confirm');
}

/** `test/host/broken/crash.test.ts` throws at the first three in one process; a real death there is left to the soak. */
const tried = soaking ? POINTS : POINTS.slice(3);

/** Killed at a point while an order is given or a question answered; in the soak, both in every battle. */
const kills = tried.map((point, index) => ({
  point,
  ordering: soaking || index % 2 === 0,
  answering: soaking || index % 2 === 1,
}));

/** Killed at a point while an order is given, or while a question of it is answered. */
async function expectSurvived(run: Run, { point, ordering, answering }: (typeof kills)[number]): Promise<void> {
  const [shown, dice] = [(await cards(run)).length, await thrown(run)];
  const confirm = await ordered(run);
  if (ordering) await endAt(run, point, 'SIGKILL', confirm);
  await settle(run);
  // Before the commit nothing has happened, and the preview is still there; after it, pressing again changes nothing.
  await confirm();
  await appears(run, async () => (await cards(run)).length > shown);
  const asked = await cards(run);
  expect([point, new Set(asked).size]).toEqual([point, asked.length]);

  const card = (await publicMessages(run)).findLast((message) => answersOf(message).length > 0)!;
  const answer = () => visitor(run.practice.url, 'Bruno').press(card.id, answersOf(card)[0]!.label);
  if (answering) await endAt(run, point, 'SIGKILL', answer);
  await settle(run);
  await answer();
  await appears(run, async () => (await thrown(run)) > dice);
  await callOff(run);
  expect([point, await thrown(run)]).toEqual([point, dice + 1]);
}

/** Stopped in the middle of a Confirm it ends in order, and the order counts. */
async function expectStopped(run: Run, point: Point): Promise<void> {
  const shown = (await cards(run)).length;
  const confirm = await ordered(run);
  const { outcome, code } = await endAt(run, point, 'SIGTERM', confirm);
  expect([point, code, outcome.status]).toEqual([point, 0, 200]);
  await appears(run, async () => (await cards(run)).length > shown);
  await callOff(run);
}

/** Before anything is stored, and while a post is under way; in the soak, in the middle of the commit too. */
const stops: readonly Point[] = soaking ? ['received', 'committing', 'outbox-painted'] : ['received', 'outbox-painted'];

/** One test, because the bot takes two seconds of processor time to start. */
test('killed at every point of an order and of an answer, or stopped in the middle of a Confirm', async () => {
  const run = await opened();
  for (const kill of kills) await expectSurvived(run, kill);
  for (const point of stops) await expectStopped(run, point);
  await expectWhole(run);
});
