/**
 * Generates the two Prisma clients, one for each database, without asking the network for anything.
 * `--if-missing`: only where a client is missing or older than its schema.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dialects = ['sqlite', 'postgresql'].filter((dialect) => !process.argv.includes('--if-missing') || isDue(dialect));
for (const dialect of dialects) generate(dialect);

function schemaOf(dialect: string): string {
  return join(root, 'prisma', dialect, 'schema.prisma');
}

function isDue(dialect: string): boolean {
  const client = join(root, 'src', 'generated', dialect, 'client.ts');
  return !existsSync(client) || statSync(client).mtimeMs < statSync(schemaOf(dialect)).mtimeMs;
}

function generate(dialect: string): void {
  const args = [prismaCommand(), 'generate', '--schema', schemaOf(dialect), '--no-hints'];
  const done = spawnSync(process.execPath, args, { cwd: root, env: offline(), encoding: 'utf8' });
  if (done.status === 0) return;
  console.error(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`);
  console.error(`prisma generate failed for ${dialect}.`);
  process.exit(1);
}

function prismaCommand(): string {
  const manifest = createRequire(import.meta.url).resolve('prisma/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { prisma: string } };
  return join(dirname(manifest), bin.prisma);
}

/**
 * Prisma's command line fetches its schema engine before it does anything, though generating needs none. This setting
 * of its own says that there is one already. Any program will do here; never use it with `prisma migrate`, which
 * would do nothing and report success.
 */
function offline(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ?? process.execPath,
  };
}
