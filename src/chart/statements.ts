/** The lines of a scenario that all rulebooks share, by their first word. */
import { type Side, SIDES } from '../kernel/play.ts';
import {
  blame,
  blameWord,
  type Cursor,
  here,
  type Lexicon,
  needFrom,
  needNumber,
  passOver,
  takeFrom,
  takes,
} from '../kernel/text/lines.ts';
import { type Names, needNames, needNoun } from '../kernel/text/names.ts';
import type { AnyDraft, ChartDraft, ChartState } from './frame.ts';
import { readHexLine, readSideLine, type Terrains } from './ground.ts';
import { plain } from './plain.ts';
import { type Edge, EDGES, headingOf, LONGEST_ARMY, SIDE_OF, type Statements } from './heading.ts';
import type { Called, Lined } from './lined.ts';

type Draft<S extends ChartState> = ChartDraft<S, Lined<Called>>;

/** What a rulebook adds to them. */
interface Lines<S extends ChartState, D> {
  readonly terrains: Terrains<string>;
  readonly sides: Lexicon<string>;
  readonly needId: (cursor: Cursor) => string | undefined;
  /** An army before its line is parsed, and the words that may follow its name. */
  readonly army: (name: Names, edge: Edge) => S['armies'][Side];
  readonly armyWords: Readonly<Record<string, (cursor: Cursor, army: S['armies'][Side], draft: D) => void>>;
  readonly phases: readonly S['phase'][];
  /** Further words of a `turn` line. */
  readonly turnWords?: Readonly<Record<string, (cursor: Cursor, draft: D) => void>>;
  readonly reasons: Lexicon<NonNullable<S['result']>['why']>;
  readonly largestDie: number;
}

/** `edge south`, among the words of an army. */
export function readEdge(cursor: Cursor, army: { edge: Edge }): void {
  army.edge = needFrom(cursor, EDGES) ?? army.edge;
}

const WINNERS = plain<Side | 'draw'>([...SIDES, 'draw']);

export function statementsOf<S extends ChartState, D extends Draft<S>>(
  rules: string,
  book: Lines<S, D>,
): Statements<D> {
  const phases = plain<S['phase']>(book.phases);
  return {
    ...headingOf(rules, book.largestDie),
    map: (cursor, draft) => {
      const cols = needNumber(cursor, 4, 40);
      takes(cursor, 'x');
      const rows = cols === undefined ? undefined : needNumber(cursor, 4, 30);
      draft.cols = cols ?? draft.cols;
      draft.rows = rows ?? draft.rows;
    },
    army: (cursor, draft) => {
      const side = needFrom(cursor, SIDE_OF);
      const name = side && needNames(cursor, LONGEST_ARMY);
      if (!side || !name) return;
      const army = book.army(name, side === 'red' ? 'south' : 'north');
      if (readWords(cursor, book.armyWords, (read) => read(cursor, army, draft))) draft.armies[side] = army;
    },
    /** `turn 3 blue movement`. */
    turn: (cursor, draft) => {
      draft.turn = needNumber(cursor, 1, 99) ?? draft.turn;
      const words: Record<string, (cursor: Cursor, draft: D) => void> = {};
      for (const side of SIDES) words[side] = () => void (draft.active = side);
      for (const [word, phase] of phases) words[word] = () => void (draft.phase = phase);
      readWords(cursor, { ...words, ...book.turnWords }, (read) => read(cursor, draft));
    },
    hex: (cursor, draft) => readHexLine(cursor, draft, book.terrains),
    side: (cursor, draft) => readSideLine<string>(cursor, draft, book.sides),
    name: (cursor, draft) => readNameLine(cursor, draft, book.needId),
    /** `result red resigned`. */
    result: (cursor, draft) => {
      const winner = needFrom(cursor, WINNERS);
      const why = winner && needFrom(cursor, book.reasons);
      if (winner && why) draft.result = { winner, why };
    },
  };
}

/** Words in any order and any number; false at an unknown one. */
function readWords<R>(cursor: Cursor, words: Readonly<Record<string, R>>, read: (found: R) => void): boolean {
  const lexicon = Object.entries(words);
  while (here(cursor)) {
    const found = takeFrom(cursor, lexicon);
    if (found === undefined) return blameWord(cursor, Object.keys(words)) ?? false;
    read(found);
  }
  return true;
}

function readNameLine(
  cursor: Cursor,
  { units, reserve, gone, spoilt }: Pick<AnyDraft, 'units' | 'reserve' | 'gone' | 'spoilt'>,
  needId: (cursor: Cursor) => string | undefined,
): void {
  const bit = here(cursor);
  const id = needId(cursor);
  if (id === undefined) return;
  const found = [...units, ...reserve].find(({ unit }) => unit.id === id);
  const dead = gone.findIndex((each) => each.id === id);
  if (!found && spoilt.has(id)) return passOver(cursor);
  if (!found && dead === -1) return blame(cursor, bit, 'fault-no-such-unit', { unit: id });
  const name = needNoun(cursor, id);
  if (!name) return;
  if (found) found.unit = { ...found.unit, name };
  else gone[dead] = { ...gone[dead]!, name };
}
