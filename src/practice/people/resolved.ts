import { keepUpload } from '../attachments.ts';
import { channelPermissions } from '../permissions.ts';
import { resolvedMember, roleToWire, userToWire } from '../wire.ts';
import { attachmentToWire } from '../wire-message.ts';
import { type Channel, guildOf, memberOf, personOf } from '../world.ts';
import { channelNamed, personNamed } from './lookup.ts';
import type { Setting, SentFile } from './wishes.ts';
import { nameOf } from './shown.ts';
import { Trouble } from './trouble.ts';

/** The people, channels, roles and files an interaction refers to, collected while it is filled in. */
export type Gathering = {
  person(named: string): string;
  channel(named: string, types?: number[]): string;
  role(named: string): string;
  mentionable(named: string): string;
  file(sent: SentFile): string;
  toWire(): object;
};

export function gather(setting: Setting): Gathering {
  const { platform, channel: place } = setting;
  const { world } = platform;
  const guild = place.guildId === null ? undefined : guildOf(world, place.guildId);
  const lists: Record<string, Record<string, object>> = {};
  const keep = (list: string, id: string, what: object): string => {
    (lists[list] ??= {})[id] = what;
    return id;
  };

  function person(named: string): string {
    const found = personOf(world, named) ?? personNamed(world, named);
    const member = guild && memberOf(guild, found.id);
    if (guild && member) keep('members', found.id, resolvedMember(guild, member));
    return keep('users', found.id, userToWire(found));
  }

  function channel(named: string, types?: number[]): string {
    const found = channelNamed(platform, setting.person, named);
    if (types?.length && !types.includes(found.type))
      throw new Trouble('practice-channel-kind', { named: nameOf(found) });
    return keep('channels', found.id, channelSummary(found));
  }

  function channelSummary(found: Channel): object {
    return {
      id: found.id,
      type: found.type,
      name: found.name,
      parent_id: found.parentId,
      permissions: channelPermissions(world, found, setting.person.id).toString(),
    };
  }

  function role(named: string): string {
    const index = guild?.roles.findIndex(({ id, name }) => id === named || name === named) ?? -1;
    const found = guild?.roles[index];
    if (found === undefined) throw new Trouble('practice-role-unknown', { named });
    return keep('roles', found.id, roleToWire(found, index));
  }

  return {
    person,
    channel,
    role,
    mentionable: (named) =>
      (guild?.roles.some(({ id, name }) => id === named || name === named) ? role : person)(named),
    file(sent) {
      const bytes = new Uint8Array(Buffer.from(sent.data, 'base64'));
      const kept = keepUpload(platform, { field: '', name: sent.name, type: sent.type ?? '', bytes });
      const owner = { channelId: place.id, onlyFor: setting.person.id };
      return keep('attachments', kept.id, attachmentToWire(platform, owner, kept));
    },
    toWire: () => lists,
  };
}
