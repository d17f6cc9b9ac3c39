/** A unit from what its line says, and back. */
import type { Heading } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import type { Point, Pose } from '../../../field/point.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import { given } from '../../../kernel/given.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { type Block, blockOf, placesIn } from '../../../march/block.ts';
import { isTrained } from '../fire/capability.ts';
import { openPlaces } from '../moves/form.ts';
import { baseOf } from '../position/squad.ts';
import type { Action, Figure, Role, Row, Unit } from '../state.ts';
import { CLASSES } from './lexicon.ts';

/** What a line has said so far. `numbers` and lists like it name figures; an empty one means all of them. */
export interface Said {
  row?: Row;
  role?: Role;
  of?: string;
  class?: number;
  morale?: number;
  carbine?: true;
  mounted?: true;
  cuirass?: true;
  formation?: Unit['formation'];
  count?: number;
  ranks?: number;
  files?: number;
  at?: Point;
  figures?: Point[];
  face?: Heading;
  faces?: Heading[];
  numbers?: number[];
  unloaded?: number[];
  marksman?: number[];
  sheltered?: true;
  led?: boolean;
  tested?: true;
  recoils?: true;
  turned?: true;
  fought?: number[];
  did?: (readonly [what: Action, figures: readonly number[]])[];
  contact?: string[];
  shelter?: boolean;
  bands?: [Length, Length, Length];
  bonus?: number;
}

/** What is wrong with a line as a whole, and at which of its words; without one, at its end. */
export interface Flaw {
  readonly flaw: string;
  readonly args?: Phrase['args'];
  readonly word?: string;
}

/** The unit, or what is wrong with its line. */
export function unitOfLine(id: string, side: Side, said: Said): Unit | Flaw {
  const { role, row = role && 'line', formation = 'loose' } = said;
  if (row === undefined) return { flaw: 'fault-sk-row' };
  if (formation !== 'loose' && role === undefined && !isTrained(row))
    return { flaw: 'fault-sk-untrained', word: formation };
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
    led: false,
    tested: said.tested ?? false,
    recoils: said.recoils ?? false,
    turned: said.turned ?? false,
    contacts: said.contact ?? [],
    ...given({ sheltered: said.shelter, bands: said.bands, bonus: said.bonus }),
  };
  return placed(unit, said) ?? { flaw: 'fault-sk-figures' };
}

/** The unit with its figures where the line puts them; undefined if it does not say how many and where. */
function placed(unit: Unit, said: Said): Unit | Flaw | undefined {
  const { at, face = unit.side === 'red' ? 0 : 18_000 } = said;
  const front = at && { ...at, heading: face };
  const count = unit.role ? 1 : (said.count ?? said.figures?.length);
  if (count === undefined) return undefined;
  if (said.figures && said.figures.length !== count) return each('figures', count);
  if (unit.formation !== 'close') {
    const places = said.figures ?? (front && (unit.role ? [front] : openPlaces(unit, count, front)));
    return places && manned(unit, said, places, face);
  }
  if (!front) return undefined;
  const block = blockSaidBy(said, front, count);
  if ('flaw' in block) return block;
  return manned({ ...unit, block }, said, said.figures ?? placesIn(block, count, baseOf(unit)), face);
}

/** SK-GEO-02. By ranks, two unless it says otherwise, or by files, or by both: a block that has lost some. */
function blockSaidBy({ ranks, files }: Said, front: Pose, count: number): Block | Flaw {
  if (files === undefined) return blockOf(front, count, { ranks: ranks ?? 2 });
  if (files > count) return { flaw: 'fault-sk-files', args: { n: count }, word: 'files' };
  const deep = ranks ?? Math.ceil(count / files);
  const most = files * deep;
  return most < count
    ? { flaw: 'fault-sk-block', args: { files, most }, word: 'files' }
    : { front, files, ranks: deep };
}

/** The figures by number, with what each has of its own. */
function manned(unit: Unit, said: Said, places: readonly Point[], face: number): Unit | Flaw {
  const { numbers = places.map((_, at) => at + 1), faces, unloaded, marksman = [], did = [], fought } = said;
  if (numbers.length !== places.length || numbers.some((n, at) => n <= (numbers[at - 1] ?? 0)))
    return each('numbers', places.length);
  if (faces && faces.length !== places.length) return each('faces', places.length);
  for (const [word, some] of [
    ['unloaded', unloaded ?? []],
    ['marksman', marksman],
    ['did', did.flatMap(([, who]) => who)],
    ['fought', fought ?? []],
  ] as const) {
    const n = some.find((one) => !numbers.includes(one));
    if (n !== undefined) return { flaw: 'fault-sk-no-figure', args: { unit: unit.id, n }, word };
  }
  const figures = places.map(({ x, y }, at): Figure => {
    const n = numbers[at]!;
    const done = did.filter(([, who]) => isAmong(who, n)).map(([what]) => what);
    const loaded = !(unloaded && isAmong(unloaded, n));
    const isMarksman = marksman.includes(n);
    return {
      n,
      x,
      y,
      heading: faces?.[at] ?? face,
      loaded,
      ...(isMarksman && { marksman: isMarksman }),
      did: done,
      ...(fought && isAmong(fought, n) && { fought: true }),
    };
  });
  return { ...unit, figures };
}

/** An empty list names all. */
function isAmong(numbers: readonly number[], n: number): boolean {
  return numbers.length === 0 || numbers.includes(n);
}

function each(word: string, n: number): Flaw {
  return { flaw: 'fault-sk-each', args: { n }, word };
}

/** Everything that a line must say of a unit. */
export function saidOf(unit: Unit, isHeard: boolean): Said {
  const { row, role, of, formation, block, figures } = unit;
  const face = block?.front.heading ?? figures[0]!.heading;
  const usual = CLASSES[row];
  return {
    ...(role && { role }),
    ...((!role || row !== 'line') && { row }),
    ...(of !== undefined && { of }),
    ...(unit.class !== usual && { class: unit.class }),
    ...(unit.morale !== unit.class && { morale: unit.morale }),
    ...flags({ carbine: unit.weapon === 'carbine', mounted: unit.mounted, cuirass: unit.cuirass }),
    ...((!role || formation !== 'loose') && { formation }),
    ...(block ? blockSaid(unit, block) : role ? { at: figures[0]! } : { figures: [...figures] }),
    face,
    ...(figures.some(({ heading }) => heading !== face) && { faces: figures.map(({ heading }) => heading) }),
    ...(figures.some(({ loaded }) => !loaded) && { unloaded: numbersOf(figures, ({ loaded }) => !loaded) }),
    ...(figures.some(({ marksman }) => marksman) && {
      marksman: figures.filter((one) => one.marksman).map(({ n }) => n),
    }),
    ...(figures.some(({ n }, at) => n !== at + 1) && { numbers: figures.map(({ n }) => n) }),
    ...(unit.led !== isHeard && { led: unit.led }),
    ...flags({ tested: unit.tested, recoils: unit.recoils, turned: unit.turned }),
    ...deedsSaid(figures),
    ...(figures.some(({ fought }) => fought) && { fought: numbersOf(figures, ({ fought }) => fought === true) }),
    ...(unit.contacts.length > 0 && { contact: unit.contacts }),
    ...given({ shelter: unit.sheltered, bands: unit.bands, bonus: unit.bonus }),
  };
}

/** Files and places only where the number and the ranks alone would say otherwise: after losses, and after a turn. */
function blockSaid(unit: Unit, block: Block): Said {
  const { front, files, ranks } = block;
  const { figures } = unit;
  const usual = blockOf(front, figures.length, { ranks });
  const places = placesIn(block, figures.length, baseOf(unit));
  const isUsual = figures.every(({ x, y }, at) => places[at]!.x === x && places[at]!.y === y);
  return {
    count: figures.length,
    ranks,
    ...((usual.files !== files || usual.ranks !== ranks) && { files }),
    at: front,
    ...(!isUsual && { figures: [...figures] }),
  };
}

/** Empty if it is all of them. */
function numbersOf(figures: readonly Figure[], has: (figure: Figure) => boolean): number[] {
  const some = figures.filter(has);
  return some.length === figures.length ? [] : some.map(({ n }) => n);
}

/** SK-CLS-05. Figure by figure in the order of their deeds: natives may fire before they move, or after it. */
function deedsSaid(figures: readonly Figure[]): Pick<Said, 'did'> {
  const courses = Map.groupBy(figures, ({ did }) => did.join(' '));
  const did = [...courses.values()].flatMap((some) =>
    some[0]!.did.map((what): readonly [Action, number[]] => [what, numbersOf(figures, (one) => some.includes(one))]),
  );
  return did.length > 0 ? { did } : {};
}

/** Only those that are so. */
function flags<K extends string>(all: Readonly<Record<K, boolean>>): { readonly [P in K]?: true } {
  return Object.fromEntries(Object.entries(all).filter(([, is]) => is)) as { [P in K]?: true };
}
