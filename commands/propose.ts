/** Proposals that the players vote on. */
import { plainAnswer } from '../src/bot/features/propose.ts';
import type { Command, Doing } from '../src/bot/interactions/command.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import { PLAIN_KINDS } from '../src/host/verbs/proposals/kinds.ts';
import { extend } from './propose/extend.ts';
import { live } from './propose/live.ts';
import { pace } from './propose/pace.ts';
import { pause } from './propose/pause.ts';
import { resume } from './propose/resume.ts';
import { undo } from './propose/undo.ts';

const plain = PLAIN_KINDS.map(
  ({ name }): Doing => ({
    name,
    who: ['chief', 'umpire'],
    acknowledge: 'private',
    run: (interaction, use) => plainAnswer(interaction, use, name),
  }),
);

export const propose = {
  name: 'propose',
  ...whereBattlesAre,
  parts: [pause, resume, extend, pace, ...plain, live, undo],
} satisfies Command;
