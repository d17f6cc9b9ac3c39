import * as published from 'discord-api-spec/zod';
import { z } from 'zod';
import type { RequestRecord } from '../../src/practice/server.ts';

/** The published schemas of Discord's REST interface, by route: requests and responses. */

const schemas = published as unknown as Record<string, z.ZodType>;

function named(...names: string[]): z.ZodType {
  const found = names.map((name) => {
    const schema = schemas[`${name}Schema`];
    if (schema === undefined) throw new Error(`the published spec has no ${name}`);
    return schema;
  });
  return found.length === 1 && found[0] ? found[0] : z.union(found);
}

const listOf = (name: string) => z.array(named(name));

const callback = named(
  'ApplicationCommandAutocompleteCallbackRequest',
  'CreateMessageInteractionCallbackRequest',
  'ModalInteractionCallbackRequest',
  'UpdateMessageInteractionCallbackRequest',
);

const hook = '/webhooks/{webhook_id}/{webhook_token}';
const globalCommands = '/applications/{application_id}/commands';
const guildCommands = '/applications/{application_id}/guilds/{guild_id}/commands';

type Pair = { sent?: z.ZodType; answered?: z.ZodType };

const message = named('MessageResponse');

const routes: Record<string, Pair> = {
  'GET /gateway/bot': { answered: named('GatewayBotResponse') },
  'GET /applications/@me': { answered: named('PrivateApplicationResponse') },
  'GET /users/@me': { answered: named('UserPIIResponse') },
  'GET /guilds/{guild_id}': { answered: named('GuildWithCountsResponse') },
  'GET /guilds/{guild_id}/members/{user_id}': { answered: named('GuildMemberResponse') },
  'GET /channels/{channel_id}': { answered: named('GuildChannelResponse', 'PrivateChannelResponse', 'ThreadResponse') },
  'POST /users/@me/channels': { sent: named('CreatePrivateChannelRequest'), answered: named('PrivateChannelResponse') },
  'POST /channels/{channel_id}/messages': { sent: named('MessageCreateRequest'), answered: message },
  'GET /channels/{channel_id}/messages': { answered: listOf('MessageResponse') },
  'GET /channels/{channel_id}/messages/{message_id}': { answered: message },
  'PATCH /channels/{channel_id}/messages/{message_id}': { sent: named('MessageEditRequestPartial'), answered: message },
  'GET /channels/{channel_id}/messages/pins': { answered: named('PinnedMessagesResponse') },
  'POST /channels/{channel_id}/threads': {
    sent: named('CreateTextThreadWithoutMessageRequest'),
    answered: named('ThreadResponse'),
  },
  'POST /channels/{channel_id}/messages/{message_id}/threads': {
    sent: named('CreateTextThreadWithMessageRequest'),
    answered: named('ThreadResponse'),
  },
  'PATCH /channels/{channel_id}': { answered: named('GuildChannelResponse', 'ThreadResponse') },
  'GET /channels/{channel_id}/thread-members': { answered: listOf('ThreadMemberResponse') },
  'POST /interactions/{interaction_id}/{interaction_token}/callback': {
    sent: callback,
    answered: named('InteractionCallbackResponse'),
  },
  [`POST ${hook}`]: { sent: named('IncomingWebhookRequestPartial'), answered: message },
  [`GET ${hook}/messages/{message_id}`]: { answered: message },
  [`PATCH ${hook}/messages/{message_id}`]: { sent: named('IncomingWebhookUpdateRequestPartial'), answered: message },
};

for (const path of [globalCommands, guildCommands]) {
  const answered = named('ApplicationCommandResponse');
  routes[`GET ${path}`] = { answered: z.array(answered) };
  routes[`PUT ${path}`] = { sent: listOf('ApplicationCommandUpdateRequest'), answered: z.array(answered) };
  routes[`POST ${path}`] = { sent: named('ApplicationCommandCreateRequest'), answered };
  routes[`PATCH ${path}/{command_id}`] = { sent: named('ApplicationCommandPatchRequestPartial'), answered };
}

/** What the published schemas object to in a successful request or its response. */
export function complaintsAbout(record: RequestRecord): string[] {
  if (record.status >= 300 || record.status === 0) return [];
  const name = `${record.method} ${record.route}`;
  const pair = routes[name] ?? {};
  return [
    ...against(`${name} sent`, pair.sent, numbersForBits(record.body)),
    ...(record.status === 204 ? [] : against(`${name} answered`, pair.answered, record.reply)),
  ];
}

/** Commands that the schema has accepted: the same at each start but for their ids, and larger than all other messages. */
const accepted = new Set<string>();

function against(where: string, schema: z.ZodType | undefined, value: unknown): string[] {
  if (schema === undefined || value === undefined) return [];
  const isCommands = /^(GET|PUT) .*\/commands /.test(where);
  const text = isCommands ? `${where} ${JSON.stringify(value).replaceAll(/"\d{17,20}"/g, '"id"')}` : '';
  if (accepted.has(text)) return [];
  const result = schema.safeParse(value);
  if (isCommands && result.success) accepted.add(text);
  return result.success ? [] : [`${where}: ${z.prettifyError(result.error)}\n${JSON.stringify(value)}`];
}

/** Permission bits are sent as text; the spec says integer. */
function numbersForBits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersForBits);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'default_member_permissions' && typeof inner === 'string' ? Number(inner) : numbersForBits(inner),
    ]),
  );
}
