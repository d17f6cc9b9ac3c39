/** What the bot asks about a picture of a table: its size, its key, the ways back to an earlier one. */
import type { Heading } from '../../field/heading.ts';
import { CENTIMETRE, centimetres } from '../../field/length.ts';
import { distance } from '../../field/point.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { squareOf } from '../../march/resolve.ts';
import type { FieldMark, FieldPiece, FieldScene, FieldSign } from '../../scene/field.ts';
import { chipChanges, orPlaced, wordChange } from '../changed.ts';
import type { Change, Surveyor } from '../surveyor.ts';
import { headingPhrase, pointOfSpot } from './spoken.ts';

export const fieldSurveyor: Surveyor<FieldScene> = {
  sizeOf: ({ field: { wide, deep } }) => ({ across: wide / CENTIMETRE, down: deep / CENTIMETRE }),
  placeOf: ({ at }, { field }) => quoted(squareOf(pointOfSpot(at), field)),
  differences: (now, back, scene) =>
    orPlaced(
      [
        ...moved(now, back, scene),
        ...turned(frontOf(now), frontOf(back)),
        ...wordChange('stand', now.shape, back.shape),
        ...wordChange('quality', now.quality, back.quality),
        ...chipChanges(now.chips, back.chips),
      ],
      now.strength === back.strength ? now.bodies : {},
      now.strength === back.strength ? back.bodies : {},
    ),
  keyOf: (scene) => signsOf(scene).map((sign) => phrase(wordOf(sign))),
  withKey: (scene, say) => ({
    ...scene,
    legend: signsOf(scene).map((sign) => ({ sign, says: say(phrase(wordOf(sign))) })),
  }),
  wayBack,
};

/** To another ninth of a square, or by how much within the same; losses alone shift a front a little. */
function moved(
  { at: now, strength }: FieldPiece,
  { at: back, strength: had }: FieldPiece,
  { field }: FieldScene,
): Phrase[] {
  if (now === back) return [];
  const [from, to] = [squareOf(pointOfSpot(now), field), squareOf(pointOfSpot(back), field)];
  if (from !== to) return [phrase('survey-changed-at', { from, to })];
  if (strength !== had) return [];
  return [phrase('survey-changed-within', { n: centimetres(distance(pointOfSpot(now), pointOfSpot(back))), at: to })];
}

function frontOf({ heading, bodies: [first] }: FieldPiece): Heading | undefined {
  return heading ?? first?.heading;
}

function turned(now: Heading | undefined, back: Heading | undefined): Phrase[] {
  if (now === back || now === undefined || back === undefined) return [];
  return [phrase('survey-changed-front', { from: headingPhrase(now), to: headingPhrase(back) })];
}

function wayBack({ now, back }: Change<FieldPiece>): FieldMark[] {
  if (!back) return now ? [{ kind: 'ghost', piece: now }] : [];
  const ring: FieldMark = { kind: 'awaited', at: back.at, name: back.name };
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
