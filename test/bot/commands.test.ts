/** The commands registered with Discord: limits, both languages, and when they are written. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { describe } from '../../src/bot/interactions/command.ts';
import { same } from '../../src/bot/interactions/register.ts';
import { exampleArgs } from '../../src/host/verbs/overview/examples.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { commandBody } from '../../src/practice/commands.ts';
import { commandSetLimits } from '../../src/practice/limits/commands.ts';
import { words } from '../help/words.ts';

const { say } = words;
const described = commands.map((command) => describe(command, words));

test('each file of the folder is one command, named as it is typed', () => {
  const files = globSync('*.ts', { cwd: join(import.meta.dirname, '../../commands') });
  const names = files.map((file) => file.replace('.ts', '')).filter((name) => name !== 'index');
  expect(commands.map(({ name }) => name)).toEqual(names.toSorted());
});

/** Every part of a command with a name and a description: the command, its subcommands, their options. */
interface Named {
  readonly name: string;
  readonly name_localizations?: { fr?: string };
  readonly description?: string;
  readonly description_localizations?: { fr?: string };
  readonly options?: readonly Named[];
  readonly choices?: readonly Named[];
  readonly required?: boolean;
}

function all(named: Named): Named[] {
  return [named, ...(named.options ?? []).flatMap(all)];
}

const parts = (described as unknown as Named[]).flatMap(all);

test.each(parts.map((part) => [part.name, part] as const))('%s keeps the limits in both languages', (_name, part) => {
  const form = /^[-_'\p{L}\p{N}]{1,32}$/u;
  for (const name of [part.name, part.name_localizations?.fr ?? '']) {
    expect(name).toMatch(form);
    expect(name).toBe(name.toLowerCase());
  }
  for (const words of [part.description ?? '', part.description_localizations?.fr ?? '']) {
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(100);
  }
  expect(part.options?.length ?? 0).toBeLessThanOrEqual(25);
  for (const choice of part.choices ?? []) {
    expect(choice.name.length).toBeLessThanOrEqual(100);
    expect(choice.name_localizations?.fr?.length ?? 0).toBeGreaterThan(0);
  }
  const required = (part.options ?? []).map((option) => option.required === true);
  expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
});

test('sibling names differ in each language, and the locale files match the program', () => {
  const groups: readonly Named[][] = [
    described as unknown as Named[],
    ...parts.map(({ options }) => [...(options ?? [])]),
  ];
  for (const group of groups) {
    const french = group.map((each) => each.name_localizations?.fr);
    expect(new Set(french).size).toBe(group.length);
    expect(new Set(group.map(({ name }) => name)).size).toBe(group.length);
  }
  for (const command of commands) {
    expect(say('en', { id: `command-${command.name}.name` })).toBe(command.name);
  }
});

const help = phrase('bot-help', exampleArgs({ orders: [] }));

test('messages name a command as a client in that language shows it', () => {
  expect(say('en', help)).toMatch(/`\/battle new`.*`\/order`.*`\/answer`.*`\/roll dice:2d6\+1`/s);
  const shown = (named: Named): string => named.name_localizations?.fr ?? '';
  const battle = described.find(({ name }) => name === 'battle') as unknown as Named;
  const first = battle.options!.find(({ name }) => name === 'new');
  expect(say('fr', help)).toContain(`\`/${shown(battle)} ${shown(first!)}\``);
  const known = (described as unknown as Named[]).flatMap((command) => [
    `/${shown(command)}`,
    ...(command.options ?? []).map((option) => `/${shown(command)} ${shown(option)}`),
  ]);
  const named = [...say('fr', help).matchAll(/`(\/[^`:]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('proposals are one command; for one more version /battle has them too, under their old names', () => {
  const french = (name: string): unknown[] =>
    (described.find((each) => each.name === name) as unknown as Named).options!.map((part) => [
      part.name,
      part.name_localizations?.fr,
    ]);
  expect(french('propose')).toEqual([
    ['pause', 'pause'],
    ['resume', 'reprise'],
    ['extend', 'délai'],
    ['pace', 'cadence'],
    ['draw', 'nulle'],
    ['live', 'direct'],
    ['undo', 'défaire'],
  ]);
  expect(french('battle').slice(-7)).toEqual([
    ['pause', 'pause'],
    ['resume', 'continuer'],
    ['extend', 'prolonger'],
    ['pace', 'allure'],
    ['draw', 'nulle'],
    ['live', 'direct'],
    ['undo', 'reprendre'],
  ]);
  const [now, before] = ['propose', 'battle'].map((name) => described.find((each) => each.name === name)!);
  for (const old of before!.options!.slice(-7)) {
    const part = now!.options!.find(({ name }) => name === old.name);
    expect(old).toMatchObject({ description: `Moved to /propose ${old.name}` });
    expect((old as { options?: unknown }).options).toEqual((part as { options?: unknown }).options);
  }
});

test('a command and everything below it stay under 8000 characters', () => {
  for (const command of described as unknown as Named[]) {
    for (const french of [false, true]) {
      const length = all(command)
        .map((part) =>
          french ? [part.name_localizations?.fr, part.description_localizations?.fr] : [part.name, part.description],
        )
        .flat()
        .reduce((sum, words) => sum + (words?.length ?? 0), 0);
      expect(length).toBeLessThan(8000);
    }
  }
});

test('the practice Discord accepts them all', () => {
  const bodies = described.map((each) => commandBody.parse(JSON.parse(JSON.stringify(each))));
  expect([...commandSetLimits(bodies)]).toEqual([]);
});

test('battles belong to servers and direct messages, dice work everywhere', () => {
  const by = Object.fromEntries(described.map((each) => [each.name, [each.contexts, each.integration_types]]));
  expect(by['battle']).toEqual([[0, 1], [0]]);
  expect(by['scenario']).toEqual([[0], [0]]);
  expect(by['roll']).toEqual([
    [0, 1, 2],
    [0, 1],
  ]);
});

test('Discord’s own additions are not a difference; a changed word is', () => {
  const there = described.map((command) => ({
    ...(JSON.parse(JSON.stringify(command)) as object),
    id: '1',
    application_id: '2',
    version: '3',
    default_member_permissions: null,
    nsfw: false,
    dm_permission: true,
    description_localizations: { ...command.description_localizations, de: null },
  }));
  expect(same(there.toReversed(), described)).toBe(true);
  expect(same(there.slice(1), described)).toBe(false);
  expect(same([], described)).toBe(false);
  const [first, ...rest] = described;
  expect(same(there, [{ ...first!, description: 'Something else' }, ...rest])).toBe(false);
});
