/** Typed values of a roll's field: a number, or a choice by its name or its words in either language. */
import type { Language, RollField } from '../../../kernel/ruleset.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { plain, type Words } from '../../../words/words.ts';
import { fold } from '../../battle/fold.ts';
import { no } from '../../battle/voice.ts';
import { fits } from './said.ts';

/** The most suggestions. */
const OFFERED = 5;

/** The values typed; several choices of a field are separated by commas. */
export function readTyped(
  words: Words,
  language: Language,
  field: RollField,
  typed: string,
): readonly string[] | Refusal {
  const all = field.kind === 'any' ? typed.split(',').filter((each) => each.trim() !== '') : [typed];
  const values = all.map((word) => valueNamed(words.say, field, word));
  return fits(field, values) ? values : misread(words.say, language, field, typed);
}

/** By its name or words; otherwise by an unambiguous beginning. */
function valueNamed(say: Words['say'], field: RollField, typed: string): string {
  const word = fold(typed);
  if (field.kind === 'number') return numberTyped(word, field.isMeasured === true);
  const written = field.choices.map(({ name, says }) => ({
    name,
    all: [name, ...LANGUAGES.map((language) => say(language, says))].map(fold),
  }));
  const begun = written.filter(({ all }) => word !== '' && all.some((each) => each.startsWith(word)));
  const found = written.find(({ all }) => all.includes(word)) ?? (begun.length === 1 ? begun[0] : undefined);
  return found?.name ?? word;
}

function numberTyped(word: string, isMeasured: boolean): string {
  const digits = word
    .replace(/^\+/, '')
    .replace('−', '-')
    .replace(/\s*cm$/, '');
  return isMeasured && /^\d{1,3}[.,]\d{1,2}$/.test(digits)
    ? String(Math.ceil(Number(digits.replace(',', '.'))))
    : digits;
}

function misread(say: Words['say'], language: Language, field: RollField, typed: string): Refusal {
  const args = { field: field.says, typed: plain(typed) };
  if (field.kind !== 'number') {
    return no(
      phrase('table-dice-unknown', args),
      field.choices.slice(0, OFFERED).map(({ says }) => say(language, says)),
    );
  }
  return no(phrase('table-dice-number', { ...args, least: field.least, most: field.most }));
}
