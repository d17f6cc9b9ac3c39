/** Results that no one needs to know straight away: they may be folded into the next report. */
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../facts.ts';
import { isMatterOfCourse } from './answers.ts';
import { textIn } from './dice.ts';
import type { Story } from './story.ts';

const CALM: readonly Fact['type'][] = [
  'activated',
  'turned',
  'moved',
  'evaded',
  'displaced',
  'formed',
  'acted',
  'fired',
  'heldFire',
  'passed',
  'failed',
];

/** Marches, formation changes with their tests, failed rallies, and shots without losses. */
export function isQuiet({ entries, isOpen }: Story): boolean {
  return isOpen !== true && entries.every(isCalm);
}

function isCalm(entry: Entry<Fact>): boolean {
  if ('ask' in entry) return isMatterOfCourse(entry);
  if ('fact' in entry) return CALM.includes(entry.fact.type);
  const { why, about } = entry.roll;
  if (why === 'morale') return ['formation', 'rally'].includes(textIn(about, 'reason'));
  return why === 'fire' || why === 'saves';
}
