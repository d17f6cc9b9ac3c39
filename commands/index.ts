/** Every slash command of the bot: each file beside this one exports one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from '../src/bot/interactions/command.ts';

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .toSorted();

async function commandIn(file: string): Promise<Command> {
  const { href } = pathToFileURL(join(import.meta.dirname, file));
  const [command, ...more] = Object.values((await import(href)) as Readonly<Record<string, Command>>);
  if (!command || more.length > 0) throw new Error(`commands/${file} has to export one command`);
  return command;
}

export const commands: readonly Command[] = await Promise.all(files.map(commandIn));
