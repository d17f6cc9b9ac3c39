import { randomBytes } from 'node:crypto';
import { channelPermissions } from './permissions.ts';
import { appPermissions, contextOf, ownerOfPlace } from './installs.ts';
import { type Owners, type Channel, guildOf, type Message, type Person } from './world.ts';
import { FILE_SIZE_LIMIT, type Platform } from './platform.ts';
import { actingMember, channelToWire, userToWire } from './wire.ts';
import { messageToWire } from './wire-message.ts';
import type { Interaction, FirstResponse } from './interaction.ts';

/** Discord's interaction types. */
export const InteractionType = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

/** Creates an interaction and sends it to the bot. */
export function open(
  platform: Platform,
  act: {
    type: number;
    person: Person;
    channel: Channel;
    data: object;
    name?: string;
    /** For a command. A press takes those of its message. */
    owners?: Owners;
    source?: Message;
  },
): Interaction {
  forgetExpired(platform);
  const { type, person, channel, name, source } = act;
  const id = platform.newId();
  const token = randomBytes(64).toString('base64url');
  const interaction: Interaction = {
    id,
    token,
    type,
    person,
    channel,
    openedAt: platform.now(),
    owners: act.owners ?? source?.answers?.owners ?? ownerOfPlace(channel),
    ...(name !== undefined && { name }),
    ...(source && { source }),
    state: 'waiting',
    ephemeral: false,
    payload: {},
    first: Promise.withResolvers<FirstResponse>(),
    final: Promise.withResolvers<Message | undefined>(),
  };
  interaction.payload = payloadOf(platform, interaction, act.data);
  platform.interactions.set(token, interaction);
  deliver(platform, interaction);
  return interaction;
}

/** Sends an interaction to the bot. A second time counts as a duplicate delivery. */
export function deliver(platform: Platform, interaction: Interaction): void {
  platform.gateway.dispatch({
    event: 'INTERACTION_CREATE',
    data: interaction.payload,
    guildId: interaction.channel.guildId,
    intent: 0,
  });
}

export function tooLateToAnswer(platform: Platform, interaction: Interaction): boolean {
  return interaction.state === 'waiting' && platform.now() - interaction.openedAt > platform.firstResponseMs;
}

export function tokenIsDead(platform: Platform, interaction: Interaction): boolean {
  return platform.now() - interaction.openedAt > platform.tokenLifeMs;
}

/** The map is in order of creation, so the first live one ends the search. */
function forgetExpired(platform: Platform): void {
  for (const [token, interaction] of platform.interactions) {
    if (!tokenIsDead(platform, interaction)) return;
    platform.interactions.delete(token);
  }
}

function payloadOf(platform: Platform, interaction: Interaction, data: object): Record<string, unknown> {
  const { world } = platform;
  const { channel, person } = interaction;
  const guild = channel.guildId === null ? undefined : guildOf(world, channel.guildId);
  return {
    version: 1,
    id: interaction.id,
    application_id: world.application.id,
    type: interaction.type,
    token: interaction.token,
    data,
    channel_id: channel.id,
    channel: {
      ...channelToWire(platform, channel),
      permissions: channelPermissions(world, channel, person.id).toString(),
    },
    app_permissions: appPermissions(world, channel).toString(),
    locale: person.locale,
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: interaction.owners,
    context: contextOf(channel),
    attachment_size_limit: FILE_SIZE_LIMIT,
    ...(guild
      ? {
          guild_id: guild.id,
          guild_locale: guild.locale,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          member: actingMember(world, guild, channel, person.id),
        }
      : { user: userToWire(person) }),
    ...(interaction.source && { message: messageToWire(platform, interaction.source) }),
  };
}
