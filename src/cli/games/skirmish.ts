/** Games of Skirmish. */
import { lengthText, pointText } from '../../chart/field/places.ts';
import type { Point } from '../../field/point.ts';
import { skirmish } from '../../rules/skirmish/index.ts';
import { aloneIn } from '../../kernel/variant.ts';
import type { Fact, Stance } from '../../rules/skirmish/facts.ts';
import type { Order } from '../../rules/skirmish/order.ts';
import { readPosition, readScenario } from '../../rules/skirmish/scenario/index.ts';
import type { State, Unit } from '../../rules/skirmish/state.ts';
import { bestIdea, type GameBook, stateIn } from './book.ts';
import { poseText } from './field.ts';
import { factLine, resultLines, type Written } from './write.ts';

export const skirmishGames: GameBook<State, Fact, Order> = {
  rules: skirmish,
  position: (setting) =>
    'scenario' in setting
      ? aloneIn(skirmish.variants, stateIn(readScenario(setting.scenario)))
      : readPosition(setting.lines),
  choose: bestIdea(skirmish),
  factText: (fact) => factLine(fact, written),
  endLines: (now) => [
    ...now.units.toSorted((a, b) => (a.side + a.id < b.side + b.id ? 1 : -1)).map(unitLine),
    ...now.gone.map(({ side, id }) => `    ${side} ${id} out of action`),
    ...now.objectives.map(({ ground, holder }) => `    ${ground} held by ${holder ?? 'nobody'}`),
    ...resultLines(now.result),
  ],
};

/** Lengths and places in centimetres. */
const written: Written = (key, value) => {
  if (key === 'range') return lengthText(value as number);
  if (key === 'way') return (value as readonly Point[]).map(pointText).join(' ');
  if (key === 'to' && typeof value === 'object' && value !== null && 'figures' in value)
    return stanceText(value as Stance);
  return undefined;
};

/** A block by its front; everybody else one by one. */
function stanceText({ formation, block, figures }: Stance): string {
  if (block) return `close ${block.files} files ${block.ranks} ranks ${poseText(block.front)}`;
  return [formation, ...figures.map(({ n, ...figure }) => `${n} ${poseText(figure)}`)].join(', ');
}

function unitLine({ side, id, figures, formation, block }: Unit): string {
  return `    ${side} ${id} ${figures.length}, ${formation}, ${poseText(block?.front ?? figures[0]!)}`;
}
