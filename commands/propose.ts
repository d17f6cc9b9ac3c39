/** Proposals that the players vote on. */
import { whereBattlesAre } from '../src/bot/scope.ts';
import { drawn } from './propose/draw.ts';
import { extended } from './propose/extend.ts';
import { lively } from './propose/live.ts';
import { paced } from './propose/pace.ts';
import { paused } from './propose/pause.ts';
import { resumed } from './propose/resume.ts';
import { undone } from './propose/undo.ts';
import type { Command } from '../src/bot/command.ts';

export const propose = {
  name: 'propose',
  ...whereBattlesAre,
  parts: [paused, resumed, extended, paced, drawn, lively, undone],
} satisfies Command;
