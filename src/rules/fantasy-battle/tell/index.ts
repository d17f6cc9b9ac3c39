/**
 * The story of an order: an exhaustive walk over its transcript, to sentences with their small lines. It chooses
 * messages and arguments; the texts are in `assets/locales`. Nothing ever parses it again.
 */
import { phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { tellWith } from '../../../kernel/teller.ts';
import { endingTellers } from '../../../survey/field/ending.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { tellAnnounced, tellFailed, tellObjected, tellParted, tellSided, tellTouched } from './charges.ts';
import { tellFought, tellLost, tellMayShoot, tellShot } from './fights.ts';
import { tellConsented, tellMoved, tellRode, tellTested } from './moves.ts';
import { tellOrdered } from './orders.ts';
import { LEFT } from './left.ts';
import { openStory } from './story.ts';
import { titleOf } from './title.ts';
import { tellLeft, tellOpened, tellReturned, tellSet, tellWithdraws } from './turn.ts';

export const tell = tellWith<State, Fact>({
  openStory,
  titleOf,
  calm: ['activated', 'moved', 'rode', 'phase', 'finished'],
  following: ['sided', 'failed', 'touched', 'lost', 'parted', 'tested', 'set', 'returned'],
  tellers: {
    opened: (fact, story, at) => tellOpened(story, at, fact),
    // With what the unit then does.
    activated: () => undefined,
    ordered: (fact, story) => tellOrdered(story, fact),
    moved: (fact, story, at) => tellMoved(story, at, fact),
    consented: (fact, story) => tellConsented(story, fact),
    tested: (fact, story) => tellTested(story, fact),
    announced: (fact, story, at) => tellAnnounced(story, at, fact),
    objected: (fact, story, at) => tellObjected(story, at, fact),
    heard: () => ({ says: phrase('fb-tell-heard'), lines: [] }),
    sided: (fact, story) => tellSided(story, fact),
    failed: (fact, story) => tellFailed(story, fact),
    touched: (fact, story) => tellTouched(story, fact),
    parted: (fact, story, at) => tellParted(story, at, fact),
    mayShoot: (fact, story) => tellMayShoot(story, fact),
    shot: (fact, story) => tellShot(story, fact),
    fought: (fact, story, at) => tellFought(story, at, fact),
    lost: (fact, story, at) => tellLost(story, at, fact),
    left: (fact, story, at) => tellLeft(story, at, fact),
    returned: (fact, story, at) => tellReturned(story, at, fact),
    withdraws: (fact) => tellWithdraws(fact),
    rode: (fact, story, at) => tellRode(story, at, fact),
    phase: ({ phase: name }) => ({ says: phrase(`fb-tell-phase-${name}`), lines: [] }),
    finished: ({ side }) => ({ says: phrase('fb-tell-finished', { side: sidePhrase(side) }), lines: [] }),
    set: (fact, story, at) => tellSet(story, at, fact),
    ...endingTellers(LEFT.won),
  },
  // What units have left stands with their losses.
  footer: ({ turn, lastTurn: last, phase, active }) => [
    phrase('fb-clock', { turn, last }),
    ...(phase === 'movement' ? [phrase('fb-next', { side: sidePhrase(active) })] : []),
  ],
});
