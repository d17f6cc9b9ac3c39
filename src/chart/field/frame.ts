/**
 * The part of a scenario on a table that its books read and write alike: heading, ground, armies, what decides the battle,
 * variants, names, the turn reached, the result. A book adds its units and lines of its own.
 */
import { type Side, SIDES } from '../../kernel/play.ts';
import { coloursLines } from '../../kernel/text/colours.ts';
import { blame, type Cursor, here, needFrom, needNumber, passOver } from '../../kernel/text/lines.ts';
import { namesText, needNames, needNoun, plainNoun } from '../../kernel/text/names.ts';
import { blameMissing, type Edge, EDGES, headingOf, LONGEST_ARMY, SIDE_OF, type Statements } from '../heading.ts';
import { type Called, checkNames } from '../lined.ts';
import { plain } from '../plain.ts';
import { blameEmptySides, finishedReading, positionOf, readLines, type ScenarioReading } from '../reading.ts';
import { nameLines, paragraphs } from '../written.ts';
import { AIM_STATEMENTS, aimLines, breakingArmies, checkObjectives, lostLines, objectivesOf } from './aims.ts';
import type { FieldDraft, FieldState } from './draft.ts';
import { GROUND_STATEMENTS, groundLines } from './ground.ts';
import { spelled } from './spelled.ts';
import type { variantLines } from './variants.ts';

type Shared = 'title' | 'field' | 'armies' | 'colours' | 'variants' | 'objectives' | 'units' | 'gone' | 'lost';

/** What a book adds. */
interface FieldFrame<S extends FieldState, D extends FieldDraft<S>> {
  readonly rules: string;
  /** The schema of its positions: its phases, and why a battle may be over. */
  readonly schema: {
    readonly shape: {
      readonly phase: { readonly options: readonly S['phase'][] };
      readonly result: {
        unwrap(): {
          readonly shape: { readonly why: { readonly options: readonly NonNullable<S['result']>['why'][] } };
        };
      };
    };
  };
  readonly variants: ReturnType<typeof variantLines<S['variants']>>;
  readonly draft: () => D;
  /** The phase of a turn that goes without saying, if it has turns. */
  readonly usual?: S['phase'];
  readonly statements: Statements<D>;
  /** Lines that all such books have, but not this one. */
  readonly without?: readonly string[];
  /** Its own lines that a text may have only once. */
  readonly once?: readonly string[];
  readonly unit: (cursor: Cursor, draft: D, side: Side) => void;
  /** Checks units against each other and the ground. */
  readonly check: (draft: D) => void;
  readonly state: (draft: D, known: Pick<S, Shared>) => S;
  /** A clear table for a test's position. */
  readonly test: () => D;
  readonly leaders?: (now: S) => readonly Called[];
  readonly written: {
    /** Before its variants. */
    readonly first?: (now: S) => readonly string[];
    /** How far the battle has come, if it has no turns. */
    readonly clock?: (now: S) => readonly string[];
    /** What else a battle under way has come to. */
    readonly course?: (now: S) => readonly string[];
    /** Its units, and what is gone, in paragraphs. */
    readonly units: (now: S) => readonly (readonly string[])[];
  };
}

/** The dice of all books on a table. */
const LARGEST_DIE = 6;

const ONCE = new Set(['rules', 'title', 'field', 'colours', 'first', 'turns', 'turn']);
const WINNERS = plain<Side | 'draw'>([...SIDES, 'draw']);

export function fieldScenario<S extends FieldState, D extends FieldDraft<S>>(frame: FieldFrame<S, D>) {
  const statements = statementsOf(frame);

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
    return finishedReading(draft, ({ title, armies }) => {
      const { wide, deep, areas, lines, points, colours, units, gone, lost } = draft;
      const known = {
        title,
        field: { wide, deep, areas, lines, points },
        armies: breakingArmies(draft, armies),
        ...(colours && { colours }),
        variants: frame.variants.valuesOf(draft.variants),
        objectives: objectivesOf(draft),
        units: units.map(({ unit }) => unit),
        gone,
        lost,
      };
      return frame.state(draft, known as unknown as Pick<S, Shared>);
    });
  }

  function check(draft: D): void {
    checkNames(
      [...draft.units, ...draft.leaders],
      draft.gone.map(({ id }) => id),
    );
    if (draft.faults.length > 0) return;
    frame.check(draft);
    checkObjectives(draft);
    if (draft.phase === 'over' && !draft.result) blame(draft.units.at(-1)!.cursor, undefined, 'fault-no-result');
  }

  return {
    /** Returns every error, not only the first. */
    readScenario: (text: string): ScenarioReading<S> => {
      const draft = frame.draft();
      const last = read(text, draft);
      blameMissing(draft, last, 'field');
      blameEmptySides(draft, last);
      check(draft);
      return finished(draft);
    },

    /** A position for a test: unit lines and anything else it needs; the rest is as on its clear table. */
    readPosition: (given: readonly string[]): S => {
      const draft = frame.test();
      read(given.join('\n'), draft);
      check(draft);
      return positionOf(finished(draft));
    },

    writeScenario: (now: S): string => writtenBy(frame, now),
  };
}

function statementsOf<S extends FieldState, D extends FieldDraft<S>>(frame: FieldFrame<S, D>): Statements<D> {
  const { shape } = frame.schema;
  const phases = plain(shape.phase.options);
  const reasons = plain(shape.result.unwrap().shape.why.options);
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
    /** `turn 3 blue`, `turn 3 blue shooting`: the position of a battle that is under way. */
    turn: (cursor, draft) => {
      draft.turn = needNumber(cursor, 0, 99) ?? draft.turn;
      draft.active = needFrom(cursor, SIDE_OF);
      draft.phase = (here(cursor) ? needFrom(cursor, phases) : frame.usual) ?? draft.phase;
    },
    name: readNameLine,
    ...AIM_STATEMENTS,
    /** `variant fights simple`. */
    variant: frame.variants.read,
    /** `result red broken`. */
    result: (cursor, draft) => {
      const winner = needFrom(cursor, WINNERS);
      const why = winner && needFrom(cursor, reasons);
      if (winner && why) draft.result = { winner, why };
    },
    ...frame.statements,
  };
  return Object.fromEntries(Object.entries(all).filter(([word]) => !frame.without?.includes(word)));
}

function readNameLine<S extends FieldState>(cursor: Cursor, { units, leaders, gone, spoilt }: FieldDraft<S>): void {
  const bit = here(cursor);
  const found = [...units, ...leaders].find(({ unit }) => unit.id === bit?.text);
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

function writtenBy<S extends FieldState, D extends FieldDraft<S>>(frame: FieldFrame<S, D>, now: S): string {
  const { written, variants, leaders, usual } = frame;
  const { title, field, armies, colours, first, lastTurn, result } = now;
  const [size, ...ground] = groundLines(field);
  const names = (all: readonly Called[]) => nameLines(all, ({ id }) => plainNoun(id, false));
  return paragraphs([
    [
      `rules ${frame.rules}`,
      `title ${namesText(title)}`,
      size!,
      ...SIDES.map((side) => `army ${side} ${namesText(armies[side].name)} edge ${armies[side].edge}`),
      ...coloursLines(colours),
      ...(first ? [`first ${first}`] : []),
      ...(lastTurn === undefined ? [] : [`turns ${lastTurn}`]),
      '',
      ...ground,
    ],
    [...(written.first?.(now) ?? []), ...variants.write(now.variants), ...aimLines(now)],
    [
      ...(written.clock?.(now) ?? turnLines(now, usual)),
      ...lostLines(now.lost),
      ...(written.course?.(now) ?? []),
      ...(result ? [`result ${result.winner} ${result.why}`] : []),
    ],
    ...written.units(now),
    [...names(now.units), ...names(leaders?.(now) ?? []), ...names(now.gone)],
  ]);
}

/** How far the battle has come; nothing before its first turn. */
function turnLines({ turn, active, first, phase }: FieldState, usual: string | undefined): string[] {
  const isFresh = turn === 0 && phase === 'opening' && active === first;
  return isFresh ? [] : [`turn ${turn} ${active}${phase === usual ? '' : ` ${phase}`}`];
}
