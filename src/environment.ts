/** Reads the environment variables and validates them once at startup. An empty value counts as missing. */
import { z } from 'zod';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** discord.js reads these itself, and would then serve only some of the servers. */
const SHARDING: ReadonlySet<string> = new Set(['SHARDS', 'SHARD_COUNT', 'SHARDING_MANAGER']);
const unset = z.undefined('the bot cannot be sharded yet, so remove this; one process serves every server').optional();

const schema = z.object({
  SHARDS: unset,
  SHARD_COUNT: unset,
  SHARDING_MANAGER: unset,
  DISCORD_TOKEN: z
    .string()
    .trim()
    .regex(/^(Bot )?[\w.-]+$/, 'this is no bot token')
    .transform((token) => token.replace(/^Bot /, ''))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'must begin with file: or postgresql://')
    .optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(LEVELS).optional(),
  PRACTICE_HOST: z
    .string()
    .trim()
    .regex(/^[\w.:-]+$/, 'this is no address to listen on')
    .default('127.0.0.1'),
  PRACTICE_PORT: z.coerce.number().int().min(1).max(65_535).default(4747),
});

export interface Environment {
  readonly token: string | undefined;
  readonly databaseUrl: string;
  readonly production: boolean;
  readonly logLevel: (typeof LEVELS)[number];
  /** Where to start a practice Discord: never with a token, and never in production. */
  readonly practice: { readonly host: string; readonly port: number } | undefined;
}

/** The environment, or what is wrong with it: names and reasons, never values. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment | { readonly faults: string } {
  const filled = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== '' || SHARDING.has(name)),
  );
  const read = schema.safeParse(filled);
  if (!read.success) {
    return { faults: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
  }
  const { DISCORD_TOKEN, DATABASE_URL, NODE_ENV, LOG_LEVEL, PRACTICE_HOST, PRACTICE_PORT } = read.data;
  const production = NODE_ENV === 'production';
  return {
    token: DISCORD_TOKEN,
    // Keeps battles of the practice Discord separate from real ones.
    databaseUrl: DATABASE_URL ?? (DISCORD_TOKEN === undefined ? 'file:./data/practice/aide.db' : 'file:./data/aide.db'),
    production,
    // On one's own machine the console is for reading; on a server the log is for keeping.
    logLevel: LOG_LEVEL ?? (DISCORD_TOKEN === undefined ? 'warn' : 'info'),
    practice: DISCORD_TOKEN === undefined && !production ? { host: PRACTICE_HOST, port: PRACTICE_PORT } : undefined,
  };
}
