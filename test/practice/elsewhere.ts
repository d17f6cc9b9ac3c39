/** The default world, and two places without the bot where Alice brings it: she has installed it for herself. */
import { defaultWorld, ids, textChannel } from '../../src/practice/seed.ts';
import { ChannelType, type World } from '../../src/practice/world.ts';

export const elsewhere = {
  guild: '1100000000000000300',
  channel: '1100000000000000301',
  group: '1100000000000000302',
} as const;

/** `#inn` is a channel of a guild without the bot; `#friends` is Alice's private channel with Bruno. */
export function worldElsewhere(): World {
  const world = defaultWorld();
  const [home] = world.guilds;
  const people = home!.members.filter(({ personId }) => personId !== ids.application);
  const members = people.map((member) => ({ ...member, roles: [] }));
  const roles = home!.roles.map((role) => (role.id === home!.id ? { ...role, id: elsewhere.guild } : role));
  const group = { ...textChannel(elsewhere.group, '', 'friends', 0), type: ChannelType.group, guildId: null };
  return {
    ...world,
    people: world.people.map((person) => (person.id === ids.alice ? { ...person, installed: true } : person)),
    guilds: [...world.guilds, { ...home!, id: elsewhere.guild, name: 'Elsewhere', ownerId: ids.bruno, members, roles }],
    channels: [
      ...world.channels,
      textChannel(elsewhere.channel, elsewhere.guild, 'inn', 0),
      { ...group, people: [ids.alice, ids.bruno] },
    ],
  };
}
