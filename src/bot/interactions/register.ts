/** Registers commands at startup, only if they differ from Discord's copy, because writes are limited. */
import { type Client, Routes } from 'discord.js';
import type { Described } from './command.ts';

export async function register(client: Client<true>, commands: readonly Described[]): Promise<'same' | 'changed'> {
  const route = Routes.applicationCommands(client.application.id);
  const there = await client.rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) });
  if (same(there, commands)) return 'same';
  await client.rest.put(route, { body: commands });
  return 'changed';
}

/** Discord adds ids and defaults but keeps the order. Only what we define is compared. */
export function same(there: unknown, ours: readonly Described[]): boolean {
  if (!Array.isArray(there)) return false;
  const text = (commands: readonly unknown[]): string => commands.map(normal).toSorted().join('\n');
  return text(there) === text(ours);
}

function normal(command: unknown): string {
  const { name, type, description, name_localizations, description_localizations, options, contexts, ...rest } =
    command as Record<string, unknown>;
  return JSON.stringify([
    type ?? 1,
    name,
    description ?? '',
    localised(name_localizations),
    localised(description_localizations),
    numbers(contexts),
    numbers(rest['integration_types'] ?? [0]),
    rest['default_member_permissions'] ?? null,
    rest['nsfw'] ?? false,
    list(options).map(normalOption),
  ]);
}

function normalOption(option: unknown): unknown {
  const { type, name, description, name_localizations, description_localizations, options, choices, ...rest } =
    option as Record<string, unknown>;
  return [
    type,
    name,
    description,
    localised(name_localizations),
    localised(description_localizations),
    rest['required'] ?? false,
    rest['autocomplete'] ?? false,
    rest['min_length'] ?? null,
    rest['max_length'] ?? null,
    list(choices).map(normalChoice),
    list(options).map(normalOption),
  ];
}

function normalChoice(choice: unknown): unknown {
  const { name, value, name_localizations } = choice as Record<string, unknown>;
  return [name, value, localised(name_localizations)];
}

function localised(names: unknown): unknown {
  const entries = Object.entries((names ?? {}) as Record<string, unknown>).filter(([, name]) => name !== null);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function numbers(values: unknown): unknown {
  return Array.isArray(values) ? values.toSorted((a: number, b: number) => a - b) : null;
}

function list(values: unknown): unknown[] {
  return Array.isArray(values) ? values : [];
}
