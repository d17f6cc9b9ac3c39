/**
 * Conditions of planned orders: `45L march 1507, if 45L not engaged`. The wording of conditions is the same for every
 * ruleset; a ruleset decides which ones it supports, and when they hold.
 */
import { type Noun, type Phrase, phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';
import type { Condition, Language } from '../ruleset.ts';
import { candidate, nearest } from './nearest.ts';
import { quoted } from './quoted.ts';
import { ORDER_TEXT, orderWord, type Reading, wordsOf } from './reader.ts';
import { EITHER_FIRST, named, type Token, tokensOf } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';

const TABLE = `
if       | if / when / provided                    | si / quand
and      | and                                     | et
not      | not / is not / no longer                | non / pas / n'est pas / plus / n'est plus
engaged  | engaged / is engaged                    | engagé / engagée / est engagé / est engagée
reach    | in reach / reach / within reach         | à portée / portée
points   | points / point / order points           | points / point / points d'ordre
left     | left / remain / are left                | restants / restant / restent / reste
atLeast  | at least                                | au moins
`;

const FILLERS: ReadonlySet<string> = new Set(
  'the a an is are still there to in it of se s le la les l un une est sont encore toujours il a à de d du'.split(' '),
);

const VOCABULARY = vocabularyOf(TABLE, FILLERS);
const { takeWord, upcoming, take, refuseWord } = wordsOf(VOCABULARY);
const BEGINS: ReadonlySet<string> = new Set(
  VOCABULARY.forms.filter(({ word }) => word === 'if').map(({ folded }) => folded),
);

/** One of several orders, and the text after its `if`. */
export interface Cut {
  readonly order: string;
  readonly conditions: readonly string[];
}

/** Splits the conditions from typed orders; an `if` that is not a condition stays in place. */
export function cutConditions(typed: string): readonly Cut[] {
  return typed
    .split(/[;\n]/)
    .filter((text) => text.trim() !== '')
    .map(cutOne);
}

function cutOne(text: string): Cut {
  const tokens = tokensOf(text, EITHER_FIRST);
  const conditions: string[] = [];
  const kept: string[] = [];
  let from = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    if (!beginsAt(tokens, i)) continue;
    const ends = tokens.findIndex(
      (each, j) => j > i && (each.kind === ',' || each.kind === ';' || beginsAt(tokens, j)),
    );
    const last = tokens[(ends === -1 ? tokens.length : ends) - 1]!;
    kept.push(text.slice(from, token.from));
    from = last.to;
    conditions.push(...conditionsIn(text, tokens.slice(i + 1, ends === -1 ? tokens.length : ends)));
  }
  // What stood before and after a condition is joined by one comma; what was typed in between stays as it is.
  const parts = [...kept, text.slice(from)].map((part) => part.replaceAll(/^[\s,]+|[\s,]+$/g, ''));
  return { order: parts.filter((part) => part !== '').join(', '), conditions };
}

/** `if 45L`, `if at least 2`, « s'il reste 2 ». */
function beginsAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const isIf = BEGINS.has(token.text) || (token.text === 's' && tokens[at + 1]?.text === 'il');
  if (token.kind !== 'word' || !isIf) return false;
  const what = tokens.slice(at + 1).find(({ kind, text }) => kind !== 'word' || !BEFORE.has(text));
  return what?.kind === 'unit' || what?.kind === 'number';
}

/** Filler words between an `if` and its condition. */
const BEFORE: ReadonlySet<string> = new Set([...FILLERS, 'at', 'least', 'au', 'moins', 'reste', 'restent']);

/** `45L not engaged and 2 points left` are two conditions. */
function conditionsIn(text: string, tokens: readonly Token[]): string[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'word' && (token.text === 'and' || token.text === 'et')) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts.flatMap((part) => (part.length === 0 ? [] : [text.slice(part[0]!.from, part.at(-1)!.to)]));
}

/** Parses a condition; `units`: the existing names, `known`: the supported kinds. */
export function readCondition(
  typed: string,
  units: readonly string[],
  known: readonly Condition['kind'][],
): Condition | Refusal {
  const reader: Reading = { typed, tokens: tokensOf(typed, EITHER_FIRST), at: 0 };
  const found = upcoming(reader)?.kind === 'unit' ? ofUnit(reader, units) : ofPoints(reader);
  if (found instanceof Refusal) return found;
  if (upcoming(reader)) return refuseWord(reader, ['and']);
  if (known.includes(found.kind)) return found;
  const lacks = found.kind === 'free' ? 'engaged' : found.kind;
  return new Refusal(ORDER_TEXT, phrase(`refuse-condition-${lacks}`));
}

function ofUnit(reader: Reading, units: readonly string[]): Condition | Refusal {
  const token = take(reader, 'unit')!;
  const unit = named(units, token, String);
  if (unit === undefined) return refuseUnit(token, units);
  if (takeWord(reader, 'reach')) return { kind: 'reach', unit };
  if (takeWord(reader, 'engaged')) return { kind: 'engaged', unit };
  if (takeWord(reader, 'not') && takeWord(reader, 'engaged')) return { kind: 'free', unit };
  return refuseWord(reader, ['not', 'engaged', 'reach']);
}

function refuseUnit(token: Token, units: readonly string[]): Refusal {
  const near = nearest(token.text, units.map(candidate));
  const listed = (near.length > 0 ? near : units.slice(0, 3)).map((id) => orderWord(quoted(id)));
  const given = { word: quoted(token.raw), known: listed.length, near: listed };
  return new Refusal(ORDER_TEXT, phrase('refuse-unknown-unit', given));
}

function ofPoints(reader: Reading): Condition | Refusal {
  takeWord(reader, 'left');
  takeWord(reader, 'atLeast');
  const token = take(reader, 'number');
  if (!token) return refuseWord(reader, ['points']);
  take(reader, '+');
  if (!takeWord(reader, 'points')) return refuseWord(reader, ['points']);
  takeWord(reader, 'left');
  return { kind: 'points', least: Number(token.text.slice(0, 3)) };
}

/** A condition in a reader's language. */
export function showCondition(condition: Condition, language: Language): string {
  const w = (word: string) => VOCABULARY.shown(word, language);
  const begins = w('if');
  if (condition.kind === 'points') {
    const { least } = condition;
    const isOne = language === 'fr' ? least < 2 : least === 1;
    const counted = [w('points'), w('left')].map((word) => (isOne ? word.replace(/s$/, '') : word));
    return [begins, least, ...counted].join(' ');
  }
  const { unit, kind } = condition;
  if (kind === 'reach') return `${begins} ${unit} ${w('reach')}`;
  return kind === 'free' ? `${begins} ${unit} ${w('not')} ${w('engaged')}` : `${begins} ${unit} ${w('engaged')}`;
}

/** Why it does not hold. `unit`: its name. */
export function unmetSays(condition: Condition, unit: Noun | string): Phrase {
  if (condition.kind === 'points') return phrase('plan-unmet-points', { n: condition.least });
  return phrase(`plan-unmet-${condition.kind}`, { unit });
}
