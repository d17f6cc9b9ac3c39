/** What each unit did in a whole battle, and how it ended: one line each, from the facts alone. */
import { phrase } from '../../../kernel/phrase.ts';
import { storiesOf } from '../../../march/stories.ts';
import { apply } from '../apply.ts';
import { placed } from '../position/everyone.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

const TALLIES = ['went', 'charged', 'evaded', 'shot', 'hit', 'lost'] as const;

export const stories = storiesOf<State, Fact, (typeof TALLIES)[number]>({
  says: (tally, n) => phrase(`fb-story-${tally}`, { n, times: n }),
  away: (unit) => phrase('fb-story-away', { unit }),
  tallies: TALLIES,
  apply,
  nounOf,
  strength: ({ stands }) => stands.length,
  front: (unit) => placed(unit).front,
  lengths: ['went'],
  weight: ({ hit, lost, charged, went }) => 3 * (lost + charged) + hit + went / 100_000,
  count: (add, fact) => {
    if (fact.type === 'lost') add(fact.unit, 'lost', fact.stands.length);
    if (fact.type === 'shot') {
      add(fact.unit, 'shot', 1);
      add(fact.unit, 'hit', fact.hits);
    }
    if (fact.type !== 'moved') return;
    add(fact.unit, 'went', Math.max(...fact.stands.map(({ cost }) => cost)));
    if (fact.why === 'charge') add(fact.unit, 'charged', 1);
    if (fact.why === 'evade') add(fact.unit, 'evaded', 1);
  },
});
