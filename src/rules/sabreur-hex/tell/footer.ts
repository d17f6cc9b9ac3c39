/** The last line: strengths left, points won, and what is next. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, SIDES } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { isPanicked } from '../state.ts';
import { factsOf, nameIn, type Story } from './story.ts';
import { shortNames, sideName } from './turn.ts';

export function footerOf(story: Story): Phrase[] {
  return [...strengths(story), ...won(story), ...next(story)];
}

/** Every unit that struck, was struck, or ran, in the order it comes into the story. */
function strengths(story: Story): Phrase[] {
  const now = story.positions.at(-1)!;
  return [...new Set(factsOf(story).flatMap(concerned))].map((id) => {
    const unit = now.units.find((each) => each.id === id);
    const name = nameIn(story, id);
    if (!unit) return phrase('tell-left-gone', { unit: name });
    return phrase(isPanicked(unit) ? 'tell-left-panicked' : 'tell-left', { unit: name, strength: unit.strength });
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

/** SH-GAP-02. Victory points go to the enemy of what is gone. */
function won(story: Story): Phrase[] {
  const before = story.positions[0]!.gone.length;
  const gone = story.positions.at(-1)!.gone.slice(before);
  return SIDES.flatMap((side) => {
    const points = gone
      .filter((each) => each.side === enemyOf(side))
      .reduce((sum, each) => sum + each.victoryPoints, 0);
    return points > 0 ? [phrase('tell-won-points', { side: sideName(side), points })] : [];
  });
}

/** Whose turn it is, who of the group has still to act, and the points left. */
function next(story: Story): Phrase[] {
  const now = story.positions.at(-1)!;
  if (now.phase === 'over' || now.phase === 'victory') return [];
  const side = sideName(now.active);
  if (now.phase === 'deployment') return (now.reserve ?? []).length > 0 ? [phrase('deploy-next', { side })] : [];
  if (now.phase === 'orders') return [phrase('tell-next', { side })];
  // SH-Q-17. The title has said that no points are left.
  if (factsOf(story).some(({ type }) => type === 'endedOrders')) return [];
  const left = phrase('tell-points-left', { side, points: now.orderPoints });
  return now.group.length === 0 ? [left] : [left, phrase('tell-to-act', { units: shortNames(story, now.group) })];
}
