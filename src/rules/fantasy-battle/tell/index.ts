/**
 * The story of an order: an exhaustive walk over its transcript, to sentences with their small lines. It chooses
 * messages and arguments; the texts are in `assets/locales`. Nothing ever parses it again.
 */
import { handSentence } from '../../../kernel/hand.ts';
import { sentenceOf } from '../../../kernel/passage.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import type { Sentence, Tale, Telling } from '../../../kernel/ruleset.ts';
import type { Entry } from '../../../kernel/run.ts';
import { type ByType, byType } from '../../../kernel/story.ts';
import { varied } from '../../../kernel/varied.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { tellAnnounced, tellFailed, tellObjected, tellParted, tellSided, tellTouched } from './charges.ts';
import { tellFought, tellLost, tellMayShoot, tellShot } from './fights.ts';
import { tellConsented, tellMoved, tellRode, tellTested } from './moves.ts';
import { tellOrdered } from './orders.ts';
import { openStory, type Passage, type Story } from './story.ts';
import { titleOf } from './title.ts';
import { tellHeld, tellLeft, tellOpened, tellReturned, tellSet, tellWithdraws, tellWon } from './turn.ts';

export function tell(telling: Telling<State, Fact>): Tale {
  const story = openStory(telling);
  return {
    quiet: story.entries.length > 0 && story.entries.every(isQuiet),
    title: titleOf(story),
    sentences: varied(story.entries.flatMap((entry, at) => handSentence(entry) ?? sentencesOf(story, at, entry))),
    footer: footerOf(story),
  };
}

/** Nothing was rolled, asked or decided: it is reported with what follows. */
function isQuiet(entry: Entry<Fact>): boolean {
  const calm: readonly Fact['type'][] = ['activated', 'moved', 'rode', 'phase', 'finished'];
  return 'fact' in entry && calm.includes(entry.fact.type);
}

/** What a charge or a fight led to should not be separated from it. */
const FOLLOWING: readonly Fact['type'][] = [
  'sided',
  'failed',
  'touched',
  'lost',
  'parted',
  'tested',
  'set',
  'returned',
];

function sentencesOf(story: Story, at: number, entry: Entry<Fact>): Sentence[] {
  if (!('fact' in entry)) return [];
  const told = byType(TELLERS, entry.fact, story, at);
  return told ? [sentenceOf(told, FOLLOWING.includes(entry.fact.type))] : [];
}

const TELLERS: ByType<Fact, [story: Story, at: number], Passage | undefined> = {
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
  held: (fact, story) => tellHeld(story, fact),
  phase: ({ phase: name }) => ({ says: phrase(`fb-tell-phase-${name}`), lines: [] }),
  finished: ({ side }) => ({ says: phrase('fb-tell-finished', { side: sidePhrase(side) }), lines: [] }),
  set: (fact, story, at) => tellSet(story, at, fact),
  won: (fact, story) => tellWon(story, fact),
  // The desk's own words: `handSentence`.
  ruled: () => undefined,
  notAgreed: () => undefined,
};

/** The turn, and who is next. What units have left stands with their losses. */
function footerOf({ positions }: Story): Phrase[] {
  const now = positions.at(-1)!;
  if (now.phase === 'over') return [];
  const clock = phrase('fb-clock', { turn: now.turn, last: now.lastTurn });
  return [clock, ...(now.phase === 'movement' ? [phrase('fb-next', { side: sidePhrase(now.active) })] : [])];
}
