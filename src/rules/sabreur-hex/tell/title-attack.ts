/** The title of a charge or an assault: its result. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { isCavalry } from '../state.ts';
import { fateOf, lostBy } from './fate.ts';
import { nameIn, type Story, unitAtLine } from './story.ts';

type Attack = Extract<Fact, { type: 'charged' | 'assaulted' }>;

/** The assault titles that differ from those of a charge. */
const OF_ASSAULTS = ['open', 'held', 'repelled'];

export function attackTitle(story: Story, facts: readonly Fact[], attack: Attack): Phrase {
  const { unit, target } = attack;
  const names = { unit: nameIn(story, unit), target: nameIn(story, target) };
  if (fateOf(facts, unit) !== 'there') return undoneTitle(story, facts, attack);
  const struck = facts.flatMap((fact) => (fact.type === 'attacked' && fact.unit === unit ? [fact.target] : []));
  const sofar = outcomeOf(story, facts, attack, struck);
  if (sofar === 'other') return phrase('title-charge-other', { ...names, target: nameIn(story, struck[0]!) });
  if (sofar === 'turned-away') {
    const formation = unitAtLine(story, story.entries.length, target)?.formation ?? '';
    return phrase('title-charge-turned-away', { ...names, formation });
  }
  const outcome = story.isOpen && sofar === 'held' ? 'open' : sofar;
  const how = attack.type === 'assaulted' && OF_ASSAULTS.includes(outcome) ? 'assault' : 'charge';
  return phrase(`title-${how}-${outcome}`, names);
}

/** The attacker is eliminated or fleeing: which unit caused it, and what the attacker did before. */
function undoneTitle(story: Story, facts: readonly Fact[], { unit, target }: Attack): Phrase {
  const names = { unit: nameIn(story, unit), target: nameIn(story, target) };
  const isLost = fateOf(facts, unit) === 'gone';
  const firer = shotDownBy(facts, unit);
  if (firer !== undefined && firer !== target) {
    const shot = { unit: nameIn(story, firer), target: names.unit };
    return phrase(isLost ? 'title-fire-destroyed' : 'title-fire-routed', shot);
  }
  const targetFate = fateOf(facts, target);
  if (isLost && targetFate !== 'there') {
    return phrase(targetFate === 'gone' ? 'title-charge-destroyed-dear' : 'title-charge-routed-dear', names);
  }
  const pursued = facts.some((fact) => fact.type === 'pursued' && fact.unit === unit);
  return phrase(pursued ? 'title-charge-overreached' : 'title-charge-broken', names);
}

/** The result of the blows in a part of an attack, if decisive. */
export function attackOutcome(
  story: Story,
  facts: readonly Fact[],
  { unit, target }: { readonly unit: string; readonly target: string },
): Phrase | undefined {
  const names = { unit: nameIn(story, unit), target: nameIn(story, target) };
  if (fateOf(facts, unit) !== 'there') return phrase('title-charge-broken', names);
  const fate = fateOf(facts, target);
  if (fate === 'there') return undefined;
  const outcomes = { gone: 'destroyed', off: 'driven-off', routed: `routed-${armOf(story, unit)}` };
  return phrase(`title-charge-${outcomes[fate]}`, names);
}

/** The unit whose fire broke it, if it did not break in close combat. */
function shotDownBy(facts: readonly Fact[], unit: string): string | undefined {
  const end = facts.findIndex((fact) => (fact.type === 'panicked' || fact.type === 'eliminated') && fact.unit === unit);
  const blow = facts
    .slice(0, Math.max(end, 0))
    .findLast((fact) => (fact.type === 'fired' || fact.type === 'attacked') && fact.target === unit);
  return blow?.type === 'fired' ? blow.unit : undefined;
}

/** `struck`: the units the attacker struck, in order. */
function outcomeOf(story: Story, facts: readonly Fact[], attack: Attack, struck: readonly string[]): string {
  const { unit, target } = attack;
  const evades = (id: string) => facts.some((fact) => fact.type === 'evaded' && fact.unit === id);
  switch (fateOf(facts, target)) {
    case 'gone':
      return 'destroyed';
    case 'off':
      return 'driven-off';
    case 'routed':
      if (struck.includes(target)) return `routed-${armOf(story, unit)}`;
      return facts.some((fact) => fact.type === 'eliminated' && fact.unit === target) ? 'fled-lost' : 'fled';
    case 'there':
  }
  if (struck.includes(target)) return evades(target) ? 'caught' : 'held';
  if (struck.length > 0) return 'other';
  if (evades(target)) return 'evaded';
  if (evades(unit)) return 'turned-away';
  if (facts.some((fact) => fact.type === 'declined')) return isShaken(facts, target) ? 'shaken' : 'stopped';
  return facts.some((fact) => fact.type === 'acted' && fact.unit === unit) ? 'repelled' : 'open';
}

function armOf(story: Story, id: string): 'cavalry' | 'infantry' {
  const unit = unitAtLine(story, 0, id);
  return unit && isCavalry(unit) ? 'cavalry' : 'infantry';
}

/** SH-MORALE-20. It failed its test and lost strength because of it. */
function isShaken(facts: readonly Fact[], id: string): boolean {
  return lostBy(facts, id) > 0 && facts.some((fact) => fact.type === 'failed' && fact.unit === id);
}
