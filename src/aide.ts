/** Connects the parts: database, texts, studio, host and bot. Used by `main` and by tests. */
import { randomBytes } from 'node:crypto';
import { commands } from '../commands/index.ts';
import type { Paint, PaintPage } from './bot/bot.ts';
import { EXIT } from './bot/client.ts';
import type { Point as SayingPoint } from './bot/outbox/say-post.ts';
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

/** How often the bot checks for expired deadlines. */
const TICK_MS = 15_000;
/** Synchronised clocks are corrected by less than this. */
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
  /** On the user's own machine, where a scenario may bring its own dice. */
  readonly practice: boolean;
  readonly rulesets: ReadonlyMap<string, AnyRuleset>;
  readonly scenarios: readonly Scenario[];
  readonly armies?: readonly ShippedArmy[];
  readonly rulesetOf: (text: string) => string;
  /** How long the bot's own seat waits before each of its orders. */
  readonly pauseMs?: number;
  /** The current time, if a test provides it. */
  readonly clock?: () => Date;
  /** Generates battles, if a test replaces the real thread. */
  readonly scales?: Scales;
  /** Forecasts odds, if a test replaces the real thread or wants none. */
  readonly forecaster?: Forecaster | 'none';
  /** A studio that is passed in is not closed here. */
  readonly studio?: Painter;
  /** Closes what the bot is connected to, before another process may use the database. */
  readonly last?: () => Promise<void>;
  /** Where a test may end the process. */
  readonly at?: (point: HostPoint | SayingPoint) => void;
}

/** Paints pictures: a studio, or a test's substitute. */
interface Painter {
  readonly paint: Paint;
  readonly paintPage: PaintPage;
}

export interface Aide extends Pick<Running, 'name' | 'servers' | 'invitation' | 'idle'> {
  /** Set if there was no database and a new one was created. */
  readonly created: Created | undefined;
  /** Does immediately what is due; otherwise this happens every few seconds. */
  readonly tick: () => Promise<void>;
  /** Finishes current work and posts, then closes everything. */
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
        // A newcomer trying the bot reads plain text; a server operator keeps the log.
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
      forecastFailed: (battle, error) => rest.log.warn({ err: error, battle }, 'the odds could not be computed'),
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
    // First, because no one waits for a generated battle while the bot closes.
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
