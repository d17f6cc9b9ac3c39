/** A side in words: its strength, and each unit from one flank to the other. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { axisOf, lineOf } from '../../../survey/line.ts';
import { reserveLine } from '../deploy/look.ts';
import { reserveOf } from '../deploy/station.ts';
import { placed } from '../land.ts';
import { bareNoun } from '../noun.ts';
import { score } from '../sequence.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { isDemoralised } from '../tables.ts';
import { standing } from './standing.ts';

export function describeSide(now: State, side: Side): Look {
  const own = now.units.filter((unit) => unit.side === side);
  return {
    title: phrase('describe-side', { side: phrase(`side-${side}`), army: bareNoun(now.armies[side].name) }),
    paragraphs: [
      [...stateLines(now, side, own), ...reserveLine(now, side)],
      ...(own.length === 0 && reserveOf(now, side).length > 0 ? [] : lineParagraphs(now, side, own)),
    ],
    frame: 'whole',
  };
}

function stateLines(now: State, side: Side, own: readonly Unit[]): Phrase[] {
  const { strength, victoryPoints: points = 0 } = score(now).find((each) => each.side === side)!;
  const gone = now.gone.filter((unit) => unit.side === side);
  const initial = [...own, ...reserveOf(now, side)].reduce((sum, unit) => sum + unit.initial, 0);
  const list = (id: string, units: readonly { readonly id: string }[]): Phrase[] =>
    units.length === 0 ? [] : [phrase(id, { units: units.map((unit) => phrase('describe-id', { id: unit.id })) })];
  return [
    phrase('describe-strength', { units: own.length, strength, initial, points }),
    ...list('describe-panicked', own.filter(isPanicked)),
    ...list(
      'describe-demoralised',
      own.filter((unit) => isDemoralised(unit) && !isPanicked(unit)),
    ),
    ...list('describe-gone', gone),
  ];
}

/** The first line with its gaps, then who stands behind it. */
function lineParagraphs(now: State, side: Side, own: readonly Unit[]): Phrase[][] {
  if (own.length === 0) return [[phrase('survey-nothing-left')]];
  const { edge } = now.armies[side];
  const { first, behind } = lineOf(own.map(placed), edge);
  const head = phrase(axisOf(edge) === 'east' ? 'survey-from-west' : 'survey-from-north');
  const lines = first.map(({ stand, gap = 0 }) => {
    const says = standing(now, stand.unit);
    return gap === 0
      ? says
      : phrase('describe-standing-gap', { gap: phrase('survey-gap', { n: gap }), standing: says });
  });
  const rear = behind.map(({ stand, of, n }) =>
    phrase('describe-standing-behind', { standing: standing(now, stand.unit), of: of.id, n }),
  );
  return [[head, ...lines], ...(rear.length === 0 ? [] : [[phrase('describe-second-line'), ...rear]])];
}
