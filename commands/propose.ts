/** Proposals that the players vote on. */
import { closingAnswer } from '../src/bot/messages/close-cards.ts';
import type { Command, Doing } from '../src/bot/interactions/command.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import { PLAIN_KINDS } from '../src/host/verbs/proposals/kinds.ts';
import { extended } from './propose/extend.ts';
import { lively } from './propose/live.ts';
import { paced } from './propose/pace.ts';
import { paused } from './propose/pause.ts';
import { resumed } from './propose/resume.ts';
import { undone } from './propose/undo.ts';

const plain = PLAIN_KINDS.map(
  ({ name }): Doing => ({
    name,
    who: ['chief', 'umpire'],
    acknowledge: 'private',
    run: (interaction, use) => closingAnswer(interaction, use, () => use.host.propose(use.request, name)),
  }),
);

export const propose = {
  name: 'propose',
  ...whereBattlesAre,
  parts: [paused, resumed, extended, paced, ...plain, lively, undone],
} satisfies Command;
