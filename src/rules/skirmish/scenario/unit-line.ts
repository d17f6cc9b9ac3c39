/**
 * `red 2L line close 8 ranks 2 at 40x10 face N`, `blue 6C line skirmish figures 40x37 42x37 face S`, `red 1S sergeant of 2L
 * at 40x4`: after the short name, in any order.
 */
import type { FieldDraft } from '../../../chart/field/frame.ts';
import { headingText, needHeading, needPoint, pointText, seesPoint } from '../../../chart/field/places.ts';
import { needShortName, type Once, onceIn } from '../../../chart/lined.ts';
import { plain } from '../../../chart/plain.ts';
import type { Heading } from '../../../field/heading.ts';
import type { Point } from '../../../field/point.ts';
import type { Side } from '../../../kernel/play.ts';
import {
  type Bit,
  blame,
  blameWord,
  type Cursor,
  here,
  lexicon,
  needNumber,
  takeFrom,
  takes,
} from '../../../kernel/text/lines.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { openPlaces } from '../form.ts';
import { baseOf, placesIn } from '../squad.ts';
import { type Figure, FORMATIONS, type Role, ROLES, type Row, type Unit } from '../state.ts';

export type Draft = FieldDraft<Unit> & {
  readonly objectives: { readonly name: Bit; readonly value: number; readonly cursor: Cursor }[];
  readonly breaks: Partial<Record<Side, number>>;
  readonly variants: Record<string, string>;
};

/** Digits first, so that squares of the grid cannot be mistaken for units. */
const SHORT_NAME = /^\d{1,3}[A-Za-z]{1,3}$/;
const MOST_FIGURES = 40;

const ROW_NAMES: Readonly<Record<Row, string>> = {
  grenadier: 'grenadiers',
  line: 'line',
  eliteVoltigeur: 'elite voltigeurs',
  light: 'light',
  recruit: 'recruits',
  irregular: 'guerrillas',
  native: 'natives',
};
const ROW_WORDS = lexicon(...Object.entries(ROW_NAMES).map(([row, words]) => [words, row as Row] as const));
const ROLE_WORDS = plain<Role>(ROLES);
const FORMATION_WORDS = plain(FORMATIONS);

/** SK-TAB-02. The class that a row has unless the line says otherwise. */
const CLASSES: Readonly<Record<Row, number>> = {
  grenadier: 4,
  line: 3,
  eliteVoltigeur: 4,
  light: 3,
  recruit: 2,
  irregular: 2,
  native: 3,
};

interface Said {
  row?: Row;
  role?: Role;
  of?: string;
  formation?: Unit['formation'];
  count?: number;
  ranks?: number;
  at?: Point;
  face?: Heading;
  class?: number;
  morale?: number;
  figures?: Point[];
  marksmen?: number[];
  carbine?: true;
  mounted?: true;
  cuirass?: true;
  unloaded?: true;
}

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const id = here(cursor);
  const name = needShortName(cursor, SHORT_NAME);
  if (name === undefined || !id) return;
  const said: Said = {};
  const before = draft.faults.length;
  while (here(cursor)) {
    const { at } = cursor;
    const isRead = readPart(cursor, draft, onceIn(cursor, here(cursor)!, said));
    if (!isRead && cursor.at === at)
      blameWord(
        cursor,
        [...ROW_WORDS, ...ROLE_WORDS, ...FORMATION_WORDS].map(([form]) => form),
      );
  }
  if (draft.faults.length > before) return;
  const unit = unitOfLine(name, side, said);
  if (typeof unit === 'string') return blame(cursor, undefined, unit);
  draft.units.push({ unit, cursor, id });
}

function readPart(cursor: Cursor, draft: Draft, once: Once<Said>): boolean {
  if (takes(cursor, 'at')) return once('at', needPoint(cursor, draft));
  if (takes(cursor, 'face')) return once('face', needHeading(cursor));
  if (takes(cursor, 'ranks')) return once('ranks', needNumber(cursor, 1, 9));
  if (takes(cursor, 'class')) return once('class', needNumber(cursor, 2, 4));
  if (takes(cursor, 'morale')) return once('morale', needNumber(cursor, 1, 6));
  if (takes(cursor, 'of')) return once('of', needShortName(cursor, SHORT_NAME));
  if (takes(cursor, 'figures')) return once('figures', readPoints(cursor, draft));
  if (takes(cursor, 'marksmen') || takes(cursor, 'marksman')) return once('marksmen', readNumbers(cursor));
  for (const word of ['carbine', 'mounted', 'cuirass', 'unloaded'] as const)
    if (takes(cursor, word)) return once(word, true);
  if (once('role', takeFrom(cursor, ROLE_WORDS)) || once('row', takeFrom(cursor, ROW_WORDS))) return true;
  if (!once('formation', takeFrom(cursor, FORMATION_WORDS))) return false;
  if (/^\d+$/.test(here(cursor)?.text ?? '')) once('count', needNumber(cursor, 1, MOST_FIGURES));
  return true;
}

function readPoints(cursor: Cursor, draft: Draft): Point[] | undefined {
  const points: Point[] = [];
  do {
    const point = needPoint(cursor, draft);
    if (!point) return undefined;
    points.push(point);
  } while (seesPoint(cursor));
  return points.length <= MOST_FIGURES ? points : blame(cursor, undefined, 'fault-many-points', { most: MOST_FIGURES });
}

function readNumbers(cursor: Cursor): number[] | undefined {
  const numbers: number[] = [];
  do {
    const number = needNumber(cursor, 1, MOST_FIGURES);
    if (number === undefined) return undefined;
    numbers.push(number);
  } while (/^\d+$/.test(here(cursor)?.text ?? ''));
  return numbers;
}

/** The unit, or the fault that the line has as a whole. */
function unitOfLine(id: string, side: Side, said: Said): Unit | string {
  const {
    role,
    row = role && 'line',
    formation = 'loose',
    ranks = 2,
    count,
    at,
    face = side === 'red' ? 0 : 18_000,
  } = said;
  if (row === undefined) return 'fault-sk-row';
  const base = baseOf({ mounted: said.mounted ?? false });
  const unit: Unit = {
    id,
    side,
    name: plainNoun(id, false),
    row,
    class: said.class ?? CLASSES[row],
    morale: said.morale ?? said.class ?? CLASSES[row],
    weapon: said.carbine ? 'carbine' : 'musket',
    mounted: said.mounted ?? false,
    cuirass: said.cuirass ?? false,
    ...(role && { role }),
    ...(said.of !== undefined && { of: said.of }),
    formation,
    figures: [],
    initial: 0,
    led: false,
    tested: false,
    recoils: false,
    turned: false,
    contacts: [],
  };
  const front = at && { ...at, heading: face };
  const number = role ? 1 : (count ?? said.figures?.length);
  if (number === undefined || (!front && !said.figures)) return 'fault-sk-figures';
  const files = Math.ceil(number / ranks);
  const block = formation === 'close' && front ? { front, files } : undefined;
  if (formation === 'close' && !block) return 'fault-sk-figures';
  const places =
    said.figures ??
    (role ? [at!] : block ? placesIn(block, number, base) : openPlaces({ ...unit, figures: blanks(number) }, front!));
  const figures = places.map(({ x, y }, each): Figure => {
    const n = each + 1;
    return { n, x, y, heading: face, loaded: !said.unloaded, ...(said.marksmen?.includes(n) && { marksman: true }) };
  });
  return { ...unit, ...(block && { block }), figures, initial: figures.length };
}

function blanks(count: number): Figure[] {
  return Array.from({ length: count }, (_, each) => ({ n: each + 1, x: 0, y: 0, heading: 0, loaded: true }));
}

/** The same unit as a line. Only what a scenario can say: what happened in a battle is lost. */
export function unitLine(unit: Unit): string {
  const { id, side, row, role, of, formation, block, figures, mounted, cuirass, weapon } = unit;
  const marksmen = figures.filter(({ marksman }) => marksman).map(({ n }) => n);
  const words: (string | false)[] = [
    side,
    id,
    role ?? ROW_NAMES[row],
    role !== undefined && row !== 'line' && ROW_NAMES[row],
    of !== undefined && `of ${of}`,
    unit.class !== CLASSES[row] && `class ${unit.class}`,
    unit.morale !== unit.class && `morale ${unit.morale}`,
    weapon === 'carbine' && 'carbine',
    mounted && 'mounted',
    cuirass && 'cuirass',
    role === undefined &&
      (block ? `close ${figures.length} ranks ${Math.ceil(figures.length / block.files)}` : formation),
    block
      ? `at ${pointText(block.front)}`
      : role
        ? `at ${pointText(figures[0]!)}`
        : `figures ${figures.map(pointText).join(' ')}`,
    `face ${headingText(block?.front.heading ?? figures[0]!.heading)}`,
    figures.every(({ loaded }) => !loaded) && 'unloaded',
    marksmen.length > 0 && `marksmen ${marksmen.join(' ')}`,
  ];
  return words.filter((word) => word !== false).join(' ');
}
