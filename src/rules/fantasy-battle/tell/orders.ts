/** FB-MOD-02, FB-GAP-01. How units were activated: told with what they then do, or by itself if an order fails. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { nameIn, type Passage, type Story, type Told, variantFor } from './story.ts';

/** FB-MOD-02, FB-GAP-01. What brought a unit to act, with what it first does. */
export function activationParts(story: Story, at: number, unit: string): Phrase[] {
  const earlier = story.entries.slice(0, at).flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  const isTold = earlier.some((fact) => (fact.type === 'announced' || fact.type === 'moved') && fact.unit === unit);
  if (isTold) return [];
  return earlier.flatMap((fact) => {
    if (fact.type === 'activated' && fact.unit === unit)
      return [phrase(`fb-part-by-${fact.mode}`, { clause: shortClauses('FB-MOD-02') })];
    return fact.type === 'ordered' && fact.unit === unit ? [orderPart(story, fact)] : [];
  });
}

function orderPart(story: Story, { commander, dice, needed, passed }: Told<'ordered'>): Phrase {
  return phrase(`fb-part-order-${passed ? 'passed' : 'failed'}`, {
    commander: nameIn(story, commander),
    dice: dice.join('+'),
    sum: dice.reduce((sum, die) => sum + die, 0),
    needed,
    clause: shortClauses('FB-GAP-01'),
  });
}

/** FB-GAP-01. An order that fails is told by itself, one that arrives with what it brings about. */
export function tellOrdered(story: Story, fact: Told<'ordered'>): Passage | undefined {
  if (fact.passed) return undefined;
  const { unit, commander } = fact;
  return {
    says: phrase('fb-tell-order-failed', {
      unit: nameIn(story, unit),
      commander: nameIn(story, commander),
      variant: variantFor(story, unit, commander),
    }),
    lines: [[orderPart(story, fact)]],
  };
}
