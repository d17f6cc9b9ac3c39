/** What each unit did in a whole battle, and how it ended: one line each, from the facts alone. */
import { phrase } from '../../../kernel/phrase.ts';
import { storiesOf } from '../../../march/stories.ts';
import { apply } from '../apply.ts';
import { figuresOf } from '../position/body.ts';
import type { Fact } from '../facts.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

const TALLIES = ['went', 'charged', 'struck', 'evaded', 'rallied', 'shot', 'hit', 'lost'] as const;

export const stories = storiesOf<State, Fact, (typeof TALLIES)[number]>({
  says: (tally, n) => phrase(`pe-story-${tally}`, { n, times: n }),
  away: (unit) => phrase('pe-story-away', { unit }),
  tallies: TALLIES,
  apply,
  nounOf,
  strength: figuresOf,
  front: ({ pose }) => pose,
  lengths: ['went'],
  weight: ({ struck, charged, evaded, rallied, hit, lost, went }) =>
    3 * struck + 2 * charged + evaded + rallied + hit + lost + went / 100_000,
  count: (add, fact) => {
    if (fact.type === 'moved') add(fact.unit, 'went', fact.by);
    if (fact.type === 'announced' && fact.what === 'charge') add(fact.unit, 'charged', 1);
    if (fact.type === 'announced' && fact.what === 'rally') add(fact.unit, 'rallied', 1);
    if ((fact.type === 'announced' && fact.what === 'evade') || (fact.type === 'reacted' && fact.how === 'evade'))
      add(fact.unit, 'evaded', 1);
    if (fact.type === 'shot') {
      add(fact.unit, 'shot', 1);
      add(fact.unit, 'hit', fact.hits);
    }
    if (fact.type === 'lost') add(fact.unit, 'lost', fact.figures);
    if (fact.type === 'struck') for (const { by } of fact.contacts) add(by, 'struck', 1);
  },
});
