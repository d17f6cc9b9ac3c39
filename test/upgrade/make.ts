/**
 * Makes a database with battles in every condition, as a checkout's code leaves it, and stores it for the tests.
 *
 *   npm run upgrade-fixture [the folder of another checkout]
 *
 * README.md beside this file says when, and what is in it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASES, pack } from './kept.ts';
import { type Made, startMaking } from './making/bot.ts';
import { codeAt } from './making/code.ts';
import { STATES } from './making/states.ts';
import { tableIn } from './making/table.ts';

/** The French server already has its channel. */
const FRENCH = 'bataille';
/** These are also exported: one that can still change, one with its secret. */
const EXPORTED = ['under-way', 'over'];

const root = process.argv[2] ?? join(import.meta.dirname, '../..');
const code = await codeAt(root);
const channels = STATES.map(({ name }) => name).filter((name) => name !== FRENCH);
const made = await startMaking(code, channels);
try {
  await keep(await play());
} finally {
  await made.close();
}

/** Produces every state of this version and returns the exports. */
async function play(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { name, needs = [], book, make, is } of STATES) {
    const table = tableIn(made, name);
    if (book !== undefined && !code.parts.rulesets.has(book)) {
      console.log(`#${name}: this version has no rulebook ${book}`);
      continue;
    }
    if (!needs.every(made.knows)) {
      console.log(`#${name}: this version has no ${needs.join(', ')}`);
      continue;
    }
    await make(table);
    const now = table.now();
    if (!is(now)) throw new Error(`#${name} has not come about: try again, or mend what it is made of`);
    console.log(`#${name}: ${now.status}, ${now.seq} entries`);
    if (EXPORTED.includes(name)) files.set(name, await table.file('Alice', 'battle export'));
  }
  if (made.complaints.length > 0) throw new Error(`the bot complained:\n${made.complaints.join('\n')}`);
  return files;
}

async function keep(files: ReadonlyMap<string, string>): Promise<void> {
  await made.stop();
  const folder = join(DATABASES, code.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const put = (name: string, bytes: string | Uint8Array): void => {
    const packed = pack(bytes);
    writeFileSync(join(folder, `${name}.br`), packed);
    console.log(`${join(folder, name)}.br: ${packed.length} bytes`);
  };
  const copy = `${made.path}.copy`;
  const database = new DatabaseSync(made.path);
  leaveUnsaid(database, made);
  database.prepare('VACUUM INTO ?').run(copy);
  database.close();
  put('aide.db', readFileSync(copy));
  put('discord.json', JSON.stringify(made.world));
  for (const [name, json] of files) put(`${name}.json`, json);
}

/** The bot stopped just before the last post in the French channel. */
function leaveUnsaid(database: DatabaseSync, { world }: Made): void {
  const { id } = world.channels.find(({ name }) => name === FRENCH)!;
  const last = database
    .prepare('select id, messageId from Outbox where channelId = ? order by number desc limit 1')
    .get(id)!;
  database.prepare(`update Outbox set state = 'due', messageId = null, attempts = 0 where id = ?`).run(last['id']!);
  world.messages[id] = world.messages[id]!.filter((message) => message.id !== last['messageId']);
}
