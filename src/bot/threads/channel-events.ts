/**
 * Listens for changes of battle channels: one was deleted, restored, or its permissions changed. It only says where to
 * look; keeper and outbox then find out for themselves, as they do after a start.
 */
import { type Client, Events } from 'discord.js';
import type { Host } from '../../host/create.ts';
import type { Store } from '../../host/store/store.ts';
import type { ThreadSync } from './thread-sync.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { goneFrom } from './whereabouts.ts';

/** Runs work that no one waits for. Errors are logged, and the bot is idle only when it is done. */
export type InBackground = (work: Promise<unknown>) => void;

export interface Listening {
  readonly client: Client<true>;
  readonly host: Pick<Host, 'kept' | 'noted' | 'resume'>;
  readonly store: Pick<Store, 'battleIdAt' | 'placesOf'>;
  readonly seeTo: InBackground;
  /** Neither exists before the client is ready. */
  readonly outbox: () => Outbox | undefined;
  readonly keeper: () => ThreadSync | undefined;
}

export function listenToChannels(hearing: Listening): void {
  const { client, host, seeTo, outbox } = hearing;
  const lookAt = (channelId: string): void => seeTo(lookAgainAt(hearing, channelId));
  const lookIn = (guildId: string): void => seeTo(lookAgainIn(hearing, guildId));
  const retry = (channelId?: string): void => {
    const speaking = outbox();
    if (speaking) seeTo(speaking.retry(channelId));
  };
  const again = (channelId: string): void => {
    retry(channelId);
    lookAt(channelId);
  };
  const againIn = (guildId: string): void => {
    retry();
    lookIn(guildId);
  };
  client.on(Events.ChannelUpdate, (_before, { id }) => again(id));
  client.on(Events.ThreadUpdate, (_before, { id }) => again(id));
  client.on(Events.ChannelPinsUpdate, ({ id }) => lookAt(id));
  client.on(Events.ChannelDelete, ({ id }) => lookAt(id));
  client.on(Events.ThreadDelete, ({ id }) => seeTo(channelLost(hearing, id)));
  client.on(Events.GuildDelete, ({ id }) => lookIn(id));
  client.on(Events.GuildCreate, ({ id }) => againIn(id));
  client.on(Events.GuildAvailable, ({ id }) => againIn(id));
  client.on(Events.GuildRoleUpdate, ({ guild }) => againIn(guild.id));
  client.on(Events.GuildMemberUpdate, (_before, { id, guild }) => id === client.user.id && againIn(guild.id));
  // A new session (unlike a resumed one) has lost events, so retry whatever is stuck.
  client.on(Events.ShardReady, () => {
    const speaking = outbox();
    if (!speaking) return;
    seeTo(host.resume().then(speaking.nudge));
    retry();
    seeTo(lookAgainIn(hearing));
  });
}

async function lookAgainAt({ store, keeper }: Listening, channelId: string): Promise<void> {
  const looking = keeper();
  const battle = looking && (await store.battleIdAt(channelId));
  if (battle !== undefined) looking?.look(battle);
}

/** In one server, or in all. */
async function lookAgainIn({ host, keeper }: Listening, guildId?: string): Promise<void> {
  const looking = keeper();
  for (const battle of looking ? await host.kept(guildId) : []) looking?.look(battle);
}

/** Nothing more can be posted in this channel of a battle. True: it goes to another one. */
export async function channelLost(
  { client, host, store }: Pick<Listening, 'client' | 'host' | 'store'>,
  channelId: string,
): Promise<boolean> {
  const battle = await store.battleIdAt(channelId);
  const places = battle === undefined ? [] : await store.placesOf(battle);
  const place = places.find((each) => each.channelId === channelId);
  const channel = places.find(({ kind }) => kind === 'channel');
  if (battle === undefined || !place || !channel) return false;
  const how = await goneFrom(client, channel);
  if (how) await host.noted(battle, { kind: 'gone', how });
  else if (place !== channel) await host.noted(battle, { kind: 'lost', channelId });
  return place !== channel && how !== 'left';
}
