import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Notice } from '../bulletin.ts';
import type { Platform } from '../platform.ts';
import { channelOf, messageOf, type Person } from '../world.ts';
import { messageForPeople } from './answers.ts';
import { channelForPeople, personNamed, sees, seesMessage } from './lookup.ts';

/** A stream of server-sent events: what happens where this person can see it. */
export function streamEvents(platform: Platform, request: IncomingMessage, response: ServerResponse, as: string): void {
  const person = personNamed(platform.world, as);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  response.write(': listening\n\n');
  const stop = platform.bulletin.subscribe((notice) => {
    const data = eventFor(platform, person, notice);
    if (data) response.write(`event: ${notice.kind}\ndata: ${JSON.stringify(data)}\n\n`);
  });
  request.on('close', stop);
}

/** What a notice says to this person; nothing when they may not see it. */
function eventFor(platform: Platform, person: Person, notice: Notice): object | undefined {
  const { world } = platform;
  const channel = channelOf(world, notice.channelId);
  if (channel === undefined || !sees(world, person, channel)) return undefined;
  switch (notice.kind) {
    case 'message': {
      const message = messageOf(world, channel.id, notice.messageId);
      if (message === undefined || !seesMessage(person, message)) return undefined;
      return { channel: channel.id, message: messageForPeople(platform, message) };
    }
    case 'gone': {
      if (notice.onlyFor !== null && notice.onlyFor !== person.id) return undefined;
      return { channel: channel.id, message: notice.messageId };
    }
    case 'channel':
      return { channel: channelForPeople(world, channel) };
    case 'typing':
      return { channel: channel.id };
  }
}
