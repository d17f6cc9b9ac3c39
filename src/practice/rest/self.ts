import { z } from 'zod';
import { read } from '../bodies.ts';
import { directChannel } from '../direct.ts';
import { unknownUser } from '../refusal.ts';
import { channelToWire, userToWire } from '../wire.ts';
import { botOf, type Guild, type Person, personOf, type World } from '../world.ts';
import { type Call, ok, param, type Reply, type Route } from './router.ts';

/** Requests about the bot itself, the gateway, and people. */
export const selfRoutes: Route[] = [
  ['GET', '/gateway', (call) => ok({ url: gatewayAddress(call) })],
  ['GET', '/gateway/bot', gatewayForBot],
  ['GET', '/applications/@me', (call) => ok(applicationToWire(call.platform.world, botOf(call.platform.world)))],
  ['GET', '/oauth2/applications/@me', (call) => ok(applicationToWire(call.platform.world, botOf(call.platform.world)))],
  ['GET', '/users/@me', (call) => ok(userToWire(botOf(call.platform.world)))],
  ['GET', '/users/@me/guilds', (call) => ok(call.platform.world.guilds.map(guildSummary))],
  ['POST', '/users/@me/channels', openDirect],
  ['GET', '/users/{user_id}', getUser],
];

const gatewayAddress = (call: Call) => call.platform.address().replace('http', 'ws');

function gatewayForBot(call: Call): Reply {
  const session_start_limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 16 };
  return ok({ url: gatewayAddress(call), shards: 1, session_start_limit });
}

function guildSummary(guild: Guild): object {
  return { id: guild.id, name: guild.name, icon: null, banner: null, owner: false, permissions: '0', features: [] };
}

function getUser(call: Call): Reply {
  const person = personOf(call.platform.world, param(call, 'user_id'));
  if (person === undefined) throw unknownUser();
  return ok(userToWire(person));
}

const recipientBody = z.looseObject({ recipient_id: z.string() });

function openDirect(call: Call): Reply {
  const { platform } = call;
  const person = personOf(platform.world, read(recipientBody, call.body).recipient_id);
  if (person === undefined || person.bot) throw unknownUser();
  return ok(channelToWire(platform, directChannel(platform, person.id)));
}

function applicationToWire(world: World, bot: Person): object {
  const owner = personOf(world, world.application.ownerId) ?? bot;
  return {
    id: world.application.id,
    name: world.application.name,
    icon: null,
    description: 'A practice application.',
    type: null,
    flags: 0,
    flags_new: '0',
    bot: userToWire(bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: userToWire(owner),
    approximate_guild_count: world.guilds.length,
    approximate_user_install_count: world.people.filter(({ installed }) => installed).length,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
    integration_types_config: { '0': {}, '1': {} },
  };
}
