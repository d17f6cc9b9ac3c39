/** The picture of a position. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Picture } from '../../kernel/ruleset.ts';
import type { FieldBody, FieldMark, FieldPiece, FieldScene } from '../../scene/field.ts';
import { blockShape } from '../../march/block.ts';
import type { Fact } from './facts.ts';
import { spotAt } from './places.ts';
import { turnPhrase } from './roster.ts';
import { anchorOf, baseOf, radiusOf } from './squad.ts';
import type { State, Unit } from './state.ts';

export function draw({ now, marks = [] }: Picture<State, Fact>, speak: (says: Phrase) => string): FieldScene {
  const title = speak(turnPhrase(now));
  const { wide, deep, areas, lines } = now.field;
  return {
    title,
    subtitle: '',
    sides: { red: now.armies.red.name.en, blue: now.armies.blue.name.en },
    alt: title,
    theme: 'day',
    view: 'whole',
    board: 'field',
    field: {
      wide,
      deep,
      areas: areas.map(({ kind, outline }) => ({ kind, outline: outline.map(({ x, y }) => [x, y] as const) })) as never,
      lines: lines.map(({ kind, width, points }) => ({
        kind,
        width,
        points: points.map(({ x, y }) => [x, y]),
      })) as never,
      places: [],
    },
    pieces: now.units.map(pieceOf),
    marks: marks as readonly FieldMark[] as FieldMark[],
  };
}

function pieceOf(unit: Unit): FieldPiece {
  const { id, side, formation, block, figures } = unit;
  const bodies: FieldBody[] = block
    ? [{ ...blockShape(block, baseOf(unit)), at: [block.front.x, block.front.y], heading: block.front.heading }]
    : figures.map(({ x, y, heading, n }) => ({ kind: 'disc', at: [x, y], heading, radius: radiusOf(unit), n }));
  const shape = unit.role === undefined ? formation : 'leader';
  return { name: id, side, at: spotAt(anchorOf(unit)), strength: figures.length, bodies, shape, chips: [] };
}
