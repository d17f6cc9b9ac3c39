/** Dice in canonical form: symbols only, whatever was typed, and without the label. */
import {
  type Comparison,
  type DiceTerm,
  facesThat,
  type Keep,
  type Notation,
  type Term,
  type Test,
} from './notation.ts';
import { reading } from './test.ts';

/**
 * `4d6kh3+2`, `3x(2d6>=8)`, `8d6>=4, 6 double, save >=5`. Parses back to the same, and keeps within the length limit.
 */
export function writeDice({ times, terms, test }: Notation): string {
  const sum = terms.map((term, index) => writeTerm(term, index === 0, test !== undefined)).join('');
  const tested = test === undefined ? sum : writeTest(sum, terms, test);
  if (times === 1) return tested;
  return tested.startsWith('(') ? `${times}x${tested}` : `${times}x(${tested})`;
}

function writeTerm(term: Term, first: boolean, tested: boolean): string {
  const sign = term.sign < 0 ? '-' : first ? '' : '+';
  return sign + (term.kind === 'number' ? String(term.value) : writeDie(term, tested));
}

function writeDie({ count, sides, digits, factor, keep, explode, reroll }: DiceTerm, tested: boolean): string {
  const dice = `${count === 1 ? '' : count}d${digits === 1 ? sides : '6'.repeat(digits)}`;
  const exploding = explode === undefined ? '' : `!${writeExplode(explode, sides, tested)}`;
  const rerolled = reroll === undefined ? '' : `r${reroll.once ? 'o' : ''}${writeFaces(reroll)}`;
  return `${dice}${exploding}${rerolled}${keep ? writeKeep(keep) : ''}${factor === 1 ? '' : `*${factor}`}`;
}

/** A comparison after a bare `!` would be parsed as its faces. */
function writeExplode(faces: Comparison, sides: number, tested: boolean): string {
  const found = facesThat(faces, sides);
  return !tested && found?.from === sides && faces.by === '=' ? '' : writeFaces(faces);
}

function writeFaces({ by, than }: Comparison): string {
  return by === '=' ? String(than) : `${by}${than}`;
}

function writeKeep({ act, which, count }: Keep): string {
  return `${act === 'keep' ? 'k' : 'd'}${which === 'highest' ? 'h' : 'l'}${count}`;
}

/** Adds a bracket for a total, or `on` for each die, only if it would otherwise be ambiguous. */
function writeTest(sum: string, terms: readonly Term[], test: Test): string {
  const plain = test.of === reading(terms, test);
  if (test.of === 'total') return plain ? `${sum}${test.by}${test.than}` : `(${sum})${test.by}${test.than}`;
  const { double, save, saves: areSaves } = test;
  if (areSaves) return `${sum} save ${writeAim(test)}`;
  const said = plain || double !== undefined || save !== undefined;
  const doubles = double === undefined ? '' : `, ${double} double`;
  const saves = save === undefined ? '' : `, save ${writeAim(save)}`;
  return `${sum}${said ? `${test.by}${test.than}` : ` on ${writeAim(test)}`}${doubles}${saves}`;
}

function writeAim({ by, than }: Comparison): string {
  return by === '>=' ? `${than}+` : by === '<=' ? `${than}-` : `${by}${than}`;
}
