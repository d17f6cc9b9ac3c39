/**
 * What each nation's armies are made of, from `assets/nations`. Of each kind of unit three lines: what it is, what it is
 * called (`%` is a number or a proper name), and its numbers or names.
 *
 *     kind line infantry large battalion Cd 7 strength 18 to 21 weight 5
 *       en "% Regiment" fr "le régiment %"
 *       3 "Erzherzog Karl" 4 "Deutschmeister"
 */
import { assetText } from '../../../assets/asset.ts';
import type { Fault } from '../../../kernel/fault.ts';
import { type Cursor, here, linesOf, needNumber, needQuoted, takes } from '../../../kernel/text/lines.ts';
import { type KindSaid, readKind } from '../scenario/unit-kind.ts';
import { type Nation, NATIONS } from './army.ts';
import { type Called, called, type Kit, type National, numbered, type Pattern } from './kit.ts';

const LONGEST_NAME = 60;

export const NATIONALS = Object.fromEntries(
  NATIONS.map((nation) => [nation, readNation(nation, assetText(`nations/${nation}.txt`))]),
) as Readonly<Record<Nation, National>>;

/** These files come with the program, so an error in one is a bug. */
export function readNation(nation: string, text: string): National {
  const faults: Fault[] = [];
  const lines = linesOf(text, faults).filter(({ bits }) => bits.length > 0);
  const cursors = lines.map((line): Cursor => ({ line, faults, at: 0 }));
  const generals = cursors.filter((cursor) => takes(cursor, 'generals')).flatMap((cursor) => quotedIn(cursor));
  const kits = cursors.flatMap((cursor, i) =>
    takes(cursor, 'kind') ? [readKit(cursor, cursors[i + 1], cursors[i + 2])] : [],
  );
  const left = cursors.find(here);
  const [fault] = faults;
  const line = fault?.line ?? left?.line.number;
  if (line !== undefined) throw new Error(`nations/${nation}.txt, line ${line}: ${fault?.says.id ?? 'cannot be read'}`);
  return { kits, generals };
}

function quotedIn(cursor: Cursor): string[] {
  const found: string[] = [];
  while (here(cursor)?.isQuoted) found.push(needQuoted(cursor, LONGEST_NAME)!);
  return found;
}

function readKit(cursor: Cursor, pattern: Cursor | undefined, names: Cursor | undefined): Kit {
  const said: KindSaid = { skills: [] };
  let [most, weight] = [0, 0];
  while (here(cursor)) {
    if (takes(cursor, 'to')) most = needNumber(cursor, 1, 99) ?? 0;
    else if (takes(cursor, 'weight')) weight = needNumber(cursor, 0, 9) ?? 0;
    else if (!readKind(cursor, said)) break;
  }
  const { type, quality = 'ordinary', skills, strength, command } = said;
  if (!type || strength === undefined || command === undefined || !pattern || !names) {
    throw new Error(`a kind of unit is not whole, line ${cursor.line.number}`);
  }
  return {
    type,
    quality,
    skills,
    command,
    strength: [strength, most],
    names: namesFrom(patternFrom(pattern), names),
    weight,
  };
}

/** `en "% Grenadiers" plural fr "les grenadiers %"`, with `f` if the article does not tell. */
function patternFrom(cursor: Cursor): Pattern {
  takes(cursor, 'en');
  const en = needQuoted(cursor, LONGEST_NAME) ?? '';
  const many = takes(cursor, 'plural');
  takes(cursor, 'fr');
  const fr = needQuoted(cursor, LONGEST_NAME) ?? '';
  return { en, fr, many, feminine: takes(cursor, 'f') };
}

/** `3 "Erzherzog Karl" 4 "Deutschmeister"`, or numbers alone: `5 6 10 to 13`. */
function namesFrom(pattern: Pattern, cursor: Cursor): readonly Called[] {
  const found: Called[] = [];
  for (let bit = here(cursor); bit && /^\d/.test(bit.text); bit = here(cursor)) {
    const from = needNumber(cursor, 1, 999) ?? 0;
    if (here(cursor)?.isQuoted) {
      found.push(called(pattern, from, needQuoted(cursor, LONGEST_NAME) ?? ''));
      continue;
    }
    const to = takes(cursor, 'to') ? (needNumber(cursor, from, 999) ?? from) : from;
    for (let number = from; number <= to; number++) found.push(numbered(pattern, number));
  }
  return found;
}
