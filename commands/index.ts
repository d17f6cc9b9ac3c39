/** Every slash command of the bot. */
import type { Command } from '../src/bot/interactions/command.ts';
import { answer } from './answer.ts';
import { army } from './army.ts';
import { away } from './away.ts';
import { back } from './back.ts';
import { battle } from './battle.ts';
import { catchup } from './catchup.ts';
import { deploy } from './deploy.ts';
import { deputy } from './deputy.ts';
import { command } from './command.ts';
import { describe } from './describe.ts';
import { desk } from './desk.ts';
import { doctrine } from './doctrine.ts';
import { done } from './done.ts';
import { fire } from './fire.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { luck } from './luck.ts';
import { melee } from './melee.ts';
import { morale } from './morale.ts';
import { odds } from './odds.ts';
import { order } from './order.ts';
import { panel } from './panel.ts';
import { propose } from './propose.ts';
import { roll } from './roll.ts';
import { rolls } from './rolls.ts';
import { rules } from './rules.ts';
import { scenario } from './scenario.ts';
import { settings } from './settings.ts';
import { sheet } from './sheet.ts';
import { sight } from './sight.ts';
import { tutorial } from './tutorial.ts';
import { plan } from './plan.ts';
import { standing } from './standing.ts';
import { unit } from './unit.ts';

export const commands: readonly Command[] = [
  battle,
  propose,
  order,
  odds,
  panel,
  deploy,
  done,
  command,
  answer,
  away,
  back,
  deputy,
  unit,
  sight,
  sheet,
  describe,
  doctrine,
  standing,
  plan,
  desk,
  scenario,
  army,
  roll,
  rolls,
  morale,
  fire,
  melee,
  games,
  catchup,
  luck,
  tutorial,
  settings,
  rules,
  help,
];
