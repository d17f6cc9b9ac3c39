/** A finished sentence: whether it follows from another, and what the title already says. */
import { canonical } from '../../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Draft } from '../../../kernel/page.ts';
import type { Sentence } from '../../../kernel/shown.ts';

/** The first sentence is below the title, which may already say it; wherever it is, a lost unit is named only once. */
export function finished({ says, lines, spent }: Draft, title: Phrase, isFirst: boolean): Sentence {
  const titled = isFirst ? underTitle(says, title) : endsInTitle(says, title) ? 'nothing' : undefined;
  return {
    says,
    dice: lines.map(({ parts }) => phrase('tell-line', { parts })),
    ...(spent.length > 0 && { spent }),
    ...(OUTCOMES.some((start) => says.id.startsWith(start)) && { follows: true }),
    ...(titled && { titled }),
    ...(ANNOUNCED.includes(says.id) && { announces: true }),
    ...(isAwaited(says) && { asks: true }),
  };
}

/** SH-REACT-01. A charge whose target still has to react. */
function isAwaited({ args }: Phrase): boolean {
  const answer = args?.['answer'];
  return typeof answer === 'object' && 'id' in answer && answer.id === 'tell-reacts-open';
}

/** Prefixes of messages that tell the result of the sentence before. */
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

/** Titles with the same wording as their sentence. */
const SAME: Readonly<Record<string, string>> = {
  'title-points': 'tell-points',
  'title-turn-began': 'tell-turn-began',
  'title-ended': 'tell-ended',
  'title-turn': 'tell-turn',
  'title-form': 'tell-form',
  'title-march': 'tell-march',
  'title-flees': 'tell-runs-on',
  'title-recovery-failed': 'tell-recovery-failed',
};

/** Titles that tell the end of a unit, and the argument with its name. */
const ENDS: Readonly<Record<string, string>> = {
  'title-charge-destroyed': 'target',
  'title-charge-destroyed-dear': 'target',
  'title-charge-driven-off': 'target',
  'title-fire-destroyed': 'target',
};

/** Sentences that tell only that end. */
const LOST = ['tell-eliminated-destroyed', 'tell-eliminated-silenced', 'tell-eliminated-off-map'];

function endsInTitle({ id, args = {} }: Phrase, title: Phrase): boolean {
  const whose = ENDS[title.id];
  if (whose === undefined || !LOST.includes(id)) return false;
  return canonical(title.args?.[whose]) === canonical(args['unit']);
}

/** The end of a turn and the beginning of the next. */
const ANNOUNCED: readonly string[] = ['tell-ended', 'tell-turn-began', 'tell-points'];

/** The rest of a sentence below this title; undefined: all of it. */
function underTitle({ id, args = {} }: Phrase, title: Phrase): Phrase | 'nothing' | undefined {
  if (title.id === 'title-answers' && id === 'tell-answered') return 'nothing';
  if (SAME[title.id] === id && canonical(args['unit']) === canonical(title.args?.['unit'])) return 'nothing';
  if (title.id === 'title-ended-orders' && id === 'tell-ended-orders') return phrase('tell-ended-orders-titled');
  const { units } = args;
  if (title.id === 'title-passed-over' && id === 'tell-passed-over' && Array.isArray(units)) {
    return phrase('tell-passed-over-titled', { n: units.length });
  }
  return undefined;
}
