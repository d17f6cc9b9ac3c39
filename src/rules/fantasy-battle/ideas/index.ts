/**
 * What the bot's seat would do next: of everything that is proposed to a unit, what is worth most. Worth is counted in the
 * points of FB-GAP-12: an enemy stand lost is 1, one's own −1, and what a fight or a move brings is what it brings on
 * average. An order that needs dice counts for as much as they are likely to pass it.
 */
import { tenths } from '../../../kernel/percent.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Idea } from '../../../kernel/ruleset.ts';
import { activationOf } from '../moves/activate.ts';
import type { Way } from '../charge/checks.ts';
import { ideaByName, type Leading } from '../../../march/by-name.ts';
import { showOrder, write } from '../language/index.ts';
import { SLOTS } from '../language/slots.ts';
import { orderChance } from '../odds/chances.ts';
import type { Advance, Charge, Evade } from '../order.ts';
import { chargesFor, evadesFor } from '../proposals.ts';
import { byNumber, isEngaged } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { mustCharge } from '../turn.ts';
import { placesFor, standingAt } from './places.ts';
import { dangerAt, standing } from './standing.ts';
import { chargeOutcome, type Outcome } from './worth.ts';

/** What it brings if it happens, and how likely that is. */
interface Thought {
  readonly text: string;
  /** Where a move leads. */
  readonly leads?: Leading;
  readonly gain: number;
  readonly chance: number;
  readonly why: Phrase;
}

/** Less is not worth an order, */
const LEAST = 0.05;
/** or if nothing is worth that much, less than this. */
const LITTLE = 0.02;
/** Of each unit; the second is for when the first has become impossible. */
const MOST = 2;
/** FB-GAP-01. A commander whose order fails gives no more, which costs no more than what others would have been ordered to do. */
const FAILED = 0.15;

export function ideas(now: State, by: Side): readonly Idea[] {
  if (now.phase !== 'movement' || now.active !== by) return [];
  const own = now.units.filter((unit) => unit.side === by && !isEngaged(now, unit)).toSorted(byNumber);
  const all = own.map((unit) => ({ unit, thoughts: thoughtsOf(now, unit) }));
  const weighed = all.flatMap(({ unit, thoughts }) => {
    const others = all.filter((each) => each.unit !== unit).flatMap((each) => each.thoughts);
    const failed = Math.min(FAILED, Math.max(0, ...others.map(({ gain, chance }) => chance * gain)));
    const isBound = mustCharge(now, unit);
    return thoughts
      .filter(({ chance }) => chance > 0)
      .map((thought) => ({ ...thought, isBound, worth: thought.chance * thought.gain - (1 - thought.chance) * failed }))
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST);
  });
  const least = weighed.some(({ worth }) => worth > LEAST) ? LEAST : LITTLE;
  return weighed
    .filter(({ isBound, worth }) => isBound || worth > least)
    .toSorted((a, b) => b.worth - a.worth)
    .map((thought) => ideaByName(now.field, thought, showOrder, SLOTS.to.write));
}

function thoughtsOf(now: State, unit: Unit): Thought[] {
  const here = standing(now, unit);
  return mustCharge(now, unit) ? charges(now, unit) : [...charges(now, unit), ...moves(now, unit, here)];
}

/** FB-GAP-01. How likely it happens; 0 if it may not be ordered at all. */
function chanceOf(now: State, order: Advance | Charge | Evade, unit: Unit): number {
  const how = activationOf(now, order, unit.side);
  if (how instanceof Refusal) return 0;
  return how.mode === 'order' ? orderChance(how.needed) : 1;
}

/** FB-CHG. By what both sides lose, on average over the zones that may be rolled. */
function charges(now: State, unit: Unit): Thought[] {
  return chargesFor(now, unit).map(({ order, ways }) => {
    const all = ways.flatMap((way) => outcomeIn(now, unit, way) ?? []);
    const mean = (value: (each: Outcome) => number): number =>
      all.reduce((sum, each) => sum + value(each), 0) / ways.length;
    return {
      text: write(order),
      gain: mean(({ worth }) => worth),
      chance: chanceOf(now, order, unit),
      why: phrase('fb-idea-charge', { won: tenths(mean(({ won }) => won)), lost: tenths(mean(({ lost }) => lost)) }),
    };
  });
}

/** FB-ENV, FB-ASK-04. The bot envelops where that is open. */
function outcomeIn(now: State, unit: Unit, { straight, enveloping }: Way): Outcome | undefined {
  const placement = enveloping ?? straight;
  return placement instanceof Refusal ? undefined : chargeOutcome(now, unit, placement);
}

/** FB-STD, FB-EVA. A better place, by order; or away from an enemy who is dangerous, by initiative. */
function moves(now: State, unit: Unit, here: number): Thought[] {
  const evades = dangerAt(now, unit) > 0 ? evadesFor(now, unit) : [];
  const ends = [
    ...placesFor(now, unit),
    ...evades.map(({ order, walked }) => ({ order, end: standingAt(unit, walked) })),
  ];
  return ends.map(({ order, end }) => {
    const units = now.units.map((each) => (each.id === unit.id ? end : each));
    const worth = standing({ ...now, units }, end) - here;
    return {
      text: write(order),
      leads: order.kind === 'advance' || order.kind === 'go' ? order : {},
      gain: worth,
      chance: chanceOf(now, order, unit),
      why: phrase('fb-idea-place', { worth: tenths(worth) }),
    };
  });
}
