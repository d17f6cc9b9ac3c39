import type { Command } from './command-shape.ts';
import type { Component } from './components.ts';
/** Everything in the practice Discord: a plain object, stored as one JSON file. */
export type World = {
  version: 1;
  application: { id: string; name: string; ownerId: string };
  people: Person[];
  guilds: Guild[];
  channels: Channel[];
  /** The messages of each channel, oldest first. */
  messages: Record<string, Message[]>;
  commands: Command[];
  /** The greatest id so far. */
  lastId: string;
  /** The key that signs the URLs of attached files. */
  fileSecret: string;
};

/** An account, the bot's included. `locale` is the language of their Discord. */
export type Person = {
  id: string;
  username: string;
  name: string;
  locale: string;
  bot: boolean;
  /** Whether they have installed the bot for themselves, which makes it available everywhere. */
  installed?: boolean;
};

export type Role = { id: string; name: string; permissions: string; managed: boolean };

export type Member = { personId: string; roles: string[]; joinedAt: number };

export type Guild = {
  id: string;
  name: string;
  locale: string;
  ownerId: string;
  roles: Role[];
  members: Member[];
};

/** A channel's permission overwrite for a role (type 0) or a member (type 1). */
type Overwrite = { id: string; type: 0 | 1; allow: string; deny: string };

export const ChannelType = {
  text: 0,
  direct: 1,
  group: 3,
  newsThread: 10,
  publicThread: 11,
  privateThread: 12,
} as const;

export type Thread = {
  ownerId: string;
  archived: boolean;
  archiveAfterMinutes: number;
  locked: boolean;
  invitable: boolean;
  changedAt: number;
  members: { personId: string; joinedAt: number }[];
};

export type Channel = {
  id: string;
  type: number;
  guildId: string | null;
  name: string;
  topic: string | null;
  parentId: string | null;
  position: number;
  overwrites: Overwrite[];
  thread?: Thread;
  /** In a direct channel: the person the bot talks with. */
  recipientId?: string;
  /** In a private channel without the bot: its members. */
  people?: string[];
};

export type Attachment = {
  id: string;
  filename: string;
  size: number;
  contentType: string;
  description?: string;
  width?: number;
  height?: number;
};

/** An embed as sent. Only the fields that the stand-in uses are named here. */
export type Embed = {
  title?: string | undefined;
  description?: string | undefined;
  image?: { url: string } | undefined;
  thumbnail?: { url: string } | undefined;
  [more: string]: unknown;
};

export type Message = {
  id: string;
  channelId: string;
  authorId: string;
  type: number;
  content: string;
  embeds: Embed[];
  components: Component[];
  attachments: Attachment[];
  flags: number;
  tts: boolean;
  nonce?: string | number;
  createdAt: number;
  editedAt: number | null;
  pinnedAt: number | null;
  mentions: { people: string[]; roles: string[]; everyone: boolean };
  /** The only person who sees it, if it is a private (ephemeral) reply. */
  onlyFor: string | null;
  /** Whether that person has dismissed it. */
  dismissed?: boolean;
  /** The message it replies to. */
  repliesTo?: string;
  /** The interaction it answers. */
  answers?: { id: string; type: number; personId: string; name?: string; targetId?: string; owners?: Owners };
};

export function personOf(world: World, id: string): Person | undefined {
  return world.people.find((person) => person.id === id);
}

export function guildOf(world: World, id: string): Guild | undefined {
  return world.guilds.find((guild) => guild.id === id);
}

export function channelOf(world: World, id: string): Channel | undefined {
  return world.channels.find((channel) => channel.id === id);
}

export function messageOf(world: World, channelId: string, id: string): Message | undefined {
  return world.messages[channelId]?.findLast((message) => message.id === id);
}

export function memberOf(guild: Guild, personId: string): Member | undefined {
  return guild.members.find((member) => member.personId === personId);
}

export function threadsIn(world: World, guildId: string): Channel[] {
  return world.channels.filter((channel) => channel.guildId === guildId && channel.thread !== undefined);
}

/** The direct channel between the bot and a person, if there is one. */
export function directChannelWith(world: World, personId: string): Channel | undefined {
  return world.channels.find((channel) => channel.recipientId === personId);
}

/** The bot's own account: an application and its bot user share one id. */
export function botOf(world: World): Person {
  const bot = personOf(world, world.application.id);
  if (bot === undefined) throw new Error('the practice world has no account for its application');
  return bot;
}

/**
 * By whose installation the bot is available: the guild (0: the bot's direct channel) or the person, by installation
 * type.
 */
export type Owners = Readonly<Record<string, string>>;
