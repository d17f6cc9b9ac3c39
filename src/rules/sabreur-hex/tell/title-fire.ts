/** The title of a shot: the unit hit, and its losses. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { lossFrom } from './extent.ts';
import { fateOf, lostBy } from './fate.ts';
import { named, type Story, type Told, unitAtLine } from './story.ts';

function targetsOf(facts: readonly Fact[], unit: string): string[] {
  return facts.flatMap((fact) => (fact.type === 'fired' && fact.unit === unit ? [fact.target] : []));
}

/** SH-FIRE-17. Of the targets of a double fire, the one hit hardest; otherwise the first. */
function worstHit(facts: readonly Fact[], fired: Told<'fired'>): string {
  const harm = (id: string) => ({ gone: 200, off: 100, routed: 100, there: 0 })[fateOf(facts, id)] + lostBy(facts, id);
  return targetsOf(facts, fired.unit).reduce((worst, id) => (harm(id) > harm(worst) ? id : worst), fired.target);
}

/** SH-FIRE-17. The other target of a double fire, if both have losses. */
function otherHit(facts: readonly Fact[], { unit }: Told<'fired'>, target: string): string | undefined {
  const other = targetsOf(facts, unit).find((id) => id !== target);
  return other !== undefined && lostBy(facts, target) > 0 && lostBy(facts, other) > 0 ? other : undefined;
}

export function fireTitle(story: Story, facts: readonly Fact[], fired: Told<'fired'>): Phrase {
  const target = worstHit(facts, fired);
  const cast = { unit: fired.unit, target };
  const lost = lostBy(facts, target);
  if (fateOf(facts, fired.unit) !== 'there') return named(story, 'title-fire-broken', cast);
  const fate = fateOf(facts, target);
  if (fate !== 'there') return named(story, fate === 'gone' ? 'title-fire-destroyed' : 'title-fire-routed', cast);
  const other = otherHit(facts, fired, target);
  if (other !== undefined) {
    return named(story, 'title-fire-hit-two', { ...cast, other }, { lost: lost + lostBy(facts, other) });
  }
  if (lost > 0) return named(story, 'title-fire-hit', cast, { lost });
  return named(story, wasStruck(story, facts, fired.unit, target) ? 'title-fire-struck' : 'title-fire-missed', cast);
}

/** SH-ARTLOSS-01. The shot hit, but who takes the losses is open, or a friend has taken them all. */
function wasStruck(story: Story, facts: readonly Fact[], firer: string, target: string): boolean {
  const side = unitAtLine(story, 0, target)?.side;
  if (facts.some((fact) => fact.type === 'lost' && unitAtLine(story, 0, fact.unit)?.side === side)) return true;
  const shot = ({ why, unit, about }: Roll) => why === 'fire' && unit === firer && about['target'] === target;
  const at = story.entries.findIndex((entry) => 'roll' in entry && shot(entry.roll));
  return at >= 0 && lossFrom(story, at, target) > 0;
}
