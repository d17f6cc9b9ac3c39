/** The last line: remaining strengths, and what is next. The sentences have told who is gone. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { isPanicked } from '../state.ts';
import { factsOf, nameIn, shortNames, type Story } from './story.ts';

export function footerOf(story: Story): Phrase[] {
  return [...strengths(story), ...next(story)];
}

/** Every unit that struck, was struck, or ran, in order of appearance. */
function strengths(story: Story): Phrase[] {
  const now = story.positions.at(-1)!;
  return [...new Set(factsOf(story).flatMap(concerned))].flatMap((id) => {
    const unit = now.units.find((each) => each.id === id);
    if (!unit) return [];
    const left = { unit: nameIn(story, id), strength: unit.strength };
    return [phrase(isPanicked(unit) ? 'tell-left-panicked' : 'tell-left', left)];
  });
}

const TELLING: readonly Fact['type'][] = [
  'charged',
  'assaulted',
  'attacked',
  'fired',
  'lost',
  'panicked',
  'fled',
  'eliminated',
  'recovered',
  'corrected',
  'rallied',
];

function concerned(fact: Fact): string[] {
  if (!TELLING.includes(fact.type) || !('unit' in fact)) return [];
  return 'target' in fact ? [fact.unit, fact.target] : [fact.unit];
}

/** Whose turn it is, which units of the group still have to act, and the points left. */
function next(story: Story): Phrase[] {
  const now = story.positions.at(-1)!;
  if (now.phase === 'over' || now.phase === 'victory') return [];
  const side = sidePhrase(now.active);
  if (now.phase === 'deployment') return (now.reserve ?? []).length > 0 ? [phrase('deploy-next', { side })] : [];
  if (now.phase === 'orders') return [phrase('tell-next', { side })];
  // SH-Q-17. With none left the turn ends, or a sentence names the units that may still act.
  if (now.orderPoints === 0) return [];
  const left = phrase('tell-points-left', { side, points: now.orderPoints });
  return now.group.length === 0 ? [left] : [left, phrase('tell-to-act', { units: shortNames(story, now.group) })];
}
