/** The losses from shots and blows, for choosing the words of the report. */
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../facts.ts';
import { SHAKEN_BY } from '../morale/morale.ts';
import { TRANSFER } from '../questions/transfer.ts';
import { deedOf, factsOf, type Story, strengthAtLine } from './story.ts';

/** The target's losses to a shot or a blow at this line, after saves and losses taken over from artillery. */
export function lossFrom(story: Story, line: number, target: string): number {
  const caused = consequencesOf(story, line);
  const loss = deedOf(factsOf({ entries: caused }), target, 'lost');
  if (loss) return loss.strength;
  // The story may stop before the loss is known: hits that were not saved.
  const isOpen = line + 1 + caused.length >= story.entries.length;
  return isOpen ? story.entries.slice(line).reduce((sum, entry) => sum + hits(entry), 0) : 0;
}

/** The results of a blow: saves, a transfer by artillery with its test, the shot itself, and losses. */
function consequencesOf({ entries }: Story, line: number): readonly Entry<Fact>[] {
  const after = entries.slice(line + 1);
  const end = after.findIndex((entry) => !isConsequence(entry));
  return end < 0 ? after : after.slice(0, end);
}

function isConsequence(entry: Entry<Fact>): boolean {
  if ('ask' in entry) return entry.ask.kind === TRANSFER.kind;
  if ('fact' in entry) return ['fired', 'lost', 'passed', 'failed'].includes(entry.fact.type);
  return ['saves', 'shock', 'melee'].includes(entry.roll.why) || entry.roll.about['reason'] === 'transfer';
}

function hits(entry: Entry<Fact>): number {
  if (!('roll' in entry) || !['fire', 'shock', 'melee', 'saves'].includes(entry.roll.why)) return 0;
  const good = entry.got.filter((die) => die >= Number(entry.roll.about['need'])).length;
  return entry.roll.why === 'saves' ? -good : good;
}

/**
 * `heavy`: enough for a test (SH-MORALE-01); `last`: fewer, but all that were left; `saved`: it hit, and every loss was
 * saved; `elsewhere`: other units took the loss (SH-ARTLOSS-01).
 */
export type Effect = 'none' | 'some' | 'heavy' | 'saved' | 'elsewhere' | 'last';

export function effectOf(story: Story, line: number, target: string): Effect {
  const lost = lossFrom(story, line, target);
  if (lost >= SHAKEN_BY) return 'heavy';
  if (lost > 0) return lost >= strengthAtLine(story, line, target) ? 'last' : 'some';
  if (factsOf({ entries: consequencesOf(story, line) }).some(({ type }) => type === 'lost')) return 'elsewhere';
  // The dice are at this line, or at the next.
  return story.entries.slice(line, line + 2).some((entry) => hits(entry) > 0) ? 'saved' : 'none';
}
