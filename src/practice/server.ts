import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { type Administration, administrationOf } from './administration.ts';
import { createBulletin } from './bulletin.ts';
import { diskIn, memory } from './disk.ts';
import { createFaults, type Faults } from './faults.ts';
import { createGateway } from './gateway.ts';
import type { Gateway, Platform } from './platform.ts';
import { deliver } from './interactions.ts';
import { outcomeOf, type Outcome } from './people/answers.ts';
import { command, pressing, servePeople, settings } from './people/serve.ts';
import type { CommandAsked, PressAsked, SettingsWish } from './people/wishes.ts';
import { serveFile } from './files.ts';
import { servePage } from './page.ts';
import { innerHost, isBrowser, isWelcome, outerHosts, urlOf } from './reach.ts';
import { type RequestRecord, serveRest } from './rest/serve.ts';
import { defaultWorld } from './seed.ts';
import { snowflakes } from './snowflake.ts';
import { phrase } from '../kernel/phrase.ts';
import { languageOf, openWords, type Words } from '../words/words.ts';
import type { World } from './world.ts';

export type { RequestRecord } from './rest/serve.ts';
export type { Outcome } from './people/answers.ts';
export { Trouble } from './people/trouble.ts';
export type { World } from './world.ts';
export { defaultWorld, ids } from './seed.ts';

export type PracticeOptions = {
  /** Where the world and attachments are stored. Default: in memory only. */
  dataDir?: string;
  /** 0 picks a free one. */
  port?: number;
  /** Where it listens; by default only on this machine. `0.0.0.0` means all its IPv4 addresses. */
  host?: string;
  now?: () => number;
  /** How long the bot has for its first answer to an interaction. */
  firstResponseMs?: number;
  /** How long an interaction's token is valid. */
  tokenLifeMs?: number;
  heartbeatMs?: number;
  /** The interval of keep-alive messages in event streams. */
  beatMs?: number;
  /** The texts shown to people. Default: opens the locale files again. */
  words?: Words;
  token?: string;
  /** The initial world if none is stored in `dataDir`. */
  world?: World;
  /** Called with the number of open pages whenever it changes. */
  onVisit?: (pages: number) => void;
  /** Called for every request of the bot, once it is answered. */
  onRequest?: (record: RequestRecord) => void;
  /** Called when the stand-in itself fails. Default: prints the error to stderr. */
  onError?: (error: unknown) => void;
};

export type Practice = Administration & {
  /** The page for people, and the root of their interface: `${url}/api/people`. */
  url: string;
  /** The addresses by which other machines reach it; none unless `host` allows them. */
  outerUrls: string[];
  /** For discord.js: `rest: { api: restApi }`. */
  restApi: string;
  port: number;
  token: string;
  applicationId: string;
  /** The live world. Read freely; to change it, prefer the methods below. */
  world: World;
  /** How long the bot has for its first answer, from now on. */
  firstResponseMs: number;
  faults: Faults;
  gateway: Pick<Gateway, 'connected' | 'drop' | 'reconnect' | 'invalidate' | 'ignoreHeartbeats'>;
  /**
   * Gives a slash command as a person and waits for the bot's final answer. An impossible request throws a `Trouble`; a
   * refusal by the bot is its answer.
   */
  command(wish: CommandAsked): Promise<Outcome>;
  /** Presses a button or chooses in a menu, in the same way. */
  press(wish: PressAsked): Promise<Outcome>;
  /** Sets the language of a person's Discord. */
  settings(wish: SettingsWish): void;
  /** How many pages are open now. */
  visitors(): number;
  /** Sends an interaction to the bot again, as Discord sometimes does. */
  deliverAgain(interactionId: string): void;
  close(): Promise<void>;
};

/** Starts a Discord of your own. Anyone who can reach it may act as anyone, because there is no login. */
export async function startPractice(options: PracticeOptions = {}): Promise<Practice> {
  const host = options.host ?? '127.0.0.1';
  const onError = options.onError ?? ((error: unknown) => console.error('practice server:', error));
  const platform = build(options, onError);
  const server = createServer((request, response) => {
    route(platform, host, request, response, options.onRequest ?? (() => undefined)).catch((error: unknown) => {
      // A client that disconnected in the middle of a request expects no answer.
      if (!request.destroyed || request.complete) onError(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    if (!isWelcome(request, host) || isBrowser(request)) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, (opened) => platform.gateway.accept(opened));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = urlOf(innerHost(host), port);
  platform.address = () => url;
  return {
    url,
    outerUrls: outerHosts(host).map((each) => urlOf(each, port)),
    restApi: `${url}/api`,
    port,
    token: platform.token,
    applicationId: platform.world.application.id,
    world: platform.world,
    get firstResponseMs() {
      return platform.firstResponseMs;
    },
    set firstResponseMs(ms) {
      platform.firstResponseMs = ms;
    },
    faults: platform.faults,
    gateway: platform.gateway,
    command: async (wish) => outcomeOf(platform, command(platform, wish), { untilFinal: true, address: url }),
    press: async (wish) => outcomeOf(platform, pressing(platform, wish), { untilFinal: true, address: url }),
    settings: (wish) => void settings(platform, wish),
    visitors: () => platform.bulletin.listeners(),
    deliverAgain: (id) => deliverAgain(platform, id),
    ...administrationOf(platform),
    async close() {
      platform.gateway.close();
      sockets.close();
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
      server.closeAllConnections();
      await closed;
      platform.disk.flush();
    },
  };
}

function build(options: PracticeOptions, onError: (error: unknown) => void): Platform {
  const disk = options.dataDir === undefined ? memory() : diskIn(options.dataDir, onError);
  const world = disk.load() ?? options.world ?? defaultWorld();
  const now = options.now ?? Date.now;
  const next = snowflakes(now, world.lastId);
  const platform: Platform = {
    world,
    disk,
    gateway: createGateway(() => platform, options.heartbeatMs ?? 41_250),
    bulletin: createBulletin(options.onVisit ?? (() => undefined)),
    faults: createFaults(),
    interactions: new Map(),
    nonces: new Map(),
    token: options.token ?? randomUUID(),
    words: options.words ?? openWords(),
    startId: randomUUID(),
    beatMs: options.beatMs ?? 15_000,
    firstResponseMs: options.firstResponseMs ?? 3000,
    tokenLifeMs: options.tokenLifeMs ?? 15 * 60_000,
    now,
    newId: () => {
      world.lastId = next();
      return world.lastId;
    },
    address: () => {
      throw new Error('the practice server does not listen yet');
    },
  };
  return platform;
}

/** Discord's interface under `/api/v10`, people's under `/api`, attachments, and the page. */
async function route(
  platform: Platform,
  host: string,
  request: IncomingMessage,
  response: ServerResponse,
  onRequest: (record: RequestRecord) => void,
): Promise<void> {
  const url = URL.parse(request.url ?? '', platform.address());
  if (url === null) {
    response.writeHead(400).end();
  } else if (!isWelcome(request, host)) {
    const language = languageOf(request.headers['accept-language'] ?? 'en');
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(platform.words.say(language, phrase('practice-not-ours')));
  } else if (/^\/api\/v\d+\//.test(url.pathname)) {
    await serveRest(platform, request, response, url, onRequest);
  } else if (url.pathname.startsWith('/api/')) {
    await servePeople(platform, request, response, url);
  } else if (url.pathname.startsWith('/attachments/')) {
    serveFile(platform, response, url);
  } else {
    await servePage(response, url.pathname);
  }
}

function deliverAgain(platform: Platform, id: string): void {
  const interaction = [...platform.interactions.values()].find((each) => each.id === id);
  if (interaction === undefined) throw new Error(`there is no interaction ${id}`);
  deliver(platform, interaction);
}
