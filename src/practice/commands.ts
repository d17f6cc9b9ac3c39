import { z } from 'zod';
import type { World } from './world.ts';
import type { Command, CommandOption } from './command-shape.ts';

const locales = z.record(z.string(), z.string()).nullish();

const option: z.ZodType<CommandOption> = z.lazy(() =>
  z.looseObject({
    type: z.int(),
    name: z.string(),
    name_localizations: locales,
    description: z.string().default(''),
    description_localizations: locales,
    required: z.boolean().optional(),
    autocomplete: z.boolean().optional(),
    choices: z
      .array(z.looseObject({ name: z.string(), name_localizations: locales, value: z.union([z.string(), z.number()]) }))
      .optional(),
    options: z.array(option).optional(),
    channel_types: z.array(z.int()).optional(),
    min_value: z.number().optional(),
    max_value: z.number().optional(),
    min_length: z.int().optional(),
    max_length: z.int().optional(),
  }),
);

export const commandBody = z.looseObject({
  type: z.int().nullish(),
  name: z.string(),
  name_localizations: locales,
  description: z.string().nullish(),
  description_localizations: locales,
  options: z.array(option).nullish(),
  default_member_permissions: z.union([z.string(), z.int()]).nullish(),
  dm_permission: z.boolean().nullish(),
  contexts: z.array(z.int()).nullish(),
  integration_types: z.array(z.int()).nullish(),
  nsfw: z.boolean().nullish(),
});

export type CommandBody = z.infer<typeof commandBody>;
export const ChatInput = 1;

/** Registers a command. Registering a name again replaces it and keeps its id. */
export function commandFrom(body: CommandBody, guildId: string | null, id: string, version: string): Command {
  return {
    id,
    version,
    guildId,
    type: body.type ?? ChatInput,
    name: body.name,
    nameLocalizations: body.name_localizations ?? null,
    description: body.description ?? '',
    descriptionLocalizations: body.description_localizations ?? null,
    options: body.options ?? [],
    defaultMemberPermissions: body.default_member_permissions == null ? null : String(body.default_member_permissions),
    // The older way to restrict a command to guilds.
    contexts: body.contexts ?? (body.dm_permission === false ? [0] : null),
    integrationTypes: body.integration_types ?? [0],
    nsfw: body.nsfw ?? false,
  };
}

/** The stored command in the form in which it was sent, as the base of a PATCH. */
export function bodyOf(command: Command): CommandBody {
  return {
    type: command.type,
    name: command.name,
    name_localizations: command.nameLocalizations,
    description: command.description,
    description_localizations: command.descriptionLocalizations,
    options: command.options,
    default_member_permissions: command.defaultMemberPermissions,
    contexts: command.contexts,
    integration_types: command.integrationTypes,
    nsfw: command.nsfw,
  };
}

export function commandToWire(world: World, command: Command): object {
  return {
    id: command.id,
    application_id: world.application.id,
    version: command.version,
    type: command.type,
    name: command.name,
    name_localizations: command.nameLocalizations,
    description: command.description,
    description_localizations: command.descriptionLocalizations,
    options: command.options,
    default_member_permissions: command.defaultMemberPermissions,
    integration_types: command.integrationTypes,
    nsfw: command.nsfw,
    ...(command.guildId === null
      ? { contexts: command.contexts, dm_permission: command.contexts === null || command.contexts.includes(1) }
      : { guild_id: command.guildId }),
  };
}

export function commandsOf(world: World, guildId: string | null): Command[] {
  return world.commands.filter((command) => command.guildId === guildId);
}
