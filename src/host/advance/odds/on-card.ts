/**
 * The chances on a card, in terms of its question: how often the target holds or survives, what its side loses, what it
 * costs the enemy. Everyone may read a card.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { FATES, type Fate } from '../../../kernel/outlook.ts';
import { type Asked, enemyOf, type Side } from '../../../kernel/play.ts';
import type { Card } from '../../../kernel/ruleset.ts';
import { AGREEMENT } from '../../../kernel/wording.ts';
import type { Asking, Forecast, Lot } from '../../../odds/forecast.ts';
import { widest } from '../../../odds/wilson.ts';
import { isHandText } from '../../orders/hand.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { sidePlace } from '../../seats/route.ts';
import type { PendingOrder } from '../../orders/play.ts';
import type { OrderSoFar } from '../../orders/queued.ts';
import { askingOf, withoutFiled } from './questions-ahead.ts';
import { aboutOf } from './first-throw.ts';
import { knownDoctrines, namesOf } from './known-answers.ts';
import { levelOf } from '../../battle/odds-level.ts';
import { type Chance, type Chances } from '../../messages/chances.ts';

/** How often an order is played with each answer: ± 5 percent is precise enough to choose. */
const TRIES = 400;
/** With fewer tries a figure means nothing. */
const LEAST_TRIES = 50;
/** Processor time; and real time, because the battle is blocked meanwhile. */
const WORK_MS = 300;
const PATIENCE_MS = 1500;

/**
 * Undefined: the odds have nothing to say about this question, or were not ready in time; the card is posted without
 * them.
 */
export async function chancesOf(
  deps: Deps,
  loaded: LoadedBattle,
  course: PendingOrder,
  question: Asked,
  played: OrderSoFar,
): Promise<Chances | undefined> {
  const { forecaster } = deps;
  const order = forecaster && orderSeen(loaded, course, question);
  if (!order) return undefined;
  const asking: Asking = askingOf(loaded, {
    state: loaded.state,
    by: course.by,
    order: order.text,
    past: played.transcript,
    eyes: sidePlace(loaded.places, question.to) && question.to,
    doctrines: namesOf(await knownDoctrines(deps, loaded)),
    tries: TRIES,
    forMs: WORK_MS,
  });
  try {
    const forecast = await inTime(forecaster.forecast(asking), deps.patienceMs ?? PATIENCE_MS);
    return forecast && weighed(forecast, question, order.target, sightOf(loaded, question, played));
  } catch (error) {
    deps.forecastFailed(loaded.battle.id, error);
    return undefined;
  }
}

/** What the person asked may know of the order, if the odds concern their reaction. */
function orderSeen(
  { rules, battle, state }: LoadedBattle,
  { text, by }: PendingOrder,
  { kind, to }: Asked,
): { readonly text: string; readonly target: string } | undefined {
  if (!rules.outlook || levelOf(battle) !== 'full') return undefined;
  if (to === by || kind === AGREEMENT || isHandText(text)) return undefined;
  const bare = withoutFiled(rules, text, state, by);
  const target = bare === undefined ? undefined : aboutOf(rules, bare, state, by)?.target;
  return bare === undefined || target === undefined ? undefined : { text: bare, target };
}

/** Does not wait for a late result, and fails if it fails. */
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

/** The measure for a question, and each side's losses before it. */
interface Sight {
  readonly weighs: NonNullable<Card['weighs']>;
  readonly spent: Readonly<Record<Side, number>>;
}

function sightOf({ rules, state }: LoadedBattle, question: Asked, played: OrderSoFar): Sight {
  const strength = (at: unknown, side: Side) => rules.score(at).find((each) => each.side === side)?.strength ?? 0;
  const spent = (side: Side) => strength(state, side) - strength(played.state, side);
  const { weighs = 'holds' } = rules.seenBy(question.to).card(question, played.state);
  return { weighs, spent: { red: spent('red'), blue: spent('blue') } };
}

function weighed(
  forecast: Forecast | 'full',
  { kind, unit, to, options }: Asked,
  target: string,
  { weighs, spent }: Sight,
): Chances | undefined {
  if (forecast === 'full') return undefined;
  const { asks, lots, exact } = forecast;
  if (asks?.kind !== kind || asks.unit !== unit) return undefined;
  // Whether another unit than the one asked survives says nothing here.
  if (weighs === 'survives' && unit !== target) return undefined;
  const by = options.map(({ text }): Chance | null => {
    const lot = lots.find(({ answer }) => answer === text);
    if (!lot?.target || (!exact && lot.tries < LEAST_TRIES)) return null;
    const lost = (side: Side) => Math.max(0, Math.round(lot.losses[side].mean - spent[side]));
    const loses = lost(to);
    if (weighs === 'costs') return { fate: 'costs', n: lost(enemyOf(to)), loses };
    return { ...fateOf(lot.target, lot.tries, weighs), loses };
  });
  const error = exact ? 0 : Math.ceil(100 * widest(lots));
  return by.every((each) => each === null) ? undefined : { unit: target, by, error };
}

function fateOf(fates: NonNullable<Lot['target']>, tries: number, weighs: 'holds' | 'survives') {
  if (weighs === 'survives') return { fate: 'survives', n: inAHundred(1 - fates.destroyed / tries) } as const;
  const fate = isLikeliest(fates, 'retires') ? 'retires' : 'holds';
  return { fate, n: inAHundred(fates[fate] / tries) } as const;
}

function isLikeliest(fates: NonNullable<Lot['target']>, fate: Fate): boolean {
  return FATES.every((other) => other === fate || fates[other] < fates[fate]);
}

/** What may fail is never shown as certain, and what may happen never as impossible. */
function inAHundred(share: number): number {
  const n = Math.round(100 * share);
  if (n === 0) return share > 0 ? 1 : 0;
  return n === 100 && share < 1 - 1e-9 ? 99 : n;
}
