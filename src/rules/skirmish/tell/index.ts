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
import { savesParts, tellFired, tellLost, tellRolled, tellTested } from './fire.ts';
import { tellMoved } from './moves.ts';
import { factsOf, nameIn, openStory, type Passage, type Story, variantFor } from './story.ts';
import { titleOf } from './title.ts';
import { tellEngaged, tellFought, tellHeld, tellOpened, tellParted, tellSet, tellTouched, tellWon } from './turn.ts';

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
  const calm: readonly Fact['type'][] = ['moved', 'reloaded', 'finished'];
  return 'fact' in entry && calm.includes(entry.fact.type);
}

function sentencesOf(story: Story, at: number, entry: Entry<Fact>): Sentence[] {
  const told = passageOf(story, at, entry);
  if (!told) return [];
  return [sentenceOf(told, 'fact' in entry && FOLLOWING.includes(entry.fact.type))];
}

/** What a fire or a fight led to should not be separated from it. */
const FOLLOWING: readonly Fact['type'][] = ['lost', 'tested', 'touched', 'parted'];

function passageOf(story: Story, at: number, entry: Entry<Fact>): Passage | undefined {
  if ('fact' in entry) return byType(TELLERS, entry.fact, story, at);
  if (!('roll' in entry)) return undefined;
  const isWaiting = entry.roll.why === 'fire' && !factsOf(story).some(({ type }) => type === 'fired');
  return isWaiting ? tellRolled(story, entry) : tellSaved(story, at, entry);
}

/** SK-GAP-03. Saves that let nobody fall: no loss follows that would show them. */
function tellSaved(
  story: Story,
  at: number,
  { roll }: Extract<Entry<Fact>, { readonly roll: unknown }>,
): Passage | undefined {
  const next = story.entries[at + 1];
  if (roll.why !== 'saves' || (next && 'fact' in next && next.fact.type === 'lost')) return undefined;
  return {
    says: phrase('sk-tell-saved', { unit: nameIn(story, roll.unit ?? '') }),
    lines: [savesParts(story, at + 1)],
  };
}

const TELLERS: ByType<Fact, [story: Story, at: number], Passage | undefined> = {
  opened: (fact, story, at) => tellOpened(story, at, fact),
  moved: (fact, story, at) => tellMoved(story, at, fact),
  fired: (fact, story, at) => tellFired(story, at, fact),
  lost: (fact, story, at) => tellLost(story, at, fact),
  tested: (fact, story) => tellTested(story, fact),
  reloaded: ({ unit, figures }, story) => ({
    says: phrase('sk-tell-reloaded', {
      unit: nameIn(story, unit),
      n: figures.length,
      variant: variantFor(story, unit),
    }),
    lines: [],
  }),
  touched: (fact, story) => tellTouched(story, fact),
  parted: (fact, story, at) => tellParted(story, at, fact),
  fought: (_, story, at) => tellFought(story, at),
  engaged: (fact, story) => tellEngaged(story, fact),
  settled: (_, story) => ({ says: phrase('sk-tell-settled'), lines: [], isTitled: isOnlySettled(story) }),
  held: (fact, story) => tellHeld(story, fact),
  finished: ({ side }) => ({ says: phrase('sk-tell-finished', { side: sidePhrase(side) }), lines: [] }),
  set: (fact, story) => tellSet(story, fact),
  won: (fact, story) => tellWon(story, fact),
  // The desk's own words: `handSentence`.
  ruled: () => undefined,
  notAgreed: () => undefined,
};

function isOnlySettled(story: Story): boolean {
  return factsOf(story).every(({ type }) => type === 'settled' || type === 'ruled');
}

/** The turn, and who is next. What units have left stands with their losses. */
function footerOf({ positions }: Story): Phrase[] {
  const now = positions.at(-1)!;
  if (now.phase === 'over') return [];
  const clock = phrase('sk-clock', { turn: now.turn, last: now.lastTurn });
  return [clock, ...(now.phase === 'acting' ? [phrase('sk-next', { side: sidePhrase(now.active) })] : [])];
}
