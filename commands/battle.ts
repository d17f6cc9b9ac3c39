/** `/battle`: everything that concerns a battle as a whole. */
import type { Command } from '../src/bot/interactions/command.ts';
import { moved } from '../src/bot/interactions/former-name.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import { cancel } from './battle/cancel.ts';
import { exportBattle } from './battle/export.ts';
import { join } from './battle/join.ts';
import { leave } from './battle/leave.ts';
import { log } from './battle/log.ts';
import { map } from './battle/map.ts';
import { newBattle } from './battle/new.ts';
import { oddsLevel } from './battle/odds.ts';
import { options } from './battle/options.ts';
import { repair } from './battle/repair.ts';
import { replace, vacancy } from './battle/replace.ts';
import { resign } from './battle/resign.ts';
import { salt } from './battle/salt.ts';
import { start } from './battle/start.ts';
import { status } from './battle/status.ts';
import { threads } from './battle/threads.ts';
import { verify } from './battle/verify.ts';
import { propose } from './propose.ts';

/** What `/propose` took over, also under its former name until the next version. With these the 25 parts are used up. */
const FORMER = ['pause', 'resume', 'extend', 'pace', 'draw', 'live', 'undo'];

export const battle: Command = {
  name: 'battle',
  ...whereBattlesAre,
  parts: [
    newBattle,
    join,
    leave,
    start,
    map,
    status,
    log,
    resign,
    cancel,
    exportBattle,
    verify,
    repair,
    options,
    oddsLevel,
    salt,
    threads,
    replace,
    vacancy,
    ...propose.parts.filter(({ name }) => FORMER.includes(name)).map((part) => moved(part, propose.name)),
  ],
};
