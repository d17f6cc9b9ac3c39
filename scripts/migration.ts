/**
 * Migrations without network or database server.
 *
 *   npm run migration:new -- add_something   writes what the schemas have and the migrations lack, for both databases
 *   npm run migration:check                  fails if they disagree, or if the two schemas' models differ
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../src/host/store/database/database.ts';
import { type Dialect, dialects, missingSql } from './schema-engine.ts';

const [verb, name] = process.argv.slice(2);
if (verb === 'check') process.exitCode = await check();
else if (verb === 'new' && name && /^[a-z0-9_]+$/.test(name)) process.exitCode = await write(name);
else {
  console.error('usage: npm run migration:new -- name_in_small_letters, or npm run migration:check');
  process.exitCode = 1;
}

async function check(): Promise<number> {
  if (!modelsAgree()) return 1;
  let drifted = 0;
  for (const dialect of dialects) {
    const sql = await missingSql(dialect, schemaOf(dialect));
    if (sql === undefined) continue;
    console.error(`${dialect}: the migrations lack\n${sql}`);
    drifted += 1;
  }
  if (drifted === 0) console.log('Models and migrations agree, for both databases.');
  else console.error('Run npm run migration:new -- a_name, read what it wrote, and commit it.');
  return drifted === 0 ? 0 : 1;
}

async function write(name: string): Promise<number> {
  if (!modelsAgree()) return 1;
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  for (const dialect of dialects) {
    const sql = await missingSql(dialect, schemaOf(dialect));
    if (sql === undefined) {
      console.log(`${dialect}: nothing to do`);
      continue;
    }
    const folder = join(migrationsFolder(dialect), `${stamp}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'migration.sql'), sql);
    writeFileSync(join(migrationsFolder(dialect), 'migration_lock.toml'), `provider = "${dialect}"\n`);
    console.log(`${dialect}: ${join(folder, 'migration.sql')}`);
  }
  return 0;
}

function modelsAgree(): boolean {
  const [first, second] = dialects.map((dialect) => modelsOf(schemaOf(dialect)));
  if (first === second) return true;
  console.error('The models of prisma/sqlite/schema.prisma and prisma/postgresql/schema.prisma differ.');
  return false;
}

/** Everything from the first model's line on, comments before it included. */
function modelsOf(schema: string): string {
  const generatorAndSource = /^[\s\S]*?\ndatasource [\s\S]*?\n}\n/;
  return schema.replace(generatorAndSource, '');
}

function schemaOf(dialect: Dialect): string {
  return readFileSync(join(migrationsFolder(dialect), '..', 'schema.prisma'), 'utf8');
}
