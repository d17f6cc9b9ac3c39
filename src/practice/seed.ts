import { randomBytes } from 'node:crypto';
import { bits } from './permissions.ts';
import { type Channel, ChannelType, type Guild, type Person, type World } from './world.ts';

/** The ids of the default world, fixed so that scripts and tests can name them. */
export const ids = {
  application: '1100000000000000001',
  alice: '1100000000000000011',
  bruno: '1100000000000000012',
  chloe: '1100000000000000013',
  dan: '1100000000000000014',
  practice: '1100000000000000100',
  battle: '1100000000000000101',
  tavern: '1100000000000000102',
  entrainement: '1100000000000000200',
  bataille: '1100000000000000201',
  taverne: '1100000000000000202',
} as const;

const FIRST_DAY = Date.UTC(2026, 0, 1);

/** Two guilds, one English and one French, with the same four people in both, and the bot. */
export function defaultWorld(): World {
  return {
    version: 1,
    application: { id: ids.application, name: 'Aide-de-camp', ownerId: ids.alice },
    people: [
      person(ids.application, 'Aide-de-camp', 'en-GB', true),
      person(ids.alice, 'Alice', 'en-GB'),
      person(ids.bruno, 'Bruno', 'fr'),
      person(ids.chloe, 'Chloé', 'fr'),
      person(ids.dan, 'Dan', 'en-GB'),
    ],
    guilds: [guild(ids.practice, 'Practice', 'en-GB'), guild(ids.entrainement, 'Entraînement', 'fr')],
    channels: [
      textChannel(ids.battle, ids.practice, 'battle', 0),
      textChannel(ids.tavern, ids.practice, 'tavern', 1),
      textChannel(ids.bataille, ids.entrainement, 'bataille', 0),
      textChannel(ids.taverne, ids.entrainement, 'taverne', 1),
    ],
    messages: {},
    commands: [],
    lastId: '1100000000000001000',
    fileSecret: newSecret(),
  };
}

/** A secret that cannot be guessed. */
export const newSecret = (): string => randomBytes(32).toString('hex');

function person(id: string, name: string, locale: string, bot = false): Person {
  // A bot goes by its user name, which keeps its capitals.
  const username = bot ? name : lowered(name);
  return { id, username, name, locale, bot };
}

function lowered(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .toLowerCase();
}

export function textChannel(id: string, guildId: string, name: string, position: number): Channel {
  return {
    id,
    type: ChannelType.text,
    guildId,
    name,
    topic: null,
    parentId: null,
    position,
    overwrites: [],
  };
}

const everyone = bits(
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'AddReactions',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'UseExternalApps',
);

/** Alice administers; the bot may also pin, and manage messages and threads. */
function guild(id: string, name: string, locale: string): Guild {
  const staff = String(BigInt(id) + 50n);
  const botRole = String(BigInt(id) + 51n);
  const joined = (personId: string, ...roles: string[]) => ({ personId, roles, joinedAt: FIRST_DAY });
  return {
    id,
    name,
    locale,
    ownerId: ids.alice,
    roles: [
      { id, name: '@everyone', permissions: everyone.toString(), managed: false },
      { id: staff, name: 'Staff', permissions: bits('Administrator').toString(), managed: false },
      {
        id: botRole,
        name: 'Aide-de-camp',
        permissions: (everyone | bits('PinMessages', 'ManageMessages', 'ManageThreads')).toString(),
        managed: true,
      },
    ],
    members: [
      joined(ids.application, botRole),
      joined(ids.alice, staff),
      joined(ids.bruno),
      joined(ids.chloe),
      joined(ids.dan),
    ],
  };
}
