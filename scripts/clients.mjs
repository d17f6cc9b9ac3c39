/** Generates the two Prisma clients, one per database, without using the network. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installed = join(root, 'node_modules');
const CLIENT = join(installed, '@prisma/client/package.json');
/**
 * Prisma's command line, installed under a name of our own, like TypeScript. Under the original names `npm prune
 * --omit=dev` would keep both, because the client lists them as optional peers. Older installs have the original name.
 */
const PRISMA = ['prisma-cli', 'prisma'].map((name) => join(installed, name)).find((path) => existsSync(path));
const WITHOUT_PRISMA = [
  'The database clients are missing, or older than their schema. Prisma makes them, and it is a development dependency.',
  'Run `npm install && npm run generate` first; after that, `npm prune --omit=dev` may take it away again.',
];

/**
 * Generates a client if it is missing, or was made from another schema or by another version.
 *
 * @param {string} node runs Prisma
 */
export function generateIfDue(node) {
  if (!existsSync(CLIENT)) fail('Nothing is installed yet: run `npm install` first.');
  for (const dialect of ['sqlite', 'postgresql']) {
    const schema = join(root, 'prisma', dialect, 'schema.prisma');
    const stamp = join(root, 'src/generated', dialect, 'made-from');
    const due = madeFrom(schema);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === due) continue;
    if (PRISMA === undefined) fail(...WITHOUT_PRISMA);
    generate(node, PRISMA, schema);
    writeFileSync(stamp, due);
  }
}

/** @param {string} schema */
function madeFrom(schema) {
  return createHash('sha256').update(readFileSync(CLIENT, 'utf8')).update(readFileSync(schema)).digest('hex');
}

/**
 * @param {string} node
 * @param {string} prisma
 * @param {string} schema
 */
function generate(node, prisma, schema) {
  const { bin } = JSON.parse(readFileSync(join(prisma, 'package.json'), 'utf8'));
  const args = [join(prisma, bin.prisma), 'generate', '--schema', schema, '--no-hints'];
  const done = spawnSync(node, args, { cwd: root, env: offline(node), encoding: 'utf8' });
  if (done.status === 0) return;
  console.error(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`);
  fail(`prisma generate failed for ${schema}.`);
}

/**
 * Prisma's command line downloads its schema engine before doing anything, although generating does not need one. This
 * setting claims that there is one already. Any program will do here, but never use it with `prisma migrate`, which would
 * do nothing and report success.
 *
 * @param {string} node
 */
function offline(node) {
  const { PRISMA_SCHEMA_ENGINE_BINARY = node } = process.env;
  return { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY };
}

/**
 * @param {readonly string[]} lines
 * @returns {never}
 */
function fail(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}
