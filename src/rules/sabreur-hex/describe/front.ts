/** The front in words: who faces whom along the lines, with gaps and distances. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { axisOf, lineOf } from '../../../survey/line.ts';
import { closest } from '../../../survey/sectors.ts';
import { reserveLine } from '../deploy/look.ts';
import { facedBy, placed } from '../land.ts';
import { awayFrom } from '../look/away.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { faces, placeOf, standing } from './standing.ts';

export function describeFront(now: State): Look {
  return {
    title: phrase('describe-front'),
    paragraphs: [
      ...SIDES.map((side) => frontLines(now, side)),
      SIDES.flatMap((side) => reserveLine(now, side)),
      closestLine(now),
    ].filter((lines) => lines.length > 0),
    frame: 'whole',
  };
}

/** The first line of a side, from flank to flank, then whoever stands behind it. */
export function frontLines(now: State, side: Side): Phrase[] {
  const { edge } = now.armies[side];
  const own = now.units.filter((unit) => unit.side === side);
  if (own.length === 0) return [];
  const { first, behind } = lineOf(own.map(placed), edge);
  const units = first.map(({ stand, gap = 0 }) => {
    const { id, unit } = stand;
    const says = phrase('describe-front-unit', { id, at: placeOf(unit), faces: faces(now, unit) });
    return gap === 0 ? says : phrase('describe-front-gap', { gap: phrase('survey-gap', { n: gap }), unit: says });
  });
  const rear = behind.map(({ stand, of, n }) =>
    phrase('describe-front-behind', { id: stand.id, at: placeOf(stand.unit), of: of.id, n }),
  );
  const named = { side: phrase(`side-${side}`) };
  return [
    phrase('describe-front-side', { ...named, axis: axisOf(edge), units }),
    ...(rear.length === 0 ? [] : [phrase('describe-front-reserve', { ...named, units: rear })]),
  ];
}

export function closestLine(now: State): Phrase[] {
  const near = closest(now.units.map(placed));
  return near ? [phrase('survey-closest', { one: near.one.id, other: near.other.id, n: near.n })] : [];
}

/** The part of it where a unit stands: its neighbours in the line, and the enemies that face it. */
export function describeFrontOf(now: State, unit: Unit): Look {
  const facing = now.units.filter(
    (enemy) => enemy.side !== unit.side && !isPanicked(enemy) && facedBy(now, enemy)?.id === unit.id,
  );
  const units = facing.map((enemy) => phrase('describe-faced', { id: enemy.id, away: awayFrom(unit, enemy) }));
  return {
    title: phrase('describe-front-of', { unit: unit.name }),
    paragraphs: [
      [
        standing(now, unit),
        units.length === 0 ? phrase('describe-faced-by-nobody') : phrase('describe-faced-by', { units }),
      ],
      besideLines(now, unit),
    ],
    frame: { around: unit.at },
  };
}

/** Who comes before and after it in its line; of the second line, whom it stands behind. */
function besideLines(now: State, unit: Unit): Phrase[] {
  const { edge } = now.armies[unit.side];
  const { first, behind } = lineOf(now.units.filter(({ side }) => side === unit.side).map(placed), edge);
  const cover = behind.find(({ stand }) => stand.id === unit.id);
  if (cover) {
    const { of, n } = cover;
    return [phrase('describe-front-behind', { id: unit.id, at: placeOf(unit), of: of.id, n }), standing(now, of.unit)];
  }
  const index = first.findIndex(({ stand }) => stand.id === unit.id);
  return (['first', 'last'] as const).map((flank) => {
    const beside = first[flank === 'first' ? index - 1 : index + 1]?.stand.unit;
    if (!beside) return phrase('describe-flank-open', { flank });
    return phrase('describe-neighbour-in-line', { flank, id: beside.id, away: awayFrom(unit, beside) });
  });
}
