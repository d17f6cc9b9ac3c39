/** What happened in a picture, one sentence for each deed. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import { type ByType, byTypeIfAny, openStory } from '../../../kernel/story.ts';
import { squareOf } from '../../../march/resolve.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { apply } from '../apply.ts';
import { sideOf } from '../charge/side.ts';
import { worthShowing } from '../position/contacts.ts';
import { distanceOf } from '../position/distance.ts';
import { EVERYONE, placed } from '../position/everyone.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { Contact, State } from '../state.ts';
import { longestOf } from '../tell/moves.ts';
import { facesOf } from './marks.ts';
import type { Plan } from './plan.ts';

export function deedsOf(before: State, transcript: readonly Entry<Fact>[]): Phrase[] {
  const { positions } = openStory(apply, { before, transcript });
  return transcript.flatMap((entry, line) =>
    'fact' in entry ? (byTypeIfAny(DEEDS, entry.fact, positions[line]!, positions[line + 1]!) ?? []) : [],
  );
}

const DEEDS: Partial<ByType<Fact, [now: State, then: State], Phrase[]>> = {
  moved: ({ unit: id, why, stands }, now, then) => {
    const args = {
      unit: nounOf(now, id),
      from: squareIn(now, id),
      to: squareIn(then, id),
      n: centimetres(longestOf({ stands })),
    };
    return [phrase(`fb-alt-${why}`, { ...args, facing: facingIn(then, id) })];
  },
  announced: ({ unit, target }, now) => [phrase('fb-alt-announced', names(now, unit, target))],
  sided: ({ unit, target, zone, die }, now) => [
    phrase('fb-alt-sided', { ...names(now, unit, target), side: sideOf(zone), die }),
  ],
  failed: ({ unit, target }, now) => [phrase('fb-alt-failed', names(now, unit, target))],
  touched: ({ contacts }, now) => contactPhrases(now, contacts),
  shot: ({ unit, target, range, hits }, now) => [
    phrase('fb-alt-shot', { ...names(now, unit, target), n: centimetres(range), hits }),
  ],
  lost: ({ unit: id, stands }, now) => {
    const unit = now.units.find((each) => each.id === id);
    return unit && stands.length < unit.stands.length
      ? [phrase('fb-alt-lost', { unit: unit.name, n: stands.length })]
      : [phrase('alt-eliminated', { unit: nounOf(now, id), at: squareIn(now, id) })];
  },
  left: ({ unit, fate, at }, now) => [
    phrase('fb-alt-left', { unit: nounOf(now, unit), square: squareOf(at, now.field), fate }),
  ],
  returned: ({ unit }, _, then) => [
    phrase('fb-alt-returned', { unit: nounOf(then, unit), square: squareIn(then, unit) }),
  ],
  rode: ({ commander, to, joined }, now) => [
    phrase('fb-alt-rode', {
      unit: nounOf(now, commander),
      to: squareOf(to, now.field),
      joins: joined === undefined ? 'no' : 'yes',
      other: nounOf(now, joined ?? commander),
    }),
  ],
  tested: ({ unit, confused }, now) => [
    phrase('fb-alt-tested', { unit: nounOf(now, unit), confused: confused ? 'yes' : 'no' }),
  ],
  set: ({ unit, to }, now) => [
    to.confused
      ? phrase('fb-alt-tested', { unit: nounOf(now, unit), confused: 'yes' })
      : phrase('alt-corrected', { unit: nounOf(now, unit) }),
  ],
};

function names(now: State, unit: string, target: string) {
  return { unit: nounOf(now, unit), target: nounOf(now, target) };
}

function frontIn(now: State, id: string) {
  const who = EVERYONE.of(now).find((each) => each.id === id);
  return who && placed(who).front;
}

function squareIn(now: State, id: string): string {
  const front = frontIn(now, id);
  return front ? squareOf(front, now.field) : '';
}

function facingIn(now: State, id: string): Phrase {
  return headingPhrase(frontIn(now, id)?.heading ?? 0);
}

/** Each pair of units that touch: by how many edges and corners. */
function contactPhrases(now: State, all: readonly Contact[]): Phrase[] {
  const contacts = worthShowing(all);
  const pairs = new Map(contacts.map(({ unit, enemy, side }) => [`${unit} ${enemy} ${side}`, { unit, enemy, side }]));
  return [...pairs.values()].map(({ unit, enemy, side }) => {
    const both = contacts.filter((each) => each.unit === unit && each.enemy === enemy && each.side === side);
    const edges = both.filter(({ long }) => long > 0).length;
    return phrase('fb-alt-touched', { ...names(now, unit, enemy), side, edges, corners: both.length - edges });
  });
}

/** FB-STEP-05. The same of an order before its dice: what each stand pays, from where, who would touch whom. */
export function planSentences(now: State, { unit, why, stands, charge }: Plan): Phrase[] {
  const most = centimetres(distanceOf(now, unit, why));
  if (!charge) return [phrase('fb-alt-plan', { unit: unit.name, n: centimetres(longestOf({ stands })), most })];
  const { target, zones, zone, contacts } = charge;
  const costs = stands
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, cost }) => phrase('fb-alt-cost', { n, cost: centimetres(cost) }));
  const sides = zones.map((each, at) => phrase('fb-alt-die', { faces: facesOf(zones.length, at), side: sideOf(each) }));
  return [
    phrase('fb-alt-plan-charge', { unit: unit.name, target: target.name, side: sideOf(zone), costs, most }),
    ...(zones.length > 1 ? [phrase('fb-alt-dice', { target: target.name, sides })] : []),
    ...contactPhrases(now, contacts),
  ];
}
