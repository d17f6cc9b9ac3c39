import type { Command } from '../src/bot/interactions/command.ts';
import { inServers } from '../src/bot/interactions/scope.ts';
import { give } from './command/give.ts';
import { listed } from './command/list.ts';
import { points } from './command/points.ts';
import { take } from './command/take.ts';

export const command: Command = { name: 'command', ...inServers, parts: [listed, give, take, points] };
