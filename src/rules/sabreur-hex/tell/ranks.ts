/** Words for the casualties of a unit: in ranks, or at their guns. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { isArtillery } from '../state.ts';
import { nameIn, type Story, unitAtLine } from './story.ts';

export function ranksOf(story: Story, at: number, id: string, as: 'plain' | 'bold'): Phrase {
  const guns = isGuns(story, at, id) ? 'yes' : 'no';
  return phrase(as === 'bold' ? 'tell-ranks-bold' : 'tell-ranks', { target: nameIn(story, id), guns });
}

export function isGuns(story: Story, at: number, id: string): boolean {
  const unit = unitAtLine(story, at, id);
  return unit !== undefined && isArtillery(unit);
}
