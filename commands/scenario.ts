import type { Command } from '../src/bot/interactions/command.ts';
import { inServers } from '../src/bot/interactions/scope.ts';
import { added } from './scenario/add.ts';
import { check } from './scenario/check.ts';
import { list } from './scenario/list.ts';
import { random } from './scenario/random.ts';
import { remove } from './scenario/remove.ts';

export const scenario: Command = { name: 'scenario', ...inServers, parts: [check, added, list, remove, random] };
