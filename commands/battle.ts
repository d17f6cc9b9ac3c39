/** `/battle`: everything that concerns a battle as a whole. */
import type { Command } from '../src/bot/interactions/command.ts';
import { moved } from '../src/bot/interactions/former-name.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import { cancelled } from './battle/cancel.ts';
import { exported } from './battle/export.ts';
import { joined } from './battle/join.ts';
import { left } from './battle/leave.ts';
import { log } from './battle/log.ts';
import { map } from './battle/map.ts';
import { opened } from './battle/new.ts';
import { oddsLevel } from './battle/odds.ts';
import { options } from './battle/options.ts';
import { repaired } from './battle/repair.ts';
import { replaced, vacancy } from './battle/replace.ts';
import { resigned } from './battle/resign.ts';
import { salted } from './battle/salt.ts';
import { started } from './battle/start.ts';
import { status } from './battle/status.ts';
import { threads } from './battle/threads.ts';
import { verified } from './battle/verify.ts';
import { propose } from './propose.ts';

/** What `/propose` took over, also under its former name until the next version. With these the 25 parts are used up. */
const FORMER = ['pause', 'resume', 'extend', 'pace', 'draw', 'live', 'undo'];

export const battle: Command = {
  name: 'battle',
  ...whereBattlesAre,
  parts: [
    opened,
    joined,
    left,
    started,
    map,
    status,
    log,
    resigned,
    cancelled,
    exported,
    verified,
    repaired,
    options,
    oddsLevel,
    salted,
    threads,
    replaced,
    vacancy,
    ...propose.parts.filter(({ name }) => FORMER.includes(name)).map((part) => moved(part, propose.name)),
  ],
};
