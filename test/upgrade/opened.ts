/** A database of an earlier version, opened by today's host on a copy. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host } from '../../src/host/create.ts';
import type { Request } from '../../src/host/request.ts';
import { type AnyRuleset, rulesetsByName } from '../../src/host/ruleset.ts';
import { type Battle, openStore, type Store } from '../../src/host/store/store.ts';
import type { World } from '../../src/practice/server.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { words } from '../help/words.ts';
import { closeLater } from '../help/closing.ts';
import { unpacked } from './kept.ts';

/** A battle in its channel. */
export interface Here {
  /** The channel's name, which is the battle's condition. */
  readonly name: string;
  readonly battle: () => Promise<Battle>;
  /** A request of a person of the practice Discord, by name. */
  readonly by: (name: string) => Request;
  /** The same by id. */
  readonly of: (userId: string) => Request;
  /** Another one of the same person. */
  readonly again: (request: Request) => Request;
}

export interface Opened {
  readonly databaseUrl: string;
  readonly host: Host;
  readonly store: Store;
  readonly rules: (battle: Battle) => AnyRuleset;
  readonly battles: readonly Here[];
  /** The host's failures outside any request. */
  readonly failures: readonly unknown[];
}

const known = rulesetsByName(rulesets);
/** A landing's data in its own folder: the database, and `discord` beside it. */
export function copied(landing: string): { readonly databaseUrl: string; readonly dataDir: string } {
  const folder = mkdtempSync(join(tmpdir(), 'aide-upgrade-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  const [path, dataDir] = [join(folder, 'aide.db'), join(folder, 'discord')];
  mkdirSync(dataDir);
  writeFileSync(path, unpacked(landing, 'aide.db'));
  writeFileSync(join(dataDir, 'world.json'), unpacked(landing, 'discord.json'));
  return { databaseUrl: `file:${path}`, dataDir };
}

/** How long after the bot was stopped; by default before any deadline expires. */
export async function openLanding(landing: string, laterMs = 60_000): Promise<Opened> {
  const world = JSON.parse(unpacked(landing, 'discord.json').toString('utf8')) as World;
  const { databaseUrl } = copied(landing);
  const store = await openStore(databaseUrl);
  closeLater(store.close);
  const failures: unknown[] = [];
  const battles = await battlesIn(store, world);
  const dates = await Promise.all(battles.map(async ({ battle }) => (await battle()).updatedAt.getTime()));
  const now = new Date(Math.max(...dates) + laterMs);
  const host = createHost({
    store,
    words,
    rulesets: known,
    rulesetOf,
    scenarios: [],
    clock: () => now,
    scriptedDice: false,
    random: bytesOf(landing),
    failed: (battle, error) => failures.push(battle, error),
  });
  closeLater(host.close);
  await host.resume();
  return { databaseUrl, host, store, rules: (battle) => known.get(battle.ruleset)!, battles, failures };
}

async function battlesIn(store: Store, world: World): Promise<Here[]> {
  const battles: Here[] = [];
  let count = 0;
  for (const { id: channelId, guildId, name, thread } of world.channels) {
    if (thread !== undefined || (await store.battleIdAt(channelId)) === undefined) continue;
    const of = (userId: string): Request => ({
      interaction: `upgrade-${(count += 1)}`,
      person: { id: userId, name: world.people.find(({ id }) => id === userId)!.name },
      place: { channelId, guildId: guildId ?? undefined },
      language: 'en',
      administrator: false,
    });
    const by = (who: string): Request => of(world.people.find((person) => person.name === who)!.id);
    const again = ({ person }: Request): Request => of(person.id);
    battles.push({ name, by, of, again, battle: async () => (await store.battleAt(channelId))! });
  }
  return battles;
}

/** The same bytes in each run. */
function bytesOf(seed: string): (bytes: number) => Uint8Array {
  let calls = 0;
  return (bytes) => {
    calls += 1;
    return createHash('sha512').update(`${seed} ${calls}`).digest().subarray(0, bytes);
  };
}
