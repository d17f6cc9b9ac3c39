/** What the host needs to know of an interaction: who, where, which language. */
import { type AutocompleteInteraction, type GuildMember, PermissionFlagsBits, type User } from 'discord.js';
import type { Request } from '../../host/request.ts';
import { languageOf } from '../../words/words.ts';
import type { Usable } from './acknowledge.ts';

export function requestOf(interaction: Usable | AutocompleteInteraction): Request {
  return {
    interaction: interaction.id,
    person: { id: interaction.user.id, name: nameOf(interaction) },
    place: { channelId: interaction.channelId ?? '', guildId: interaction.guildId ?? undefined },
    language: languageOf(interaction.locale),
    administrator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
  };
}

function nameOf({ member, user }: Usable | AutocompleteInteraction): string {
  return nameIn(member, user);
}

type Membership = GuildMember | { readonly nick?: string | null };

/** The person's name on this server. */
export function nameIn(member: Membership | null, user: Pick<User, 'displayName'>): string {
  if (!member) return user.displayName;
  return isMember(member) ? member.displayName : (member.nick ?? user.displayName);
}

function isMember(member: Membership): member is GuildMember {
  return 'displayName' in member;
}
