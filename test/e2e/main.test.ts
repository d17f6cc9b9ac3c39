/** The program itself, as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../../src/bot/client.ts';
import type { Seen } from '../practice/visit.ts';
import { closeLater } from '../help/closing.ts';
import { ROOT } from '../help/source.ts';
import { buttonsOf } from './stage.ts';
import { until } from '../help/until.ts';

/** The arguments of `npm start`. */
const START = started().map((arg) => (arg.startsWith('-') ? arg : join(ROOT, arg)));

function started(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

/** A start loads everything, unless the settings are wrong: two seconds of processor time. */
function run(environment: Record<string, string>, folder = mkdtempSync(join(tmpdir(), 'main-'))) {
  const child = spawn(process.execPath, START, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      ...environment,
    },
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const says = async (what: RegExp): Promise<string> => {
    await until(() => {
      const has = what.test(said);
      if (!has && child.exitCode !== null) throw new Error(`it ended: ${said}`);
      return has;
    });
    return what.exec(said)![0];
  };
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number, said }));
  // The launcher and the bot share the output, which closes when both have ended.
  const silent = once(child, 'close').then(() => said);
  closeLater(async () => {
    child.kill('SIGKILL');
    await silent;
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, folder, says, ended, silent };
}

test('a newcomer finds a battle against the bot in either language; started again while it stops, the bot waits and continues it', async () => {
  const first = run({});
  await first.says(/DISCORD_TOKEN=/);
  const url = await first.says(/http:\/\/127\.0\.0\.1:\d+/);
  await until(
    async () => (await callsToOrder(url, 'battle')).length === 1 && (await callsToOrder(url, 'bataille')).length === 1,
  );
  expect(await callsToOrder(url, 'battle')).toEqual([expect.stringMatching(/^4K charge 11C/)]);
  expect(await callsToOrder(url, 'bataille')).toEqual([expect.stringMatching(/^4K charge 11C/)]);

  const second = run({ LANG: 'fr_FR.UTF-8' }, first.folder);
  await second.says(/Un autre processus utilise encore la base/);
  // The first one's terminal is closed: the same signal three times, and nowhere to print. It ends in order.
  first.child.stdout.destroy();
  first.child.stderr.destroy();
  for (const signal of ['SIGHUP', 'SIGTERM', 'SIGTERM'] as const) first.child.kill(signal);
  const { code, said } = await first.ended;
  expect(code).toBe(0);
  const path = join(realpathSync(first.folder), 'data/practice/aide.db');
  expect(said).toContain(`A new, empty database was created: ${path}`);
  expect(said).not.toMatch(/There was a database here before|"level"|not found/);
  await second.says(/DISCORD_TOKEN=/);
  const again = await second.says(/http:\/\/127\.0\.0\.1:\d+/);
  expect(await callsToOrder(again, 'battle')).toHaveLength(1);

  // The bot must not survive the process that started it.
  second.child.kill('SIGKILL');
  const last = await second.silent;
  expect(last).toContain('Arrêt');
  expect(last).not.toMatch(/Une nouvelle base de données|Il y avait une base|"level"/);
  expect(filesOf(second.folder)).toEqual(CLOSED);
});

test('on a free port, and in French; what is left of a former database is reported; when its database is deleted it ends with an exit code of its own', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  closeLater(() => new Promise((resolve) => void taken.close(() => resolve())));
  const { port } = taken.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  mkdirSync(join(folder, 'data/practice'), { recursive: true });
  writeFileSync(join(folder, 'data/practice/aide.db.lock'), '');
  const { says, ended } = run({ PRACTICE_PORT: String(port), LANG: 'fr_FR.UTF-8' }, folder);
  await says(/DISCORD_TOKEN=/);
  const url = await says(/http:\/\/127\.0\.0\.1:\d+/);
  expect(url).not.toContain(String(port));
  const channels = (await (await fetch(`${url}/api/channels?as=Alice`)).json()) as object[];
  expect(channels.length).toBeGreaterThan(0);
  expect(filesOf(folder)).toContain('aide.db');
  for (const name of filesOf(folder)) rmSync(join(folder, 'data/practice', name));
  const { code, said } = await ended;
  expect(code).toBe(EXIT.database);
  expect(said).toContain(`Le port ${port} est pris`);
  expect(said).toMatch(/Il y avait une base avant\s: il en reste aide\.db\.lock\./);
  expect(said).toMatch(/"level":40.*"path":".*aide\.db","traces":\["aide\.db\.lock"\].*there was one before/);
  expect(said).toContain('the file of the database was deleted or replaced');
  expect(existsSync(join(folder, 'data/practice/world.json'))).toBe(true);
});

/** The files after the database was closed: no uncommitted write-ahead log. */
const CLOSED = ['aide.db', 'aide.db.lock'];

function filesOf(folder: string): string[] {
  return readdirSync(join(folder, 'data/practice')).filter((name) => name.startsWith('aide'));
}

/** The first idea of every message that has some. */
async function callsToOrder(url: string, channel: string): Promise<string[]> {
  const messages = (await (await fetch(`${url}/api/messages?as=Alice&channel=${channel}`)).json()) as Seen[];
  return messages.flatMap((message) => buttonsOf(message).find(({ id }) => id.startsWith('idea:'))?.label ?? []);
}

test('in production a missing token is an error', async () => {
  const { ended, folder } = run({ NODE_ENV: 'production' });
  const { code, said } = await ended;
  expect([code, said]).toEqual([1, expect.stringContaining('DISCORD_TOKEN is missing')]);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('faulty settings are named, never shown; a file of settings counts below the environment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  writeFileSync(join(folder, '.env'), 'PRACTICE_PORT=first\nPRACTICE_HOST=a house\n');
  const environment = {
    PRACTICE_HOST: '127.0.0.1',
    DATABASE_URL: 'mysql://me:hunter2@db/x',
    DISCORD_TOKEN: 'not a token',
  };
  const { code, said } = await run(environment, folder).ended;
  expect(code).toBe(1);
  expect(said).toMatch(/DISCORD_TOKEN.*DATABASE_URL.*must begin.*PRACTICE_PORT/);
  expect(said).not.toMatch(/PRACTICE_HOST|hunter2|not a token/);
});
