/** Runs the bot: connects, registers commands, handles interactions and sends what is in the outbox. */
import { type Client, Events, type Interaction, OAuth2Scopes } from 'discord.js';
import type { Host } from '../host/create.ts';
import type { Store } from '../host/store/store.ts';
import type { Words } from '../words/words.ts';
import type { Awaited, Paint, PaintPage, Proposed } from './bot.ts';
import { judge, openChannels } from './outbox/channels.ts';
import { type Connection, createClient } from './client.ts';
import { closeCards } from './messages/close-cards.ts';
import { type Command, describe } from './interactions/command.ts';
import { listenToChannels, channelLost, type InBackground } from './threads/channel-events.ts';
import { createThreadSync, type ThreadSync } from './threads/thread-sync.ts';
import { createAdmission, type Limits } from './interactions/admission.ts';
import { createDie, type Die } from '../dice/die.ts';
import { type Outbox, startOutbox } from './outbox/outbox.ts';
import { createPatience } from './interactions/patience.ts';
import { NEEDED } from './interactions/permissions.ts';
import { presses } from './interactions/presses.ts';
import { register } from './interactions/register.ts';
import { createRouter } from './interactions/router.ts';
import type { Point } from './outbox/say-post.ts';
import { submissions } from './interactions/submissions.ts';
import { WANTED } from './threads/threads.ts';

export interface StartOptions extends Connection {
  readonly token: string;
  readonly host: Host;
  readonly store: Store;
  readonly words: Words;
  readonly paint: Paint;
  readonly paintPage: PaintPage;
  readonly commands: readonly Command[];
  readonly die?: Die;
  /** How much one person may ask for. Tests and demonstrations relax it, since a few people do a lot. */
  readonly limits?: Limits | 'none';
  /** Where a test may end the process. */
  readonly at?: (point: Point) => void;
  readonly leaseMs?: number;
  /** How often the outbox looks for posts of other processes, and for those whose time has come. */
  readonly pollMs?: number;
  /** The least time between two looks at a battle's threads and status message. */
  readonly keeperMs?: number;
}

export interface Running {
  readonly name: string;
  readonly servers: number;
  /** The link that adds the bot to a server. */
  readonly invitation: string;
  /** A battle has changed. */
  readonly changed: (battleId: string) => void;
  /** These questions are closed: remove their cards' buttons. */
  readonly closed: (questions: readonly Awaited[]) => Promise<void>;
  /** Resolves when every request is answered and everything that can be sent is sent. */
  readonly idle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The status message links to the last report: it is updated when the report has been sent, at the latest after this. */
const SAID_WITHIN_MS = 5000;

const FORGET_AFTER_MS = 14 * 24 * 3600_000;
const FORGET_EVERY_MS = 6 * 3600_000;
const PING_EVERY_MS = 60_000;
const SLOW_PING_MS = 5000;

export async function startBot(options: StartOptions): Promise<Running> {
  const { host, words, paint, paintPage, log, store } = options;
  const client = createClient(options);
  const busy = new Set<Promise<unknown>>();
  const seeTo: InBackground = (work) => {
    const seen = work
      .catch((error: unknown) => log.error({ err: error }, 'something did not go on'))
      .finally(() => busy.delete(seen));
    busy.add(seen);
  };
  const leaving = new AbortController();
  let keeper: ThreadSync | undefined;
  const outbox = prepareOutbox(client, options, () => keeper, seeTo);
  const bot = {
    host,
    paint,
    paintPage,
    log,
    patience: createPatience({ leaving: leaving.signal, ...options.requests }),
    say: words.say,
    die: options.die ?? createDie(),
    battleAt: async (channelId: string) => (await store.battleAt(channelId))?.id,
    awaited: (channelId: string) => awaited(store, channelId),
    cards: ({ battle, no }: Awaited) => store.cards(battle, no),
    ballots: ({ battle, motion }: Proposed) => store.ballots(battle, motion),
    placesSettled: async (channelId: string) => keeper?.settled(await store.battleIdAt(channelId)),
  };
  const route = createRouter(bot, {
    commands: options.commands,
    presses,
    submissions,
    admission: createAdmission(options.limits),
    after: (channelId, allowed) => {
      const speaking = outbox.now();
      if (allowed && speaking) seeTo(speaking.retry(channelId));
    },
  });
  client.on(Events.InteractionCreate, (interaction: Interaction) =>
    seeTo(
      route(interaction).catch((error: unknown) =>
        log.error({ err: error, interaction: interaction.id }, 'an interaction failed'),
      ),
    ),
  );

  try {
    await connect(client, options.token);
    const described = options.commands.map((command) => describe(command, words));
    const registered = await register(client, described);
    log.info({ registered, servers: client.guilds.cache.size }, 'connected');
    await host.resume();
  } catch (error) {
    await client.destroy();
    throw error;
  }
  const speaking = outbox.start();
  const { keeperMs: pauseMs } = options;
  const kept = createThreadSync({ client, host, log, ...(pauseMs !== undefined && { pauseMs }) });
  keeper = kept;
  const timers = keepHouse(client, options, seeTo);
  const idle = async (): Promise<void> => {
    do {
      while (busy.size > 0) await Promise.all(busy);
      await host.idle();
      speaking.nudge();
      await speaking.idle();
      await kept.settled();
    } while (busy.size > 0 || kept.isBusy());
  };
  return {
    name: client.user.displayName,
    servers: client.guilds.cache.size,
    invitation: client.generateInvite({
      scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
      permissions: [...NEEDED, ...WANTED],
    }),
    changed: (battle) => kept.look(battle, speaking.isSaying(battle) ? SAID_WITHIN_MS : 0),
    closed: async (questions) => {
      for (const each of questions) await closeCards(client, await bot.cards(each), log);
    },
    idle,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      client.removeAllListeners(Events.InteractionCreate);
      leaving.abort();
      while (busy.size > 0) await Promise.all(busy);
      await host.close();
      await kept.stop();
      await speaking.stop();
      client.removeAllListeners(Events.ShardReconnecting);
      await client.destroy();
    },
  };
}

/** On a fast connection the client is ready before `login` returns, so listen first. */
async function connect(client: Client<true>, token: string): Promise<void> {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(token);
  await ready;
}

/** Sending starts when the client is ready, and again whenever something may have become possible. */
function prepareOutbox(
  client: Client<true>,
  options: StartOptions,
  keeper: () => ThreadSync | undefined,
  seeTo: InBackground,
) {
  let outbox: Outbox | undefined;
  const { host, store } = options;
  listenToChannels({ client, host, store, seeTo, outbox: () => outbox, keeper });
  return {
    now: () => outbox,
    start: () => {
      const { paint, log, at, leaseMs, pollMs } = options;
      const often = { ...(leaseMs !== undefined && { leaseMs }), ...(pollMs !== undefined && { pollMs }) };
      const when = { ...(at && { at }), ...often };
      outbox = startOutbox({
        store,
        paint,
        log,
        judge,
        channels: openChannels(client),
        lost: (channelId) => channelLost({ client, host, store }, channelId),
        done: (battleId) => keeper()?.look(battleId),
        unreached: host.unreached,
        ...when,
      });
      return outbox;
    },
  };
}

function keepHouse(client: Client<true>, options: StartOptions, seeTo: InBackground): NodeJS.Timeout[] {
  const forget = (): void => seeTo(options.store.forget(new Date(Date.now() - FORGET_AFTER_MS)));
  const listen = (): void => {
    if (client.ws.ping > SLOW_PING_MS) options.log.warn({ ping: client.ws.ping }, 'Discord answers slowly');
  };
  forget();
  return [setInterval(forget, FORGET_EVERY_MS).unref(), setInterval(listen, PING_EVERY_MS).unref()];
}

async function awaited(store: Store, channelId: string): Promise<Awaited | undefined> {
  const battle = await store.battleAt(channelId);
  const waiting = battle && (await store.waiting(battle.id));
  return battle && waiting?.question ? { battle: battle.id, no: waiting.no } : undefined;
}
