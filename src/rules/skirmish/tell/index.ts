/**
 * The story of an order: an exhaustive walk over its transcript, to sentences with their small lines. It chooses
 * messages and arguments; the texts are in `assets/locales`. Nothing ever parses it again.
 */
import { phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import { tellWith } from '../../../kernel/teller.ts';
import { endingTellers } from '../../../survey/field/ending.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { savesParts, tellFired, tellLost, tellRolled, tellTested } from './fire.ts';
import { LEFT } from './left.ts';
import { tellMoved } from './moves.ts';
import { factsOf, nameIn, openStory, type Passage, type Story, variantFor } from './story.ts';
import { titleOf } from './title.ts';
import { tellEngaged, tellFought, tellOpened, tellParted, tellSet, tellTouched } from './turn.ts';

type Rolled = Extract<Entry<Fact>, { readonly roll: unknown }>;

export const tell = tellWith<State, Fact>({
  openStory,
  titleOf,
  calm: ['moved', 'reloaded', 'finished'],
  following: ['lost', 'tested', 'touched', 'parted'],
  roll: (story, at, entry) => {
    const isWaiting = entry.roll.why === 'fire' && !factsOf(story).some(({ type }) => type === 'fired');
    return isWaiting ? tellRolled(story, entry) : tellSaved(story, at, entry);
  },
  tellers: {
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
    finished: ({ side }) => ({ says: phrase('sk-tell-finished', { side: sidePhrase(side) }), lines: [] }),
    set: (fact, story) => tellSet(story, fact),
    ...endingTellers(LEFT.won),
  },
  // What units have left stands with their losses.
  footer: ({ turn, lastTurn: last, phase, active }) => [
    phrase('sk-clock', { turn, last }),
    ...(phase === 'acting' ? [phrase('sk-next', { side: sidePhrase(active) })] : []),
  ],
});

/** SK-GAP-03. Saves that let nobody fall: no loss follows that would show them. */
function tellSaved(story: Story, at: number, { roll }: Rolled): Passage | undefined {
  const next = story.entries[at + 1];
  if (roll.why !== 'saves' || (next && 'fact' in next && next.fact.type === 'lost')) return undefined;
  return {
    says: phrase('sk-tell-saved', { unit: nameIn(story, roll.unit ?? '') }),
    lines: [savesParts(story, at + 1)],
  };
}

function isOnlySettled(story: Story): boolean {
  return factsOf(story).every(({ type }) => type === 'settled' || type === 'ruled');
}
