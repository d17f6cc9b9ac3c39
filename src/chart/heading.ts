/** The lines of every scenario, whatever its rulebook: title, colours, who moves first, how many turns, the first dice. */
import { type Side, SIDES } from '../kernel/play.ts';
import type { Fault } from '../kernel/fault.ts';
import { type Colours, needColours } from '../kernel/text/colours.ts';
import { blame, type Cursor, here, needFrom, needNumber, takes } from '../kernel/text/lines.ts';
import { type Names, needNames } from '../kernel/text/names.ts';
import { quoted } from '../kernel/text/quoted.ts';
import { plain } from './plain.ts';

/** A scenario being parsed: what is known so far, and every error found. */
export interface Heading {
  readonly faults: Fault[];
  /** The first words of the lines so far. */
  readonly seen: Set<string>;
  /** Short names of units whose lines have faults: other lines may name them. */
  readonly spoilt: Set<string>;
  readonly armies: Partial<Record<Side, unknown>>;
  title: Names | undefined;
  colours: Colours | undefined;
  first: Side;
  lastTurn: number;
  dice: number[] | undefined;
}

type Statement<D> = (cursor: Cursor, draft: D) => void;
export type Statements<D> = Readonly<Record<string, Statement<D>>>;

export const SIDE_OF = plain<Side>(SIDES);
export type Edge = 'north' | 'east' | 'south' | 'west';
export const EDGES = plain<Edge>(['north', 'east', 'south', 'west']);
export const LONGEST_ARMY = 60;
/** Discord's limit for titles and choices. */
const LONGEST_TITLE = 80;

/** `rules` and the name of the ruleset. */
export function readRules(cursor: Cursor, rules: string): void {
  const bit = here(cursor);
  if (!takes(cursor, rules.replace('-', ' '))) blame(cursor, bit, 'fault-rules', { rules: quoted(rules) });
}

/** The lines that every scenario of this ruleset has, by their first word. `largestDie`: the highest number on a die. */
export function headingOf(rules: string, largestDie: number): Statements<Heading> {
  return {
    rules: (cursor) => readRules(cursor, rules),
    title: (cursor, draft) => {
      draft.title = needNames(cursor, LONGEST_TITLE);
    },
    colours: (cursor, draft) => {
      draft.colours = needColours(cursor);
    },
    first: (cursor, draft) => {
      draft.first = needFrom(cursor, SIDE_OF) ?? draft.first;
    },
    turns: (cursor, draft) => {
      draft.lastTurn = needNumber(cursor, 1, 99) ?? draft.lastTurn;
    },
    /** `dice 3 5 6`: those that the battle begins with. */
    dice: (cursor, draft) => {
      draft.dice ??= [];
      while (here(cursor)) {
        const die = needNumber(cursor, 1, largestDie);
        if (die === undefined) return;
        draft.dice.push(die);
      }
    },
  };
}

/** The line that says how large the ground is: hexes, or centimetres. */
export type GroundWord = 'map' | 'field';

/** Reports missing required lines at the end of the text. */
export function blameMissing({ title, armies, seen }: Heading, last: Cursor, ground: GroundWord): void {
  if (!title && !seen.has('title')) blame(last, undefined, 'fault-no-title');
  for (const side of SIDES) if (!armies[side]) blame(last, undefined, 'fault-no-army', { side });
  if (!seen.has(ground)) blame(last, undefined, `fault-no-${ground}`);
}
