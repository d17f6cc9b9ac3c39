/** A folder for the program to run in, with a practice Discord of this many channels, and what people do there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textChannel } from '../../practice/seed.ts';
import { defaultWorld, ids } from '../../practice/server.ts';
import { act, type Outcome } from './people.ts';

export interface Folder {
  readonly path: string;
  /** The practice Discord's file. */
  readonly world: string;
  readonly databaseUrl: string;
  /** The names of its battle channels. */
  readonly channels: readonly string[];
  readonly remove: () => void;
}

export function channelId(n: number): string {
  return String(BigInt(ids.practice) + 1000n + BigInt(n));
}

export function newFolder(channels: number): Folder {
  const path = mkdtempSync(join(tmpdir(), 'aide-bench-'));
  const data = join(path, 'data', 'practice');
  mkdirSync(data, { recursive: true });
  const names = Array.from({ length: channels }, (_, n) => `field-${n + 1}`);
  const start = defaultWorld();
  const more = names.map((name, n) => textChannel(channelId(n), ids.practice, name, n + 2));
  const world = join(data, 'world.json');
  writeFileSync(world, JSON.stringify({ ...start, channels: [...start.channels, ...more] }));
  return {
    path,
    world,
    databaseUrl: `file:${join(data, 'aide.db')}`,
    channels: names,
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** One person's commands in a channel. Each resolves when it is complete. */
export interface Player {
  readonly command: (name: string, options?: object, files?: object) => Promise<Outcome>;
  /** Previews an order and confirms it if possible. Returns whether it was confirmed. */
  readonly order: (text: string) => Promise<boolean>;
  /** Completions of a command's option for what is typed so far. */
  readonly complete: (name: string, option: string, typed: string) => Promise<readonly string[]>;
}

export function playerIn(url: string, channel: string, as = 'Alice'): Player {
  const command: Player['command'] = (name, options = {}, files = {}) =>
    act(url, 'command?wait=final', { as, channel, name, options, files });
  return {
    command,
    order: async (text) => {
      const { response } = await command('order', { text });
      if (!JSON.stringify(response).includes('"Confirm"')) return false;
      await act(url, 'press?wait=final', { as, message: response!.id, label: 'Confirm' });
      return true;
    },
    complete: async (name, option, typed) => {
      const { choices } = await act(url, 'complete', {
        as,
        channel,
        name,
        options: { [option]: typed },
        focused: option,
      });
      return (choices ?? []).map(({ value }) => value);
    },
  };
}

/** Starts a battle between two people. */
export async function openBattle(url: string, channel: string, options: object): Promise<void> {
  const [alice, bruno] = [playerIn(url, channel), playerIn(url, channel, 'Dan')];
  await alice.command('battle new', options);
  await alice.command('battle join', { side: 'red' });
  await bruno.command('battle join', { side: 'blue' });
  await alice.command('battle start');
}
