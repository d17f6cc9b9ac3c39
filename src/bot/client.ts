/** The real Discord client, configured not to lose or double anything, and not to mention anyone by accident. */
import { Client, type ClientOptions, GatewayIntentBits, Options, type RESTOptions } from 'discord.js';
import { createLimiter } from './interactions/limiter.ts';
import type { Log } from './log.ts';
import { createMakeRequest, type RequestOptions } from './outbox/requests.ts';

export interface Connection {
  readonly log: Log;
  /** Ends the process. The reason has already been logged. */
  readonly stop: (code: number) => void;
  /** The address of another Discord: the practice server. */
  readonly api?: string;
  /** False in tests, which need not wait five seconds between two sessions. */
  readonly patient?: boolean;
  readonly requests?: Pick<RequestOptions, 'send' | 'callbackMs' | 'pauseMs'>;
  /** How long one request may take. */
  readonly timeoutMs?: number;
}

/** Exit codes for the supervisor. A refused token, for instance, will be refused again. */
export const EXIT = { configuration: 1, token: 2, intents: 3, session: 4, database: 5 } as const;

/** Gateway close codes after which reconnecting is useless. */
const FATAL: Readonly<Record<number, number>> = {
  4004: EXIT.token,
  4010: EXIT.configuration,
  4011: EXIT.configuration,
  4012: EXIT.configuration,
  4013: EXIT.intents,
  4014: EXIT.intents,
};

export function createClient(connection: Connection): Client<true> {
  const { log, stop } = connection;
  const tokenRefused = (): void => {
    log.fatal('Discord refuses the bot token');
    stop(EXIT.token);
  };
  const client = new Client(clientOptions(connection, tokenRefused));
  // Without a listener, an error thrown in any handler would end the process.
  client.on('error', (error) => log.error({ err: error }, 'discord.js reports an error'));
  client.on('warn', (message) => log.warn({ message }, 'discord.js warns'));
  client.on('shardError', (error, shard) => log.warn({ err: error, shard }, 'connection error'));
  client.on('shardReconnecting', (shard) => log.info({ shard }, 'connecting again'));
  client.on('shardResume', (shard, replayed) => log.info({ shard, replayed }, 'connection resumed'));
  client.on('shardDisconnect', (event, shard) => {
    log.fatal({ shard, code: event.code }, 'Discord closed the connection for good');
    stop(FATAL[event.code] ?? EXIT.session);
  });
  client.on('invalidated', () => {
    log.fatal('Discord ended the session');
    stop(EXIT.session);
  });
  client.rest.on('rateLimited', ({ route, retryAfter, global }) =>
    log.warn({ route, retryAfter, global }, 'rate limit'),
  );
  client.rest.on('invalidRequestWarning', (warning) => log.warn(warning, 'many refused requests'));
  return client as Client<true>;
}

function clientOptions(connection: Connection, tokenRefused: () => void): ClientOptions {
  return {
    intents: [GatewayIntentBits.Guilds],
    enforceNonce: true,
    allowedMentions: { parse: [], repliedUser: false },
    // Our requests already use Discord's names; converting every key again is expensive.
    jsonTransformer: (sent) => sent,
    makeCache: Options.cacheWithLimits(CACHES),
    sweepers: { ...Options.DefaultSweeperSettings },
    rest: restOptions(connection, tokenRefused),
    ...(connection.patient === false && {
      ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
    }),
  };
}

/** Channels, roles and the bot's own membership show what it may do. Nothing else is worth its memory. */
const CACHES: Parameters<typeof Options.cacheWithLimits>[0] = {
  ...Options.DefaultMakeCacheSettings,
  AutoModerationRuleManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildMemberManager: { maxSize: 50, keepOverLimit: (member) => member.id === member.client.user.id },
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadMemberManager: 0,
  UserManager: { maxSize: 500, keepOverLimit: (user) => user.id === user.client.user.id },
  VoiceStateManager: 0,
};

function restOptions(connection: Connection, tokenRefused: () => void): Partial<RESTOptions> {
  const makeRequest = createMakeRequest({ ...connection.requests, limiter: createLimiter(45), tokenRefused });
  return {
    makeRequest,
    retries: 0,
    timeout: connection.timeoutMs ?? 15_000,
    globalRequestsPerSecond: 1_000_000,
    handlerSweepInterval: 60_000,
    invalidRequestWarningInterval: 500,
    // An answer that waits for a rate limit comes too late, so fail immediately.
    rejectOnRateLimit: ({ route }) => route === '/interactions/:id/:token/callback',
    ...(connection.api !== undefined && { api: connection.api, cdn: new URL(connection.api).origin }),
  };
}
