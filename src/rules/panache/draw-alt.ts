/** The picture in words, for those who cannot see it. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Mark } from '../../scene/scene.ts';
import { named } from './noun.ts';
import { isCharacter, type State, type Unit } from './state.ts';

/** Discord's limit is 1,024 characters; a picture's is ours. */
const LIMIT = 1000;

/** The title, then the units concerned, then the others, as far as there is room. */
export function altOf(now: State, title: Phrase, marks: readonly Mark[], speak: (says: Phrase) => string): string {
  const near = new Set(marks.flatMap(endsOf));
  const units = [...now.units].sort((a, b) => Number(near.has(b.at)) - Number(near.has(a.at)));
  const sentences = [phrase('pa-alt-title', { title }), ...units.map(standing)];
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
  if ('path' in mark) return mark.path.slice(-1);
  return 'at' in mark ? [mark.at] : [];
}

function standing(unit: Unit): Phrase {
  const args = { unit: named(unit), side: phrase(`colour-${unit.side}`), at: unit.at };
  if (isCharacter(unit)) return phrase('pa-alt-character', args);
  return phrase('pa-alt-unit', { ...args, arm: phrase(`pa-arm-${unit.arm}`), stands: unit.stands });
}
