/** What a unit or a commander can do now, with an example each, and why not the rest. */
import { CENTIMETRE } from '../../../field/length.ts';
import { triedEach } from '../../../kernel/grammar/tried.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { NOTHING, run } from '../../../kernel/run.ts';
import { bareNoun } from '../../../kernel/text/quoted.ts';
import { apply } from '../apply.ts';
import { isUnit, type Who } from '../position/everyone.ts';
import { grammar } from '../language/grammar.ts';
import type { Order } from '../order.ts';
import { play } from '../play.ts';
import { chargesFor, enemiesNear, movesFor, ridesFor } from '../proposals.ts';
import type { State } from '../state.ts';

export function orderLines(now: State, who: Who): Phrase[][] {
  if (now.phase !== 'movement' || now.active !== who.side) return [];
  return triedEach(Object.entries(triesOf(now, who)), {
    verb: (name) => phrase(`fb-look-verb-${name}`),
    whyNot: (order) => refusalOf(now, order, who.side),
    shown: (order) => bareNoun({ en: grammar.render(order, 'en'), fr: grammar.render(order, 'fr') }),
  });
}

/** Tried without dice or answers. */
function refusalOf(now: State, order: Order, by: Side): Refusal | undefined {
  const outcome = run({ play, apply }, now, order, by, [], NOTHING);
  return outcome.kind === 'refused' ? outcome.refusal : undefined;
}

/** One order of each kind: what is proposed first, else a short step, or the nearest enemy. */
function triesOf(now: State, who: Who): Readonly<Record<string, Order>> {
  if (!isUnit(who)) {
    const [ride] = ridesFor(now, who);
    return ride ? { ride: ride.order } : {};
  }
  const unit = who.id;
  const [nearest] = enemiesNear(now, who);
  const charge: Order | undefined =
    chargesFor(now, who)[0]?.order ?? (nearest && { kind: 'charge', unit, target: nearest.id });
  return {
    advance: movesFor(now, who)[0]?.order ?? { kind: 'advance', unit, legs: [{ by: 2 * CENTIMETRE, angle: 0 }] },
    ...(charge && { charge }),
    evade: { kind: 'evade', unit },
  };
}
