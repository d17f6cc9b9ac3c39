/** SH-GAP-05. Deploying in secret: each side places its units on a copy of its own, and one order opens both. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Sealing } from '../../../kernel/sealed.ts';
import { parse } from '../language/index.ts';
import type { State } from '../state.ts';
import { stationOf } from './line-up.ts';
import { reserveOf } from './station.ts';
import { deployed } from './suggest.ts';
import { stationsIn } from './words.ts';

export const sealed: Sealing<State> = {
  alone: (now, side) => ({ ...now, active: side, deployment: { ...now.deployment, how: 'sealed', writing: side } }),
  sheet: ({ units }, side) => {
    const own = units.filter((unit) => unit.side === side).map(stationOf);
    return own.length === 0 ? '' : deployed(own);
  },
  lacks: (now, side) => {
    const left = reserveOf(now, side).length;
    return left === 0 ? undefined : new Refusal('SH-GAP-05', phrase('deploy-not-complete', { left }));
  },
  open: (_now, { red, blue }) => deployed([red, blue].flatMap((text) => stationsIn(parse(text)) ?? [])),
};
