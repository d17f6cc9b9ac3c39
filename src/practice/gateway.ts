import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Platform, Gateway } from './platform.ts';
import { arrivingGuild, userToWire } from './wire.ts';
import { botOf, memberOf } from './world.ts';
import { shardOf } from './snowflake.ts';

/** The gateway intents that the stand-in knows. */
export const Intent = {
  guilds: 1 << 0,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const;

const Op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

/** The number of events Discord keeps per session for a resume. */
const REPLAY_LIMIT = 5000;

/** How long a disconnected session can be resumed. */
const RESUMABLE_MS = 5 * 60_000;

type Session = {
  id: string;
  shard: readonly [number, number];
  intents: number;
  sequence: number;
  /** The sent events, for a resume. */
  sent: { sequence: number; text: string }[];
  socket: WebSocket | undefined;
  /** When it was disconnected. */
  leftAt: number;
};
const identify = z.looseObject({
  token: z.string(),
  intents: z.int(),
  shard: z.tuple([z.int(), z.int().positive()]).optional(),
});
const resume = z.looseObject({ token: z.string(), session_id: z.string(), seq: z.int() });
const packet = z.looseObject({ op: z.int(), d: z.unknown() });

/** The gateway of the stand-in. `platform` is called only when something happens. */
export function createGateway(platform: () => Platform, heartbeatMs: number): Gateway {
  const sessions = new Map<string, Session>();
  const sockets = new Set<WebSocket>();
  let heartbeatsIgnored = false;
  let toldOnline = false;

  function accept(socket: WebSocket): void {
    sockets.add(socket);
    let session: Session | undefined;
    socket.on('close', (code) => {
      sockets.delete(socket);
      if (session?.socket !== socket) return;
      session.socket = undefined;
      session.leftAt = platform().now();
      tellPresence();
      if (code === 1000 || code === 1001) sessions.delete(session.id);
    });
    // A broken connection also emits `close`, which is handled.
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: Buffer) => {
      const read = readPacket(data);
      if (read === undefined) return socket.close(4002, 'Decode error.');
      if (read.op === Op.heartbeat) {
        if (!heartbeatsIgnored) send(socket, { op: Op.heartbeatAck });
      } else if (read.op === Op.identify) {
        if (session && sessions.has(session.id)) return socket.close(4005, 'Already authenticated.');
        session = begin(socket, read.d);
      } else if (read.op === Op.resume) {
        session = takeUp(socket, read.d) ?? session;
      } else if (session === undefined) {
        socket.close(4003, 'Not authenticated.');
      } else if (read.op !== Op.presence && read.op !== Op.members && read.op !== 4) {
        socket.close(4001, 'Unknown opcode.');
      }
    });
    send(socket, { op: Op.hello, d: { heartbeat_interval: heartbeatMs } });
  }

  function begin(socket: WebSocket, data: unknown): Session | undefined {
    const wish = identify.safeParse(data);
    if (!wish.success) return refuse(socket, 4002, 'Decode error.');
    if (wish.data.token !== platform().token) return refuse(socket, 4004, 'Authentication failed.');
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      shard: wish.data.shard ?? [0, 1],
      intents: wish.data.intents,
      sequence: 0,
      sent: [],
      socket,
      leftAt: 0,
    };
    forgetLeft();
    sessions.set(session.id, session);
    welcome(session);
    tellPresence();
    return session;
  }

  function forgetLeft(): void {
    const now = platform().now();
    for (const { id, socket, leftAt } of sessions.values()) {
      if (socket === undefined && now - leftAt > RESUMABLE_MS) sessions.delete(id);
    }
  }

  function welcome(session: Session): void {
    const { world, address } = platform();
    const own = world.guilds.filter(
      (guild) => memberOf(guild, world.application.id) && shardOf(guild.id, session.shard[1]) === session.shard[0],
    );
    emit(session, 'READY', {
      v: 10,
      user: { ...userToWire(botOf(world)), email: null, verified: true, mfa_enabled: false },
      guilds: own.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: address().replace('http', 'ws'),
      shard: session.shard,
      application: { id: world.application.id, flags: 0 },
      session_type: 'normal',
      relationships: [],
      private_channels: [],
    });
    if ((session.intents & Intent.guilds) === 0) return;
    for (const guild of own) emit(session, 'GUILD_CREATE', arrivingGuild(platform(), guild));
  }

  function takeUp(socket: WebSocket, data: unknown): Session | undefined {
    const wish = resume.safeParse(data);
    if (!wish.success) return refuse(socket, 4002, 'Decode error.');
    if (wish.data.token !== platform().token) return refuse(socket, 4004, 'Authentication failed.');
    const session = sessions.get(wish.data.session_id);
    if (session === undefined) {
      send(socket, { op: Op.invalidSession, d: false });
      return undefined;
    }
    if (wish.data.seq > session.sequence) return refuse(socket, 4007, 'Invalid seq.');
    const old = session.socket;
    session.socket = socket;
    old?.terminate();
    for (const event of session.sent) if (event.sequence > wish.data.seq) socket.send(event.text);
    emit(session, 'RESUMED', {});
    tellPresence();
    return session;
  }

  const open = () => [...sessions.values()].flatMap((session) => session.socket ?? []);

  /** Pages show whether the bot is online. */
  function tellPresence(): void {
    const online = open().length > 0;
    if (online === toldOnline) return;
    toldOnline = online;
    platform().bulletin.publish({ kind: 'bot', online });
  }

  return {
    accept,
    dispatch({ event, data, guildId, intent }) {
      for (const session of sessions.values()) {
        const wanted = intent === 0 || (session.intents & intent) !== 0;
        if (wanted && shardOf(guildId, session.shard[1]) === session.shard[0]) emit(session, event, data);
      }
    },
    wants: (intent) => [...sessions.values()].some((session) => (session.intents & intent) !== 0),
    connected: () => open().length,
    drop() {
      for (const socket of sockets) socket.terminate();
    },
    reconnect() {
      for (const socket of open()) send(socket, { op: Op.reconnect, d: null });
    },
    invalidate(resumable = false) {
      const told = open();
      if (!resumable) sessions.clear();
      tellPresence();
      for (const socket of told) send(socket, { op: Op.invalidSession, d: resumable });
    },
    ignoreHeartbeats(ignore) {
      heartbeatsIgnored = ignore;
    },
    close() {
      sessions.clear();
      for (const socket of sockets) socket.terminate();
    },
  };
}

function emit(session: Session, event: string, data: object): void {
  session.sequence++;
  const text = JSON.stringify({ op: Op.dispatch, t: event, s: session.sequence, d: data });
  session.sent.push({ sequence: session.sequence, text });
  if (session.sent.length > REPLAY_LIMIT) session.sent.shift();
  session.socket?.send(text);
}

function refuse(socket: WebSocket, code: number, reason: string): undefined {
  socket.close(code, reason);
}

function send(socket: WebSocket, data: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(data));
}

/** A packet of the client. Undefined if it is too long or invalid. */
function readPacket(data: Buffer): z.infer<typeof packet> | undefined {
  if (data.length > 4096) return undefined;
  try {
    return packet.parse(JSON.parse(data.toString()));
  } catch {
    return undefined;
  }
}
