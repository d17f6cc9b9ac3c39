/** A side in words: its stands, and each unit from one flank to the other. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { axisOf, lineOf } from '../../../survey/line.ts';
import { placed } from '../land.ts';
import { bareNoun } from '../noun.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { standing } from './standing.ts';

export function describeSide(now: State, side: Side): Look {
  const own = now.units.filter((unit) => unit.side === side);
  return {
    title: phrase('describe-side', { side: phrase(`side-${side}`), army: bareNoun(now.armies[side].name) }),
    paragraphs: [stateLines(now, side, own), ...lineParagraphs(now, side, own)],
    frame: 'whole',
  };
}

function stateLines(now: State, side: Side, own: readonly Unit[]): Phrase[] {
  const troops = own.filter((unit) => !isCharacter(unit));
  const sum = (of: (unit: Unit) => number) => troops.reduce((total, unit) => total + of(unit), 0);
  const list = (id: string, names: readonly string[]): Phrase[] =>
    names.length === 0 ? [] : [phrase(id, { units: names.map((name) => phrase('pa-describe-id', { id: name })) })];
  const counted = { units: troops.length, stands: sum(({ stands }) => stands), initial: sum(({ initial }) => initial) };
  const came = now.reserves.filter(({ unit }) => unit.side === side).map(({ unit }) => unit.id);
  const gone = now.gone.filter((unit) => unit.side === side).map(({ id }) => id);
  return [
    phrase('pa-describe-strength', counted),
    ...list('pa-describe-to-come', came),
    ...list('pa-describe-gone', gone),
  ];
}

/** The first line with its gaps, then who stands behind it, then those who are alone. */
function lineParagraphs(now: State, side: Side, own: readonly Unit[]): Phrase[][] {
  const troops = own.filter((unit) => !isCharacter(unit));
  if (troops.length === 0) return [[phrase('survey-nothing-left')]];
  const { edge } = now.armies[side];
  const { first, behind } = lineOf(troops.map(placed), edge);
  const head = phrase(axisOf(edge) === 'east' ? 'survey-from-west' : 'survey-from-north');
  const lines = first.map(({ stand, gap = 0 }) => {
    const says = standing(now, stand.unit);
    return gap === 0 ? says : phrase('pa-describe-gap', { gap: phrase('survey-gap', { n: gap }), standing: says });
  });
  const rear = behind.map(({ stand, of, n }) =>
    phrase('pa-describe-behind', { standing: standing(now, stand.unit), of: of.id, n }),
  );
  const characters = own.filter(isCharacter).map((unit) => standing(now, unit));
  return [
    [head, ...lines],
    ...(rear.length === 0 ? [] : [[phrase('pa-describe-second-line'), ...rear]]),
    ...(characters.length === 0 ? [] : [[phrase('pa-describe-characters'), ...characters]]),
  ];
}
