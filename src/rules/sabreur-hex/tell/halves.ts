/** The extended line: wheels, extending and contracting, and fire by halves. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { halfIn } from '../field/extended.ts';
import type { Fact } from '../facts.ts';
import type { Unit } from '../state.ts';
import { effectOf } from './extent.ts';
import { ranksOf } from './ranks.ts';
import { nameIn, type Page, say, type Story, unitAtLine, variantFor } from './story.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** One hex, or the two of an extended line. */
export function placePhrase(at: string, also: string | undefined): Phrase {
  return also === undefined ? phrase('one-hex', { at }) : phrase('two-hexes', { at, also });
}

/** SH-FACING-10, -12. */
export function tellWheel(story: Story, unit: Unit, fact: Told<'turned'>, page: Page): void {
  const args = { unit: nameIn(story, fact.unit), facing: phrase(`facing-${fact.facing}`) };
  if (fact.at === unit.also) return say(page, phrase('tell-about-face', args));
  const pivot = fact.at === unit.at ? 'left' : 'right';
  say(page, phrase('tell-wheel', { ...args, pivot, variant: variantFor(story, fact.unit) }));
}

/** SH-FORM-24. Its hexes now; for a line that contracts, the one it keeps. */
export function placeFormed(story: Story, { unit: id, at, also, formation }: Told<'formed'>): Phrase | undefined {
  if (at === undefined) return undefined;
  const unit = nameIn(story, id);
  if (also !== undefined) return phrase('tell-extend', { unit, place: placePhrase(at, also) });
  return phrase('tell-contract', { unit, formation: phrase(`formation-${formation}`), at });
}

/** SH-FIRE-17, -22. A shot by one half; undefined if the whole unit fires. */
export function halfShot(
  story: Story,
  at: number,
  unit: string,
  target: string,
  { from, distance }: { readonly from: string; readonly distance: number },
): Phrase | undefined {
  const firer = unitAtLine(story, at, unit);
  const half = firer && from !== '' ? halfIn(firer, from) : undefined;
  if (half === undefined) return undefined;
  return phrase(`tell-half-${effectOf(story, at, target)}`, {
    unit: nameIn(story, unit),
    target: nameIn(story, target),
    ranks: ranksOf(story, at, target, 'bold'),
    half,
    distance,
    variant: variantFor(story, unit, target, half),
  });
}

/** SH-FIRE-17. */
export function tellHeldFire(story: Story, fact: Told<'heldFire'>, page: Page): void {
  say(page, phrase('tell-held-fire', { unit: nameIn(story, fact.unit), variant: variantFor(story, fact.unit) }));
}
