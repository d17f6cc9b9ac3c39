/** The possible outcomes of an order, calculated in advance: fates and losses, and which parts of a roll matter. */
import { total } from '../../../kernel/ledger.ts';
import {
  type About,
  FATES,
  type Fate,
  type Outcome,
  type Outlook,
  type PlayedOrder,
  type Sight,
} from '../../../kernel/outlook.ts';
import type { Roll, Side } from '../../../kernel/play.ts';
import { blowHits } from '../attack/blow.ts';
import type { Fact } from '../facts.ts';
import { fireHits } from '../fire/fire.ts';
import { keptTotal, type Keep, type Reason } from '../morale/morale.ts';
import type { Order } from '../order.ts';
import { savedBy } from '../losses/save.ts';
import { isPanicked, isThere, type State, unitOf } from '../state.ts';
import { numberIn, textIn } from '../tell/dice.ts';

type Act = Extract<Order, { kind: 'act' }>;
type Transcript = PlayedOrder<State, Fact, Order>['transcript'];

const COSTLY: ReadonlySet<Reason> = new Set(['losses', 'reaction']);

export const outlook: Outlook<State, Fact, Order> = { outcome, about, sees };

/** Which unit attacks or fires at which; which tries to rally; which flees, perhaps through friends. */
function about(order: Order, now: State): About | undefined {
  if (order.kind !== 'act' || order.unit === undefined) return undefined;
  const { unit, actions } = order;
  const target = actions.find((action) => 'target' in action)?.target;
  if (target !== undefined) return { actor: unit, target };
  if (isRally(order) && isInPanic(now, unit)) return { actor: unit, attempt: 'rally' };
  return actions.some((action) => action.do === 'flee') ? { actor: unit } : undefined;
}

function isRally({ actions }: Act): boolean {
  return actions.some((action) => action.do === 'rally');
}

function isInPanic(now: State, id: string): boolean {
  return isThere(now, id) && isPanicked(unitOf(now, id));
}

function outcome(played: PlayedOrder<State, Fact, Order>): Outcome {
  const { before, after, order, transcript } = played;
  const { actor, target } = about(order, before) ?? {};
  return {
    ...(target !== undefined && { target: fateOf(transcript, target) }),
    actor: actor === undefined ? 'holds' : actorsFate(played, actor),
    losses: { red: lost(before, after, 'red'), blue: lost(before, after, 'blue') },
  };
}

/** SH-RALLY-01. A unit that fails to rally stays in panic. */
function actorsFate({ after, order, transcript }: PlayedOrder<State, Fact, Order>, id: string): Fate {
  const failed = order.kind === 'act' && isRally(order) && isInPanic(after, id);
  return failed ? 'routs' : fateOf(transcript, id);
}

function fateOf(transcript: Transcript, id: string): Fate {
  const fates = new Set(
    transcript.map((entry, at) => {
      if (!('fact' in entry && 'unit' in entry.fact && entry.fact.unit === id)) return 'holds';
      return isShaken(transcript, at) ? 'stays' : fateIn(entry.fact);
    }),
  );
  return FATES.find((fate) => fates.has(fate)) ?? 'holds';
}

/** SH-MORALE-20. A failed test for losses or a charge; other failures cost nothing. */
function isShaken(transcript: Transcript, at: number): boolean {
  const [roll, entry] = [transcript[at - 1], transcript[at]];
  const hasFailed = entry && 'fact' in entry && entry.fact.type === 'failed';
  if (!hasFailed || !roll || !('roll' in roll) || roll.roll.why !== 'morale') return false;
  return COSTLY.has(textIn(roll.roll.about, 'reason') as Reason);
}

/** SH-LOSS-05, SH-ROUT-01, -06, SH-EVADE-01. */
function fateIn({ type }: Fact): Fate {
  if (type === 'eliminated') return 'destroyed';
  if (type === 'panicked' || type === 'fled') return 'routs';
  return type === 'evaded' ? 'retires' : 'holds';
}

/** SH-LOSS-02, -05. The strength lost by a side's units; an eliminated unit has lost all its points. */
function lost(before: State, after: State, side: Side): number {
  return before.units
    .filter((unit) => unit.side === side)
    .map((unit) => unit.strength - (after.units.find(({ id }) => id === unit.id)?.strength ?? 0))
    .reduce((sum, less) => sum + Math.max(0, less), 0);
}

/** SH-FACTOR-02, -03, SH-SAVE-01, SH-MORALE-19, -20. The number of hits or saves; of a test, by how much it failed. */
function sees({ why, base = 0, ledger, about }: Roll, before: State): Sight | undefined {
  switch (why) {
    case 'fire': {
      const target = unitOf(before, textIn(about, 'target'));
      return { name: `fire ${fireHits([6], target)}`, worth: (die) => fireHits([die], target) };
    }
    case 'shock':
    case 'melee': {
      const sixesCount = numberIn(about, 'sixesCount', 1);
      return { name: `blow ${sixesCount}`, worth: (die) => blowHits([die], sixesCount) };
    }
    case 'saves': {
      const need = numberIn(about, 'need', 0);
      return { name: `saves ${need}`, worth: (die) => savedBy([die], need) };
    }
    case 'morale': {
      const keep = textIn(about, 'keep') as Keep;
      const needs = total(base, ledger);
      return { name: `${keep} ${needs}`, of: (dice) => Math.max(0, keptTotal(dice, keep) - needs) };
    }
    default:
      return undefined;
  }
}
