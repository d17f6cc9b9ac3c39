/** The front in words: who is nearest to whom along the lines, with gaps and distances. */
import { distance } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { axisOf, lineOf } from '../../../survey/line.ts';
import { closest } from '../../../survey/sectors.ts';
import { awayPhrase } from '../../../survey/spoken.ts';
import { nearestEnemy, placed } from '../land.ts';
import { named } from '../noun.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { near, standing } from './standing.ts';

export function describeFront(now: State): Look {
  return {
    title: phrase('describe-front'),
    paragraphs: [...SIDES.map((side) => frontLines(now, side)), closestLine(now)].filter((lines) => lines.length > 0),
    frame: 'whole',
  };
}

function troops({ units }: State, side?: Side): Unit[] {
  return units.filter((unit) => !isCharacter(unit) && (side === undefined || unit.side === side));
}

/** The first line of a side, from flank to flank, then whoever stands behind it. */
export function frontLines(now: State, side: Side): Phrase[] {
  const { edge } = now.armies[side];
  const own = troops(now, side);
  if (own.length === 0) return [];
  const { first, behind } = lineOf(own.map(placed), edge);
  const units = first.map(({ stand, gap = 0 }) => {
    const says = phrase('pa-describe-front-unit', { id: stand.id, at: stand.unit.at, near: near(now, stand.unit) });
    return gap === 0 ? says : phrase('pa-describe-front-gap', { gap: phrase('survey-gap', { n: gap }), unit: says });
  });
  const rear = behind.map(({ stand, of, n }) =>
    phrase('pa-describe-front-behind', { id: stand.id, at: stand.unit.at, of: of.id, n }),
  );
  const named = { side: phrase(`side-${side}`) };
  return [
    phrase('pa-describe-front-side', { ...named, axis: axisOf(edge), units }),
    ...(rear.length === 0 ? [] : [phrase('pa-describe-front-reserve', { ...named, units: rear })]),
  ];
}

export function closestLine(now: State): Phrase[] {
  const pair = closest(troops(now).map(placed));
  return pair ? [phrase('survey-closest', { one: pair.one.id, other: pair.other.id, n: pair.n })] : [];
}

/** The part of it where a unit stands: its neighbours in the line, and the enemies to whom it is nearest. */
export function describeFrontOf(now: State, unit: Unit): Look {
  const enemies = troops(now).filter((each) => each.side !== unit.side && nearestEnemy(now, each)?.enemy === unit);
  const units = enemies.map((enemy) => phrase('pa-describe-friend', { unit: named(enemy), away: away(unit, enemy) }));
  return {
    title: phrase('describe-front-of', { unit: named(unit) }),
    paragraphs: [
      [standing(now, unit), ...(units.length === 0 ? [] : [phrase('pa-describe-nearest-to', { units })])],
      besideLines(now, unit),
    ].filter((lines) => lines.length > 0),
    frame: { around: unit.at },
  };
}

function away(unit: Unit, other: Unit): Phrase {
  return awayPhrase(unit.at, other.at, distance(unit.at, other.at));
}

/** Who comes before and after it in its line; of the second line, whom it stands behind. */
function besideLines(now: State, unit: Unit): Phrase[] {
  if (isCharacter(unit)) return [];
  const { first, behind } = lineOf(troops(now, unit.side).map(placed), now.armies[unit.side].edge);
  const cover = behind.find(({ stand }) => stand.id === unit.id);
  if (cover) {
    const { of, n } = cover;
    return [phrase('pa-describe-front-behind', { id: unit.id, at: unit.at, of: of.id, n }), standing(now, of.unit)];
  }
  const index = first.findIndex(({ stand }) => stand.id === unit.id);
  return (['first', 'last'] as const).map((flank) => {
    const beside = first[flank === 'first' ? index - 1 : index + 1]?.stand.unit;
    if (!beside) return phrase('pa-describe-flank-open', { flank });
    return phrase('pa-describe-neighbour-in-line', { flank, id: beside.id, away: away(unit, beside) });
  });
}
