/** The units of an army in words. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Enlisted } from './army.ts';

/** What it is, in a line: type, quality, strength, command, skills. */
export function unitPhrase({ id, type, quality, skills, command, name, strength }: Enlisted): Phrase {
  const args = {
    id,
    unit: name,
    type: phrase(`type-${type}`),
    quality: phrase(`quality-${quality}`),
    strength,
    command,
  };
  if (skills.length === 0) return phrase('enlist-unit', args);
  return phrase('enlist-unit-skilled', { ...args, skills: skills.map((skill) => phrase(`skill-${skill}`)) });
}
