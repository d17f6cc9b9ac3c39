/** Games of Fantasy battle. */
import { lengthText, pointText } from '../../chart/field/places.ts';
import type { Point, Pose } from '../../field/point.ts';
import { aloneIn } from '../../kernel/variant.ts';
import type { Fact, StandMoved } from '../../rules/fantasy-battle/facts.ts';
import { formationOf } from '../../rules/fantasy-battle/position/formation.ts';
import { fantasyBattle } from '../../rules/fantasy-battle/index.ts';
import type { Order } from '../../rules/fantasy-battle/order.ts';
import { readPosition, readScenario } from '../../rules/fantasy-battle/scenario/index.ts';
import { boundsOf, standsOf } from '../../rules/fantasy-battle/position/stands.ts';
import type { Contact, State, Unit } from '../../rules/fantasy-battle/state.ts';
import { bestIdea, type GameBook, stateIn } from './book.ts';
import { poseText } from './field.ts';
import { factLine, resultLines, type Written } from './write.ts';

export const fantasyBattleGames: GameBook<State, Fact, Order> = {
  rules: fantasyBattle,
  position: (setting) =>
    'scenario' in setting
      ? aloneIn(fantasyBattle.variants, stateIn(readScenario(setting.scenario)))
      : readPosition(setting.lines),
  choose: bestIdea(fantasyBattle),
  factText: (fact) => factLine(fact, written),
  endLines: (now) => [
    ...now.units.toSorted((a, b) => (a.side + a.id < b.side + b.id ? 1 : -1)).map(unitLine),
    ...now.gone.map(({ side, id }) => `    ${side} ${id} lost`),
    ...now.objectives.map(({ ground, holder }) => `    ${ground} held by ${holder ?? 'nobody'}`),
    ...resultLines(now.result),
  ],
};

/** Lengths and places in centimetres; stands by number, after a returning unit too. */
const written: Written = (key, value) => {
  if (key === 'range') return lengthText(value as number);
  if (key === 'at' || key === 'to') return typeof value === 'object' && value !== null ? placeText(value) : undefined;
  if (key === 'contacts') return (value as readonly Contact[]).map(contactText).join(', ');
  if (key !== 'stands') return undefined;
  return (value as readonly (number | StandMoved | (Pose & { readonly n: number }))[]).map(standText).join(', ');
};

/** A place; or what is set by hand, by its name. */
function placeText(to: object): string {
  if ('heading' in to) return poseText(to as Pose);
  if ('x' in to) return pointText(to as Point);
  return Object.entries(to)
    .map(([name, value]) => `${name} ${value}`)
    .join(' ');
}

function standText(stand: number | StandMoved | (Pose & { readonly n: number })): string {
  if (typeof stand === 'number') return String(stand);
  if (!('way' in stand)) return `${stand.n} ${poseText(stand)}`;
  return `${stand.n} ${stand.way.map(poseText).join(' then ')} for ${lengthText(stand.cost)}`;
}

function contactText({ unit, stand, enemy, on, side, long }: Contact): string {
  return `${unit}.${stand} ${side} of ${enemy}.${on} ${long === 0 ? 'by a corner' : lengthText(long)}`;
}

function unitLine(unit: Unit): string {
  return `    ${unit.side} ${unit.id} ${unit.stands.length}, ${formationOf(unit)}, ${poseText(boundsOf(standsOf(unit)).pose)}`;
}
