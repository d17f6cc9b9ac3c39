import type { Command } from './command-shape.ts';
import { channelPermissions, mayInChannel, PRIVATE_TALK } from './permissions.ts';
import { type Channel, guildOf, memberOf, type Person, type World, type Owners } from './world.ts';

/** How the bot is available in a place: as a member of its guild, or installed by a person. */

/** Discord's installation types, the keys of `authorizing_integration_owners`. */
const Install = { guild: 0, user: 1 } as const;

/** Discord's contexts: in a guild, in the bot's direct channel, in a private channel. */
export function contextOf({ guildId, people }: Channel): 0 | 1 | 2 {
  if (guildId !== null) return 0;
  return people ? 2 : 1;
}

export function isBotIn(world: World, { guildId, people }: Channel): boolean {
  if (guildId === null) return !people;
  const guild = guildOf(world, guildId);
  return guild !== undefined && memberOf(guild, world.application.id) !== undefined;
}

/** Who makes a command available to this person here; empty if no one does. */
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

/** The owners in a place where the bot is a member. */
export function ownerOfPlace({ guildId }: Pick<Channel, 'guildId'>): Owners {
  return { [Install.guild]: guildId ?? '0' };
}

/** Where it is not a member it has no permissions of its own, and Discord says what its answers may contain. */
export function appPermissions(world: World, channel: Channel): bigint {
  return isBotIn(world, channel) ? channelPermissions(world, channel, world.application.id) : PRIVATE_TALK;
}

/** A user-installed command answers privately if the person may not use external apps publicly here. */
export function isForOneAlone(world: World, person: Person, channel: Channel): boolean {
  return !isBotIn(world, channel) && !mayInChannel(world, channel, person.id, 'UseExternalApps');
}
