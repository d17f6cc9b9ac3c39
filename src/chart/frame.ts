/**
 * A scenario on hexes, as far as every book reads and writes it alike: a draft that fills line by line, its faults, the
 * position that comes of it, and its text. What a book has of its own it brings as functions.
 */
import type { Size } from '../hex/grid.ts';
import type { Fault } from '../kernel/fault.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { type Side, SIDES } from '../kernel/play.ts';
import { type Colours, coloursLines } from '../kernel/text/colours.ts';
import { blame, type Cursor } from '../kernel/text/lines.ts';
import { hasOwnName, type Names, namesText, nounText } from '../kernel/text/names.ts';
import { bilingual, quoted } from '../kernel/text/quoted.ts';
import { drawingText, readDrawing } from './drawing.ts';
import { type Charted, sidesText, type Terrains } from './ground.ts';
import { blameMissing, type Heading, type Statements } from './heading.ts';
import { type Called, checkNames, type Lined } from './lined.ts';
import { readLines, sortedFaults } from './reading.ts';

/** What every book's positions have. */
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

/** A position while its text is being read: what is known so far, and every fault found. `R`: units still to come. */
export interface ChartDraft<S extends ChartState, R extends Lined<Called>> extends Heading {
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
  dice: number[] | undefined;
}

export type AnyDraft = ChartDraft<ChartState, Lined<Called>>;

export function chartDraft<S extends ChartState, R extends Lined<Called>>(phase: S['phase']): ChartDraft<S, R> {
  return {
    faults: [],
    seen: new Set(),
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

export type ScenarioReading<S> =
  | { readonly state: S; readonly title: Phrase; readonly dice?: readonly number[] }
  | { readonly faults: readonly Fault[] };

/** What a book brings to reading. */
export interface Frame<S extends ChartState, D> {
  readonly draft: () => D;
  readonly statements: Statements<D>;
  /** First words that a text may have only once, besides those of every book. */
  readonly once: readonly string[];
  readonly terrains: Terrains<string>;
  readonly unit: (cursor: Cursor, draft: D, side: Side) => void;
  /** What the rules demand of units, then of the whole. */
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
      statements: frame.statements,
      once: new Set([...ONCE, ...frame.once]),
      drawing: (rows, opening) => readDrawing(rows, opening, draft, frame.terrains),
      unit: frame.unit,
      units: mustered,
    });

  function finished(draft: D): ScenarioReading<S> {
    const { title, armies, dice } = draft;
    const { red, blue } = armies;
    if (draft.faults.length > 0 || !title || !red || !blue) return { faults: sortedFaults(draft) };
    const says = phrase('scenario-title', { title: bilingual(title.en, title.fr) });
    return { state: frame.state(draft, { title, armies: { red, blue } }), title: says, ...(dice && { dice }) };
  }

  function check(draft: D): void {
    frame.checkUnits(draft);
    checkNames(
      [...draft.units, ...draft.reserve],
      draft.gone.map(({ id }) => id),
    );
  }

  return {
    /** Every fault in it, not only the first. */
    scenario: (text: string): ScenarioReading<S> => {
      const draft = frame.draft();
      const last = lines(text, draft);
      check(draft);
      blameMissing(draft, last);
      checkSides(draft, last);
      if (draft.phase === 'over' && !draft.result) blame(last, undefined, 'fault-no-result');
      frame.checkWhole?.(draft, last);
      return finished(draft);
    },

    /** The ground alone, whoever stands on it: nothing is demanded of units. */
    ground: (text: string): ScenarioReading<S> => {
      const draft = frame.draft();
      blameMissing(draft, lines(text, draft));
      return finished(draft);
    },

    /** A position for a test: unit lines and whatever else it needs; the rest is as the draft has it. */
    position: (given: readonly string[], draft: D): S => {
      lines(given.join('\n'), draft);
      check(draft);
      const found = finished(draft);
      if ('state' in found) return found.state;
      const told = found.faults.map(
        ({ line, column, says }) => `${line}:${column} ${says.id} ${JSON.stringify(says.args ?? {})}`,
      );
      throw new Error(`faults in the position:\n${told.join('\n')}`);
    },
  };
}

/** How many units there are so far, whether they stand already or not. */
export function mustered({ units, reserve }: Pick<AnyDraft, 'units' | 'reserve'>): number {
  return units.length + reserve.length;
}

/** A scenario needs two armies; of one, in the position of a battle, nobody may be left. */
function checkSides({ seen, gone }: Pick<AnyDraft, 'seen' | 'gone'>, cursor: Cursor): void {
  for (const side of SIDES) {
    if (seen.has(side) || gone.some((each) => each.side === side)) continue;
    blame(cursor, undefined, 'fault-no-units', { side: quoted(side) });
  }
}

/** Size and terrain of a draft as a map has them. */
export function charted<D extends Charted>({ cols, rows, hexes, sides }: D): Size & Pick<D, 'hexes' | 'sides'> {
  return { cols, rows, hexes, sides };
}

/** The lines that open every scenario; `army`: what stands behind the name of one. */
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

/** The drawing of the map, and its hexsides with the lines of the book that belong to the ground. */
export function groundText<T extends string>(map: Charted<T>, { letters }: Terrains<T>, more: readonly string[]) {
  return [drawingText(map, letters), [...sidesText(map), ...more]];
}

/** Whoever is called otherwise than usual. */
export function nameLines<U extends Called>(units: readonly U[], usual: (unit: U) => Called['name']): string[] {
  return units
    .filter((unit) => hasOwnName(unit.name, usual(unit)))
    .map(({ id, name }) => `name ${id} ${nounText(name)}`);
}

/** Paragraphs, an empty line between them. */
export function paragraphs(parts: readonly (readonly string[])[]): string {
  const filled = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${filled.join('\n\n')}\n`;
}
