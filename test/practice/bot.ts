import {
  type ApplicationCommandDataResolvable,
  Client,
  type ClientOptions,
  GatewayIntentBits,
  type Interaction,
} from 'discord.js';
import { expect } from 'vitest';
import { type Practice, type PracticeOptions, type RequestRecord, startPractice } from '../../src/practice/server.ts';
import { closeLater } from '../help/closing.ts';
import { PATIENCE_MS } from '../help/patience.ts';
import { words } from '../help/words.ts';
import { complaintsAbout } from './schema.ts';

/** A practice Discord with the real discord.js client logged in; both are closed after each test. */
export type Stage = { practice: Practice; client: Client; records: RequestRecord[]; errors: unknown[] };

/** The practice Discord alone; every request of the bot is checked against the published schema. */
export async function practiceOnly(options: PracticeOptions = {}) {
  const records: RequestRecord[] = [];
  const errors: unknown[] = [];
  const practice = await startPractice({
    firstResponseMs: PATIENCE_MS,
    words,
    ...options,
    onRequest: (record) => void records.push(record),
    onError: (error) => void errors.push(error),
  });
  closeLater(async () => {
    await practice.close();
    expect(records.flatMap(complaintsAbout)).toEqual([]);
    expect(errors).toEqual([]);
  });
  return { practice, records, errors };
}

export async function logIn(practice: Practice, options: Partial<ClientOptions> = {}): Promise<Client> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    enforceNonce: true,
    allowedMentions: { parse: [] },
    rest: { api: practice.restApi },
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
    ...options,
  });
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(practice.token);
  await ready;
  closeLater(() => client.destroy());
  return client;
}

/** Starts the practice Discord and a bot with these commands and a single handler. */
export async function stage(
  given: {
    commands?: ApplicationCommandDataResolvable[];
    answer?: (interaction: Interaction) => Promise<unknown>;
    options?: PracticeOptions;
    client?: Partial<ClientOptions>;
  } = {},
): Promise<Stage & { failures: unknown[] }> {
  const { practice, records, errors } = await practiceOnly(given.options);
  const client = await logIn(practice, given.client);
  if (given.commands) await client.application?.commands.set(given.commands);
  const failures: unknown[] = [];
  client.on('interactionCreate', (interaction) => {
    given.answer?.(interaction).catch((error: unknown) => failures.push(error));
  });
  return { practice, client, records, errors, failures };
}

/** A PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Discord's code of an error. */
export async function codeOf(deed: Promise<unknown>): Promise<number | string | undefined> {
  const error = await deed.then(
    () => undefined,
    (reason: unknown) => reason as { code?: number | string },
  );
  return error?.code;
}
