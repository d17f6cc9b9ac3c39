/** The chances on a card: how often the unit that is aimed at holds, by each answer. Everybody may read a card. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { AGREEMENT } from '../../kernel/hand.ts';
import type { Asked } from '../../kernel/play.ts';
import type { Asking, Forecast } from '../../odds/forecast.ts';
import { isHandText } from '../hand.ts';
import type { Loaded } from '../load.ts';
import type { Parts } from '../parts.ts';
import { sidePlace } from '../place/route.ts';
import type { Course } from '../playing.ts';
import type { Played } from '../queued.ts';
import { askingOf, withoutFiled } from './asking.ts';
import { aboutOf } from './first.ts';
import { knownDoctrines } from './known.ts';
import { levelOf } from './level.ts';

export const chances = z.object({
  /** The unit that is aimed at. */
  unit: z.string(),
  /** In a hundred, by each option of the question; `null`: not reckoned. */
  holds: z.array(z.number().nullable()),
});

export type Chances = z.infer<typeof chances>;

/** How often an order is played by each answer: ± 5 in a hundred is enough to choose by. */
const TRIES = 400;
/** The battle stands still meanwhile. */
const PATIENCE_MS = 700;

/** Undefined: the odds say nothing of this question, or they were not there in time; the card goes without. */
export async function chancesOf(
  parts: Parts,
  loaded: Loaded,
  course: Course,
  question: Asked,
  played: Played,
): Promise<Chances | undefined> {
  const { forecaster } = parts;
  const order = forecaster && orderSeen(loaded, course, question);
  if (!order) return undefined;
  const asking: Asking = askingOf(loaded, {
    state: loaded.state,
    by: course.by,
    order: order.text,
    past: played.transcript,
    eyes: sidePlace(loaded.places, question.to) && question.to,
    doctrines: await knownDoctrines(parts, loaded),
    tries: TRIES,
  });
  try {
    const forecast = await inTime(forecaster.forecast(asking), parts.patienceMs ?? PATIENCE_MS);
    return forecast && holding(forecast, question, order.target);
  } catch (error) {
    parts.unreckoned(loaded.battle.id, error);
    return undefined;
  }
}

/** The order as far as whoever is asked may know it, where the odds speak of his reaction. */
function orderSeen(
  { rules, battle, state }: Loaded,
  { text, by }: Course,
  { kind, to }: Asked,
): { readonly text: string; readonly target: string } | undefined {
  if (!rules.outlook || levelOf(battle) !== 'full') return undefined;
  if (to === by || kind === AGREEMENT || isHandText(text)) return undefined;
  const bare = withoutFiled(rules, text, state, by);
  const target = bare === undefined ? undefined : aboutOf(rules, bare, state, by)?.target;
  return bare === undefined || target === undefined ? undefined : { text: bare, target };
}

/** What comes too late is not waited for, and fails if it fails. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = new AbortController();
  const out = sleep(ms, undefined, { signal: late.signal }).then(
    () => Promise.reject(new Error(`no odds within ${ms} ms`)),
    () => work,
  );
  try {
    return await Promise.race([work, out]);
  } finally {
    late.abort();
  }
}

function holding(forecast: Forecast | 'full', { kind, unit, options }: Asked, target: string): Chances | undefined {
  if (forecast === 'full') return undefined;
  const { asks, lots } = forecast;
  if (asks?.kind !== kind || asks.unit !== unit) return undefined;
  const holds = options.map(({ text }) => {
    const lot = lots.find(({ answer }) => answer === text);
    return lot?.target ? Math.round((100 * lot.target.holds) / lot.tries) : null;
  });
  return holds.every((each) => each === null) ? undefined : { unit: target, holds };
}
