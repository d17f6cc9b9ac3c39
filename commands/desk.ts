import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import type { Command } from '../src/bot/interactions/command.ts';
import { annul } from './desk/annul.ts';
import { answer } from './desk/answer.ts';
import { open } from './desk/open.ts';
import { pause } from './desk/pause.ts';
import { resume } from './desk/resume.ts';
import { roll } from './desk/roll.ts';
import { rule } from './desk/rule.ts';
import { show } from './desk/show.ts';

export const desk: Command = {
  name: 'desk',
  ...whereBattlesAre,
  parts: [show, roll, rule, annul, answer, open, pause, resume],
};
