/** The title of a charge or an assault: its result. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { fateOf, lostBy } from './fate.ts';
import { armAtLine, deedOf, firstOf, named, type Story, type Told, unitAtLine } from './story.ts';

type Attack = Told<'charged' | 'assaulted'>;

/** The assault titles that differ from those of a charge. */
const OF_ASSAULTS = ['open', 'held', 'repelled'];

export function attackTitle(story: Story, facts: readonly Fact[], attack: Attack): Phrase {
  const { unit, target } = attack;
  if (fateOf(facts, unit) !== 'there') return undoneTitle(story, facts, attack);
  const struck = facts.flatMap((fact) => (fact.type === 'attacked' && fact.unit === unit ? [fact.target] : []));
  const sofar = outcomeOf(story, facts, attack, struck);
  if (sofar === 'other') return named(story, 'title-charge-other', { unit, target: struck[0]! });
  const outcome = story.isOpen && sofar === 'held' ? 'open' : sofar;
  const how = attack.type === 'assaulted' && OF_ASSAULTS.includes(outcome) ? 'assault' : 'charge';
  const formation = unitAtLine(story, story.entries.length, target)?.formation ?? '';
  return named(story, `title-${how}-${outcome}`, { unit, target }, outcome === 'turned-away' ? { formation } : {});
}

/** The attacker is eliminated or fleeing: which unit caused it, and what the attacker did before. */
function undoneTitle(story: Story, facts: readonly Fact[], { unit, target }: Attack): Phrase {
  const isLost = fateOf(facts, unit) === 'gone';
  const firer = shotDownBy(facts, unit);
  if (firer !== undefined && firer !== target) {
    return named(story, isLost ? 'title-fire-destroyed' : 'title-fire-routed', { unit: firer, target: unit });
  }
  const fate = fateOf(facts, target);
  const mutual = fate === 'gone' ? 'destroyed-dear' : 'routed-dear';
  const alone = deedOf(facts, unit, 'pursued') ? 'overreached' : 'broken';
  return named(story, `title-charge-${isLost && fate !== 'there' ? mutual : alone}`, { unit, target });
}

/** The result of the blows in a part of an attack, if decisive. */
export function attackOutcome(
  story: Story,
  facts: readonly Fact[],
  { unit, target }: { readonly unit: string; readonly target: string },
): Phrase | undefined {
  if (fateOf(facts, unit) !== 'there') return named(story, 'title-charge-broken', { unit, target });
  const fate = fateOf(facts, target);
  if (fate === 'there') return undefined;
  const outcomes = { gone: 'destroyed', off: 'driven-off', routed: `routed-${armAtLine(story, 0, unit)}` };
  return named(story, `title-charge-${outcomes[fate]}`, { unit, target });
}

/** The unit whose fire broke it, if it did not break in close combat. */
function shotDownBy(facts: readonly Fact[], unit: string): string | undefined {
  const end = deedOf(facts, unit, 'panicked', 'eliminated');
  const blow = facts
    .slice(0, end ? facts.indexOf(end) : 0)
    .findLast((fact) => (fact.type === 'fired' || fact.type === 'attacked') && fact.target === unit);
  return blow?.type === 'fired' ? blow.unit : undefined;
}

/** `struck`: the units the attacker struck, in order. */
function outcomeOf(story: Story, facts: readonly Fact[], attack: Attack, struck: readonly string[]): string {
  const { unit, target } = attack;
  const evades = (id: string) => deedOf(facts, id, 'evaded') !== undefined;
  switch (fateOf(facts, target)) {
    case 'gone':
      return 'destroyed';
    case 'off':
      return 'driven-off';
    case 'routed':
      if (struck.includes(target)) return `routed-${armAtLine(story, 0, unit)}`;
      return deedOf(facts, target, 'eliminated') ? 'fled-lost' : 'fled';
    case 'there':
  }
  if (struck.includes(target)) return evades(target) ? 'caught' : 'held';
  if (struck.length > 0) return 'other';
  if (evades(target)) return 'evaded';
  if (evades(unit)) return 'turned-away';
  if (firstOf(facts, 'declined')) return isShaken(facts, target) ? 'shaken' : 'stopped';
  return deedOf(facts, unit, 'acted') ? 'repelled' : 'open';
}

/** SH-MORALE-20. It failed its test and lost strength because of it. */
function isShaken(facts: readonly Fact[], id: string): boolean {
  return lostBy(facts, id) > 0 && deedOf(facts, id, 'failed') !== undefined;
}
