/** The modifiers of one term: keep or drop, explode, reroll, times a number; as symbols or words. */
import { takeComparator } from './aim.ts';
import { blame, type Cursor, here, isWord, needNumber, skipWords, takeNumber, takes, takesWord } from './cursor.ts';
import { type Comparison, type DiceTerm, facesThat, type Keep, LIMITS } from './notation.ts';
import { DROP, EXPLODING, GUARD, HIGHEST, KEEP, LINKS, LITTLE, LOWEST, TIMES, VERBS } from './vocabulary.ts';

/** A term being parsed. */
export type Draft = { -readonly [K in keyof DiceTerm]: DiceTerm[K] };

const SHORT: Readonly<Record<string, Omit<Keep, 'count'>>> = {
  k: { act: 'keep', which: 'highest' },
  kh: { act: 'keep', which: 'highest' },
  kl: { act: 'keep', which: 'lowest' },
  d: { act: 'drop', which: 'lowest' },
  dh: { act: 'drop', which: 'highest' },
  dl: { act: 'drop', which: 'lowest' },
};

export function readModifiers(cursor: Cursor, dice: Draft): void {
  for (;;) {
    const before = cursor.at;
    readModifier(cursor, dice);
    if (cursor.fault !== undefined || cursor.at === before) return;
  }
}

function readModifier(cursor: Cursor, dice: Draft): void {
  skipToVerb(cursor);
  const token = here(cursor);
  if (token.kind === 'number' || token.kind === 'end') return;
  const short = token.kind === 'word' && Object.hasOwn(SHORT, token.text) ? SHORT[token.text] : undefined;
  if (token.text === 'd' && here(cursor, 1).kind !== 'number') return;
  if (short !== undefined) readShortKeep(cursor, dice, short);
  else if (isWord(token, KEEP) || isWord(token, DROP) || keepsByGuard(cursor)) readKeep(cursor, dice);
  else if (token.text === '!' || isWord(token, EXPLODING)) readExplode(cursor, dice);
  else if (token.text === 'r' || token.text === 'ro') readReroll(cursor, dice);
  else if (token.text === '*' || (isWord(token, TIMES) && here(cursor, 1).kind === 'number')) readFactor(cursor, dice);
}

/** `, and drop`, `en gardant`: skips words before a verb, and nothing otherwise. */
function skipToVerb(cursor: Cursor): void {
  const start = cursor.at;
  takes(cursor, ',');
  skipWords(cursor, LINKS);
  if (!isWord(here(cursor), VERBS) && !keepsByGuard(cursor)) cursor.at = start;
}

/** `garde les 2 plus hautes`: whether `garde` is the verb here. */
function keepsByGuard(cursor: Cursor): boolean {
  if (!isWord(here(cursor), GUARD)) return false;
  const ahead = { ...cursor, at: cursor.at + 1 };
  skipWords(ahead, LITTLE);
  return (
    takeNumber(ahead, 'keep', LIMITS.number) !== undefined ||
    isWord(here(ahead), HIGHEST) ||
    isWord(here(ahead), LOWEST)
  );
}

/** `kh3`, `dl1`; without a number, one. */
function readShortKeep(cursor: Cursor, dice: Draft, short: Omit<Keep, 'count'>): void {
  const token = here(cursor);
  cursor.at++;
  const numberAt = here(cursor);
  const count = takeNumber(cursor, 'keep', LIMITS.dice, 1) ?? 1;
  setKeep(cursor, dice, { ...short, count }, token, numberAt);
}

/** `keep the 2 lowest`, `drop highest`, `sans les deux plus basses`. */
function readKeep(cursor: Cursor, dice: Draft): void {
  const token = here(cursor);
  const act = isWord(token, DROP) ? 'drop' : 'keep';
  cursor.at++;
  skipWords(cursor, LITTLE);
  const numberAt = here(cursor);
  const before = takeNumber(cursor, 'keep', LIMITS.dice, 1);
  skipWords(cursor, LITTLE);
  const which = takesWord(cursor, HIGHEST) ? 'highest' : takesWord(cursor, LOWEST) ? 'lowest' : usual(before, act);
  if (which === undefined) return blame(cursor, here(cursor), 'unreadable');
  const count = before ?? takeNumber(cursor, 'keep', LIMITS.dice, 1) ?? 1;
  setKeep(cursor, dice, { act, which, count }, token, numberAt);
}

/** `keep 2` keeps the highest and `drop 1` drops the lowest, as with other bots; `keep` alone is incomplete. */
function usual(count: number | undefined, act: Keep['act']): Keep['which'] | undefined {
  if (count === undefined) return undefined;
  return act === 'keep' ? 'highest' : 'lowest';
}

type At = ReturnType<typeof here>;

function setKeep(cursor: Cursor, dice: Draft, keep: Keep, at: At, numberAt: At): void {
  if (dice.keep !== undefined || dice.digits > 1) return blame(cursor, at, 'modifiers');
  const most = keep.act === 'keep' ? dice.count : dice.count - 1;
  if (keep.count > most) return blame(cursor, numberAt, 'keep', most);
  dice.keep = keep;
}

/** `!` means its highest face, `!5` the fives; otherwise a comparison. */
function readExplode(cursor: Cursor, dice: Draft): void {
  const token = here(cursor);
  cursor.at++;
  const faces = takeFaces(cursor) ?? { by: '=', than: dice.sides };
  if (dice.explode !== undefined || dice.digits > 1) return blame(cursor, token, 'modifiers');
  dice.explode = faces;
  refuseTooOften(cursor, dice, faces, token);
}

/** `r1`, `ro<3`; without faces, ones. */
function readReroll(cursor: Cursor, dice: Draft): void {
  const token = here(cursor);
  const once = token.text === 'ro';
  cursor.at++;
  const faces = takeFaces(cursor) ?? { by: '=', than: 1 };
  if (dice.reroll !== undefined || dice.digits > 1) return blame(cursor, token, 'modifiers');
  dice.reroll = { ...faces, once };
  refuseTooOften(cursor, dice, faces, token);
}

function takeFaces(cursor: Cursor): Comparison | undefined {
  const by = takeComparator(cursor);
  if (by === undefined && here(cursor).kind !== 'number') return undefined;
  const than = needNumber(cursor);
  return than === undefined ? undefined : { by: by ?? '=', than };
}

/** Refuses to repeat on more than half of the faces, or on none: that cannot be meant. */
function refuseTooOften(cursor: Cursor, { sides }: Draft, faces: Comparison, at: At): void {
  const found = facesThat(faces, sides);
  if (found === undefined || 2 * (found.to - found.from + 1) > sides) blame(cursor, at, 'again');
}

function readFactor(cursor: Cursor, dice: Draft): void {
  const token = here(cursor);
  cursor.at++;
  const numberAt = here(cursor);
  const factor = needNumber(cursor);
  if (factor === undefined) return;
  if (dice.factor !== 1) return blame(cursor, token, 'modifiers');
  if (factor < 1) return blame(cursor, numberAt, 'number', LIMITS.number);
  dice.factor = factor;
}
