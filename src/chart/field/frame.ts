/** The part of a scenario in centimetres that its rulebooks read alike: heading, ground, armies, names, the turn reached. */
import type { Fault } from '../../kernel/fault.ts';
import { type Side, SIDES } from '../../kernel/play.ts';
import { type Colours, coloursLines } from '../../kernel/text/colours.ts';
import { blame, type Cursor, here, needFrom, needNumber, passOver } from '../../kernel/text/lines.ts';
import { type Names, namesText, needNames, needNoun } from '../../kernel/text/names.ts';
import {
  blameMissing,
  type Edge,
  EDGES,
  type Heading,
  headingOf,
  LONGEST_ARMY,
  SIDE_OF,
  type Statements,
} from '../heading.ts';
import { type Called, checkNames, type Lined } from '../lined.ts';
import { blameEmptySides, finishedReading, positionOf, readLines, type ScenarioReading } from '../reading.ts';
import { spelled } from './spelled.ts';
import { type ChartedField, GROUND_STATEMENTS, type GroundDraft, groundLines } from './ground.ts';

/** An army's name, and the table edge behind it. */
interface FieldArmy {
  readonly name: Names;
  readonly edge: Edge;
}

/** A position being parsed: what is known so far, and every error found. `G`: units that are no longer in the battle. */
export interface FieldDraft<U extends Called, G extends Called = Called> extends Heading, GroundDraft {
  readonly faults: Fault[];
  readonly armies: Partial<Record<Side, FieldArmy>>;
  readonly units: Lined<U>[];
  readonly gone: G[];
  turn: number;
  active: Side | undefined;
}

export function fieldDraft<U extends Called, G extends Called>(): FieldDraft<U, G> {
  return {
    faults: [],
    seen: new Set(),
    spoilt: new Set(),
    title: undefined,
    wide: 0,
    deep: 0,
    areas: [],
    lines: [],
    points: [],
    armies: {},
    units: [],
    gone: [],
    colours: undefined,
    lastTurn: 8,
    first: 'red',
    turn: 0,
    active: undefined,
    dice: undefined,
  };
}

/** What a rulebook adds to parsing. */
export interface FieldFrame<S, D> {
  readonly rules: string;
  readonly draft: () => D;
  readonly statements: Statements<D>;
  /** Lines that all such books have, but not this one. */
  readonly without?: readonly string[];
  /** Its own lines that a text may have only once. */
  readonly once?: readonly string[];
  readonly unit: (cursor: Cursor, draft: D, side: Side) => void;
  /** Checks units against each other and the ground. */
  readonly check: (draft: D) => void;
  readonly state: (draft: D, known: { readonly title: Names; readonly armies: Record<Side, FieldArmy> }) => S;
}

/** The dice of all books in centimetres. */
const LARGEST_DIE = 6;

const ONCE = new Set(['rules', 'title', 'field', 'colours', 'first', 'turns', 'turn']);

export function fieldReader<S, U extends Called, D extends FieldDraft<U>>(frame: FieldFrame<S, D>) {
  const all: Statements<D> = {
    ...headingOf(frame.rules, LARGEST_DIE),
    ...GROUND_STATEMENTS,
    army: (cursor, draft) => {
      const side = needFrom(cursor, SIDE_OF);
      const name = side && needNames(cursor, LONGEST_ARMY);
      if (!side || !name) return;
      const edge = here(cursor)?.folded === 'edge' ? readEdge(cursor) : side === 'red' ? 'south' : 'north';
      if (edge) draft.armies[side] = { name, edge };
    },
    /** `turn 3 blue`: the position of a battle that is under way. */
    turn: (cursor, draft) => {
      draft.turn = needNumber(cursor, 0, 99) ?? draft.turn;
      draft.active = needFrom(cursor, SIDE_OF);
    },
    name: readNameLine,
    ...frame.statements,
  };
  const statements: Statements<D> = Object.fromEntries(
    Object.entries(all).filter(([word]) => !frame.without?.includes(word)),
  );

  function read(text: string, draft: D): Cursor {
    return readLines(text, draft, {
      ground: 'field',
      statements,
      once: new Set([...ONCE, ...(frame.once ?? [])]),
      spelled,
      unit: frame.unit,
      units: ({ units }) => units.length,
    });
  }

  function finished(draft: D): ScenarioReading<S> {
    return finishedReading(draft, (known) => frame.state(draft, known));
  }

  function check(draft: D): void {
    checkNames(
      draft.units,
      draft.gone.map(({ id }) => id),
    );
    if (draft.faults.length === 0) frame.check(draft);
  }

  return {
    /** Returns every error, not only the first. */
    scenario: (text: string): ScenarioReading<S> => {
      const draft = frame.draft();
      const last = read(text, draft);
      blameMissing(draft, last, 'field');
      blameEmptySides(draft, last);
      check(draft);
      return finished(draft);
    },

    /** A position for a test: unit lines and anything else it needs; the rest is as in the draft. */
    position: (given: readonly string[], draft: D): S => {
      read(given.join('\n'), draft);
      check(draft);
      return positionOf(finished(draft));
    },
  };
}

export function readNameLine<U extends Called, G extends Called>(
  cursor: Cursor,
  { units, gone, spoilt }: FieldDraft<U, G>,
): void {
  const bit = here(cursor);
  const found = units.find(({ unit }) => unit.id === bit?.text);
  const dead = gone.findIndex(({ id }) => id === bit?.text);
  if (!found && bit && spoilt.has(bit.text)) return passOver(cursor);
  if (!bit || (!found && dead === -1)) return blame(cursor, bit, 'fault-no-such-unit', { unit: bit?.text ?? '…' });
  cursor.at += 1;
  const name = needNoun(cursor, bit.text);
  if (!name) return;
  if (found) found.unit = { ...found.unit, name };
  else gone[dead] = { ...gone[dead]!, name };
}

function readEdge(cursor: Cursor): Edge | undefined {
  cursor.at += 1;
  return needFrom(cursor, EDGES);
}

/** What the positions of all such rulebooks have. */
interface FieldState {
  readonly title: Names;
  readonly field: ChartedField;
  readonly armies: Readonly<Record<Side, FieldArmy>>;
  readonly colours?: Colours | undefined;
  /** Where sides move one after the other, in turns. */
  readonly first?: Side;
  readonly lastTurn?: number;
}

/** The first lines of every scenario in centimetres, its ground among them. */
export function fieldHeading(rules: string, { title, field, armies, colours, first, lastTurn }: FieldState): string[] {
  const [size, ...ground] = groundLines(field);
  return [
    `rules ${rules}`,
    `title ${namesText(title)}`,
    size!,
    ...SIDES.map((side) => `army ${side} ${namesText(armies[side].name)} edge ${armies[side].edge}`),
    ...coloursLines(colours),
    ...(first ? [`first ${first}`] : []),
    ...(lastTurn === undefined ? [] : [`turns ${lastTurn}`]),
    '',
    ...ground,
  ];
}
