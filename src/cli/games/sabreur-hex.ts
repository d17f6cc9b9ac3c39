/** Games of Sabreur-hex. */
import { POINTS } from '../../hex/facing.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Side } from '../../kernel/play.ts';
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
  choose: chooseOrder,
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

/** Actions in the order of a bold commander's preference. */
const DEEDS = [/^\S+ rally/, /^\S+ charge/, /^\S+ fire/, /^\S+ assault/, /^\S+ march/];

/** Usually the boldest legal order; suggestions begin with the march toward the enemy. */
function chooseOrder(now: State, side: Side, chance: Chance): string {
  const texts = sabreurHex.suggest(now, side);
  for (const deed of DEEDS) {
    const [first, ...more] = texts.filter((text) => deed.test(text));
    const isMarch = deed.test('1L march');
    if (first !== undefined && (isMarch || !chance.oneIn(5))) {
      return isMarch ? firstMarch(texts, chance) : chance.pick([first, ...more]);
    }
  }
  return 'end';
}

/** The first suggested march of a random unit. */
function firstMarch(texts: readonly string[], chance: Chance): string {
  const first = new Map<string, string>();
  for (const text of texts) {
    const unit = /^(\S+) march/.exec(text)?.[1];
    if (unit !== undefined && !first.has(unit)) first.set(unit, text);
  }
  return chance.pick([...first.values()]);
}
