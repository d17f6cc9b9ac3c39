/**
 * The story of an order: an exhaustive walk over its transcript, to sentences with their small lines. It chooses
 * messages and arguments; the texts are in `assets/locales`. Nothing ever parses it again. What some eyes may not see is
 * not in the transcript that they are shown.
 */
import { tellWith } from '../../../kernel/teller.ts';
import { endingTellers } from '../../../survey/field/ending.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { turnPhrase } from '../turn.ts';
import { tellBegan, tellDone, tellForgotten, tellHalted, tellReacted } from './changes.ts';
import { tellDiverted, tellEnded, tellStops, tellStruck } from './charges.ts';
import { tellDrawn, tellFought, tellLost, tellSet, tellShot, tellTested } from './fights.ts';
import { tellAnnounced, tellOpened, tellWrote } from './opening.ts';
import {
  isRallying,
  tellFlows,
  tellHalfEnded,
  tellInForce,
  tellJoined,
  tellLeft,
  tellParted,
  tellPhase,
  tellPierced,
  tellRode,
  tellSplit,
} from './others.ts';
import { LEFT } from './left.ts';
import { openStory } from './story.ts';
import { titleOf } from './title.ts';
import { tellWalks } from './walks.ts';

const nothing = () => undefined;

export const tell = tellWith<State, Fact>({
  openStory,
  titleOf,
  /** PE-STEP. Sheets without an announcement, a quarter in which nothing has happened, the end of a half. */
  calm: [
    'opened',
    'wrote',
    'rests',
    'met',
    'through',
    'mayFire',
    'ticked',
    'quarterEnded',
    'halfEnded',
    'phase',
    'delivered',
  ],
  mayBeUnseen: true,
  following: ['struck', 'diverted', 'ended', 'pierced', 'lost', 'left', 'tested', 'drawn'],
  tellers: {
    opened: (_, story) => tellOpened(story),
    announced: (fact, story, at) => tellAnnounced(story, at, fact),
    wrote: (fact, story, at) => tellWrote(story, at, fact),
    began: (_, story, at) => tellBegan(story, at),
    done: (fact, story, at) => tellDone(story, at, fact),
    moved: (fact, story, at) => tellWalks(story, at, fact),
    halted: (fact, story, at) => tellHalted(story, at, fact),
    forgotten: (fact, story) => tellForgotten(story, fact),
    reacted: (fact, story) => tellReacted(story, fact),
    diverted: (fact, story) => tellDiverted(story, fact),
    stops: (fact, story) => tellStops(story, fact),
    ended: (fact, story, at) => tellEnded(story, at, fact),
    struck: (fact, story, at) => tellStruck(story, at, fact),
    parted: (fact, story) => (isRallying(story, fact.unit) ? undefined : tellParted(story, fact)),
    pierced: (fact, story) => tellPierced(story, fact),
    flows: (fact, story) => tellFlows(story, fact),
    split: (fact, story) => tellSplit(story, fact),
    joined: (fact, story) => tellJoined(story, fact),
    left: (fact, story, at) => tellLeft(story, at, fact),
    inForce: (fact, story) => tellInForce(story, fact),
    rode: (fact, story, at) => tellRode(story, at, fact),
    halfEnded: (_, story) => tellHalfEnded(story),
    phase: (fact, story, at) => tellPhase(story, at, fact),
    shot: (fact, story) => tellShot(story, fact),
    fought: (fact, story, at) => tellFought(story, at, fact),
    drawn: (fact, story) => tellDrawn(story, fact),
    lost: (fact, story, at) => tellLost(story, at, fact),
    tested: (fact, story) => tellTested(story, fact),
    set: (fact, story) => tellSet(story, fact),
    ...endingTellers(LEFT.won),
    // In the picture, or told by what they lead to.
    met: nothing,
    through: nothing,
    rests: nothing,
    mayFire: nothing,
    ticked: nothing,
    quarterEnded: nothing,
    delivered: nothing,
  },
  footer: (now) => [turnPhrase(now)],
});
