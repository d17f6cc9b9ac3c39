/** A sentence as it leaves the page: what follows from another one, and what the title above it says already. */
import { canonical } from '../../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Sentence } from '../../../kernel/shown.ts';
import type { Draft } from './story.ts';

/** Only the first sentence stands below the title. */
export function finished({ says, lines, spent }: Draft, title: Phrase | undefined): Sentence {
  const titled = title && underTitle(says, title);
  return {
    says,
    dice: lines.map(({ parts }) => phrase('tell-line', { parts })),
    ...(spent.length > 0 && { spent }),
    ...(OUTCOMES.some((start) => says.id.startsWith(start)) && { follows: true }),
    ...(titled && { titled }),
    ...(ANNOUNCED.includes(says.id) && { announces: true }),
  };
}

/** How the messages begin that tell what came of the sentence before. */
const OUTCOMES = [
  'tell-test-',
  'tell-runs-on',
  'tell-eliminated-',
  'tell-return-',
  'tell-shock-back-',
  'tell-back-',
  'tell-crossed',
  'tell-melee-back-',
  'tell-declined',
  'correct-',
];

/** Titles in the words of their sentence. */
const SAME: Readonly<Record<string, string>> = {
  'title-points': 'tell-points',
  'title-turn-began': 'tell-turn-began',
  'title-ended': 'tell-ended',
  'title-turn': 'tell-turn',
  'title-form': 'tell-form',
  'title-march': 'tell-march',
  'title-recovery-failed': 'tell-recovery-failed',
};

/** The end of a turn and the beginning of the next. */
const ANNOUNCED: readonly string[] = ['tell-ended', 'tell-turn-began', 'tell-points'];

/** What is left to say of a sentence below this title; undefined: all of it. */
function underTitle({ id, args = {} }: Phrase, title: Phrase): Phrase | 'nothing' | undefined {
  if (SAME[title.id] === id && canonical(args['unit']) === canonical(title.args?.['unit'])) return 'nothing';
  if (title.id === 'title-ended-orders' && id === 'tell-ended-orders') return phrase('tell-ended-orders-titled');
  const { units } = args;
  if (title.id === 'title-passed-over' && id === 'tell-passed-over' && Array.isArray(units)) {
    return phrase('tell-passed-over-titled', { n: units.length });
  }
  return undefined;
}
