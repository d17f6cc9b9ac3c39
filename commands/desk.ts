import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import type { Command } from '../src/bot/interactions/command.ts';
import { annulled } from './desk/annul.ts';
import { answeredFor } from './desk/answer.ts';
import { paused } from './desk/pause.ts';
import { resumed } from './desk/resume.ts';
import { thrown } from './desk/roll.ts';
import { rulings } from './desk/rule.ts';
import { shown } from './desk/show.ts';

export const desk: Command = {
  name: 'desk',
  ...whereBattlesAre,
  parts: [shown, thrown, rulings, annulled, answeredFor, paused, resumed],
};
