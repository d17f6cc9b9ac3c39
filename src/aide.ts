/** The parts joined: database, words, studio, host and bot; what `main` starts, and what the tests start. */
import { randomBytes } from 'node:crypto';
import { commands } from '../commands/index.ts';
import type { Paint, PaintPage } from './bot/bot.ts';
import { EXIT } from './bot/client.ts';
import type { Point as SayingPoint } from './bot/say-post.ts';
import { type Running, startBot, type StartOptions } from './bot/start.ts';
import { createHost } from './host/create.ts';
import type { Point as HostPoint, Scenario, ShippedArmy } from './host/battle/deps.ts';
import type { AnyRuleset } from './host/ruleset.ts';
import { type Created, openStore } from './host/store/store.ts';
import type { Forecaster } from './odds/forecast.ts';
import { openForecaster } from './odds/forecaster.ts';
import { openStudio } from './paint/studio.ts';
import { watchClock } from './clock-watch.ts';
import { startTicking } from './ticking.ts';
import { openScales, type Scales } from './selfplay/scales.ts';
import type { Words } from './words/words.ts';

/** So often the bot looks for deadlines that are out. */
const TICK_MS = 15_000;
/** Clocks that are kept in time are moved by less. */
const SET_BACK_MS = 5000;

const DATABASE_NEW = 'a new, empty database was created';
const DATABASE_ANEW = 'a new, empty database was created, though files beside it show that there was one before';
const DATABASE_GONE =
  'the file of the database was deleted or replaced while the bot ran: nothing is stored any more, the bot stops';
const CLOCK_SET_BACK =
  'the clock was set back: posts that wait for the time before go out now, deadlines keep their hour';

export interface AideOptions
  extends Pick<
    StartOptions,
    | 'log'
    | 'stop'
    | 'token'
    | 'api'
    | 'patient'
    | 'requests'
    | 'timeoutMs'
    | 'leaseMs'
    | 'pollMs'
    | 'die'
    | 'keeperMs'
    | 'limits'
  > {
  readonly databaseUrl: string;
  readonly words: Words;
  /** On one's own machine: a scenario may bring its dice. */
  readonly practice: boolean;
  readonly rulesets: ReadonlyMap<string, AnyRuleset>;
  readonly scenarios: readonly Scenario[];
  readonly armies?: readonly ShippedArmy[];
  readonly rulesetOf: (text: string) => string;
  /** How long the bot's own seat waits before each of its orders. */
  readonly pauseMs?: number;
  /** What the time is, where a test has its own. */
  readonly clock?: () => Date;
  /** Where battles are made up, where a test has its own. */
  readonly scales?: Scales;
  /** Where odds are reckoned, where a test has its own, or wants none. */
  readonly forecaster?: Forecaster | 'none';
  /** Whoever brings a studio keeps it. */
  readonly studio?: Painter;
  /** Closes what the bot speaks to, before another process may have the database. */
  readonly last?: () => Promise<void>;
  /** Where a test may end the process. */
  readonly at?: (point: HostPoint | SayingPoint) => void;
}

/** Whoever paints: a studio, or what stands in for it in a test. */
interface Painter {
  readonly paint: Paint;
  readonly paintPage: PaintPage;
}

export interface Aide extends Pick<Running, 'name' | 'servers' | 'invitation' | 'idle'> {
  /** The database was not there, and is new and empty. */
  readonly created: Created | undefined;
  /** Does at once what is due by the clock; by itself it does so every few seconds. */
  readonly tick: () => Promise<void>;
  /** Finishes what is being done and said, then closes everything. */
  readonly close: () => Promise<void>;
}

function ownStudio(opened: (() => Promise<void>)[], log: AideOptions['log']): Painter {
  const studio = openStudio({ died: (reason) => log.error({ reason }, 'the painter has died; another one goes on') });
  opened.push(() => studio.close());
  return studio;
}

export async function openAide(options: AideOptions): Promise<Aide> {
  const { databaseUrl, words, rulesets, scenarios, armies = [], rulesetOf, practice, pauseMs, at, ...others } = options;
  const { clock = () => new Date(), ...rest } = others;
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).toReversed()) await end();
  };
  try {
    let created: Created | undefined;
    const store = await openStore(databaseUrl, {
      created: (what) => {
        created = what;
        // Who tries the bot for the first time reads it in plain words; whoever runs one keeps the log.
        const level = practice && what.traces.length === 0 ? 'info' : 'warn';
        rest.log[level](what, what.traces.length > 0 ? DATABASE_ANEW : DATABASE_NEW);
      },
      gone: () => {
        rest.log.fatal(DATABASE_GONE);
        rest.stop(EXIT.database);
      },
    });
    opened.push(() => store.close());
    if (options.last) opened.push(options.last);
    const studio = options.studio ?? ownStudio(opened, rest.log);
    const scales = options.scales ?? openScales();
    const forecaster = options.forecaster === 'none' ? undefined : (options.forecaster ?? openForecaster());
    let changed: Running['changed'] = () => undefined;
    const host = createHost({
      store,
      words,
      rulesets,
      scenarios,
      armies,
      scales,
      ...(forecaster && { forecaster }),
      unreckoned: (battle, error) => rest.log.warn({ err: error, battle }, 'the odds could not be reckoned'),
      rulesetOf,
      scriptedDice: practice,
      clock,
      random: (bytes) => randomBytes(bytes),
      changed: (battle) => changed(battle),
      failed: (battle, error, order) =>
        order === undefined
          ? rest.log.error({ err: error, battle }, 'a battle cannot go on; the others do')
          : rest.log.error(
              { err: error, battle, order },
              'the rules fail in an order: it is refused or withdrawn, or the battle halted',
            ),
      wentOn: (battle) => rest.log.warn({ battle }, 'a battle that stood still behind a commit goes on'),
      ...(pauseMs !== undefined && { pauseMs }),
      ...(at && { at }),
    });
    const bot = await startBot({
      ...rest,
      host,
      store,
      words,
      commands,
      paint: studio.paint,
      paintPage: studio.paintPage,
      ...(at && { at }),
    });
    opened.push(() => bot.stop());
    // First of all: nobody waits for a battle while the bot is closed.
    opened.push(scales.close);
    if (forecaster) opened.push(forecaster.close);
    ({ changed } = bot);
    const setBack = watchClock(clock);
    const ticking = startTicking(
      async () => {
        const backMs = setBack();
        if (backMs > SET_BACK_MS) rest.log.warn({ backMs }, CLOCK_SET_BACK);
        await bot.closed(await host.tick());
      },
      TICK_MS,
      (error) => rest.log.error({ err: error }, 'the clock stood still'),
    );
    opened.push(ticking.stop);
    const { name, servers, invitation, idle } = bot;
    return { name, servers, invitation, idle, created, tick: ticking.tick, close };
  } catch (error) {
    await close();
    throw error;
  }
}
