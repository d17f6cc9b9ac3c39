/** The picture in words, for those who cannot see it. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Mark } from '../../scene/scene.ts';
import { nounOf } from './noun.ts';
import { hexesOf } from './place.ts';
import { isPanicked, type State, type Unit } from './state.ts';
import { placePhrase } from './tell/halves.ts';

/** Discord's limit is 1,024 characters; a picture's is ours. */
const LIMIT = 1000;

/** The title, then the units concerned, then the others, as far as there is room. */
export function altOf(
  state: State,
  title: Phrase,
  marks: readonly Mark[],
  awaited: string | undefined,
  speak: (says: Phrase) => string,
): string {
  const near = new Set(marks.flatMap(endsOf));
  const isConcerned = (unit: Unit) => unit.id === awaited || hexesOf(unit).some((hex) => near.has(hex));
  const units = [...state.units].sort((a, b) => Number(isConcerned(b)) - Number(isConcerned(a)));
  const waits = awaited === undefined ? [] : [phrase('alt-awaited', { unit: nounOf(state, awaited) })];
  const sentences = [phrase('alt-title', { title }), ...waits, ...units.map((unit) => standing(state, unit))];
  let alt = '';
  for (const sentence of sentences) {
    const longer = alt === '' ? speak(sentence) : `${alt} ${speak(sentence)}`;
    if (longer.length > LIMIT) break;
    alt = longer;
  }
  return alt;
}

/** The hexes where something came to its end. */
function endsOf(mark: Mark): string[] {
  switch (mark.kind) {
    case 'move':
    case 'rout':
      return mark.path.slice(-1);
    case 'charge':
    case 'threat':
      return [...mark.path.slice(-1), mark.target];
    case 'fire':
    case 'blocked':
      return [mark.from, mark.to];
    case 'losses':
    case 'eliminated':
    case 'awaited':
      return [mark.at];
    case 'choice':
    case 'ghost':
      return [];
  }
}

function standing(state: State, unit: Unit): Phrase {
  return phrase('alt-unit', {
    unit: nounOf(state, unit.id),
    side: phrase(`colour-${unit.side}`),
    at: placePhrase(unit.at, unit.also),
    strength: unit.strength,
    facing: phrase(`facing-${unit.facing}`),
    panicked: isPanicked(unit) ? 'yes' : 'no',
  });
}
