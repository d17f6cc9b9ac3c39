/** Parses the target of a roll: a number for the total or for each die, with doubles and saves after it. */
import { needAim, takeAim, takeComparator, takesSaves } from './aim.ts';
import { blame, type Cursor, here, needNumber, skipWords, takeNumber, takes, takesWord } from './cursor.ts';
import { type Comparison, type DiceTerm, facesThat, LIMITS, meets, rangeOf, type Term, type Test } from './notation.ts';
import type { Token } from './tokens.ts';
import { COUNT, DOUBLE, LITTLE } from './vocabulary.ts';

type Clauses = Pick<Extract<Test, { of: 'dice' }>, 'double' | 'save'>;

/** `behind`: it follows a bracket. */
export function readTest(cursor: Cursor, terms: readonly Term[], behind: boolean): Test | undefined {
  if (cursor.fault !== undefined) return undefined;
  const token = here(cursor);
  const by = takeComparator(cursor);
  if (by !== undefined) {
    const than = needNumber(cursor);
    return than === undefined
      ? undefined
      : readBehind(cursor, terms, { by, than }, token, behind ? 'total' : undefined);
  }
  const aim = takeAim(cursor, sidesOf(terms));
  if (aim !== undefined) return readBehind(cursor, terms, aim, token, 'dice');
  const { save, double } = readClauses(cursor, sidesOf(terms));
  if (save === undefined && double === undefined) return undefined;
  const dice = lone(terms);
  const mayBeSaves = double === undefined && dice?.explode === undefined && dice?.reroll === undefined;
  // Without hits there is nothing to double, and the dice can only be saves themselves.
  return dice && save && mayBeSaves ? { of: 'dice', ...save, saves: true } : blame(cursor, token, 'hits');
}

function readBehind(
  cursor: Cursor,
  terms: readonly Term[],
  aim: Comparison,
  at: Token,
  said: Test['of'] | undefined,
): Test | undefined {
  const clauses = readClauses(cursor, sidesOf(terms));
  const isHits = clauses.double !== undefined || clauses.save !== undefined;
  const of = said ?? (isHits ? 'dice' : reading(terms, aim));
  if (of === 'total') return isHits ? blame(cursor, at, 'hits') : { of, ...aim };
  const dice = lone(terms);
  const canHit = dice !== undefined && facesThat(aim, dice.sides) !== undefined;
  // `2d6 à 8+` can only be met by the total.
  const isTotal = dice !== undefined && !canHit && !isHits && aim.by === '>=' && meets(rangeOf(dice).most, aim);
  if (isTotal) return blame(cursor, at, 'total', aim.than);
  if (!canHit || (clauses.double ?? 1) > dice.sides) return blame(cursor, at, 'hits');
  return { of, ...aim, ...clauses };
}

/** What a comparison tests if nothing else says so: see notation.ts. */
export function reading(terms: readonly Term[], aim: Comparison): Test['of'] {
  const dice = lone(terms);
  if (dice === undefined || dice.count === 1) return 'total';
  const canHit = facesThat(aim, dice.sides) !== undefined;
  const { least } = rangeOf(dice);
  const totalFirst = aim.by === '<=' || aim.by === '<';
  if (totalFirst) return meets(least, aim) || !canHit ? 'total' : 'dice';
  return canHit ? 'dice' : 'total';
}

function sidesOf([term]: readonly Term[]): number {
  return term?.kind === 'dice' ? term.sides : 0;
}

/** The single term of dice that can be tested one by one. */
function lone(terms: readonly Term[]): DiceTerm | undefined {
  const [term] = terms;
  if (terms.length !== 1 || term?.kind !== 'dice') return undefined;
  return term.keep === undefined && term.digits === 1 && term.factor === 1 && term.sign === 1 ? term : undefined;
}

/** `, 6s double`, `, les 6 comptent double`, `, save 5+`, `et sauvegarde à 5+`: in any order, each once. */
function readClauses(cursor: Cursor, sides: number): Clauses {
  let clauses: Clauses = {};
  for (;;) {
    const start = cursor.at;
    if (!takes(cursor, ',')) takes(cursor, ';');
    skipWords(cursor, LITTLE);
    const found = takeDouble(cursor) ?? takeSave(cursor, sides);
    if (found === undefined || Object.keys(found).some((name) => name in clauses)) {
      cursor.at = start;
      return clauses;
    }
    clauses = { ...clauses, ...found };
  }
}

/** `6s double`, `6 count twice`, `6 comptent 2`. */
function takeDouble(cursor: Cursor): Clauses | undefined {
  const start = cursor.at;
  const { kind, value: double } = here(cursor);
  if (kind !== 'number') return undefined;
  cursor.at++;
  skipWords(cursor, LITTLE);
  const counts = takesWord(cursor, COUNT);
  if (counts) skipWords(cursor, LITTLE);
  const found = takesWord(cursor, DOUBLE) || (counts && takeNumber(cursor, 'number', LIMITS.number) === 2);
  if (found && double >= 1) return { double };
  cursor.at = start;
  return undefined;
}

/** `save 5+`, `saved on 5 or more`, `jets de sauvegarde à 5+`. */
function takeSave(cursor: Cursor, sides: number): Clauses | undefined {
  const save = takesSaves(cursor) ? needAim(cursor, sides) : undefined;
  return save && { save };
}
