/** What the bot asks about a picture of a table: its size, its key, the ways back to an earlier one. */
import { CENTIMETRE, MILLIMETRE, nearest, writeLength } from '../../field/length.ts';
import { phrase } from '../../kernel/phrase.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import type { FieldBody, FieldMark, FieldPiece, FieldScene, FieldSign } from '../../scene/field.ts';
import type { Change, Surveyor } from '../surveyor.ts';

export const fieldSurveyor: Surveyor<FieldScene> = {
  sizeOf: ({ field: { wide, deep } }) => ({ across: wide / CENTIMETRE, down: deep / CENTIMETRE }),
  placeOf: ({ bodies }) => bilingual(pointText(bodies[0]!, '.'), pointText(bodies[0]!, ',')),
  keyOf: (scene) => signsOf(scene).map((sign) => phrase(wordOf(sign))),
  withKey: (scene, say) => ({
    ...scene,
    legend: signsOf(scene).map((sign) => ({ sign, says: say(phrase(wordOf(sign))) })),
  }),
  wayBack,
};

/** `72.5x64`, to the millimetre. */
function pointText({ at }: FieldBody, point: '.' | ','): string {
  return at.map((length) => writeLength(nearest(length / MILLIMETRE) * MILLIMETRE, point)).join('x');
}

function wayBack({ now, back }: Change<FieldPiece>): FieldMark[] {
  if (!back) return now ? [{ kind: 'ghost', piece: now }] : [];
  const ring: FieldMark = { kind: 'awaited', at: back.at };
  if (!now || now.at === back.at) return [ring];
  const point = ({ bodies }: FieldPiece): [number, number] => bodies[0]!.at;
  return [{ kind: 'ghost', piece: now }, { kind: 'move', side: back.side, way: [point(now), point(back)] }, ring];
}

/** Units and their marks first, then events, then ground; each once. */
function signsOf({ field, pieces, marks }: FieldScene): FieldSign[] {
  const all: readonly FieldSign[] = [
    ...pieces.map(({ shape }): FieldSign => ({ kind: 'shape', shape })),
    ...pieces.flatMap(({ quality }): FieldSign[] => (quality ? [{ kind: 'quality', quality }] : [])),
    ...pieces.flatMap(({ chips }) => chips.map((chip): FieldSign => ({ kind: 'chip', chip }))),
    ...marks.flatMap(markSigns),
    ...field.areas.map(({ kind }): FieldSign => ({ kind: 'area', area: kind })),
    ...field.lines.map(({ kind }): FieldSign => ({ kind: 'line', line: kind })),
    ...field.places.flatMap(({ points }): FieldSign[] => (points === undefined ? [] : [{ kind: 'objective' }])),
  ];
  return [...new Map(all.map((sign) => [wordOf(sign), sign])).values()];
}

/** Ghosts, numbers and zones are explained where they are shown. */
function markSigns(mark: FieldMark): FieldSign[] {
  if (mark.kind === 'ghost' || mark.kind === 'choice' || mark.kind === 'zone') return [];
  return [{ kind: 'mark', mark: mark.kind === 'fire' ? mark.arm : mark.kind }];
}

/** The id of its words: `legend-stand-close`. */
function wordOf(sign: FieldSign): string {
  switch (sign.kind) {
    case 'shape':
      return `legend-stand-${sign.shape}`;
    case 'quality':
      return `legend-quality-${sign.quality}`;
    case 'chip':
      return `legend-chip-${sign.chip}`;
    case 'area':
      return `legend-area-${sign.area}`;
    case 'line':
      return `legend-line-${sign.line}`;
    case 'objective':
      return 'legend-objective';
    case 'mark':
      return `legend-mark-${sign.mark}`;
  }
}
