/**
 * The description of a unit in every line that creates one: `heavy cavalry cuirassier elite strength 10 Cd 8`, or `CR
 * 8`.
 */
import { onceIn } from '../../../chart/lined.ts';
import { type Cursor, here, needNumber, takeFrom, takes } from '../../../kernel/text/lines.ts';
import type { Quality, Skill, Unit, UnitType } from '../state.ts';
import { QUALITY_WORDS, SKILL_WORDS, skillWords, spaced, TYPE_WORDS } from './lexicon.ts';

/** The parts read so far. */
export interface KindSaid {
  type?: UnitType;
  quality?: Quality;
  readonly skills: Skill[];
  strength?: number;
  command?: number;
}

/** The command rating: the printed letters, which are written, and the English ones. */
export const COMMAND_WORDS = ['cd', 'cr'] as const;

export const KIND_WORDS: readonly string[] = [
  ...[TYPE_WORDS, QUALITY_WORDS, SKILL_WORDS].flatMap((words) => words.map(([form]) => form)),
  'strength',
  ...COMMAND_WORDS,
];

/** Whether the next words describe the unit; if so, steps over them and reports faults. */
export function readKind(cursor: Cursor, said: KindSaid): boolean {
  const once = onceIn(cursor, here(cursor)!, said);
  if (takes(cursor, 'strength')) {
    once('strength', needNumber(cursor, 1, 99));
    return true;
  }
  if (COMMAND_WORDS.some((word) => takes(cursor, word))) {
    once('command', needNumber(cursor, 1, 12));
    return true;
  }
  if (once('type', takeFrom(cursor, TYPE_WORDS)) || once('quality', takeFrom(cursor, QUALITY_WORDS))) return true;
  const skill = takeFrom(cursor, SKILL_WORDS);
  return skill !== undefined && said.skills.push(skill) > 0;
}

/** Type, skills and quality; the rest of the line follows. */
export function kindText({ type, skills, quality }: Pick<Unit, 'type' | 'skills' | 'quality'>): string {
  return [spaced(type), ...skills.map(skillWords), quality].join(' ');
}
