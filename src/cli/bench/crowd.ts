/**
 * Many open battles in one folder: a few real ones of every kind and rulebook, and copies of them and their posts in other
 * channels.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../../host/store/database/database.ts';
import type { Client } from '../../host/store/database/connection.ts';
import { rulesetsByName } from '../../host/ruleset.ts';
import type { World } from '../../practice/server.ts';
import { rulesets } from '../../rules/index.ts';
import { readScenarios } from '../../scenarios.ts';
import { channelId, type Folder, newFolder, openBattle, playerIn } from './folder.ts';
import { startProgram } from './program.ts';

interface Opening {
  readonly scenario: string;
  readonly pace?: string;
  readonly solo?: string;
}

const KINDS_OF_BATTLES: readonly Opening[] = [
  { scenario: 'neudorf' },
  { scenario: 'dennefeld', pace: '24h/8h' },
  { scenario: 'mill-stream' },
  { scenario: 'rosenau', solo: 'red' },
  { scenario: 'rosenau' },
  { scenario: 'valdehorra', pace: '48h/12h' },
  { scenario: 'chandkot' },
  { scenario: 'ain-tolba', pace: '24h/8h' },
  { scenario: 'neudorf', pace: '24h/8h' },
  { scenario: 'dennefeld' },
];

/** And one of each rulebook that is not among them. */
const NEW: readonly Opening[] = [...KINDS_OF_BATTLES, ...ofOtherBooks()];

/** A question is open in the fifth. The ninth is still waiting for a second player. */
const ASKING = 4;
const MUSTERING = 8;

function ofOtherBooks(): Opening[] {
  const shipped = readScenarios(rulesetsByName(rulesets));
  const named = shipped.filter(({ name }) => KINDS_OF_BATTLES.some(({ scenario }) => scenario === name));
  const known = new Set(named.map(({ ruleset }) => ruleset));
  const others = Object.keys(rulesets).filter((book) => !known.has(book));
  return others.map((book) => ({ scenario: shipped.find(({ ruleset }) => ruleset === book)!.name }));
}

export async function openCrowd(count: number): Promise<Folder> {
  const folder = newFolder(count);
  const program = await startProgram(folder.path);
  try {
    for (const [n, options] of NEW.entries()) await begin(program.url, folder.channels[n]!, n, options);
  } finally {
    await program.end();
  }
  await multiply(folder);
  return folder;
}

async function begin(url: string, channel: string, n: number, options: Opening): Promise<void> {
  const [alice, bruno] = [playerIn(url, channel), playerIn(url, channel, 'Dan')];
  if (n === MUSTERING) return void (await alice.command('battle new', options));
  if (options.solo !== undefined) return void (await alice.command('battle new', options));
  await openBattle(url, channel, options);
  if (n === ASKING && !(await alice.order('4K charge 11C'))) throw new Error('the charge cannot be ordered');
  if (n !== ASKING) for (const player of [alice, bruno, alice]) await player.order('end');
}

interface Row {
  readonly id?: string;
  readonly battleId?: string;
  readonly channelId?: string;
  readonly messageId?: string | null;
  readonly statusId?: string | null;
}

interface Rows {
  readonly findMany: (query?: object) => Promise<Row[]>;
  readonly createMany: (query: { readonly data: readonly Row[] }) => Promise<unknown>;
}

/** The tables whose rows belong to a battle. */
const KINDS = ['place', 'seat', 'entry', 'tableEntry', 'waiting', 'standing', 'plan', 'deadline', 'outbox'] as const;

/** Every further channel gets a copy of one of the first ones. */
async function multiply({ databaseUrl, world: path, channels }: Folder): Promise<void> {
  const world = JSON.parse(readFileSync(path, 'utf8')) as World;
  const database = await openDatabase(databaseUrl);
  const rowsOf = (client: object, kind: string): Rows => (client as Record<string, Rows>)[kind]!;
  try {
    const places = await database.read((client: Client) => client.place.findMany());
    const battleIn = new Map(places.map((place) => [place.channelId, place.battleId]));
    for (let n = NEW.length; n < channels.length; n += 1) {
      const from = channelId(n % NEW.length);
      const battleId = battleIn.get(from);
      if (battleId === undefined) throw new Error(`there is no battle in ${channels[n % NEW.length]}`);
      const messages = copyMessages(world, from, channelId(n));
      const copyOf = (id: string | null): string | null => messages.get(id ?? '') ?? null;
      const copied = (row: Row): Row => ({
        ...row,
        ...(row.id !== undefined && { id: `${row.id}-${n}` }),
        ...(row.battleId !== undefined && { battleId: `${battleId}-${n}` }),
        ...(row.channelId !== undefined && { channelId: channelId(n) }),
        ...(row.messageId !== undefined && { messageId: copyOf(row.messageId) }),
        ...(row.statusId !== undefined && { statusId: copyOf(row.statusId) }),
      });
      await database.transaction(async (client) => {
        const battles = rowsOf(client, 'battle');
        await battles.createMany({ data: (await battles.findMany({ where: { id: battleId } })).map(copied) });
        for (const kind of KINDS) {
          const rows = rowsOf(client, kind);
          // Threads, and what was posted in them, are not copied.
          const here = (await rows.findMany({ where: { battleId } })).filter(
            ({ channelId = from }) => channelId === from,
          );
          await rows.createMany({ data: here.map(copied) });
        }
      });
    }
  } finally {
    await database.close();
  }
  writeFileSync(path, JSON.stringify(world));
}

/** The ids of the copies, by the original message ids. */
function copyMessages(world: World, from: string, to: string): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  world.messages[to] = (world.messages[from] ?? []).map((message) => {
    world.lastId = String(BigInt(world.lastId) + 1n);
    ids.set(message.id, world.lastId);
    return { ...message, id: world.lastId, channelId: to };
  });
  return ids;
}
