import type { Command } from '../src/bot/interactions/command.ts';
import { inServers } from '../src/bot/interactions/scope.ts';
import { given } from './command/give.ts';
import { listed } from './command/list.ts';
import { allotted } from './command/points.ts';
import { taken } from './command/take.ts';

export const command: Command = { name: 'command', ...inServers, parts: [listed, given, taken, allotted] };
