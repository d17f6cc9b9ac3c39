/** The losses from shots and blows, for choosing the words of the report. */
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../facts.ts';
import { TRANSFER } from '../questions/transfer.ts';
import { factAt, type Story, strengthAtLine } from './story.ts';

/** The target's losses to a shot or a blow at this line, after saves and losses taken over from artillery. */
export function lossFrom(story: Story, line: number, target: string): number {
  for (let next = line + 1; next < story.entries.length; next++) {
    const fact = factAt(story, next);
    if (fact?.type === 'lost' && fact.unit === target) return fact.strength;
    if (!isBetweenBlowAndLoss(story, next)) return 0;
  }
  // The story stops before the loss is known: hits that were not saved.
  return story.entries.slice(line).reduce((sum, entry) => sum + hits(entry), 0);
}

function hits(entry: Entry<Fact>): number {
  if (!('roll' in entry) || !['fire', 'shock', 'melee', 'saves'].includes(entry.roll.why)) return 0;
  const good = entry.got.filter((die) => die >= Number(entry.roll.about['need'])).length;
  return entry.roll.why === 'saves' ? -good : good;
}

/** Saves, a transfer by artillery with its test, and the shot itself come between the dice and the loss. */
function isBetweenBlowAndLoss(story: Story, line: number): boolean {
  const entry = story.entries[line]!;
  if ('ask' in entry) return entry.ask.kind === TRANSFER.kind;
  if ('roll' in entry) {
    return ['saves', 'shock', 'melee'].includes(entry.roll.why) || entry.roll.about['reason'] === 'transfer';
  }
  return ['fired', 'lost', 'passed', 'failed'].includes(entry.fact.type);
}

type Extent = 'none' | 'some' | 'heavy';

/**
 * `saved`: it hit, and every loss was saved; `elsewhere`: other units took the loss (SH-ARTLOSS-01); `last`: few, but
 * all that were left.
 */
export type Effect = Extent | 'saved' | 'elsewhere' | 'last';

/** The effect of a shot or a blow at this line on its target. */
export function effectOf(story: Story, line: number, target: string): Effect {
  const lost = lossFrom(story, line, target);
  const extent = extentOf(lost);
  if (extent === 'some' && lost >= strengthAtLine(story, line, target)) return 'last';
  if (extent !== 'none') return extent;
  if (isPassedOn(story, line)) return 'elsewhere';
  return hasHit(story, line) ? 'saved' : 'none';
}

/** SH-ARTLOSS-01. Whether a friend of the target took its losses. */
function isPassedOn(story: Story, line: number): boolean {
  for (let next = line + 1; next < story.entries.length && isBetweenBlowAndLoss(story, next); next++) {
    if (factAt(story, next)?.type === 'lost') return true;
  }
  return false;
}

/** The dice are at this line, or at the next. */
function hasHit(story: Story, line: number): boolean {
  return story.entries.slice(line, line + 2).some((entry) => hits(entry) > 0);
}

/** SH-MORALE-01. Three points in one blow shake a unit. */
function extentOf(lost: number): Extent {
  if (lost <= 0) return 'none';
  return lost < 3 ? 'some' : 'heavy';
}
