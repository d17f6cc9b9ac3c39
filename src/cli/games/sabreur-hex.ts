/** Games of Sabreur-hex. */
import { POINTS } from '../../hex/facing.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { Order } from '../../rules/sabreur-hex/order.ts';
import { readPosition, readScenario } from '../../rules/sabreur-hex/scenario/index.ts';
import type { State, Unit } from '../../rules/sabreur-hex/state.ts';
import { type GameBook, stateIn } from './book.ts';
import { factLine, resultLines, spaced } from './write.ts';

export const sabreurHexGames: GameBook<State, Fact, Order> = {
  rules: sabreurHex,
  position: (setting) =>
    'scenario' in setting ? stateIn(readScenario(setting.scenario)) : readPosition(setting.lines),
  factText: (fact) => factLine(fact, (key, value) => (key === 'facing' ? POINTS[value as number] : undefined)),
  endLines: (now) => [
    ...now.units.toSorted((a, b) => (a.side + a.id < b.side + b.id ? 1 : -1)).map(unitLine),
    ...now.gone.map(
      ({ side, id, offMap, victoryPoints }) =>
        `    ${side} ${id} ${offMap ? 'left the map' : 'eliminated'}, points ${victoryPoints}`,
    ),
    ...resultLines(now.result),
  ],
};

function unitLine({ side, id, strength, initial, formation, at, also, facing }: Unit): string {
  const how = formation === 'horde' ? 'panicked' : spaced(formation);
  const where = also === undefined ? at : `${at} ${also}`;
  return `    ${side} ${id} ${strength} of ${initial}, ${how}, ${where} ${POINTS[facing]}`;
}
