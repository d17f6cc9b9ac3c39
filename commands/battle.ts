import { whereBattlesAre } from '../src/bot/scope.ts';
import type { Command } from '../src/bot/command.ts';
import { cancelled } from './battle/cancel.ts';
import { drawn } from './battle/draw.ts';
import { exported } from './battle/export.ts';
import { extended } from './battle/extend.ts';
import { joined } from './battle/join.ts';
import { left } from './battle/leave.ts';
import { lively } from './battle/live.ts';
import { log } from './battle/log.ts';
import { map } from './battle/map.ts';
import { opened } from './battle/new.ts';
import { reckoned } from './battle/odds.ts';
import { options } from './battle/options.ts';
import { paced } from './battle/pace.ts';
import { paused } from './battle/pause.ts';
import { repaired } from './battle/repair.ts';
import { replaced, vacancy } from './battle/replace.ts';
import { resigned } from './battle/resign.ts';
import { resumed } from './battle/resume.ts';
import { salted } from './battle/salt.ts';
import { started } from './battle/start.ts';
import { status } from './battle/status.ts';
import { threads } from './battle/threads.ts';
import { undone } from './battle/undo.ts';
import { verified } from './battle/verify.ts';

export const battle: Command = {
  name: 'battle',
  ...whereBattlesAre,
  parts: [
    paused,
    resumed,
    extended,
    drawn,
    lively,
    opened,
    joined,
    left,
    started,
    map,
    status,
    log,
    undone,
    resigned,
    cancelled,
    exported,
    verified,
    repaired,
    paced,
    options,
    reckoned,
    salted,
    threads,
    replaced,
    vacancy,
  ],
};
