/** What people type for a field of a throw: a number, or a choice by its name or by its words in either language. */
import type { ThrowField } from '../../kernel/ruleset.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { LANGUAGES } from '../../words/language.ts';
import { plain, type Words } from '../../words/words.ts';
import { fold } from '../completing.ts';
import { no } from '../voice.ts';
import { fits } from './said.ts';

/** More need not be offered. */
const OFFERED = 5;

/** The values of what was typed; several choices of a field for any of them stand behind commas. */
export function readTyped({ say }: Words, field: ThrowField, typed: string): readonly string[] | Refusal {
  const words = field.kind === 'any' ? typed.split(',').filter((each) => each.trim() !== '') : [typed];
  const values = words.map((word) => valueNamed(say, field, word));
  return fits(field, values) ? values : misread(field, typed);
}

function valueNamed(say: Words['say'], field: ThrowField, typed: string): string {
  const word = fold(typed);
  if (field.kind === 'number') return word.replace(/^\+/, '').replace('−', '-');
  const isNamed = (each: string): boolean => fold(each) === word;
  const found = field.choices.find(
    ({ name, says }) => isNamed(name) || LANGUAGES.some((language) => isNamed(say(language, says))),
  );
  return found?.name ?? word;
}

function misread(field: ThrowField, typed: string): Refusal {
  const args = { field: field.says, typed: plain(typed) };
  if (field.kind !== 'number') {
    const names = field.choices.slice(0, OFFERED).map(({ name }) => name);
    return no(phrase('table-throw-unknown', args), names);
  }
  return no(phrase('table-throw-number', { ...args, least: field.least, most: field.most }));
}
