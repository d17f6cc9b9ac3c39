import type { ServerResponse } from 'node:http';
import type { Notice } from '../bulletin.ts';
import { personOf, channelOf, messageOf } from '../world.ts';
import { channelsSeenBy, sees, seesMessage } from './lookup.ts';
import { channelForPeople, messageForPeople, personForPeople } from './shown.ts';
import type { Viewer } from './viewer.ts';

/** A page with this much unread data is disconnected. It reconnects and starts over. */
const UNREAD_LIMIT = 4 * 1024 * 1024;

/** How soon a page with a lost connection retries. */
const RETRY_MS = 1000;

type Event = { event: string; data: object };

/**
 * A stream of server-sent events: what happens where this person can see it. It begins with `hello`, after which the
 * page must reload everything, because it does not know what it missed.
 */
export function streamEvents(viewer: Viewer, response: ServerResponse): void {
  const { platform, person } = viewer;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const write = (text: string): void => {
    if (response.writableLength > UNREAD_LIMIT) response.destroy();
    else response.write(text);
  };
  const send = ({ event, data }: Event): void => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  const seen = new Set(channelsSeenBy(platform.world, person).map(({ id }) => id));
  const stop = platform.bulletin.subscribe((notice) => {
    for (const event of eventsFor(viewer, notice, seen)) send(event);
  });
  const beat = setInterval(() => write(': still here\n\n'), platform.beatMs);
  const end = (): void => {
    clearInterval(beat);
    stop();
  };
  response.on('close', end);
  // A broken connection also emits `close`, which is handled.
  response.on('error', () => response.destroy());

  write(`retry: ${RETRY_MS}\n\n`);
  const bot = { online: platform.gateway.connected() > 0 };
  send({ event: 'hello', data: { server: platform.startId, person: personForPeople(person), bot } });
}

/** What a notice tells this person, if anything. `seen` are the channels they know of. */
function eventsFor(viewer: Viewer, notice: Notice, seen: Set<string>): Event[] {
  const { world } = viewer.platform;
  switch (notice.kind) {
    case 'bot':
      return [{ event: 'bot', data: { online: notice.online } }];
    case 'commands':
      return [{ event: 'commands', data: {} }];
    case 'person': {
      const person = personOf(world, notice.personId);
      return person ? [{ event: 'person', data: personForPeople(person) }] : [];
    }
    case 'channel':
      return channelEvents(viewer, notice.channelId, seen);
    case 'message':
    case 'gone':
    case 'typing':
      return messageEvents(viewer, notice);
  }
}

/** A change of one channel may show or hide others, for instance its threads. */
function channelEvents({ platform: { world }, person }: Viewer, changedId: string, seen: Set<string>): Event[] {
  const now = channelsSeenBy(world, person);
  const told = now.filter(({ id }) => id === changedId || !seen.has(id));
  const lost = [...seen].filter((id) => !now.some((channel) => channel.id === id));
  for (const { id } of told) seen.add(id);
  for (const id of lost) seen.delete(id);
  return [
    ...told.map((channel) => ({ event: 'channel', data: { channel: channelForPeople(world, channel) } })),
    ...lost.map((id) => ({ event: 'lost', data: { channel: id } })),
  ];
}

type InChannel = Extract<Notice, { kind: 'message' | 'gone' | 'typing' }>;

function messageEvents(viewer: Viewer, notice: InChannel): Event[] {
  const { platform, person } = viewer;
  const channel = channelOf(platform.world, notice.channelId);
  if (channel === undefined || !sees(platform.world, person, channel)) return [];
  switch (notice.kind) {
    case 'message': {
      const message = messageOf(platform.world, channel.id, notice.messageId);
      if (message === undefined || !seesMessage(person, message)) return [];
      return [{ event: 'message', data: { channel: channel.id, message: messageForPeople(viewer, message) } }];
    }
    case 'gone':
      if (notice.onlyFor !== null && notice.onlyFor !== person.id) return [];
      return [{ event: 'gone', data: { channel: channel.id, message: notice.messageId } }];
    case 'typing':
      return [{ event: 'typing', data: { channel: channel.id } }];
  }
}
