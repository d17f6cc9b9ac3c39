/** `scripts/run.mjs`, which starts every npm script, and npm above it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeLater } from '../help/closing.ts';
import { ROOT } from '../help/source.ts';
import { until } from '../help/until.ts';

const RUN = join(ROOT, 'scripts/run.mjs');

/** Reports that it runs, and which signal ended it; without one it keeps running. */
const PROGRAM = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => { console.log('told', signal); process.exit(7); });
  setInterval(() => undefined, 1000);
  console.log('runs');`;

function started(command: string, args: readonly string[], cwd = ROOT) {
  // A process group of its own, as a terminal gives each command.
  const child = spawn(command, args, { cwd, detached: true });
  closeLater(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string,
  }));
  // All processes share the output, which closes when the last has ended.
  const silent = once(child, 'close').then(() => said);
  const says = async (what: string): Promise<void> => {
    await until(() => {
      const has = said.includes(what);
      if (!has && child.stdout.closed) throw new Error(`it ended: ${said}`);
      return has;
    });
  };
  return { child, ended, silent, says };
}

const launched = (...args: readonly string[]) => started(process.execPath, [RUN, ...args]);

test('it runs whatever Node accepts, and ends with its exit code', async () => {
  const { ended, silent } = launched('-p', 'process.exitCode = 3, process.argv.length', 'one', 'two');
  expect([await silent, await ended]).toEqual(['3\n', { code: 3, signal: null }]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s reaches the program, which decides how to end',
  async (signal) => {
    const { child, ended, silent, says } = launched('-e', PROGRAM);
    await says('runs');
    child.kill(signal);
    expect([await silent, await ended]).toEqual([`runs\ntold ${signal}\n`, { code: 7, signal: null }]);
  },
);

test('it dies by the signal that its program died by', async () => {
  const { ended } = launched('-e', 'process.kill(process.pid, "SIGKILL")');
  expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
});

/** `npm run program` in a folder whose script uses the launcher. */
function npm(): { child: ChildProcess; silent: Promise<string>; says: (what: string) => Promise<void> } {
  const cwd = folder();
  writeFileSync(join(cwd, 'program.cjs'), PROGRAM);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: { program: `node ${RUN} program.cjs` } }));
  const { npm_execpath: path } = process.env;
  return path === undefined
    ? started('npm', ['run', '-s', 'program'], cwd)
    : started(process.execPath, [path, 'run', '-s', 'program'], cwd);
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'launcher-'));
  closeLater(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('%s to npm alone ends the program in order', async (signal) => {
  const { child, silent, says } = npm();
  await says('runs');
  child.kill(signal);
  expect(await silent).toContain('told SIGTERM');
});

test('Ctrl-C reaches the program, like every process of the terminal', async () => {
  const { child, silent, says } = npm();
  await says('runs');
  process.kill(-child.pid!, 'SIGINT');
  expect(await silent).toContain('told SIGINT');
});

test('it finds the project’s Node without a link in .bin, and manages without where that cannot run', async () => {
  const root = project();
  const brought = join(root, `node_modules/node-linux-${process.arch}/bin`);
  mkdirSync(brought, { recursive: true });
  const runs = async (script: string): Promise<string> => {
    writeFileSync(join(brought, 'node'), script);
    chmodSync(join(brought, 'node'), 0o755);
    return started(process.execPath, [join(root, 'scripts/run.mjs'), '-p', '"this one"']).silent;
  };
  expect(await runs('#!/bin/sh\necho "the one brought"\n')).toBe('the one brought\n');
  expect(await runs('#!/no/such/loader\n')).toBe('this one\n');
});

test('it generates the database clients if they are missing or older than their schema, and otherwise not', async () => {
  const root = project();
  const [missing, older] = ['sqlite', 'postgresql'].map((dialect) => join(root, 'src/generated', dialect, 'client.ts'));
  const runs = () => started(process.execPath, [join(root, 'scripts/run.mjs'), '-p', '"ready"']).silent;
  rmSync(join(root, 'src/generated/sqlite'), { recursive: true });
  writeFileSync(older!, 'from an older schema');
  appendFileSync(join(root, 'prisma/postgresql/schema.prisma'), '\n// changed\n');
  expect(await runs()).toBe('ready\n');
  for (const client of [missing!, older!]) expect(readFileSync(client, 'utf8')).toContain('PrismaClient');

  for (const client of [missing!, older!]) writeFileSync(client, 'untouched');
  expect(await runs()).toBe('ready\n');
  for (const client of [missing!, older!]) expect(readFileSync(client, 'utf8')).toBe('untouched');
});

test('where Prisma was pruned it uses the existing clients, or says how to get them', async () => {
  const root = project();
  rmSync(join(root, 'node_modules/prisma-cli'));
  const runs = async () => {
    const { silent, ended } = started(process.execPath, [join(root, 'scripts/run.mjs'), '-p', '"ready"']);
    return [await silent, (await ended).code];
  };
  const refused = [
    expect.stringMatching(/^The database clients .*\nRun `npm install && npm run generate` first[^\n]*\n$/),
    1,
  ];
  expect(await runs()).toEqual(['ready\n', 0]);

  appendFileSync(join(root, 'prisma/sqlite/schema.prisma'), '\n// changed\n');
  expect(await runs()).toEqual(refused);
  rmSync(join(root, 'src/generated'), { recursive: true });
  expect(await runs()).toEqual(refused);
});

test('where nothing is installed it says so', async () => {
  const root = project();
  rmSync(join(root, 'node_modules'), { recursive: true });
  const { silent, ended } = started(process.execPath, [join(root, 'scripts/run.mjs'), '-p', '"ready"']);
  expect([await silent, (await ended).code]).toEqual(['Nothing is installed yet: run `npm install` first.\n', 1]);
});

/** The parts of the project that the launcher looks at. */
function project(): string {
  const root = folder();
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true });
  for (const part of ['prisma', 'src/generated']) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['prisma-cli', '@prisma']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  }
  return root;
}

test('every script uses it, without a second shell command', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const script of Object.values(scripts)) expect(script).toMatch(/^node scripts\/run\.mjs(?! .*[&|;])/);
});
