/** The extended line: wheels, extending and contracting, and fire by halves. */
import { put } from '../../../kernel/page.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { facingPhrase, formationPhrase } from '../noun.ts';
import type { Unit } from '../state.ts';
import { type Here, named, say, type Story, type Told } from './story.ts';

export function placePhrase(at: string, also: string | undefined): Phrase {
  return also === undefined ? phrase('one-hex', { at }) : phrase('two-hexes', { at, also });
}

/** SH-FACING-10, -12. */
export function tellWheel(here: Here, unit: Unit, fact: Told<'turned'>): void {
  const facing = facingPhrase(fact.facing);
  if (fact.at === unit.also) return put(here, named(here, 'tell-about-face', { unit: unit.id }, { facing }));
  say(here, 'tell-wheel', { unit: unit.id }, { facing, pivot: fact.at === unit.at ? 'left' : 'right' });
}

/** SH-FORM-24. Its hexes now; for a line that contracts, the one it keeps. */
export function placeFormed(story: Story, { unit, at, also, formation }: Told<'formed'>): Phrase | undefined {
  if (at === undefined) return undefined;
  if (also !== undefined) return named(story, 'tell-extend', { unit }, { place: placePhrase(at, also) });
  return named(story, 'tell-contract', { unit }, { formation: formationPhrase(formation), at });
}
