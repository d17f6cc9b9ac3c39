import { z } from 'zod';
import { read } from '../bodies.ts';
import {
  bodyOf,
  type CommandBody,
  ChatInput,
  commandBody,
  commandFrom,
  commandsOf,
  commandToWire,
} from '../commands.ts';
import type { Command } from '../command-shape.ts';
import { commandLimits, commandSetLimits, tooMany } from '../limits/commands.ts';
import { changed } from '../platform.ts';
import { missingAccess, refuseIfAny, Refusal, unknownCommand, unknownGuild } from '../refusal.ts';
import { guildOf } from '../world.ts';
import { type Call, nothing, ok, param, type Reply, type Route } from './router.ts';

const GLOBAL = '/applications/{application_id}/commands';
const GUILD = '/applications/{application_id}/guilds/{guild_id}/commands';

/** The same six requests for global commands and for a guild's. */
export const commandRoutes: Route[] = [GLOBAL, GUILD].flatMap((path): Route[] => [
  ['GET', path, list],
  ['PUT', path, replaceAll],
  ['POST', path, upsert],
  ['GET', `${path}/{command_id}`, (call) => ok(wire(call, commandIn(call)))],
  ['PATCH', `${path}/{command_id}`, patch],
  ['DELETE', `${path}/{command_id}`, remove],
]);

/** The guild whose commands the path means; null for global ones. */
function scope(call: Call): string | null {
  const { world } = call.platform;
  if (param(call, 'application_id') !== world.application.id) {
    throw new Refusal(403, 20012, 'You are not authorized to perform this action on this application');
  }
  const guildId = call.params['guild_id'];
  if (guildId === undefined) return null;
  if (!/^\d{17,19}$/.test(guildId)) throw unknownGuild();
  if (guildOf(world, guildId) === undefined) throw missingAccess();
  return guildId;
}

function commandIn(call: Call): Command {
  const here = commandsOf(call.platform.world, scope(call));
  const command = here.find(({ id }) => id === param(call, 'command_id'));
  if (command === undefined) throw unknownCommand();
  return command;
}

const wire = (call: Call, command: Command) => commandToWire(call.platform.world, command);

function list(call: Call): Reply {
  const withTexts = call.query.get('with_localizations') === 'true';
  const found = commandsOf(call.platform.world, scope(call));
  return ok(found.map((command) => (withTexts ? wire(call, command) : withoutLocales(wire(call, command)))));
}

/** Lists leave out translations unless requested. */
function withoutLocales(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLocales);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !key.endsWith('_localizations'));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutLocales(inner)]));
}

function replaceAll(call: Call): Reply {
  const { world } = call.platform;
  const guildId = scope(call);
  const bodies = read(z.array(commandBody), call.body ?? []);
  refuseIfAny(commandSetLimits(bodies));
  const made = bodies.map((body) => make(call, body, guildId));
  world.commands = [...world.commands.filter((command) => command.guildId !== guildId), ...made];
  registered(call);
  return ok(made.map((command) => wire(call, command)));
}

function upsert(call: Call): Reply {
  const { world } = call.platform;
  const guildId = scope(call);
  const body = read(commandBody, call.body);
  refuseIfAny(commandLimits(body));
  const known = named(call, body, guildId);
  const alike = commandsOf(world, guildId).filter(({ type }) => type === (body.type ?? ChatInput));
  const most = (body.type ?? ChatInput) === ChatInput ? 100 : 15;
  if (!known && alike.length >= most) refuseIfAny([tooMany(most)]);
  const made = make(call, body, guildId);
  put(call, made);
  return { status: known ? 200 : 201, body: wire(call, made) };
}

/** Registering a name again keeps its id. */
function make(call: Call, body: CommandBody, guildId: string | null): Command {
  const { newId } = call.platform;
  return commandFrom(body, guildId, named(call, body, guildId)?.id ?? newId(), newId());
}

function named(call: Call, body: CommandBody, guildId: string | null): Command | undefined {
  const type = body.type ?? ChatInput;
  return commandsOf(call.platform.world, guildId).find((each) => each.name === body.name && each.type === type);
}

function put(call: Call, made: Command): void {
  const { world } = call.platform;
  world.commands = [...world.commands.filter(({ id }) => id !== made.id), made];
  registered(call);
}

function patch(call: Call): Reply {
  const command = commandIn(call);
  const changes = read(commandBody.partial(), call.body);
  const body = { ...bodyOf(command), ...changes, name: changes.name ?? command.name };
  refuseIfAny(commandLimits(body));
  const made = commandFrom(body, command.guildId, command.id, call.platform.newId());
  put(call, made);
  return ok(wire(call, made));
}

/** Stores the commands and notifies the pages that offer them. */
function registered({ platform }: Call): void {
  changed(platform);
  platform.bulletin.publish({ kind: 'commands' });
}

function remove(call: Call): Reply {
  const gone = commandIn(call);
  const { world } = call.platform;
  world.commands = world.commands.filter((command) => command !== gone);
  registered(call);
  return nothing;
}
