/**
 * The story of an order: an exhaustive walk over its transcript, to sentences with their small lines. It chooses
 * messages and arguments; the texts are in `assets/locales`. Nothing ever parses it again.
 *
 * In this folder: story (the transcript), moves, turn, deeds (what rulings did), then title and footer.
 */
import { handSentence } from '../../../kernel/hand.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Sentence, Tale, Telling } from '../../../kernel/ruleset.ts';
import type { Entry } from '../../../kernel/run.ts';
import { type ByType, byType } from '../../../kernel/story.ts';
import { varied } from '../../../kernel/varied.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { tellAllSet, tellAppeared, tellEliminated, tellLost, tellRejoined, tellRetreated, tellSet } from './deeds.ts';
import { footerOf } from './footer.ts';
import { tellEntered, tellLeft, tellMoved } from './moves.ts';
import { nameIn, openStory, type Passage, type Story } from './story.ts';
import { titleOf } from './title.ts';
import { tellCombatEnded, tellMovementEnded, tellOpened, tellWon } from './turn.ts';

export function tell(telling: Telling<State, Fact>): Tale {
  const story = openStory(telling);
  return {
    quiet: story.entries.length > 0 && story.entries.every(isQuiet),
    title: titleOf(story),
    sentences: varied(story.entries.flatMap((entry, at) => handSentence(entry) ?? sentencesOf(story, at, entry))),
    footer: footerOf(story),
  };
}

/** A move is quiet: there was no roll, no question and no decision. It is reported with what follows. */
function isQuiet(entry: Entry<Fact>): boolean {
  const calm: readonly Fact['type'][] = ['moved', 'entered', 'wagonsSet'];
  return 'fact' in entry && calm.includes(entry.fact.type);
}

/** Both sides' answers at the desk are reported with the ruling. */
function sentencesOf(story: Story, at: number, entry: Entry<Fact>): Sentence[] {
  if (!('fact' in entry) || isToldWithLast(story, at)) return [];
  const told = byType(TELLERS, entry.fact, story, at);
  if (!told) return [];
  const dice = told.lines.filter((parts) => parts.length > 0).map((parts) => phrase('tell-line', { parts }));
  return [{ says: told.says, dice, ...(isOutcome(entry.fact) && { follows: true }) }];
}

/** PA-UMP-01. Whether this is only an activation, or the end of one. Several in a row are one sentence. */
function activationAt({ entries }: Story, at: number): { unit: string; is: boolean } | undefined {
  const entry = entries[at];
  if (!entry || !('fact' in entry) || entry.fact.type !== 'set') return undefined;
  const { unit, to } = entry.fact;
  return to.activated !== undefined && Object.keys(to).length === 1 ? { unit, is: to.activated } : undefined;
}

function isToldWithLast(story: Story, at: number): boolean {
  const own = activationAt(story, at);
  return own !== undefined && activationAt(story, at - 1)?.is === own.is;
}

/** This activation and those directly after it. */
function activatedFrom(story: Story, at: number, is: boolean): string[] {
  const found = activationAt(story, at);
  return found?.is === is ? [found.unit, ...activatedFrom(story, at + 1, is)] : [];
}

/** The effects of a ruling should not be separated from it. */
function isOutcome({ type }: Fact): boolean {
  return type === 'lost' || type === 'eliminated' || type === 'retreated';
}

const TELLERS: ByType<Fact, [story: Story, at: number], Passage | undefined> = {
  opened: (fact, story, at) => tellOpened(story, at, fact),
  moved: (fact, story, at) => tellMoved(story, at, fact),
  entered: (fact, story, at) => tellEntered(story, at, fact),
  left: (fact, story, at) => tellLeft(story, at, fact),
  wagonsSet: ({ unit, drawnUp }, story) => {
    const id = drawnUp ? 'pa-tell-wagons-yes' : 'pa-tell-wagons-no';
    return { says: phrase(id, { unit: nameIn(story, unit) }), lines: [[phrase(`${id}-line`)]] };
  },
  movementEnded: (fact, story) => tellMovementEnded(story, fact),
  combatEnded: (fact) => tellCombatEnded(fact),
  set: (fact, story, at) => {
    const { activated } = fact.to;
    const all = activated === undefined ? [] : activatedFrom(story, at, activated);
    return all.length > 1 ? tellAllSet(story, all, activated!) : tellSet(story, at, fact);
  },
  retreated: (fact, story) => tellRetreated(story, fact),
  lost: (fact, story, at) => tellLost(story, at, fact),
  eliminated: (fact, story, at) => tellEliminated(story, at, fact),
  appeared: (fact, story, at) => tellAppeared(story, at, fact),
  rejoined: (fact, story, at) => tellRejoined(story, at, fact),
  won: (fact) => tellWon(fact),
  // The desk's own words: `handSentence`.
  ruled: () => undefined,
  notAgreed: () => undefined,
};
