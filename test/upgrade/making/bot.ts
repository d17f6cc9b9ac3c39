/** A checkout's whole bot on its own practice Discord, with a channel for each battle. */
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRuleset } from '../../../src/host/ruleset.ts';
import type { World } from '../../../src/practice/server.ts';
import { visitor } from '../../practice/visit.ts';
import type { Code } from './code.ts';

export interface Made {
  readonly code: Code;
  readonly url: string;
  readonly world: World;
  /** The database file. */
  readonly path: string;
  readonly as: (person: string) => ReturnType<typeof visitor>;
  /** Waits until every request is answered and every due post is sent. */
  readonly settled: () => Promise<void>;
  /** Whether this version has such a command. */
  readonly knows: (command: string) => boolean;
  /** This version's name for a command: what is in /propose was in /battle before. */
  readonly called: (command: string) => string;
  readonly rows: (sql: string, ...values: string[]) => Record<string, unknown>[];
  /** While the rules cannot carry out automatic orders; the bot's complaints are expected then. */
  readonly whileFailing: (work: () => Promise<void>) => Promise<void>;
  /** What its bot complained about. */
  readonly complaints: readonly string[];
  /** Stops the bot, but not its Discord. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startMaking(code: Code, channels: readonly string[]): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'aide-upgrade-'));
  const path = join(folder, 'aide.db');
  const world = code.defaultWorld();
  for (const [index, name] of channels.entries()) world.channels.push(channelLike(world, name, index));
  const complaints: string[] = [];
  let isFailing = false;
  const complain = (line: string): void => void (isFailing || complaints.push(line));
  const practice = await code.startPractice({ world });
  const aide = await code.openAide({
    ...code.parts,
    rulesets: failing(code.parts.rulesets, () => isFailing),
    databaseUrl: `file:${path}`,
    practice: true,
    token: practice.token,
    api: practice.restApi,
    patient: false,
    stop: (exit) => complain(`it wants to stop with ${exit}`),
    log: code.openLog('warn', [], complain),
    forecaster: 'none',
    pauseMs: 1,
  });
  const read = new DatabaseSync(path, { readOnly: true });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= aide.close());
  const called: Made['called'] = (command) =>
    knows(world, command.split(' ')) ? command : command.replace(/^propose /, 'battle ');
  return {
    code,
    url: practice.url,
    world,
    path,
    as: (person) => visitor(practice.url, person),
    settled: () => aide.idle(),
    knows: (command) => knows(world, called(command).split(' ')),
    called,
    rows: (sql, ...values) => read.prepare(sql).all(...values),
    whileFailing: async (work) => {
      isFailing = true;
      await work();
      isFailing = false;
    },
    complaints,
    stop,
    close: async () => {
      read.close();
      await stop();
      await practice.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function channelLike(world: World, name: string, index: number): World['channels'][number] {
  const model = world.channels[0]!;
  return { ...model, id: String(BigInt(model.id) + BigInt(500 + index)), name, position: 2 + index };
}

function knows({ commands }: World, [first, second]: readonly string[]): boolean {
  const found = commands.find(({ name }) => name === first);
  return found !== undefined && (second === undefined || found.options.some(({ name }) => name === second));
}

/** Rules that refuse automatic orders as long as this holds. */
function failing(rulesets: Code['parts']['rulesets'], isSo: () => boolean): Code['parts']['rulesets'] {
  const failingIn = (rules: AnyRuleset): AnyRuleset => ({
    ...rules,
    orders: (text, state, by) => {
      const next = rules.next(state);
      if (isSo() && next.kind === 'auto' && next.text === text) throw new Error('made to fail');
      return rules.orders(text, state, by);
    },
  });
  return new Map([...rulesets].map(([name, rules]) => [name, failingIn(rules)]));
}
