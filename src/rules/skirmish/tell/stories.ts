/** What each unit did in a whole battle, and how it ended: one line each, from the facts alone. */
import { phrase } from '../../../kernel/phrase.ts';
import { storiesOf } from '../../../march/stories.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import { anchorOf } from '../position/squad.ts';
import { type State, unitOf } from '../state.ts';
import { wentOf } from './moves.ts';

const TALLIES = ['went', 'fired', 'hit', 'assaulted', 'fell-back', 'lost'] as const;

export const stories = storiesOf<State, Fact, (typeof TALLIES)[number]>({
  says: (tally, n) => phrase(`sk-story-${tally}`, { n, times: n }),
  tallies: TALLIES,
  lengths: ['went'],
  apply,
  nounOf,
  strength: ({ figures }) => figures.length,
  front: anchorOf,
  weight: ({ hit, lost, assaulted, went }) => hit + lost + assaulted + went / 100_000,
  count: (add, fact, before, now) => {
    if (fact.type === 'fired') add(fact.unit, 'fired', 1);
    if (fact.type === 'lost') {
      add(fact.unit, 'lost', fact.figures.length);
      // A loss after a fire is the shooter's doing.
      const shot = before.findLast(({ type }) => type === 'fired');
      if (shot?.type === 'fired') add(shot.unit, 'hit', fact.figures.length);
    }
    if (fact.type === 'fought' && fact.fell) {
      const [one, other] = fact.pair.map((man) => man.split('.')[0]!) as [string, string];
      add(unitOf(now, one).side === fact.fell ? other : one, 'hit', 1);
    }
    if (fact.type !== 'moved') return;
    add(fact.unit, 'went', wentOf(fact));
    if (fact.why === 'assault') add(fact.unit, 'assaulted', 1);
    if (fact.why === 'recoil' || fact.why === 'refuse' || fact.why === 'fallBack') add(fact.unit, 'fell-back', 1);
  },
});
