/** What is different about a unit in two pictures, whatever their board, in the words of the legend. */
import { canonical } from '../kernel/canonical.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';

/** States that a unit has only now, and those that it had only then. */
export function chipChanges(now: readonly string[], back: readonly string[]): Phrase[] {
  const named = (chips: readonly string[]) => chips.map((chip) => phrase(`legend-chip-${chip}`));
  const lost = named(now.filter((chip) => !back.includes(chip)));
  const again = named(back.filter((chip) => !now.includes(chip)));
  return [
    ...(lost.length > 0 ? [phrase('survey-changed-lost', { what: lost })] : []),
    ...(again.length > 0 ? [phrase('survey-changed-again', { what: again })] : []),
  ];
}

/** One word of the legend for another: `legend-stand-close`. Without one it is usual. */
export function wordChange(kind: string, now: string | undefined, back: string | undefined): Phrase[] {
  const word = (name: string | undefined) =>
    phrase(name === undefined ? `survey-changed-${kind}` : `legend-${kind}-${name}`);
  return now === back ? [] : [phrase('survey-changed', { from: word(now), to: word(back) })];
}

/** What everything named leaves: bodies that stand otherwise, another corner of a hex. */
export function orPlaced(parts: readonly Phrase[], now: object, back: object): readonly Phrase[] {
  return parts.length > 0 || canonical(now) === canonical(back) ? parts : [phrase('survey-changed-placed')];
}
