import type { Command } from './command-shape.ts';
import { channelPermissions, mayInChannel, PRIVATE_TALK } from './permissions.ts';
import { type Channel, guildOf, memberOf, type Person, type World, type Owners } from './world.ts';

/** By which way the bot comes to a place: as a member of it, or with a person who has added it to himself. */

/** Discord's numbers of the ways; the keys of `authorizing_integration_owners`. */
const Install = { guild: 0, user: 1 } as const;

/** Discord's numbers: in a guild, in the talk with the bot, in a private channel of people. */
export function contextOf({ guildId, people }: Channel): 0 | 1 | 2 {
  if (guildId !== null) return 0;
  return people ? 2 : 1;
}

export function isBotIn(world: World, { guildId, people }: Channel): boolean {
  if (guildId === null) return !people;
  const guild = guildOf(world, guildId);
  return guild !== undefined && memberOf(guild, world.application.id) !== undefined;
}

/** Nobody: the command is not there for this person in this place. */
export function ownersOf(
  world: World,
  { integrationTypes }: Pick<Command, 'integrationTypes'>,
  person: Person,
  channel: Channel,
): Owners {
  return {
    ...(integrationTypes.includes(Install.guild) && isBotIn(world, channel) && ownerOfPlace(channel)),
    ...(integrationTypes.includes(Install.user) && person.installed && { [Install.user]: person.id }),
  };
}

/** What a place itself gives, where the bot is a member. */
export function ownerOfPlace({ guildId }: Pick<Channel, 'guildId'>): Owners {
  return { [Install.guild]: guildId ?? '0' };
}

/** Where it is no member it has no rights of its own, and Discord tells it what its answers may hold. */
export function appPermissions(world: World, channel: Channel): bigint {
  return isBotIn(world, channel) ? channelPermissions(world, channel, world.application.id) : PRIVATE_TALK;
}

/** What a person brings along speaks to him alone, where he may not use it in the sight of all. */
export function isForOneAlone(world: World, person: Person, channel: Channel): boolean {
  return !isBotIn(world, channel) && !mayInChannel(world, channel, person.id, 'UseExternalApps');
}
