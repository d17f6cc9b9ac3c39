/** What a unit can do now, verb by verb with an example each, and why not the rest: found by trying. */
import { flankHexes, frontHexes, rearHexes, turned } from '../../../hex/facing.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { enemiesOf } from '../field/engage.ts';
import { ACTION_WORDS } from '../language/actions.ts';
import { FORMATION_WORDS } from '../language/slots.ts';
import { mover } from '../candidates/mover.ts';
import { type Mover, orderText, thingsOf } from '../candidates/deed.ts';
import { shownFacing, shownWord } from '../language/vocabulary.ts';
import { nearestFirst } from '../field/place.ts';
import type { State, Unit } from '../state.ts';

/** Why an order in canonical text is refused now; undefined if it is legal. */
export type WhyNot = (text: string) => Refusal | undefined;

type Verb = Exclude<(typeof ACTION_WORDS)[number], 'form' | 'face'>;

/** In the order a player thinks of them. */
const VERBS: readonly Verb[] = [
  'charge',
  'assault',
  'fire',
  'march',
  'oblique',
  'forcedMarch',
  'turn',
  'turnAbout',
  ...FORMATION_WORDS,
  'extend',
  'evade',
  'rally',
  'flee',
];

const TRIES = 12;

export type Tried = { readonly verb: Verb } & ({ readonly example: string } | { readonly why: Refusal });

/** Each verb once; the unit's present formation is left out. */
export function ordersTried(now: State, unit: Unit, whyNot: WhyNot): Tried[] {
  const who = mover(now, unit);
  return VERBS.filter((verb) => verb !== unit.formation).map((verb) => tried(who, verb, whyNot));
}

export function isAnyOpen(now: State, unit: Unit, whyNot: WhyNot): boolean {
  const who = mover(now, unit);
  return VERBS.some((verb) => verb !== unit.formation && 'example' in tried(who, verb, whyNot));
}

function tried(who: Mover, verb: Verb, whyNot: WhyNot): Tried {
  const refusals: Refusal[] = [];
  for (const text of textsOf(who, verb)) {
    const why = whyNot(text);
    if (!why) return { verb, example: text };
    refusals.push(why);
  }
  return { verb, why: refusals[0]! };
}

/** Orders that might be legal, likeliest first; at least one, to get a reason for the refusal. */
function textsOf(who: Mover, verb: Verb): string[] {
  const things = thingsOf(who, verb).slice(0, TRIES);
  if (things.length > 0) return things.map((thing) => orderText(who.unit, thing));
  return [`${who.unit.id} ${shownWord(verb, 'en')} ${LIKELY[verb]?.(who) ?? ''}`.trim()];
}

/** What such an order would name; a verb that is missing here takes nothing. */
const LIKELY: Partial<Record<Verb, (who: Mover) => string>> = {
  charge: nearestEnemy,
  assault: nearestEnemy,
  fire: nearestEnemy,
  march: ahead,
  oblique: ahead,
  forcedMarch: ahead,
  evade: ({ unit }) => rearHexes(unit.at, unit.facing)[0] ?? unit.at,
  extend: ({ unit }) => flankHexes(unit.at, unit.facing)[0] ?? unit.at,
  turn: ({ unit }) => shownFacing(turned(unit.facing, 1), 'en'),
};

function ahead({ unit }: Mover): string {
  return frontHexes(unit.at, unit.facing)[0] ?? unit.at;
}

function nearestEnemy({ now, unit }: Mover): string {
  return enemiesOf(now, unit).toSorted(nearestFirst(unit))[0]?.id ?? '';
}
