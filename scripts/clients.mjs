/** The two Prisma clients, one for each database, generated without asking the network for anything. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = createRequire(import.meta.url);

/**
 * Where a client is missing, or was made from another schema or by another version.
 *
 * @param {string} node runs Prisma
 */
export function generateIfDue(node) {
  for (const dialect of ['sqlite', 'postgresql']) {
    const schema = join(root, 'prisma', dialect, 'schema.prisma');
    const stamp = join(root, 'src/generated', dialect, 'made-from');
    const due = madeFrom(schema);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === due) continue;
    generate(node, schema);
    writeFileSync(stamp, due);
  }
}

/** @param {string} schema */
function madeFrom(schema) {
  const version = readFileSync(packages.resolve('@prisma/client/package.json'), 'utf8');
  return createHash('sha256').update(version).update(readFileSync(schema)).digest('hex');
}

/**
 * @param {string} node
 * @param {string} schema
 */
function generate(node, schema) {
  const args = [prismaCommand(), 'generate', '--schema', schema, '--no-hints'];
  const done = spawnSync(node, args, { cwd: root, env: offline(node), encoding: 'utf8' });
  if (done.status === 0) return;
  console.error(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`);
  console.error(`prisma generate failed for ${schema}.`);
  process.exit(1);
}

function prismaCommand() {
  const manifest = packages.resolve('prisma/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), bin.prisma);
}

/**
 * Prisma's command line fetches its schema engine before it does anything, though generating needs none. This setting
 * of its own says that there is one already. Any program will do here; never use it with `prisma migrate`, which
 * would do nothing and report success.
 *
 * @param {string} node
 */
function offline(node) {
  const { PRISMA_SCHEMA_ENGINE_BINARY = node } = process.env;
  return { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY };
}
