/** What a battle waits for: from one person, or from others. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Awaited, awaitedNow } from '../../seats/awaited.ts';
import { fromEach, type Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { nameOf, sideName } from '../../battle/voice.ts';
import { momentAhead } from '../../../kernel/moment.ts';

/** What this person owes the battle now, earliest deadline first. */
export function owedBy(loaded: LoadedBattle, userId: string): readonly Awaited[] {
  const own = awaitedNow(loaded).filter(({ person }) => person.id === userId);
  return own.toSorted((a, b) => (a.until?.getTime() ?? Infinity) - (b.until?.getTime() ?? Infinity));
}

/** For a step left to the table no orders are due. */
function dueIn({ next }: LoadedBattle, { duty }: Awaited): Awaited['duty'] | 'step' {
  return duty === 'turn' && next.kind === 'table' ? 'step' : duty;
}

/** Addressed to the person. */
export function owedLine(loaded: LoadedBattle, owed: Awaited): Phrase {
  const { until, instead } = owed;
  const due = dueIn(loaded, owed);
  const args = { until: until ? phrase('overview-until', { until: momentAhead(until) }) : '' };
  if (instead) return phrase(`overview-owe-${due}-for`, { ...args, whose: nameOf(instead) });
  return phrase(`overview-owe-${due}`, args);
}

/** What this person is asked besides the question of an order. */
export function askedLines(deps: Deps, loaded: LoadedBattle, userId: string): Promise<readonly Phrase[]> {
  return fromEach(deps.hooks.asked, (lines) => lines(deps, loaded, userId));
}

/** Who else has to act, for what, and by when. */
export function othersLines(loaded: LoadedBattle, userId: string): readonly Phrase[] {
  return awaitedNow(loaded)
    .filter(({ person }) => person.id !== userId)
    .map((awaited) => {
      const { person, instead, side, until } = awaited;
      return phrase(`overview-awaits-${dueIn(loaded, awaited)}`, {
        who: instead ? phrase('overview-instead', { who: nameOf(person), whose: nameOf(instead) }) : nameOf(person),
        side: sideName(side),
        until: until ? phrase('overview-until', { until: momentAhead(until) }) : '',
      });
    });
}
