/**
 * The part of a hex scenario that all rulebooks read and write alike: a draft filled line by line, its errors, the
 * resulting position, and its text. A rulebook adds its own parts as functions.
 */
import type { Size } from '../hex/grid.ts';
import { type Side, SIDES } from '../kernel/play.ts';
import { type Colours, coloursLines } from '../kernel/text/colours.ts';
import { blame, type Cursor } from '../kernel/text/lines.ts';
import { type Names, namesText } from '../kernel/text/names.ts';
import { drawingText, readDrawing } from './drawing.ts';
import { type Charted, sidesText, type Terrains } from './ground.ts';
import { blameMissing, type Heading, type Statements } from './heading.ts';
import { type Called, checkNames, type Lined } from './lined.ts';
import { blameEmptySides, finishedReading, positionOf, readLines, type ScenarioReading } from './reading.ts';

/** What the positions of all rulebooks have. */
export interface ChartState {
  readonly title: Names;
  readonly map: Charted;
  readonly armies: Readonly<Record<Side, { readonly name: Names; readonly edge: string }>>;
  readonly colours?: Colours | undefined;
  readonly units: readonly Called[];
  readonly gone: Called[];
  readonly turn: number;
  readonly lastTurn: number;
  readonly first: Side;
  readonly active: Side;
  readonly phase: string;
  readonly result?: { readonly winner: Side | 'draw'; readonly why: string } | undefined;
}

/** A position being parsed: what is known so far, and every error found. `R`: reserve units. */
export interface ChartDraft<S extends ChartState, R extends Lined<Called>> extends Heading {
  cols: number;
  rows: number;
  readonly hexes: S['map']['hexes'];
  readonly sides: S['map']['sides'];
  readonly armies: { red?: S['armies']['red']; blue?: S['armies']['blue'] };
  readonly units: Lined<S['units'][number]>[];
  readonly reserve: R[];
  readonly gone: S['gone'];
  turn: number;
  active: Side | undefined;
  phase: S['phase'];
  result: S['result'];
}

export type AnyDraft = ChartDraft<ChartState, Lined<Called>>;

export function chartDraft<S extends ChartState, R extends Lined<Called>>(phase: S['phase']): ChartDraft<S, R> {
  return {
    faults: [],
    seen: new Set(),
    spoilt: new Set(),
    title: undefined,
    cols: 20,
    rows: 14,
    hexes: {},
    sides: {},
    armies: {},
    units: [],
    reserve: [],
    gone: [],
    colours: undefined,
    lastTurn: 12,
    first: 'red',
    turn: 1,
    active: undefined,
    phase,
    result: undefined,
    dice: undefined,
  };
}

/** What a rulebook adds to parsing. */
export interface Frame<S extends ChartState, D> {
  readonly draft: () => D;
  readonly statements: Statements<D>;
  /** First words that a text may have only once, besides the common ones. */
  readonly once: readonly string[];
  readonly terrains: Terrains<string>;
  readonly unit: (cursor: Cursor, draft: D, side: Side) => void;
  /** Checks units, then the whole. */
  readonly checkUnits: (draft: D) => void;
  readonly checkWhole?: (draft: D, last: Cursor) => void;
  readonly state: (draft: D, known: Pick<S, 'title' | 'armies'>) => S;
}

const ONCE = ['rules', 'title', 'map', 'colours', 'first', 'turns', 'turn', 'result'];

export function scenarioReader<S extends ChartState, R extends Lined<Called>, D extends ChartDraft<S, R>>(
  frame: Frame<S, D>,
) {
  const lines = (text: string, draft: D): Cursor =>
    readLines(text, draft, {
      ground: 'map',
      statements: frame.statements,
      once: new Set([...ONCE, ...frame.once]),
      drawing: (rows, opening) => readDrawing(rows, opening, draft, frame.terrains),
      unit: frame.unit,
      units: unitCount,
    });

  function finished(draft: D): ScenarioReading<S> {
    return finishedReading(draft, (known) => frame.state(draft, known));
  }

  function check(draft: D): void {
    frame.checkUnits(draft);
    checkNames(
      [...draft.units, ...draft.reserve],
      draft.gone.map(({ id }) => id),
    );
  }

  return {
    /** Returns every error, not only the first. */
    scenario: (text: string): ScenarioReading<S> => {
      const draft = frame.draft();
      const last = lines(text, draft);
      check(draft);
      blameMissing(draft, last, 'map');
      blameEmptySides(draft, last);
      if (draft.phase === 'over' && !draft.result) blame(last, undefined, 'fault-no-result');
      frame.checkWhole?.(draft, last);
      return finished(draft);
    },

    /** Only the terrain and its lines; units are not checked. */
    ground: (text: string): ScenarioReading<S> => {
      const draft = frame.draft();
      blameMissing(draft, lines(text, draft), 'map');
      return finished(draft);
    },

    /** A position for a test: unit lines and anything else it needs; the rest is as in the draft. */
    position: (given: readonly string[], draft: D): S => {
      lines(given.join('\n'), draft);
      check(draft);
      return positionOf(finished(draft));
    },
  };
}

/** How many units there are so far, on the map or in reserve. */
export function unitCount({ units, reserve }: Pick<AnyDraft, 'units' | 'reserve'>): number {
  return units.length + reserve.length;
}

/** Size and terrain of a draft in the form of a map. */
export function charted<D extends Charted>({ cols, rows, hexes, sides }: D): Size & Pick<D, 'hexes' | 'sides'> {
  return { cols, rows, hexes, sides };
}

/** Whose turn it is, or how the battle ended. */
export function courseOf<P extends string, R>(draft: {
  readonly turn: number;
  readonly lastTurn: number;
  readonly first: Side;
  readonly active: Side | undefined;
  readonly phase: P;
  readonly result: R | undefined;
}) {
  const { turn, lastTurn, first, active = first, phase, result } = draft;
  return { turn, lastTurn, first, active, phase, ...(result !== undefined && { result }) };
}

/** The first lines of every scenario. `army`: what follows an army's name. */
export function headingText<S extends ChartState>(now: S, army: (army: S['armies'][Side]) => string): string[] {
  return [
    `title ${namesText(now.title)}`,
    `map ${now.map.cols} x ${now.map.rows}`,
    ...SIDES.map((side) => `army ${side} ${namesText(now.armies[side].name)} ${army(now.armies[side])}`),
    ...coloursLines(now.colours),
    `first ${now.first}`,
    `turns ${now.lastTurn}`,
  ];
}

/** The drawing of the map, and its hexsides with the rulebook's own lines about terrain. */
export function groundText<T extends string>(map: Charted<T>, { letters }: Terrains<T>, more: readonly string[]) {
  return [drawingText(map, letters), [...sidesText(map), ...more]];
}
